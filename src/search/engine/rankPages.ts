import type { Query } from './parseQuery.ts';
import type { Found } from './termIndex.ts';

/** A title or heading, or the text below it. */
export interface Part {
  /** Index of the page. */
  page: number;
  /** Index of the heading in the page's `toc`; -1 for the title, and for the text before the first heading. */
  section: number;
}

/** A title or heading in the index. */
export interface Heading extends Part {
  text: string;
  /** See `foldedKey`. */
  key: string;
  /** See `topicKey`. */
  topic: string;
}

/** What a term matches in titles and headings, and in texts. */
export interface TermFound {
  headings: Found;
  texts: Found;
  /** Scores by page: the sum of its sections' plus its best heading's. Arrays, since a common word is on all pages. */
  pages: Float64Array;
  /** Number of pages that match. */
  pageCount: number;
}

export interface RankInput {
  /** The whole query, see `foldedKey`. */
  key: string;
  /** The query's topic, see `topicKey`. */
  topic: string;
  /** What each of the query's terms has matched. */
  found: readonly TermFound[];
}

/** Factor for a page whose title, or one of whose headings, equals the query. */
const EXACT_TITLE = 3;
const EXACT_HEADING = 2.2;
/** The same for a title or heading with the same topic in other words. */
const SAME_TITLE = 2;
const SAME_HEADING = 1.4;
/** Weight of the best single heading as a bonus: words close together mean more than words spread over the page. */
const TOGETHER = 0.6;
/** Exponent that penalizes pages in which some of the query's words are missing. */
const COVERAGE_POWER = 1.5;
/** Exponent that balances the query's words: a title full of one word does not make up for the others. */
const SCORE_POWER = 0.6;
/** Weight of a word that occurs on every page, and the share of pages below which a word counts fully. */
const COMMONEST = 0.2;
const RAREST = 0.05;

/** Indexes of the pages that match a query, best first. */
export function rankPages(headings: readonly Heading[], query: Query, input: RankInput): number[] {
  const importance = wordImportance(headings, query, input.found);
  const weights = [...importance, 1];
  const places = weights.length;
  // flat arrays: a common word is on nearly all pages, and maps or objects in such numbers are slow
  const pageCount = pagesOf(headings);
  // by page, then by word of the query; the last entry is for bonus terms that span several words
  const scores = new Float64Array(pageCount * places);
  // the same: how much of each word was found, 0 to 1, since a name may be found by some of its parts only
  const covered = new Float64Array(pageCount * places);
  const together = new Float64Array(headings.length);
  const bestHeadings = new Float64Array(pageCount);
  query.terms.forEach(({ word, weight }, term) => {
    const found = input.found[term];
    if (!found) return;
    const place = word ?? importance.length;
    const counted = weight * (weights[place] ?? 1);
    found.headings.ids.forEach((id, at) => {
      const sum = (together[id] ?? 0) + counted * (found.headings.scores[at] ?? 0);
      together[id] = sum;
      const page = headings[id]?.page ?? 0;
      bestHeadings[page] = Math.max(bestHeadings[page] ?? 0, sum);
    });
    found.pages.forEach((score, page) => {
      if (score === 0) return;
      const at = page * places + place;
      scores[at] = (scores[at] ?? 0) + weight * score;
      if (word !== undefined) covered[at] = Math.min(1, (covered[at] ?? 0) + weight);
    });
  });
  const exact = exactPages(headings, input);
  const all = importance.reduce((sum, weight) => sum + weight, 0);
  const ranked: { page: number; value: number }[] = [];
  for (let page = 0; page < pageCount; page++) {
    let [sum, found] = [TOGETHER * (bestHeadings[page] ?? 0) ** SCORE_POWER, 0];
    for (let word = 0; word < places; word++) {
      const [score = 0, weight = 0] = [scores[page * places + word], weights[word]];
      if (score > 0) sum += weight * score ** SCORE_POWER;
      found += (covered[page * places + word] ?? 0) * weight;
    }
    const value = sum * (found / all) ** COVERAGE_POWER * (exact.get(page) ?? 1);
    if (value > 0) ranked.push({ page, value });
  }
  return ranked.sort((a, b) => b.value - a.value || a.page - b.page).map(({ page }) => page);
}

/** Number of pages that have these titles and headings. */
function pagesOf(headings: readonly Heading[]): number {
  return (headings.at(-1)?.page ?? -1) + 1;
}

/** Weight of each word of the query: lower the more pages have it, on top of what BM25 already accounts for. */
function wordImportance(
  headings: readonly Heading[],
  { terms, words }: Query,
  found: RankInput['found'],
): number[] {
  const pages = pagesOf(headings);
  return words.map((weight, word) => {
    const counts = found.filter((_, term) => terms[term]?.word === word).map(({ pageCount }) => pageCount);
    // a word is as rare as its rarest part
    const fewest = Math.min(...counts.filter((count) => count > 0), pages);
    const share = (fewest + 1) / (pages + 1);
    return weight * (COMMONEST + (1 - COMMONEST) * Math.min(1, Math.log(share) / Math.log(RAREST)));
  });
}

/** Pages with a title or heading that equals the query, or has exactly its topic. */
function exactPages(headings: readonly Heading[], input: RankInput): Map<number, number> {
  const exact = new Map<number, number>();
  if (input.key === '') return exact;
  for (const { page, section, key, topic } of headings) {
    const isTitle = section < 0;
    let factor = 1;
    if (key === input.key) factor = isTitle ? EXACT_TITLE : EXACT_HEADING;
    else if (topic !== '' && topic === input.topic) factor = isTitle ? SAME_TITLE : SAME_HEADING;
    if (factor > 1) exact.set(page, Math.max(exact.get(page) ?? 1, factor));
  }
  return exact;
}
