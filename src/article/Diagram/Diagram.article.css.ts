import { vars } from '../../theme/contract.css.ts';
import { layeredGlobal, layeredStyle } from '../../theme/layered.ts';
import { article } from '../../theme/layers.css.ts';
import { scrollsSideways } from '../scrollsSideways.ts';

export const diagram = layeredStyle(article, {
  marginBlock: vars.space[6],
  color: vars.color.text,
  fontFamily: vars.font.text,
});

/** A large drawing does not shrink below this width, so that its text stays legible; it scrolls instead. */
const MINIMUM = '30rem';

export const drawing = layeredStyle(article, scrollsSideways);
layeredGlobal(article, `.${drawing} > svg`, {
  maxInlineSize: `max(100%, ${MINIMUM})`,
  marginInline: 'auto',
});

export const caption = layeredStyle(article, {
  marginBlockStart: vars.space[3],
  color: vars.color.muted,
  fontSize: vars.size[3],
  textAlign: 'center',
});
