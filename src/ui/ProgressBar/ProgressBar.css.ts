import { vars } from '../../theme/contract.css.ts';
import { layeredStyle } from '../../theme/layered.ts';
import { ui } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';

export const progressBar = layeredStyle(ui, {
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
    '&::-webkit-progress-bar': { background: 'transparent' },
    '&::-webkit-progress-value': {
      background: vars.color.accent,
      transition: `inline-size ${vars.motion.base} ${vars.motion.ease}`,
    },
    '&::-moz-progress-bar': { background: vars.color.accent },
  },
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
});
