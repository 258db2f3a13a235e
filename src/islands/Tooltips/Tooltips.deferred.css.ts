import { keyframes } from '@vanilla-extract/css';
import { POPUP_BASE_LAYER, TOOLTIP_LAYER_OFFSET, TOOLTIP_MAX_WIDTH_PX } from '../../shared/constants.ts';
import { vars } from '../../theme/contract.css.ts';
import { uiStyle } from '../../theme/layered.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const anchor = uiStyle({ position: 'fixed', pointerEvents: 'none' });

export const content = uiStyle({
  zIndex: POPUP_BASE_LAYER + TOOLTIP_LAYER_OFFSET,
  maxInlineSize: `${TOOLTIP_MAX_WIDTH_PX}px`,
  paddingBlock: vars.space[1],
  paddingInline: vars.space[2],
  borderRadius: vars.radius.small,
  border: `${vars.border.hair} solid transparent`,
  background: vars.color.heading,
  color: vars.color.bg,
  fontSize: vars.size[2],
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
  animation: `${appear} ${vars.motion.fast}`,
});
