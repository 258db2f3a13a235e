import { vars } from '../../theme/contract.css.ts';
import { layeredStyle } from '../../theme/layered.ts';
import { shell } from '../../theme/layers.css.ts';

export const results = layeredStyle(shell, {
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  selectors: { '&:has(> :nth-child(2))': { paddingBlock: vars.space[2] } },
});

export const clear = layeredStyle(shell, {
  marginInline: vars.space[5],
  marginBlock: vars.space[2],
  minBlockSize: vars.space[6],
  color: vars.color.muted,
  fontSize: vars.size[2],
  textDecoration: 'underline',
});
