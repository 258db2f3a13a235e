import type { Query, QueryTerm } from './parseQuery.ts';
import type { Heading, TermFound } from './searchIndex.ts';

export interface RankInput {
  /** The whole query, see `foldedKey`. */
  key: string;
  /** The query, see `topicKey`. */
  topic: string;
  lookup: (term: QueryTerm) => TermFound;
}

interface Candidate {
  /** Scores by word of the query; at the end, of what belongs to no single word. */
  scores: number[];
  /** How far each word was found, 0 to 1: a name may be found by some of its parts. */
  covered: number[];
}

/** How much more a page counts whose title, or one of whose headings, is the query. */
const EXACT_TITLE = 3;
const EXACT_HEADING = 2.2;
/** The same for a title or heading that says the query in other words. */
const SAME_TITLE = 2;
const SAME_HEADING = 1.4;
/** How much the best single heading counts again: words that stand together say more than words all over the page. */
const TOGETHER = 0.6;
/** Pages that lack a word of the query lose by this power of what they have. */
const COVERAGE_POWER = 1.5;
/** Evens out the words of a query: a title full of one word does not make up for the other words. */
const SCORE_POWER = 0.6;
/** How much a word counts that every page has, and which share of the pages have one that counts fully. */
const COMMONEST = 0.2;
const RAREST = 0.05;

/** Positions of the pages that a query finds, the best first. */
export function rankPages(headings: readonly Heading[], query: Query, input: RankInput): number[] {
  const { lookup } = input;
  const importance = wordImportance(headings, query, lookup);
  const { length } = query.words;
  const candidates = new Map<number, Candidate>();
  const together = new Map<number, number>();
  const add = (page: number, { word, weight }: QueryTerm, score: number): void => {
    let candidate = candidates.get(page);
    if (!candidate) {
      candidate = { scores: Array(length + 1).fill(0), covered: Array(length).fill(0) };
      candidates.set(page, candidate);
    }
    const place = word ?? length;
    candidate.scores[place] = (candidate.scores[place] ?? 0) + weight * score;
    if (word !== undefined) candidate.covered[word] = Math.min(1, (candidate.covered[word] ?? 0) + weight);
  };
  for (const term of query.terms) {
    const found = lookup(term);
    const weight = term.weight * (term.word === undefined ? 1 : (importance[term.word] ?? 1));
    for (const [id, score] of found.headings.scores)
      together.set(id, (together.get(id) ?? 0) + weight * score);
    for (const [page, score] of found.pages) add(page, term, score);
  }
  const bestHeadings = bestByPage(headings, together);
  const exact = exactPages(headings, input);
  const all = importance.reduce((sum, weight) => sum + weight, 0);
  const rank = (page: number, { scores, covered }: Candidate): number => {
    const weights = [...importance, 1];
    const sum = scores.reduce((total, score, word) => total + (weights[word] ?? 0) * score ** SCORE_POWER, 0);
    const found = covered.reduce((total, share, word) => total + share * (importance[word] ?? 0), 0);
    const heading = TOGETHER * (bestHeadings.get(page) ?? 0) ** SCORE_POWER;
    return (sum + heading) * (found / all) ** COVERAGE_POWER * (exact.get(page) ?? 1);
  };
  return Array.from(candidates, ([page, candidate]) => ({ page, value: rank(page, candidate) }))
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value || a.page - b.page)
    .map(({ page }) => page);
}

/** The best score of a page's headings. */
export function bestByPage(
  headings: readonly Heading[],
  scores: ReadonlyMap<number, number>,
): Map<number, number> {
  const best = new Map<number, number>();
  for (const [id, score] of scores) {
    const page = headings[id]?.page ?? 0;
    if (score > (best.get(page) ?? 0)) best.set(page, score);
  }
  return best;
}

/** How much every word of a query counts: less, the more pages have it, beyond what its scores say already. */
function wordImportance(
  headings: readonly Heading[],
  { terms, words }: Query,
  lookup: RankInput['lookup'],
): number[] {
  const pageCount = (headings.at(-1)?.page ?? 0) + 1;
  return words.map((weight, word) => {
    const counts = terms.filter((term) => term.word === word).map((term) => lookup(term).pages.size);
    // the rarest part of a word makes it rare
    const fewest = Math.min(...counts.filter((count) => count > 0), pageCount);
    const share = (fewest + 1) / (pageCount + 1);
    return weight * (COMMONEST + (1 - COMMONEST) * Math.min(1, Math.log(share) / Math.log(RAREST)));
  });
}

/** Pages that are called exactly what was asked for, or are about just that. */
function exactPages(headings: readonly Heading[], input: RankInput): Map<number, number> {
  const exact = new Map<number, number>();
  if (input.key === '') return exact;
  for (const { page, isTitle, key, topic } of headings) {
    let factor = 1;
    if (key === input.key) factor = isTitle ? EXACT_TITLE : EXACT_HEADING;
    else if (topic !== '' && topic === input.topic) factor = isTitle ? SAME_TITLE : SAME_HEADING;
    if (factor > 1) exact.set(page, Math.max(exact.get(page) ?? 1, factor));
  }
  return exact;
}
