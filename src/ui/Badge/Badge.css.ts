import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { uiStyle } from '../../theme/layered.ts';
import { ui } from '../../theme/layers.css.ts';

const badge = uiStyle({
  display: 'inline-block',
  paddingInline: '0.5em',
  border: `${vars.border.hair} solid`,
  borderRadius: vars.radius.round,
  fontSize: vars.size[1],
  fontWeight: vars.weight.medium,
  letterSpacing: '0',
  lineHeight: vars.leading.snug,
  verticalAlign: '0.15em',
  whiteSpace: 'nowrap',
});

export const tones = styleVariants(vars.tone, ({ text, soft, line }) => [
  badge,
  { '@layer': { [ui]: { color: text, background: soft, borderColor: line } } },
]);
