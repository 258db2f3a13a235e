import { keyframes } from '@vanilla-extract/css';
import { POPOVER_LAYER_OFFSET, POPUP_BASE_LAYER } from '../../shared/constants.ts';
import { vars } from '../../theme/contract.css.ts';
import { uiStyle } from '../../theme/layered.ts';
import * as media from '../../theme/media.ts';
import { popupPanel } from '../../ui/Menu/Menu.deferred.css.ts';

const appear = keyframes({ from: { opacity: 0, translate: `0 calc(-1 * ${vars.space[1]})` } });

export const content = uiStyle({
  zIndex: POPUP_BASE_LAYER + POPOVER_LAYER_OFFSET,
  maxBlockSize: 'var(--radix-popover-content-available-height)',
  ...popupPanel,
  animation: `${appear} ${vars.motion.fast} ${vars.motion.ease}`,
  // Radix would wait for the end of a zero-duration animation and leave the closed panel visible
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});
