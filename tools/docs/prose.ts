import type { PhrasingContent, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { splitHeadingId } from '../../src/build/mdx/prepareSource.ts';
import type { Page } from './pages.ts';

/** A paragraph, heading, or cell of a table, as a reader sees it; code in a line is `CODE`. */
export interface Prose {
  text: string;
  line: number;
}

/** What stands for code in a line: Latin letters that no rule about words knows. */
const CODE = 'CODE';

export function proseOf(page: Page): Prose[] {
  const prose: Prose[] = [];
  visit(page.tree, (node: Root | RootContent) => {
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return;
    const text = splitHeadingId(joined(node.children)).text;
    // hard line breaks of the source are spaces to the reader
    prose.push({ text: text.replaceAll('\n', ' '), line: node.position?.start.line ?? 1 });
  });
  for (const key of ['title', 'description']) {
    const value = page.frontmatter[key];
    if (typeof value === 'string') prose.push({ text: value, line: lineOf(page, `${key}:`) });
  }
  return prose;
}

function lineOf(page: Page, start: string): number {
  return page.source.split('\n').findIndex((line) => line.startsWith(start)) + 1;
}

/** Markdown needs the space of `**用法。** 文字`, which is none to the reader. */
function joined(nodes: readonly PhrasingContent[]): string {
  return nodes.reduce((text, node, index) => {
    const next = textOf(node);
    const closes = nodes[index - 1]?.type === 'strong' && /[，。；：？！]$/.test(text);
    return text + (closes ? next.replace(/^ /, '') : next);
  }, '');
}

function textOf(node: PhrasingContent): string {
  if (node.type === 'inlineCode') return CODE;
  if (node.type === 'text') return node.value;
  if (node.type === 'break') return ' ';
  return 'children' in node ? joined(node.children as PhrasingContent[]) : '';
}
