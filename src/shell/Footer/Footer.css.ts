import { keyframes } from '@vanilla-extract/css';
import { shellStyle } from '../../theme/layered.ts';

/** How long the footer waits for its styles, in milliseconds. */
const WAIT_MS = 1000;

const wait = keyframes({ from: { visibility: 'hidden' } });

/**
 * Hides the footer until its styles (`Footer.deferred.css.ts`), which may never load, can have loaded. The animation
 * has no duration, so that it doesn't count as motion.
 */
export const late = shellStyle({ animation: `${wait} 0s ${WAIT_MS}ms backwards` });
