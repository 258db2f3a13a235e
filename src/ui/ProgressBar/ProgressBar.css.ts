import { keyframes } from '@vanilla-extract/css';
import {
  PROGRESS_DELAY_MS,
  PROGRESS_MINIMUM,
  PROGRESS_TRICKLE_RATE,
  PROGRESS_TRICKLE_SPEED_MS,
} from '../../shared/constants.ts';
import { vars } from '../../theme/contract.css.ts';
import { uiStyle } from '../../theme/layered.ts';
import * as media from '../../theme/media.ts';

/** How long a bar takes from the beginning to the end, in milliseconds: on average, a step is half of the largest. */
const WHOLE_MS = ((1 - 2 * PROGRESS_MINIMUM) / (PROGRESS_TRICKLE_RATE / 2)) * PROGRESS_TRICKLE_SPEED_MS;

const wait = keyframes({ from: { visibility: 'hidden' } });
/** Takes no time itself, so that it is no motion. */
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
  background: 'transparent',
  selectors: {
    '&:indeterminate': {
      display: 'none',
      background: vars.color.accent,
      animation: `${hidden}, ${grow} ${WHOLE_MS}ms linear forwards`,
    },
    '[data-waits] &': { display: 'block' },
    '&::-webkit-progress-bar': { background: 'transparent' },
    '&::-webkit-progress-value': {
      background: vars.color.accent,
      transition: `inline-size ${vars.motion.base} ${vars.motion.ease}`,
    },
    '&::-moz-progress-bar': { background: vars.color.accent },
  },
  '@media': {
    [media.forcedColors]: { forcedColorAdjust: 'none' },
    [media.reducedMotion]: {
      selectors: { '&:indeterminate': { inlineSize: `${100 * PROGRESS_MINIMUM}%`, animation: hidden } },
    },
  },
});
