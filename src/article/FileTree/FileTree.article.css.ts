import { vars } from '../../theme/contract.css.ts';
import { layeredGlobal, layeredStyle } from '../../theme/layered.ts';
import { article } from '../../theme/layers.css.ts';

const hairline = `${vars.border.hair} solid ${vars.color.edge}`;

export const tree = layeredStyle(article, {
  marginBlock: vars.space[6],
  paddingBlock: vars.space[4],
  paddingInline: vars.space[5],
  border: `${vars.border.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  color: vars.color.muted,
  fontSize: vars.size[2],
  lineHeight: vars.leading.snug,
});
layeredGlobal(article, `.${tree} ul`, { margin: 0, padding: 0, listStyle: 'none' });
layeredGlobal(article, `.${tree} ul ul`, { marginInlineStart: vars.space[2] });
layeredGlobal(article, `.${tree} li`, { position: 'relative', margin: 0, paddingBlockStart: vars.space[1] });
layeredGlobal(article, `.${tree} ul ul > li`, { paddingInlineStart: vars.space[5] });
// A vertical line from the folder, and a horizontal one to each entry; the vertical one ends at the last entry.
layeredGlobal(article, `.${tree} ul ul > li::before`, {
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
layeredGlobal(article, `.${tree} ul ul > li:not(:last-child)::after`, {
  content: '""',
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  borderInlineStart: hairline,
});
layeredGlobal(article, `.${tree} code`, {
  marginInlineEnd: vars.space[2],
  padding: 0,
  color: vars.color.text,
  background: 'none',
  boxShadow: 'none',
  fontSize: 'inherit',
});
layeredGlobal(article, `.${tree} strong > code`, { color: vars.color.accent });
