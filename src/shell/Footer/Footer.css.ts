import { keyframes } from '@vanilla-extract/css';
import { shellStyle } from '../../theme/layered.ts';

/** How long the footer waits for its styles, in milliseconds. */
const WAIT_MS = 1000;

const wait = keyframes({ from: { visibility: 'hidden' } });

/**
 * Not shown before the styles that say how it looks (`Footer.deferred.css.ts`), which may never arrive. Without a
 * duration, so that it doesn't count as motion.
 */
export const late = shellStyle({ animation: `${wait} 0s ${WAIT_MS}ms backwards` });
