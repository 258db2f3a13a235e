import { layeredStyle } from '../../theme/layered.ts';
import { ui } from '../../theme/layers.css.ts';

export const icon = layeredStyle(ui, {
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
