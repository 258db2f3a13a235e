import { vars } from '../../theme/contract.css.ts';
import { articleRule, articleStyle } from '../../theme/layered.ts';
import { row, text } from '../../theme/recipes.ts';
import { toneText } from '../../ui/tones.css.ts';

export const callout = articleStyle({
  marginBlock: vars.space[6],
  paddingBlock: vars.space[4],
  paddingInline: vars.space[5],
  borderWidth: vars.border.hair,
  borderStyle: 'solid',
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
