import { vars } from '../../theme/contract.css.ts';
import { articleRule, articleStyle } from '../../theme/layered.ts';
import { centered, frame, text } from '../../theme/recipes.ts';

export const steps = articleStyle({ marginBlock: vars.space[6] });

articleRule(`.${steps} > ol`, { margin: 0, padding: 0, listStyle: 'none' });
articleRule(`.${steps} > ol > li`, {
  position: 'relative',
  margin: 0,
  paddingBlockEnd: vars.space[6],
  paddingInlineStart: vars.space[12],
});
articleRule(`.${steps} > ol > li:last-child`, { paddingBlockEnd: 0 });
articleRule(`.${steps} > ol > li::before`, {
  // the built-in list counter, which supports `start`
  content: 'counter(list-item)',
  position: 'absolute',
  insetInlineStart: 0,
  ...centered(8),
  boxSizing: 'border-box',
  ...frame('round'),
  ...text(2, { color: 'muted', leading: 'flat' }),
  background: vars.color.sunken,
  fontFamily: vars.font.code,
});
// Draws the line from one number to the next.
articleRule(`.${steps} > ol > li:not(:last-child)::after`, {
  content: '""',
  position: 'absolute',
  insetBlock: `${vars.space[10]} ${vars.space[2]}`,
  insetInlineStart: vars.space[4],
  borderInlineStart: `${vars.border.hair} solid ${vars.color.line}`,
});
articleRule(`.${steps} > ol > li > :first-child`, { marginBlockStart: 0 });
articleRule(`.${steps} > ol > li > :last-child`, { marginBlockEnd: 0 });
