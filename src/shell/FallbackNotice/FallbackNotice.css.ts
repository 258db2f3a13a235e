import { vars } from '../../theme/contract.css.ts';
import { layeredStyle } from '../../theme/layered.ts';
import { shell } from '../../theme/layers.css.ts';

export const notice = layeredStyle(shell, {
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

export const title = layeredStyle(shell, { fontWeight: vars.weight.strong });
