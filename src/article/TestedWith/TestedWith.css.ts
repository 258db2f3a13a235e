import { vars } from '../../theme/contract.css.ts';
import { layeredGlobal, layeredStyle } from '../../theme/layered.ts';
import { article } from '../../theme/layers.css.ts';

export const note = layeredStyle(article, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[2],
  marginBlock: `calc(-1 * ${vars.space[2]}) ${vars.space[6]}`,
  color: vars.color.muted,
  fontSize: vars.size[2],
});
layeredGlobal(article, `.${note} > svg`, { color: vars.color.accent });
layeredGlobal(article, `.${note} > code`, {
  padding: 0,
  background: 'none',
  boxShadow: 'none',
  fontSize: 'inherit',
});
