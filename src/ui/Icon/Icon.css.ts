import { uiStyle } from '../../theme/layered.ts';

export const icon = uiStyle({
  flex: 'none',
  inlineSize: '1.25em',
  blockSize: '1.25em',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '1.5',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  selectors: { '&[data-solid]': { fill: 'currentColor', stroke: 'none', scale: '0.84' } },
});
