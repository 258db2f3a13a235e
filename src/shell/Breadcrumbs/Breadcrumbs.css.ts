import { vars } from '../../theme/contract.css.ts';
import { shellStyle } from '../../theme/layered.ts';

export const breadcrumbs = shellStyle({
  marginBlockEnd: vars.space[2],
  color: vars.color.accent,
  fontFamily: vars.font.code,
  fontSize: vars.size[2],
  lineHeight: vars.leading.snug,
});
