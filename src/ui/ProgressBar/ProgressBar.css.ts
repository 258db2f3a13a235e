import { vars } from '../../theme/contract.css.ts';
import { uiStyle } from '../../theme/layered.ts';

/** Not shown at first; `ProgressBar.deferred.css.ts` says how it looks. */
export const progressBar = uiStyle({
  position: 'fixed',
  insetBlockStart: '0',
  insetInlineStart: '0',
  zIndex: vars.layer.progress,
  display: 'none',
  selectors: { '[data-waits] &': { display: 'block' } },
});
