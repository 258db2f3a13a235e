import { vars } from '../../theme/contract.css.ts';
import { uiStyle } from '../../theme/layered.ts';

/** Fills the space that the page leaves for the top bar. */
export const above = uiStyle({ marginBlockStart: `calc(-1 * ${vars.layout.navbar})` });

/** The bar is fixed; within this, it scrolls with the component above it until it reaches the top. */
export const below = uiStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.navbar,
  contain: 'layout',
  marginBlockEnd: vars.layout.navbar,
});

/** Names of the heights at the top of the window that panels keep free: that of the bar, and those of both bars. */
export const heights = [vars.layout.navbar, vars.layout.top]
  .map((value) => value.replace(/^var\((.*)\)$/, '$1'))
  .join(' ');
