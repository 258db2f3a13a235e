import { vars } from '../../theme/contract.css.ts';
import { articleRule, articleStyle } from '../../theme/layered.ts';
import { frame, row, text } from '../../theme/recipes.ts';

export const details = articleStyle({
  marginBlock: vars.space[6],
  ...frame('large'),
});

export const summary = articleStyle({
  ...row(2),
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  borderRadius: vars.radius.large,
  ...text(4, { color: 'heading', weight: 'medium', leading: 'snug' }),
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
articleRule(`.${summary} > svg`, {
  color: vars.color.faint,
  transition: `rotate ${vars.motion.base} ${vars.motion.ease}`,
});
articleRule(`.${summary}:dir(rtl) > svg`, { rotate: '180deg' });
articleRule(`.${details}[open] > .${summary} > svg`, { rotate: '90deg' });

export const body = articleStyle({
  paddingInline: vars.space[4],
  paddingBlockEnd: vars.space[4],
  fontSize: vars.size[4],
});
articleRule(`.${body} > :first-child`, { marginBlockStart: 0 });
articleRule(`.${body} > :last-child`, { marginBlockEnd: 0 });
