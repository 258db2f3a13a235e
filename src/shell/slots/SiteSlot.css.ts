import { vars } from '../../theme/contract.css.ts';
import { uiStyle } from '../../theme/layered.ts';

/** Moves a component above the navbar up into the space that the page reserves for the bar. */
export const above = uiStyle({ marginBlockStart: `calc(-1 * ${vars.layout.navbar})` });

/** Makes the fixed navbar scroll with the component above it until it reaches the top of the window. */
export const below = uiStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.navbar,
  contain: 'layout',
  marginBlockEnd: vars.layout.navbar,
});

/** Names of the CSS variables with the height of the navbar, and of both bars. Panels open below them. */
export const heights = [vars.layout.navbar, vars.layout.top]
  .map((value) => value.replace(/^var\((.*)\)$/, '$1'))
  .join(' ');
