import { vars } from '../../theme/contract.css.ts';
import { articleRule, articleStyle } from '../../theme/layered.ts';
import { scrollsSideways } from '../../theme/recipes.ts';

export const diagram = articleStyle({
  marginBlock: vars.space[6],
  color: vars.color.text,
  fontFamily: vars.font.text,
});

/** Width below which a wide drawing scrolls instead of shrinking, so that its text stays legible. */
const WIDE_MINIMUM = '30rem';

export const drawing = articleStyle(scrollsSideways);
articleRule(`.${drawing} > svg`, {
  marginInline: 'auto',
});
articleRule(`.${drawing} > svg[data-wide]`, { maxInlineSize: `max(100%, ${WIDE_MINIMUM})` });

export const caption = articleStyle({
  marginBlockStart: vars.space[3],
  color: vars.color.muted,
  fontSize: vars.size[3],
  textAlign: 'center',
});
