import { vars } from '../../theme/contract.css.ts';
import { layeredGlobal, layeredStyle } from '../../theme/layered.ts';
import { article } from '../../theme/layers.css.ts';

export const diagram = layeredStyle(article, {
  marginBlock: vars.space[6],
  color: vars.color.text,
  fontFamily: vars.font.text,
});
layeredGlobal(article, `.${diagram} > div > svg`, {
  display: 'block',
  maxInlineSize: '100%',
  blockSize: 'auto',
  marginInline: 'auto',
});

export const caption = layeredStyle(article, {
  marginBlockStart: vars.space[3],
  color: vars.color.muted,
  fontSize: vars.size[3],
  textAlign: 'center',
});
