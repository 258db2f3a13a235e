import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { headingSlugger } from '../../src/node/content/extract/headings.ts';
import { splitHeadingId } from '../../src/node/content/syntax/prepareSource.ts';
import type { Page } from './pages.ts';

export interface PageHeading {
  id: string;
  text: string;
  depth: number;
  line: number;
}

/** The headings of a page, with the ids that they have on the site. */
export function headingsOf(page: Page): PageHeading[] {
  const slugger = headingSlugger();
  const headings: PageHeading[] = [];
  visit(page.tree, 'heading', (node) => {
    const { text, id: own } = splitHeadingId(textOf(node));
    const id = own ?? slugger.slug(text);
    slugger.occurrences[id] ??= 0;
    headings.push({ id, text, depth: node.depth, line: node.position?.start.line ?? 1 });
  });
  return headings;
}
