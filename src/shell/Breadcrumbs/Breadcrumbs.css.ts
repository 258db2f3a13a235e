import { vars } from '../../theme/contract.css.ts';
import { layeredStyle } from '../../theme/layered.ts';
import { shell } from '../../theme/layers.css.ts';

export const breadcrumbs = layeredStyle(shell, {
  marginBlockEnd: vars.space[2],
  color: vars.color.accent,
  fontFamily: vars.font.code,
  fontSize: vars.size[2],
  lineHeight: vars.leading.snug,
});
