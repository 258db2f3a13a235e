import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { uiStyle } from '../../theme/layered.ts';

/** Set by Radix on the content. */
const height = 'var(--radix-collapsible-content-height)';

/** Only during the animation: otherwise the content may overflow its edges. */
const clipped = { overflow: 'hidden' };

const open = keyframes({
  from: { ...clipped, blockSize: 0, opacity: 0 },
  to: { ...clipped, blockSize: height, opacity: 1 },
});
const close = keyframes({
  from: { ...clipped, blockSize: height, opacity: 1 },
  to: { ...clipped, blockSize: 0, opacity: 0 },
});

export const content = uiStyle({
  selectors: {
    // Not on server-rendered HTML, which has no height yet and must be visible at once.
    '&[style*="-radix"][data-state="open"]': {
      animation: `${open} ${vars.motion.groupOpen} ${vars.motion.ease}`,
    },
    '&[data-state="closed"]': { animation: `${close} ${vars.motion.groupClose} ${vars.motion.ease}` },
  },
});
