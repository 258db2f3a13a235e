import { vars } from '../../theme/contract.css.ts';
import { shellStyle } from '../../theme/layered.ts';

export const breadcrumbs = shellStyle({
  marginBlockEnd: vars.space[2],
  color: vars.color.accent,
  fontFamily: vars.font.code,
  fontSize: vars.size[2],
  lineHeight: vars.leading.snug,
});

export const notice = shellStyle({
  display: 'flex',
  gap: vars.space[3],
  marginBlockEnd: vars.space[8],
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  border: `${vars.border.hair} solid ${vars.tone.info.line}`,
  borderRadius: vars.radius.medium,
  background: vars.tone.info.soft,
  color: vars.tone.info.text,
  fontSize: vars.size[3],
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
});

export const title = shellStyle({ fontWeight: vars.weight.strong });
