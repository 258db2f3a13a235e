import type { SearchRecord } from '../records.ts';
import type { Literal } from './literal.ts';
import type { Ranking } from './rankPages.ts';
import { readable } from './snippet.ts';

/** Pages in which a query is looked for word for word, and how much of it a section must say, of what the best one says. */
const MAX_PAGES = 200;
const SHARE = 0.6;

/**
 * Moves pages up that say a query word for word, to the second place on, and their sections that do.
 * @param records all pages
 * @param firstUnits index of the first unit of each page
 * @returns the pages of the ranking, by index, the best first
 */
export function literalNext(
  literal: Literal,
  { pages, most, scores, covered }: Ranking,
  records: readonly SearchRecord[],
  firstUnits: readonly number[],
): number[] {
  const best = scores.reduce((most, score) => Math.max(most, score), 0);
  const saying = new Set<number>();
  for (const page of pages.slice(0, MAX_PAGES)) {
    const { content, toc } = records[page] as SearchRecord;
    const first = firstUnits[page] ?? 0;
    [0, ...toc.map(({ charIndex }) => charIndex)].forEach((start, at, starts) => {
      // a section that says all of it says most of its words
      if ((covered[first + at] ?? 0) < SHARE * most) return;
      if (literal.in(readable(content.slice(start, starts[at + 1])).text).next().done) return;
      saying.add(page);
      scores[first + at] = (scores[first + at] ?? 0) + best;
      covered[first + at] = most;
    });
  }
  // the page that is about its words stays the first
  const isNext = (page: number, place: number) => place === 0 || saying.has(page);
  return [...pages.filter(isNext), ...pages.filter((page, place) => !isNext(page, place))];
}
