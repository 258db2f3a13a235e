import { vars } from '../../theme/contract.css.ts';
import { articleRule, articleStyle } from '../../theme/layered.ts';
import { scrollsSideways } from '../../theme/recipes.ts';

export const diagram = articleStyle({
  marginBlock: vars.space[6],
  color: vars.color.text,
  fontFamily: vars.font.text,
});

/** A large drawing does not shrink below this width, so that its text stays legible; it scrolls instead. */
const MINIMUM = '30rem';

export const drawing = articleStyle(scrollsSideways);
articleRule(`.${drawing} > svg`, {
  maxInlineSize: `max(100%, ${MINIMUM})`,
  marginInline: 'auto',
});

export const caption = articleStyle({
  marginBlockStart: vars.space[3],
  color: vars.color.muted,
  fontSize: vars.size[3],
  textAlign: 'center',
});
