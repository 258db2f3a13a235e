import { vars } from '../../theme/contract.css.ts';
import { layeredStyle } from '../../theme/layered.ts';
import { shell } from '../../theme/layers.css.ts';

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
