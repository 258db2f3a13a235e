import { vars } from '../../theme/contract.css.ts';
import { uiStyle } from '../../theme/layered.ts';

export const visuallyHidden = uiStyle({
  position: 'absolute',
  inlineSize: vars.border.hair,
  blockSize: vars.border.hair,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
