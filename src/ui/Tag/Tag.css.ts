import { vars } from '../../theme/contract.css.ts';
import { uiStyle } from '../../theme/layered.ts';

export const tag = uiStyle({
  flex: 'none',
  paddingInline: vars.space[1],
  border: `${vars.border.hair} solid ${vars.color.accentLine}`,
  borderRadius: vars.radius.small,
  background: vars.color.accentSoft,
  color: vars.color.accent,
  fontFamily: vars.font.code,
  fontSize: vars.size[1],
  lineHeight: vars.leading.snug,
  whiteSpace: 'nowrap',
});
