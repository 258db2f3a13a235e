/** Styles of the scrollable part of the dialog. */

import { vars } from '../../theme/contract.css.ts';
import { shellRule, shellStyle } from '../../theme/layered.ts';
import * as media from '../../theme/media.ts';
import { frame, row, text } from '../../theme/recipes.ts';

export const results = shellStyle({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

/** Looks like a further row of the list. */
export const clear = shellStyle({
  ...row(3),
  marginBlockEnd: vars.space[2],
  marginInlineStart: vars.space[3],
  paddingInline: vars.space[2],
  borderRadius: vars.radius.medium,
  minBlockSize: vars.space[8],
  ...text(2, { color: 'muted' }),
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.heading } } } },
});

export const message = shellStyle({
  padding: vars.space[6],
  textAlign: 'center',
  ...text(3, { color: 'muted' }),
});

export const retry = shellStyle({
  display: 'block',
  marginInline: 'auto',
  marginBlockEnd: vars.space[6],
  minBlockSize: vars.space[8],
  paddingInline: vars.space[4],
  ...frame('medium'),
  ...text(3, { color: 'heading' }),
  '@media': { [media.hover]: { selectors: { '&:hover': { background: vars.color.hover } } } },
});

export const messageTitle = shellStyle({
  ...text(5, { color: 'heading' }),
  overflowWrap: 'anywhere',
  // a long query
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
});

/** Inline start of a row's icon, and of the text next to it. */
const ICON_START = vars.space[3];
const TEXT_START = vars.space[10];

export const option = shellStyle({
  position: 'relative',
  display: 'block',
  paddingInline: `${TEXT_START} ${vars.space[3]}`,
  paddingBlock: vars.space[2],
  borderRadius: vars.radius.medium,
  ...text(3, { color: 'heading', weight: 'medium', leading: 'snug' }),
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  scrollMarginBlock: vars.space[2],
  selectors: {
    '&[aria-selected="true"]': { background: vars.color.accentSoft },
    // connects the option to the line below the icon of its page
    '&[data-type="header"], &[data-type="content"]': {
      marginInlineStart: vars.space[5],
      paddingInlineStart: vars.space[5],
      borderInlineStart: `${vars.border.hair} solid ${vars.color.line}`,
      borderStartStartRadius: 0,
      borderEndStartRadius: 0,
    },
    '&[data-type][aria-selected="true"]': { borderInlineStartColor: vars.color.accent },
    '&[data-type="content"]': {
      ...text(2, { color: 'muted', weight: 'regular' }),
    },
    '&[target]': { paddingInlineEnd: TEXT_START },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[aria-selected="true"]': { outline: `${vars.border.focus} solid Highlight` } },
    },
  },
});

/** The headings above an excerpt. */
export const place = shellStyle({
  display: 'block',
  ...text(3, { color: 'heading', weight: 'medium' }),
});

/** The headings above a heading. */
export const parents = shellStyle({ color: vars.color.muted, fontWeight: vars.weight.regular });

/** A keyword that matches. */
export const also = shellStyle({
  display: 'block',
  ...text(2, { color: 'muted', weight: 'regular' }),
});

/** The link below the list for reporting a missing result. */
export const report = shellStyle({
  display: 'block',
  padding: vars.space[3],
  textAlign: 'center',
  ...text(3, { color: 'accent' }),
  '@media': { [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
});

export const list = shellStyle({ padding: vars.space[2] });

export const group = shellStyle({
  // limits the effect of a change to its row
  contain: 'layout style',
  selectors: { '& + &': { marginBlockStart: vars.space[3] } },
});

export const groupTitle = shellStyle({
  paddingInline: ICON_START,
  paddingBlock: vars.space[2],
  ...text(2, { color: 'muted', weight: 'strong', leading: 'snug' }),
  selectors: { '&[data-page="true"]': { position: 'relative', paddingInlineStart: TEXT_START } },
});

/** The part of the site that a page is in. */
export const section = shellStyle({
  marginInlineStart: vars.space[2],
  paddingInline: vars.space[1],
  ...frame('small'),
  ...text(1, { color: 'muted', weight: 'regular' }),
});

/** The option as a selector of its parts. */
const parts = `.${option}`;

shellRule(`${parts} > svg, .${groupTitle} > svg`, {
  position: 'absolute',
  insetInlineStart: ICON_START,
  // fills the space for it at any text size
  inlineSize: vars.space[4],
  // the height of a line
  blockSize: `calc(1em * ${vars.leading.snug})`,
  color: vars.color.faint,
});
shellRule(`${parts}[target] > svg:last-child`, {
  insetBlockStart: vars.space[2],
  insetInline: `auto ${ICON_START}`,
});
shellRule(`${parts}[aria-selected="true"] > svg`, { color: vars.color.accent });
shellRule(`${parts} mark`, {
  color: vars.color.accent,
  background: 'none',
  fontWeight: vars.weight.strong,
  // browsers' own colors for marks do not fit dark forced ones
  '@media': { [media.forcedColors]: { color: 'Highlight', forcedColorAdjust: 'none' } },
});
shellRule(`${parts} code`, { fontFamily: vars.font.code, fontSize: '0.94em' });
