import { vars } from '../../theme/contract.css.ts';
import { uiStyle } from '../../theme/layered.ts';
import { toneText } from '../tones.css.ts';

export const badge = uiStyle({
  display: 'inline-block',
  paddingInline: '0.5em',
  borderWidth: vars.border.hair,
  borderStyle: 'solid',
  color: toneText,
  borderRadius: vars.radius.round,
  fontSize: vars.size[1],
  fontWeight: vars.weight.medium,
  letterSpacing: '0',
  lineHeight: vars.leading.snug,
  verticalAlign: '0.15em',
  whiteSpace: 'nowrap',
});
