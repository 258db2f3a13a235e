import { layeredStyle } from '../../theme/layered.ts';
import { ui } from '../../theme/layers.css.ts';

export const visuallyHidden = layeredStyle(ui, {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
