import { vars } from '../../theme/contract.css.ts';
import { uiStyle } from '../../theme/layered.ts';

export const root = uiStyle({ position: 'relative', display: 'inline-flex' });

export const button = uiStyle({
  selectors: {
    // uses `:has()`, which also works without scripts
    [`${root}:has(> :popover-open, > [data-radix-popper-content-wrapper]) > &`]: {
      color: vars.color.heading,
      background: vars.color.hover,
    },
  },
});
