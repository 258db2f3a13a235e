import { vars } from '../../theme/contract.css.ts';
import { layeredGlobal, layeredStyle } from '../../theme/layered.ts';
import { article } from '../../theme/layers.css.ts';

export const note = layeredStyle(article, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[3],
  marginBlockStart: vars.space[12],
  color: vars.color.muted,
  fontSize: vars.size[2],
});
layeredGlobal(article, `.${note} > code`, {
  padding: 0,
  background: 'none',
  boxShadow: 'none',
  fontSize: 'inherit',
});
