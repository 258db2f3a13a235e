import { vars } from '../../theme/contract.css.ts';
import { layeredGlobal, layeredStyle } from '../../theme/layered.ts';
import { article } from '../../theme/layers.css.ts';

export const details = layeredStyle(article, {
  marginBlock: vars.space[6],
  border: `${vars.border.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
});

export const summary = layeredStyle(article, {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  borderRadius: vars.radius.large,
  color: vars.color.heading,
  fontSize: vars.size[4],
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
layeredGlobal(article, `.${summary} > svg`, {
  color: vars.color.faint,
  transition: `rotate ${vars.motion.base} ${vars.motion.ease}`,
});
layeredGlobal(article, `.${summary}:dir(rtl) > svg`, { rotate: '180deg' });
layeredGlobal(article, `.${details}[open] > .${summary} > svg`, { rotate: '90deg' });

export const body = layeredStyle(article, {
  paddingInline: vars.space[4],
  paddingBlockEnd: vars.space[4],
  fontSize: vars.size[4],
});
layeredGlobal(article, `.${body} > :first-child`, { marginBlockStart: 0 });
layeredGlobal(article, `.${body} > :last-child`, { marginBlockEnd: 0 });
