import { vars } from '../../theme/contract.css.ts';
import { uiStyle } from '../../theme/layered.ts';

export const skipLink = uiStyle({
  position: 'fixed',
  insetBlockStart: vars.space[2],
  insetInlineStart: vars.space[2],
  zIndex: vars.layer.progress,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  borderRadius: vars.radius.medium,
  background: vars.color.solid,
  color: vars.color.onSolid,
  fontWeight: vars.weight.strong,
  fontSize: vars.size[3],
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
});
