import { readable } from './excerpt.ts';
import type { QueryWord } from './parseQuery.ts';
import type { Ranking } from './rankPages.ts';

/** A query with at least this many words is treated as a quoted sentence rather than a topic. */
const SENTENCE = 4;

/** Whether a query is a sentence. */
export const isSentence = (words: readonly QueryWord[]): boolean => words.length >= SENTENCE;

/** Matches a name with several parts, such as a path or `rs.fn`. */
const NAME = /^\S*[\p{L}\p{N}][^\p{L}\p{N}\s]+[\p{L}\p{N}]\S*$/u;

/** Matches words in a script without spaces. */
const RUN = /^\S*[^\p{ASCII}\p{Script=Latin}\s]\S*$/u;

/**
 * Returns an expression that matches the query verbatim, ignoring case and white space, or `undefined` for single words
 * and short queries, whose words are matched one by one.
 */
export function wholeQuery(query: string, words: readonly QueryWord[]): RegExp | undefined {
  const isOne = isSentence(words) || NAME.test(query) || (words.length > 1 && RUN.test(query));
  if (!isOne) return undefined;
  const border = /^[\p{Script=Latin}\p{N}]/u.test(query) ? '(?<![\\p{Script=Latin}\\p{N}])' : '';
  return new RegExp(border + query.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/\s+/g, '\\s+'), 'giu');
}

/** Minimum coverage of sections that are searched for the whole query, relative to the best page. */
const QUOTING = 0.6;

/** The sections of a page. */
export interface PageSections {
  /** Index of the first one. */
  first: number;
  texts: readonly string[];
  /** The title and the headings. */
  names: readonly string[];
}

/**
 * Moves pages that contain the query verbatim up to the second place, or to the first one if a heading contains it, such
 * as an error message. Moves their matching sections to the front.
 */
export function promoteQuoting(
  phrase: RegExp,
  { pages, maxCoverage, scores, coverage }: Ranking,
  sectionsOf: (page: number) => PageSections,
): number[] {
  const best = scores.reduce((highest, score) => Math.max(highest, score), 0);
  const named = new Set<number>();
  const quoting = new Set(pages.slice(0, 1)); // keeps the best match by words first
  const contains = (text: string) => readable(text).text.search(phrase) >= 0;
  for (const page of pages) {
    const { first, texts, names } = sectionsOf(page);
    for (const [place, text] of texts.entries()) {
      const section = first + place;
      if ((coverage[section] ?? 0) < QUOTING * maxCoverage) continue;
      const isNamed = contains(names[place] ?? '');
      if (!isNamed && !contains(text)) continue;
      scores[section] = (scores[section] ?? 0) + (isNamed ? 2 : 1) * best;
      coverage[section] = maxCoverage;
      (isNamed ? named : quoting).add(page);
    }
  }
  return [...new Set([...named, ...quoting, ...pages])];
}
