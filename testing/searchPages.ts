/** Pages and indexes for the tests of search. */

import { SearchIndex } from '../src/search/engine/searchIndex.ts';
import type { Suggestion } from '../src/search/protocol.ts';
import type { SearchRecord, Synonyms } from '../src/search/records.ts';

/** Returns a page of sections: the first without a heading, then headings and texts alternating. */
export function page(
  title: string,
  first = '',
  ...sections: [heading: string, text: string][]
): SearchRecord {
  let content = `${first}\n`;
  const toc = sections.map(([text, body]) => {
    const item = { id: text.replace(/\W+/g, '-'), text, depth: 2, charIndex: content.length };
    content += `${body}\n`;
    return item;
  });
  return { routePath: `/${title.replace(/ /g, '-')}`, title, content, toc };
}

export const createIndex = (...pages: SearchRecord[]): SearchIndex => createSiteIndex(pages, {});

export function createSiteIndex(pages: readonly SearchRecord[], synonyms: Synonyms): SearchIndex {
  const index = new SearchIndex((routePath) => routePath, synonyms);
  for (const record of pages) index.addPage(record);
  return index;
}

export const titles = (index: SearchIndex, query: string): string[] =>
  index.search(query).pages.map(({ title }) => title);

export const suggestions = (index: SearchIndex, query: string): Suggestion[] =>
  index.search(query).pages.flatMap((result) => result.suggestions);

/** Returns a hit as readers see it, with its highlights in brackets. */
export function marked({ type, title, headers, statement, highlightInfoList }: Suggestion): string {
  const text = highlightInfoList.reduceRight(
    (rest, { start, length }) =>
      `${rest.slice(0, start)}[${rest.slice(start, start + length)}]${rest.slice(start + length)}`,
    statement,
  );
  return type === 'header' ? [title, ...headers.slice(0, -1), text].join(' › ') : text;
}
