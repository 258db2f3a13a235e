import { vars } from '../../theme/contract.css.ts';
import { layeredStyle } from '../../theme/layered.ts';
import { shell } from '../../theme/layers.css.ts';

export const trail = layeredStyle(shell, {
  marginBlockEnd: vars.space[2],
  color: vars.color.accent,
  fontSize: vars.size[2],
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
});
