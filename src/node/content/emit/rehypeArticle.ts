import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { interpolate } from '../../../shared/interpolate.ts';
import type { ArticleStrings } from '../page.ts';
import { markCards } from './tableCards.ts';

const HEADINGS: ReadonlySet<string> = new Set(['h2', 'h3', 'h4', 'h5', 'h6']);

/** Adds heading anchors, scroll containers around tables, and accessible names for task list checkboxes. */
export function rehypeArticle(strings: ArticleStrings) {
  return (tree: Root): void => {
    visit(tree, 'element', (node, index, parent) => {
      if (!parent || index === undefined) return;
      if (HEADINGS.has(node.tagName) && typeof node.properties.id === 'string') {
        parent.children[index] = withAnchor(node, node.properties.id, strings);
        return [SKIP, index + 1];
      }
      if (node.tagName === 'table') {
        nameRows(node);
        const properties = {
          className: ['table-scroll'],
          tabIndex: 0,
          role: 'group', // uses a group instead of a region, because each region is a landmark and a page can have many tables
          ariaLabel: strings.table,
          ...(markCards(node) && { dataCards: '' }),
        };
        parent.children[index] = element('div', properties, [node]);
        return [SKIP, index + 1];
      }
      if (node.tagName === 'input') node.properties.ariaLabel = textOf(parent).trim().split('\n')[0] ?? '';
      return undefined;
    });
  };
}

/** Turns empty header cells into plain cells. Below an empty corner, makes the first cell of each row its header. */
function nameRows(table: Element): void {
  let hasCorner = false;
  visit(table, 'element', (row) => {
    if (row.tagName !== 'tr') return;
    const cells = row.children.filter((cell) => cell.type === 'element');
    const first = cells[0];
    if (hasCorner && first?.tagName === 'td' && first.children.length > 0) {
      first.tagName = 'th';
      first.properties.scope = 'row';
    }
    for (const cell of cells) {
      if (cell.tagName !== 'th' || cell.children.length > 0) continue;
      cell.tagName = 'td';
      hasCorner ||= cell === first;
    }
  });
}

/** Adds the anchor as a sibling of the heading, so that it doesn't become part of the heading's accessible name. */
function withAnchor(heading: Element, id: string, strings: ArticleStrings): Element {
  const label = interpolate(strings.headingLink, {
    heading: headingLabel(heading).replace(/\s+/g, ' ').trim(),
  });
  const hashMark = element('span', { ariaHidden: 'true' }, [{ type: 'text', value: '#' }]);
  const anchor = element('a', { className: ['heading-anchor'], href: `#${id}`, ariaLabel: label }, [
    hashMark,
  ]);
  return element('div', { className: ['heading', heading.tagName] }, [heading, anchor]);
}

/** Returns the words of a heading, without footnote marks. */
function headingLabel(node: Element | Element['children'][number]): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element' || 'dataFootnoteRef' in node.properties) return '';
  if (node.tagName === 'br') return ' ';
  return node.children.map(headingLabel).join('');
}

function element(tagName: string, properties: Element['properties'], children: Element['children']): Element {
  return { type: 'element', tagName, properties, children };
}
