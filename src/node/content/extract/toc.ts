import type { List, Root } from 'mdast';
import type { TocItem } from '../../../shared/pageData.ts';
import { isLiteral } from '../syntax/remarkContainers.ts';
import { visit } from '../visit.ts';

/** Depths of the headings that are listed. */
const LISTED = [2, 3];

/** `[[toc]]`: a list of the page's headings. */
export function insertTocs(tree: Root, toc: readonly TocItem[]): void {
  visit(tree, 'paragraph', (node, index, parent) => {
    const [text] = node.children;
    if (node.children.length !== 1 || text?.type !== 'text' || !/^\[\[toc\]\]$/i.test(text.value.trim()))
      return;
    if (isLiteral(text)) return;
    if (!parent || index === undefined) return;
    const headings = toc.filter(({ depth }) => LISTED.includes(depth));
    parent.children.splice(index, 1, ...(headings.length > 0 ? [listOf(headings)] : []));
  });
}

function listOf(headings: readonly TocItem[]): List {
  const list: List = { type: 'list', ordered: false, spread: false, children: [] };
  const top = Math.min(...headings.map(({ depth }) => depth));
  for (const { id, text, depth } of headings) {
    const link = { type: 'link', url: `#${id}`, children: [{ type: 'text', value: text }] } as const;
    const item: List['children'][number] = {
      type: 'listItem',
      spread: false,
      children: [{ type: 'paragraph', children: [{ ...link, children: [...link.children] }] }],
    };
    const above = list.children.at(-1);
    if (depth === top || !above) {
      list.children.push(item);
      continue;
    }
    const inner = above.children.find((child) => child.type === 'list');
    if (inner) inner.children.push(item);
    else above.children.push({ type: 'list', ordered: false, spread: false, children: [item] });
  }
  return list;
}
