import { keyframes } from '@vanilla-extract/css';
import {
  PROGRESS_DELAY_MS,
  PROGRESS_MINIMUM,
  PROGRESS_TRICKLE_RATE,
  PROGRESS_TRICKLE_SPEED_MS,
} from '../../shared/constants.ts';
import { vars } from '../../theme/contract.css.ts';
import { uiRule, uiStyle } from '../../theme/layered.ts';
import * as media from '../../theme/media.ts';

/** Time from start to end, in milliseconds. The average step is half of the largest. */
const WHOLE_MS = ((1 - 2 * PROGRESS_MINIMUM) / (PROGRESS_TRICKLE_RATE / 2)) * PROGRESS_TRICKLE_SPEED_MS;

const wait = keyframes({ from: { visibility: 'hidden' } });
/** Hides the bar until the delay has passed. Has no duration, so that it doesn't count as motion. */
const hidden = `${wait} 0s ${PROGRESS_DELAY_MS}ms backwards`;
const grow = keyframes({
  from: { inlineSize: `${100 * PROGRESS_MINIMUM}%` },
  to: { inlineSize: `${100 * (1 - PROGRESS_MINIMUM)}%` },
});

export const progressBar = uiStyle({
  position: 'fixed',
  insetBlockStart: '0',
  insetInlineStart: '0',
  zIndex: vars.layer.progress,
  inlineSize: '100%',
  blockSize: vars.border.focus,
  border: 0,
  appearance: 'none',
  background: vars.color.accent,
  animation: `${hidden}, ${grow} ${WHOLE_MS}ms linear forwards`,
  selectors: { '[data-waits] &': { display: 'block' } },
  '@media': {
    [media.forcedColors]: { forcedColorAdjust: 'none' },
    [media.reducedMotion]: { inlineSize: `${100 * PROGRESS_MINIMUM}%`, animation: hidden },
  },
});
uiRule(`.${progressBar}::-webkit-progress-bar`, { background: 'transparent' });
uiRule(`.${progressBar}::-moz-progress-bar`, { background: vars.color.accent });
