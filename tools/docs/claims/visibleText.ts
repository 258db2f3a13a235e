import type { Nodes, Parents } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { splitHeadingId } from '../../../src/node/content/mdx/prepareSource.ts';
import type { Page } from '../pages.ts';
import { normalized } from './claims.ts';

/** Attributes of components that readers see. */
const VISIBLE = new Set(['title', 'caption', 'text', 'label', 'definition']);

/**
 * What readers see of a page, block by block: paragraphs, headings, rows of tables, titles. Marks such as backticks are
 * gone; blocks of code are not prose, and left out.
 */
export function visibleText(page: Page): string[] {
  const blocks: string[] = [];
  const add = (text: string): void => {
    const block = normalized(text);
    if (block !== '') blocks.push(block);
  };
  const visit = (node: Nodes): void => {
    if (node.type === 'paragraph' || node.type === 'heading') {
      add(splitHeadingId(textOf(node, { includeImageAlt: false })).text);
      return;
    }
    if (node.type === 'tableRow') {
      add(node.children.map((cell) => textOf(cell, { includeImageAlt: false })).join(' '));
      return;
    }
    if (node.type === 'mdxJsxFlowElement') {
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute' || !VISIBLE.has(attribute.name)) continue;
        if (typeof attribute.value === 'string') add(attribute.value);
      }
    }
    if ('children' in node) for (const child of (node as Parents).children) visit(child);
  };
  visit(page.tree);
  return blocks;
}
