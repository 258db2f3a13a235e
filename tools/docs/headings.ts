import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { headingSlugger } from '../../src/node/content/extract/headings.ts';
import type {} from '../../src/node/content/parse/headingIds.ts'; // types of the ids
import type { Page } from './pages.ts';

export interface PageHeading {
  id: string;
  text: string;
  depth: number;
  line: number;
}

/** Returns the headings of a page, with the ids that they have on the site. */
export function pageHeadings(page: Page): PageHeading[] {
  const slugger = headingSlugger();
  const headings: PageHeading[] = [];
  visit(page.tree, 'heading', (node) => {
    const text = textOf(node);
    const id = node.data?.explicitId ?? slugger.slug(text);
    slugger.occurrences[id] ??= 0;
    headings.push({ id, text, depth: node.depth, line: node.position?.start.line ?? 1 });
  });
  return headings;
}
