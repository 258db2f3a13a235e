import { vars } from '../../theme/contract.css.ts';
import { shellStyle } from '../../theme/layered.ts';
import * as media from '../../theme/media.ts';

export const backToTop = shellStyle({
  position: 'fixed',
  insetBlockEnd: vars.space[6],
  insetInlineEnd: vars.space[6],
  zIndex: vars.layer.bar,
  inlineSize: vars.space[10],
  blockSize: vars.space[10],
  border: `${vars.border.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.round,
  background: vars.color.raised,
  boxShadow: vars.shadow.raised,
  selectors: { 'html[data-hide~="globalUIComponents"] &': { display: 'none' } },
  '@media': {
    // Covers no text on a phone while it is being read.
    [media.touch]: {
      selectors: { '&[data-down]:not(:focus-visible)': { opacity: 0, pointerEvents: 'none' } },
    },
    print: { display: 'none' },
  },
});
