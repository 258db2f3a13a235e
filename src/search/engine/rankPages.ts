import type { Phrase, QueryTerm, QueryWord } from './parseQuery.ts';
import { RANKING } from './weights.ts';

/** A title or heading, or a keyword, which is as good as one. */
export interface Name {
  /** Index of the section. */
  section: number;
  kind: 'title' | 'heading' | 'keyword';
  text: string;
  /** Number of words, see `lengthOf`. */
  length: number;
}

/** The documents of an index that a term has found; flat, since a common word is nearly everywhere. */
export interface Hits {
  /** Indexes of names, or of the sections whose texts they are. */
  ids: number[];
  scores: number[];
  /** How much of the term each says: less than 1 where its own only begins with it or resembles it. */
  shares: number[];
}

/** What a term has found. */
export interface Found {
  names: Hits;
  texts: Hits;
  /** Number of pages. */
  pages: number;
  /** Terms of the index. */
  terms: readonly string[];
}

export interface RankInput {
  names: readonly Name[];
  /**
   * For each page, the index of its first section: the page itself, with the text before its first heading; at the end,
   * the number of all sections.
   */
  firsts: readonly number[];
  lookup: (term: QueryTerm) => Found;
  /** Score of names that equal the query: 1 ignoring case and punctuation, more if they are identical. */
  equal: ReadonlyMap<number, number>;
}

/** Pages and sections that match a query. */
export interface Ranking {
  /** Indexes of the pages, best first. */
  pages: number[];
  /** Coverage of the page that says most of the query. */
  most: number;
  /** By section: 0 for those that say nothing of the query. */
  scores: Float64Array;
  /** How much of the query each section says, 0 to 1. */
  coverage: Float64Array;
}

/** The score of a section for each word of a query. */
interface Said {
  /** Score of its title or heading. */
  names: number[];
  /** Score of its text. */
  texts: number[];
  /** How much of the word it says, 0 to 1. */
  shares: number[];
  /** How much of the query its title or heading is, and nothing else. */
  sameness: number;
}

const zeros = (words: readonly unknown[]): number[] => words.map(() => 0);

/** Keeps the larger value. */
function raise(values: number[], word: number, value: number): void {
  values[word] = Math.max(values[word] ?? 0, value);
}

const raiseAll = (values: number[], others: readonly number[], factor = 1): void => {
  for (const [word, value] of others.entries()) raise(values, word, factor * value);
};

/** Ranks the pages that match a query, and their sections. */
export function rankPages(input: RankInput, words: readonly QueryWord[]): Ranking {
  const { firsts } = input;
  const { said, importance } = findWords(input, words);
  const sum = (by: (word: number) => number) =>
    importance.reduce((total, weight, word) => total + weight * by(word), 0);
  const all = sum(() => 1);
  const scores = new Float64Array(firsts.at(-1) ?? 0);
  const coverage = new Float64Array(scores.length);
  const ranked: { page: number; value: number }[] = [];
  let most = 0;
  for (let page = 0; page + 1 < firsts.length; page++) {
    const [first = 0, next = 0] = [firsts[page], firsts[page + 1]];
    // the score of each word in its best section
    const whole: Said = { names: zeros(words), texts: zeros(words), shares: zeros(words), sameness: 0 };
    let best = 0;
    let mostBelow = 0;
    for (let section = first; section < next; section++) {
      const own = said.get(section);
      if (!own) continue;
      // what the title says holds for all sections
      const title = section > first ? said.get(first) : undefined;
      const { names, texts, shares, sameness } = own;
      const value = (word: number) =>
        (names[word] ?? 0) + (texts[word] ?? 0) + RANKING.title * (title?.names[word] ?? 0);
      const score = sum((word) => value(word) ** RANKING.power);
      const below = sum((word) => Math.max(shares[word] ?? 0, title?.shares[word] ?? 0)) / all;
      const sectionScore = score * (1 + sameness) * below;
      scores[section] = sectionScore;
      coverage[section] = sum((word) => shares[word] ?? 0) / all;
      best = Math.max(best, sectionScore);
      mostBelow = Math.max(mostBelow, below);
      whole.sameness = Math.max(whole.sameness, sameness);
      for (const field of ['names', 'texts', 'shares'] as const) raiseAll(whole[field], own[field]);
    }
    if (best === 0) continue;
    const score = sum((word) => ((whole.names[word] ?? 0) + (whole.texts[word] ?? 0)) ** RANKING.power);
    const share = sum((word) => whole.shares[word] ?? 0) / all;
    const value = (1 + whole.sameness) * (score + RANKING.section * best) * (share + mostBelow);
    ranked.push({ page, value });
    most = Math.max(most, share);
  }
  const pages = ranked.sort((a, b) => b.value - a.value || a.page - b.page).map(({ page }) => page);
  return { pages, most, scores, coverage };
}

