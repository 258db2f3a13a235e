import { vars } from '../../theme/contract.css.ts';
import { layeredStyle } from '../../theme/layered.ts';
import { shell } from '../../theme/layers.css.ts';

export const list = layeredStyle(shell, { paddingInline: vars.space[2] });

export const group = layeredStyle(shell, {
  // skips layout of groups until they are scrolled into view
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
