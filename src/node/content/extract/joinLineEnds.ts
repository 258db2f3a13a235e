import type { InlineCode, Nodes, Root, Text } from 'mdast';
import { withoutLineEnds } from '../../base/cjk.ts';
import { isJsx } from '../jsxNodes.ts';

/** Nodes that stand in a line of text. */
export const INLINE: ReadonlySet<string> = new Set(
  'text inlineCode emphasis strong delete link linkReference mdxJsxTextElement'.split(' '),
);

/** Attributes that are prose; others may be data, where line ends count. */
const PROSE = new Set(['title', 'alt', 'aria-label', 'label', 'text', 'description']);

/** A line end of the source between two Chinese or Japanese characters is no space, also across emphasis, links and code. */
export function joinLineEnds(tree: Root): void {
  let line: (Text | InlineCode)[] = [];
  const endLine = (): void => {
    line.forEach(joinLines);
    line = [];
  };
  const read = (node: Nodes): void => {
    if (node.type === 'text' || node.type === 'inlineCode') {
      line.push(node);
      return;
    }
    if ('alt' in node && node.alt) node.alt = withoutLineEnds(node.alt);
    if ('title' in node && node.title) node.title = withoutLineEnds(node.title);
    for (const attribute of isJsx(node) ? node.attributes : []) {
      if ('name' in attribute && PROSE.has(attribute.name) && typeof attribute.value === 'string')
        attribute.value = withoutLineEnds(attribute.value);
    }
    const children = 'children' in node ? node.children : [];
    // a picture, or a component without text, is no character
    const ends = !INLINE.has(node.type) || children.length === 0;
    if (ends) endLine();
    for (const child of children) read(child);
    if (ends) endLine();
  };
  read(tree);
}

function joinLines(node: Text | InlineCode, index: number, line: readonly (Text | InlineCode)[]): void {
  if (node.type !== 'text' || !node.value.includes('\n')) return;
  const before = line[index - 1]?.value.split('\n').at(-1)?.slice(-4) ?? '';
  const after = line[index + 1]?.value.split('\n')[0]?.slice(0, 4) ?? '';
  node.value = withoutLineEnds(before + node.value + after).slice(before.length, -after.length || undefined);
}