/** Looks up all words of a query; of the phrases for a word, the best counts, in each place. */
function findWords({ names, firsts, lookup, equal }: RankInput, words: readonly QueryWord[]) {
  const pages = firsts.length - 1;
  const said = new Map<number, Said>();
  const saidBy = (section: number): Said => {
    const known = said.get(section);
    if (known) return known;
    const made = { names: zeros(words), texts: zeros(words), shares: zeros(words), sameness: 0 };
    said.set(section, made);
    return made;
  };
  /** By name: scores, shares, and how many of the name's words the query has. */
  const found = new Map<number, { scores: number[]; shares: number[]; lengths: number[] }>();
  const importance = words.map(({ weight, phrases }, word) => {
    for (const phrase of phrases) {
      for (const [id, { score, share }] of addUp(phrase, 'names', lookup)) {
        const own = found.get(id) ?? { scores: zeros(words), shares: zeros(words), lengths: zeros(words) };
        found.set(id, own);
        raise(own.scores, word, score);
        raise(own.shares, word, share);
        raise(own.lengths, word, phrase.length * share);
      }
      for (const [section, { score, share }] of addUp(phrase, 'texts', lookup)) {
        raise(saidBy(section).texts, word, score);
        raise(saidBy(section).shares, word, share);
      }
    }
    const counts = phrases.map(({ terms }) => terms.map((term) => lookup(term).pages).filter(Boolean));
    // a word is as rare as its rarest part; one that pages do not have is as rare as what they say instead
    return weight * rarity(Math.min(pages, ...(counts[0]?.length ? counts[0] : counts.flat())), pages);
  });
  const all = importance.reduce((sum, weight) => sum + weight, 0);
  for (const [id, { scores, shares, lengths }] of found) {
    const name = names[id] as Name;
    const own = saidBy(name.section);
    const share = importance.reduce((sum, weight, word) => sum + weight * (shares[word] ?? 0), 0) / all;
    const length = lengths.reduce((sum, one) => sum + one, 0);
    const whole = Math.min(1, length / Math.max(1, name.length));
    // one word of a long keyword is a weak sign
    const counts = name.kind === 'keyword' ? whole ** RANKING.power : 1;
    raiseAll(own.names, scores, counts);
    raiseAll(own.shares, shares);
    const same = RANKING.same * (share * whole) ** RANKING.power;
    own.sameness = Math.max(own.sameness, same, RANKING.equal * (equal.get(id) ?? 0));
  }
  return { said, importance };
}

/** 1 for a word of a single page, less the more pages have it. */
const rarity = (count: number, pages: number): number =>
  Math.sqrt(Math.log(1 + pages / Math.max(1, count)) / Math.log(1 + pages));

/** Adds up, by document, what the terms of a phrase have found. */
function addUp({ boost, terms }: Phrase, field: 'names' | 'texts', lookup: RankInput['lookup']) {
  const found = new Map<number, { score: number; share: number }>();
  for (const term of terms) {
    const { ids, scores, shares } = lookup(term)[field];
    const counts = boost * term.boost;
    for (const [at, id] of ids.entries()) {
      const { score, share } = found.get(id) ?? { score: 0, share: 0 };
      const sum = share + counts * (shares[at] ?? 0);
      found.set(id, { score: score + counts * (scores[at] ?? 0), share: Math.min(boost, sum) });
    }
  }
  return found;
}
