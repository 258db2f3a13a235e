/** Styles of the dialog and of its parts that don't scroll. */

import { createVar } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { baseRule, shellRule, shellStyle } from '../../theme/layered.ts';
import * as media from '../../theme/media.ts';
import { frame, row, text } from '../../theme/recipes.ts';

/** Height of the visual viewport, above an on-screen keyboard. */
const height = createVar();
/** Name of the custom property with that height. */
export const heightName = height.replace(/^var\((.*)\)$/, '$1');

const PANEL_WIDTH = '40rem';
const PANEL_TOP = '12vh';

baseRule('html[data-searching]', { overflow: 'hidden' });

export const dialog = shellStyle({
  vars: { [height]: '100dvh' },
  flexDirection: 'column',
  inset: 'auto',
  margin: 0,
  inlineSize: '100%',
  background: vars.color.raised,
  color: vars.color.text,
  overflow: 'hidden',
  outline: 'none',
  selectors: {
    '&:popover-open': { display: 'flex' },
    '&::backdrop': { background: vars.color.backdrop },
  },
  '@media': {
    [media.wide]: {
      insetBlockStart: PANEL_TOP,
      insetInline: 0,
      marginInline: 'auto',
      inlineSize: `min(${PANEL_WIDTH}, calc(100vi - ${vars.space[12]}))`,
      maxBlockSize: `calc(${height} - ${PANEL_TOP} - ${vars.space[8]})`,
      ...frame('large'),
      boxShadow: vars.shadow.raised,
    },
    [media.narrow]: { insetInline: 0, insetBlockStart: 0, blockSize: height },
  },
});

/** Highlighted search terms. Scoped, because loading it would otherwise recalculate the style of every element. */
shellRule('[data-found] ::highlight(search)', {
  background: vars.color.accentSoft,
  color: vars.color.accent,
});

export const field = shellStyle({
  flex: 'none',
  ...row(3),
  paddingInlineStart: vars.space[4],
  paddingInlineEnd: vars.space[2],
  blockSize: vars.space[16],
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.line}`,
  color: vars.color.muted,
});

export const input = shellStyle({
  flex: 1,
  minInlineSize: 0,
  blockSize: '100%',
  ...text(6, { color: 'heading' }),
  outline: 'none',
  selectors: { '&::placeholder': { color: vars.color.faint, opacity: 1 } },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&:focus': { outline: 'revert', outlineOffset: `calc(-1 * ${vars.border.focus})` } },
    },
  },
});

export const close = shellStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.layout.target,
  blockSize: vars.layout.target,
  borderRadius: vars.radius.medium,
  '@media': {
    [media.hover]: {
      selectors: { '&:hover': { color: vars.color.heading, background: vars.color.hover } },
    },
  },
});

export const tabs = shellStyle({
  flex: 'none',
  display: 'flex',
  gap: vars.space[1],
  paddingInline: vars.space[3],
  paddingBlock: vars.space[2],
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.line}`,
  overflowX: 'auto',
});

export const tab = shellStyle({
  flex: 'none',
  ...row(2),
  minBlockSize: vars.space[8],
  paddingInline: vars.space[3],
  borderRadius: vars.radius.medium,
  ...text(3, { color: 'muted', weight: 'medium' }),
  selectors: {
    '&[aria-selected="true"]': { color: vars.color.accent, background: vars.color.accentSoft },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.border.focus})` },
  },
});

export const count = shellStyle({ fontSize: vars.size[1], color: vars.color.faint });

export const hints = shellStyle({
  flex: 'none',
  display: 'flex',
  gap: vars.space[5],
  paddingInline: vars.space[4],
  paddingBlock: vars.space[2],
  // overlaps the line below the field if there is nothing in between
  marginBlockStart: `calc(-1 * ${vars.border.hair})`,
  borderBlockStart: `${vars.border.hair} solid ${vars.color.line}`,
  ...text(1, { color: 'muted' }),
  '@media': { [media.narrow]: { display: 'none' } },
});

export const hint = shellStyle({ display: 'flex', alignItems: 'center', gap: vars.space[1] });

export const key = shellStyle({
  minInlineSize: vars.space[5],
  paddingInline: vars.space[1],
  textAlign: 'center',
  background: vars.color.sunken,
  ...frame('small'),
  fontSize: vars.size[1],
  selectors: { '&:last-of-type': { marginInlineEnd: vars.space[1] } },
});
