import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { uiRule } from '../../theme/layered.ts';
import { button, content, toggle } from './SidebarGroup.css.ts';

/** Set by Radix on the content. */
const height = 'var(--radix-collapsible-content-height)';

/** Only during the animation: otherwise the content may overflow its edges, or is hidden. */
const clipped = { display: 'block', overflow: 'hidden' };

const open = keyframes({
  from: { ...clipped, blockSize: 0, opacity: 0 },
  to: { ...clipped, blockSize: height, opacity: 1 },
});
const close = keyframes({
  from: { ...clipped, blockSize: height, opacity: 1 },
  to: { ...clipped, blockSize: 0, opacity: 0 },
});

// not before hydration, when the height is unknown
uiRule(`.${content}[style*="-radix"][data-state="open"]`, {
  animation: `${open} ${vars.motion.groupOpen} ${vars.motion.ease}`,
});
uiRule(`.${content}[style*="-radix"][data-state="closed"]`, {
  animation: `${close} ${vars.motion.groupClose} ${vars.motion.ease}`,
});
uiRule(`.${button}::after, .${toggle}::after`, {
  transition: [
    `rotate ${vars.motion.base} ${vars.motion.ease}`,
    `translate ${vars.motion.base} ${vars.motion.ease}`,
  ].join(', '),
});
