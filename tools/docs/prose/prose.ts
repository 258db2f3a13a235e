import type { PhrasingContent, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Page } from '../pages.ts';

/** A paragraph, heading, or table cell as readers see it; inline code is replaced with `CODE`. */
export interface Prose {
  kind: 'paragraph' | 'heading' | 'tableCell' | 'frontmatter';
  text: string;
  line: number;
}

/** Placeholder for inline code: Latin letters that no word rule matches. */
const CODE = 'CODE';

export function extractProse(page: Page): Prose[] {
  const prose: Prose[] = [];
  visit(page.tree, (node: Root | RootContent) => {
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return;
    const text = joined(node.children);
    // line breaks in the source are rendered as spaces
    prose.push({ kind: node.type, text: text.replaceAll('\n', ' '), line: node.position?.start.line ?? 1 });
  });
  for (const key of ['title', 'description']) {
    const value = page.frontmatter[key];
    if (typeof value === 'string')
      prose.push({ kind: 'frontmatter', text: value, line: textLine(page, `${key}:`) });
  }
  return prose;
}

function textLine(page: Page, start: string): number {
  return page.source.split('\n').findIndex((line) => line.startsWith(start)) + 1;
}

function joined(nodes: readonly PhrasingContent[]): string {
  return nodes.map(phrasingText).join('');
}

function phrasingText(node: PhrasingContent): string {
  if (node.type === 'inlineCode') return CODE;
  if (node.type === 'text') return node.value;
  if (node.type === 'break') return ' ';
  return 'children' in node ? joined(node.children as PhrasingContent[]) : '';
}
