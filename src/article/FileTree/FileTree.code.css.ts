import { vars } from '../../theme/contract.css.ts';
import { articleRule, articleStyle } from '../../theme/layered.ts';
import { frame, text } from '../../theme/recipes.ts';

const hairline = `${vars.border.hair} solid ${vars.color.edge}`;

export const tree = articleStyle({
  marginBlock: vars.space[6],
  paddingBlock: vars.space[4],
  paddingInline: vars.space[5],
  ...frame('large'),
  ...text(2, { color: 'muted', leading: 'snug' }),
});
articleRule(`.${tree} ul`, { margin: 0, padding: 0, listStyle: 'none' });
articleRule(`.${tree} ul ul`, { marginInlineStart: vars.space[2] });
articleRule(`.${tree} li`, { position: 'relative', margin: 0, paddingBlockStart: vars.space[1] });
articleRule(`.${tree} ul ul > li`, { paddingInlineStart: vars.space[5] });
// Draws a vertical line from the folder to the last entry, and a horizontal line to each entry.
articleRule(`.${tree} ul ul > li::before`, {
  content: '""',
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  boxSizing: 'border-box',
  inlineSize: vars.space[3],
  blockSize: `calc(${vars.space[2]} + 0.5em)`,
  borderInlineStart: hairline,
  borderBlockEnd: hairline,
});
articleRule(`.${tree} ul ul > li:not(:last-child)::after`, {
  content: '""',
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  borderInlineStart: hairline,
});
articleRule(`.${tree} code`, {
  marginInlineEnd: vars.space[2],
  padding: 0,
  color: vars.color.text,
  background: 'none',
  boxShadow: 'none',
  fontSize: 'inherit',
});
articleRule(`.${tree} strong > code`, { color: vars.color.accent });
