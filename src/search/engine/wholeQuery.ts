import { readable } from './excerpt.ts';
import type { QueryWord } from './parseQuery.ts';
import type { Ranking } from './rankPages.ts';

/** With this many words a query is a sentence that somebody has read, rather than a topic. */
const SENTENCE = 4;

/** A name of several parts, such as a path or `rs.fn`. */
const NAME = /^\S*[\p{L}\p{N}][^\p{L}\p{N}\s]+[\p{L}\p{N}]\S*$/u;

/** Words that are written without spaces. */
const RUN = /^\S*[^\p{ASCII}\p{Script=Latin}\s]\S*$/u;

/**
 * What says a query word for word: in any case, over any spaces. None for a single word, nor for a few that spaces set
 * apart: each of them is found unchanged.
 */
export function wholeQuery(asked: string, words: readonly QueryWord[]): RegExp | undefined {
  const isOne = words.length >= SENTENCE || NAME.test(asked) || (words.length > 1 && RUN.test(asked));
  if (!isOne) return undefined;
  const border = /^[\p{Script=Latin}\p{N}]/u.test(asked) ? '(?<![\\p{Script=Latin}\\p{N}])' : '';
  return new RegExp(border + asked.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/\s+/g, '\\s+'), 'giu');
}

/** How much of a query a section must say to be searched for it as a whole, of what the page says that says most. */
const QUOTING = 0.6;

/**
 * Moves pages up that say a query word for word, to the second place on, and their sections that do.
 * @param textsOf the texts of a page's sections, and the index of the first one
 */
export function quotingNext(
  phrase: RegExp,
  { pages, most, scores, coverage }: Ranking,
  textsOf: (page: number) => { first: number; texts: string[] },
): number[] {
  const best = scores.reduce((most, score) => Math.max(most, score), 0);
  const quoting = new Set(pages.slice(0, 1)); // the page that is about its words stays the first
  for (const page of pages) {
    const { first, texts } = textsOf(page);
    for (const [place, text] of texts.entries()) {
      const section = first + place;
      if ((coverage[section] ?? 0) < QUOTING * most || readable(text).text.search(phrase) < 0) continue;
      scores[section] = (scores[section] ?? 0) + best;
      coverage[section] = most;
      quoting.add(page);
    }
  }
  return [...quoting, ...pages.filter((page) => !quoting.has(page))];
}
