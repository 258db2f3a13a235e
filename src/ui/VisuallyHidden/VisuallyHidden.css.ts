import { vars } from '../../theme/contract.css.ts';
import { layeredStyle } from '../../theme/layered.ts';
import { ui } from '../../theme/layers.css.ts';

export const visuallyHidden = layeredStyle(ui, {
  position: 'absolute',
  inlineSize: vars.border.hair,
  blockSize: vars.border.hair,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
