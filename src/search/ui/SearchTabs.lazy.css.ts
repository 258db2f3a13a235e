import { vars } from '../../theme/contract.css.ts';
import { layeredStyle } from '../../theme/layered.ts';
import { shell } from '../../theme/layers.css.ts';

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
