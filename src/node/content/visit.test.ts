import type { Nodes, Root } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { EXIT, SKIP, visit as visitOfLibrary } from 'unist-util-visit';
import { expect, it } from 'vitest';
import { visit } from './visit.ts';

const TEXT = '# A *b*\n\n- one\n- two `c`\n\n  > more **of _it_**\n\n[link](x) text\n';
const parse = (): Root => unified().use(remarkParse).parse(TEXT);

/** Every call of a visitor, and the tree after the visit. */
function record(
  walk: typeof visit,
  answer: (node: Nodes, index: number | undefined) => unknown,
  type?: string,
) {
  const tree = parse();
  const calls: unknown[] = [];
  const visitor = (node: Nodes, index: number | undefined, parent: Nodes | undefined) => {
    calls.push([node.type, index, parent?.type]);
    return answer(node, index) as undefined;
  };
  if (type === undefined) walk(tree, visitor as never);
  else walk(tree, type as never, visitor as never);
  return { calls, tree };
}

it.each<[what: string, answer: (node: Nodes, index: number | undefined) => unknown, type?: string]>([
  ['all nodes', () => undefined],
  ['nodes of a type', () => undefined, 'text'],
  ['not what is skipped', ({ type }) => (type === 'list' ? SKIP : undefined)],
  ['nothing after the exit', ({ type }) => (type === 'inlineCode' ? EXIT : undefined)],
  ['on from another place', ({ type }, index) => (type === 'list' ? (index ?? 0) + 2 : undefined)],
  [
    'on from another place, skipping',
    ({ type }, index) => (type === 'heading' ? [SKIP, (index ?? 0) + 2] : true),
  ],
])('visits %s as the library does', (_, answer, type) => {
  const own = record(visit, answer, type);
  expect(own).toEqual(record(visitOfLibrary, answer, type));
  expect(own.calls.length).toBeGreaterThan(1);
});

it('visits what has taken the place of a node', () => {
  const seen: string[] = [];
  visit(parse(), (node, index, parent) => {
    seen.push(node.type);
    if (node.type !== 'list' || !parent || index === undefined) return undefined;
    parent.children.splice(index, 1, { type: 'thematicBreak' });
    return [SKIP, index];
  });
  expect(seen).toContain('thematicBreak');
  expect(seen).not.toContain('listItem');
});
