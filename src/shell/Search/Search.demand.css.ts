import { createVar } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layeredGlobal, layeredStyle } from '../../theme/layered.ts';
import { base, shell } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';

/** Height of the window above an on-screen keyboard. */
const height = createVar();
/** The same, as the name of a custom property. */
export const heightName = height.replace(/^var\((.*)\)$/, '$1');

const PANEL_WIDTH = '640px';
const PANEL_TOP = '12vh';

layeredGlobal(base, 'html:has([data-searching])', { overflow: 'hidden' });

export const backdrop = layeredStyle(shell, {
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.progress,
  background: vars.color.backdrop,
});

export const dialog = layeredStyle(shell, {
  vars: { [height]: '100dvh' },
  position: 'fixed',
  zIndex: vars.layer.progress,
  display: 'flex',
  flexDirection: 'column',
  background: vars.color.raised,
  color: vars.color.text,
  overflow: 'hidden',
  outline: 'none',
  '@media': {
    [media.wide]: {
      insetBlockStart: PANEL_TOP,
      insetInline: 0,
      marginInline: 'auto',
      inlineSize: `min(${PANEL_WIDTH}, calc(100vi - ${vars.space[12]}))`,
      maxBlockSize: `calc(${height} - ${PANEL_TOP} - ${vars.space[8]})`,
      border: `${vars.border.hair} solid ${vars.color.line}`,
      borderRadius: vars.radius.large,
      boxShadow: vars.shadow.raised,
    },
    [media.narrow]: { insetInline: 0, insetBlockStart: 0, blockSize: height },
  },
});

export const field = layeredStyle(shell, {
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  paddingInlineStart: vars.space[4],
  paddingInlineEnd: vars.space[2],
  blockSize: vars.space[16],
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.line}`,
  color: vars.color.muted,
});

export const input = layeredStyle(shell, {
  flex: 1,
  minInlineSize: 0,
  blockSize: '100%',
  color: vars.color.heading,
  fontSize: vars.size[6],
  outline: 'none',
  selectors: { '&::placeholder': { color: vars.color.faint, opacity: 1 } },
  '@media': { [media.forcedColors]: { selectors: { '&:focus': { outline: 'revert' } } } },
});

export const close = layeredStyle(shell, {
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

/** Heard, not seen. */
export const unseen = layeredStyle(shell, {
  position: 'absolute',
  inlineSize: vars.border.hair,
  blockSize: vars.border.hair,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export const tabs = layeredStyle(shell, {
  flex: 'none',
  display: 'flex',
  gap: vars.space[1],
  paddingInline: vars.space[3],
  paddingBlock: vars.space[2],
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.line}`,
  overflowX: 'auto',
});

export const tab = layeredStyle(shell, {
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.space[8],
  paddingInline: vars.space[3],
  borderRadius: vars.radius.medium,
  color: vars.color.muted,
  fontSize: vars.size[3],
  fontWeight: vars.weight.medium,
  selectors: {
    '&[aria-selected="true"]': { color: vars.color.accent, background: vars.color.accentSoft },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.border.focus})` },
  },
});

export const count = layeredStyle(shell, { fontSize: vars.size[1], color: vars.color.faint });

export const results = layeredStyle(shell, {
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  selectors: { '&:not(:empty)': { paddingBlock: vars.space[2] } },
});

export const list = layeredStyle(shell, { paddingInline: vars.space[2] });

export const group = layeredStyle(shell, {
  // what has to be scrolled to is laid out when it is
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto ${vars.space[24]}`,
  selectors: { '& + &': { marginBlockStart: vars.space[4] } },
});

export const groupTitle = layeredStyle(shell, {
  paddingInline: vars.space[3],
  paddingBlock: vars.space[1],
  color: vars.color.muted,
  fontSize: vars.size[2],
  fontWeight: vars.weight.strong,
});

export const option = layeredStyle(shell, {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.space[10],
  paddingInline: vars.space[3],
  paddingBlock: vars.space[2],
  borderRadius: vars.radius.medium,
  color: vars.color.text,
  fontSize: vars.size[3],
  lineHeight: vars.leading.snug,
  cursor: 'pointer',
  scrollMarginBlock: vars.space[2],
  selectors: {
    '&[aria-selected="true"]': { background: vars.color.hover, color: vars.color.heading },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[aria-selected="true"]': { outline: `${vars.border.focus} solid Highlight` } },
    },
  },
});

layeredGlobal(shell, `${option} > svg`.replace(/^(?=\w)/, '.'), { flex: 'none', color: vars.color.faint });

export const optionText = layeredStyle(shell, {
  flex: 1,
  minInlineSize: 0,
  display: 'grid',
  gap: vars.space[1],
});

export const place = layeredStyle(shell, {
  color: vars.color.muted,
  fontSize: vars.size[1],
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const statement = layeredStyle(shell, {
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-type="title"], &[data-type="header"]': { fontWeight: vars.weight.medium },
  },
});

layeredGlobal(shell, `${statement} mark`, {
  color: vars.color.accent,
  background: vars.color.accentSoft,
  borderRadius: vars.radius.small,
  fontWeight: vars.weight.strong,
});

export const message = layeredStyle(shell, {
  padding: vars.space[6],
  textAlign: 'center',
  color: vars.color.muted,
  fontSize: vars.size[3],
});

export const messageTitle = layeredStyle(shell, {
  color: vars.color.heading,
  fontSize: vars.size[5],
  overflowWrap: 'anywhere',
});

export const clear = layeredStyle(shell, {
  marginInline: vars.space[5],
  marginBlock: vars.space[2],
  minBlockSize: vars.space[6],
  color: vars.color.muted,
  fontSize: vars.size[2],
  textDecoration: 'underline',
});

export const hints = layeredStyle(shell, {
  flex: 'none',
  display: 'flex',
  gap: vars.space[5],
  paddingInline: vars.space[4],
  paddingBlock: vars.space[2],
  borderBlockStart: `${vars.border.hair} solid ${vars.color.line}`,
  color: vars.color.muted,
  fontSize: vars.size[1],
  '@media': { [media.narrow]: { display: 'none' } },
});

export const hint = layeredStyle(shell, { display: 'flex', alignItems: 'center', gap: vars.space[2] });

export const key = layeredStyle(shell, {
  paddingInline: vars.space[1],
  border: `${vars.border.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  fontSize: vars.size[1],
});

/** The terms of a search, where the reader has arrived. For all elements, browsers would style the page anew when this sheet comes. */
layeredGlobal(shell, '[data-found] ::highlight(search)', {
  background: vars.color.accentSoft,
  color: vars.color.accent,
});
