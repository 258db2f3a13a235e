import { vars } from '../../theme/contract.css.ts';
import { layeredGlobal, layeredStyle } from '../../theme/layered.ts';
import { shell } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';

/** Where the icon of a row stands, and the text beside it. */
export const ICON_START = vars.space[3];
export const TEXT_START = vars.space[10];

export const option = layeredStyle(shell, {
  position: 'relative',
  display: 'block',
  paddingInline: `${TEXT_START} ${vars.space[3]}`,
  paddingBlock: vars.space[2],
  borderRadius: vars.radius.medium,
  color: vars.color.heading,
  fontSize: vars.size[3],
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  scrollMarginBlock: vars.space[2],
  selectors: {
    '&[aria-selected="true"]': { background: vars.color.accentSoft },
    // hangs on the line below its page's icon
    '&[data-type="header"], &[data-type="content"]': {
      marginInlineStart: vars.space[5],
      paddingInlineStart: vars.space[5],
      borderInlineStart: `${vars.border.hair} solid ${vars.color.line}`,
      borderStartStartRadius: 0,
      borderEndStartRadius: 0,
    },
    '&[data-type][aria-selected="true"]': { borderInlineStartColor: vars.color.accent },
    '&[data-type="content"]': {
      color: vars.color.muted,
      fontSize: vars.size[2],
      fontWeight: vars.weight.regular,
    },
    '&[target]': { paddingInlineEnd: TEXT_START },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[aria-selected="true"]': { outline: `${vars.border.focus} solid Highlight` } },
    },
  },
});

/** The option as a selector of its parts. */
const parts = `.${option}`;

layeredGlobal(shell, `${parts} > svg`, {
  position: 'absolute',
  insetInlineStart: ICON_START,
  // as long as the space for it, whatever the size of the text
  inlineSize: vars.space[4],
  // a line's
  blockSize: `calc(1em * ${vars.leading.snug})`,
  color: vars.color.faint,
});
layeredGlobal(shell, `${parts}[target] > svg:last-child`, {
  insetBlockStart: vars.space[2],
  insetInline: `auto ${ICON_START}`,
});
layeredGlobal(shell, `${parts}[aria-selected="true"] > svg`, { color: vars.color.accent });
layeredGlobal(shell, `${parts} > mark`, {
  color: vars.color.accent,
  background: 'none',
  fontWeight: vars.weight.strong,
});

/** The headings above an excerpt. */
export const place = layeredStyle(shell, {
  display: 'block',
  color: vars.color.heading,
  fontSize: vars.size[3],
  fontWeight: vars.weight.medium,
});

/** The headings above a heading. */
export const parents = layeredStyle(shell, { color: vars.color.muted, fontWeight: vars.weight.regular });
