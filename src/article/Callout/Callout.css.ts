import { createVar, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { articleRule, articleStyle } from '../../theme/layered.ts';
import { article } from '../../theme/layers.css.ts';
import { row, text } from '../../theme/recipes.ts';

/** Color of the title, by kind. */
const toneText = createVar();

const callout = articleStyle({
  marginBlock: vars.space[6],
  paddingBlock: vars.space[4],
  paddingInline: vars.space[5],
  border: `${vars.border.hair} solid`,
  borderRadius: vars.radius.large,
});

export const title = articleStyle({
  ...row(2),
  margin: 0,
  color: toneText,
  ...text(4, { weight: 'strong', leading: 'snug' }),
});

export const body = articleStyle({
  fontSize: vars.size[4],
  selectors: { '&:empty': { display: 'none' } },
});
articleRule(`.${body} > :first-child`, { marginBlockStart: vars.space[2] });
articleRule(`.${body} > :last-child`, { marginBlockEnd: 0 });

export const tones = styleVariants(vars.tone, ({ text, soft, line }) => [
  callout,
  { '@layer': { [article]: { vars: { [toneText]: text }, background: soft, borderColor: line } } },
]);
