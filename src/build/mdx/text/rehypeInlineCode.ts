import type { Element, ElementContent, Root } from 'hast';
import { visit } from '../visit.ts';

/** Longer words must be able to wrap on the narrowest screens. */
const MAX_LENGTH = 28;

/** Hyphenated words, in which browsers allow a line break: `--root` would become `--` and `root`. */
const HYPHENATED = /(\S*-\S+|\S+-)/;

/** Keeps flags and hyphenated names in inline code on one line: each becomes an element that does not wrap. */
export function rehypeInlineCode() {
  return (tree: Root): void => {
    visit(tree, 'element', (node, _, parent) => {
      if (node.tagName !== 'code' || (parent?.type === 'element' && parent.tagName === 'pre')) return;
      node.children = node.children.flatMap(whole);
    });
  };
}

function whole(child: ElementContent): ElementContent[] {
  if (child.type !== 'text' || !child.value.includes('-')) return [child];
  return child.value
    .split(HYPHENATED)
    .filter((part) => part !== '')
    .map((value): ElementContent => {
      if (!HYPHENATED.test(value) || value.length > MAX_LENGTH) return { type: 'text', value };
      return {
        type: 'element',
        tagName: 'span',
        properties: {},
        children: [{ type: 'text', value }],
      } as Element;
    });
}
