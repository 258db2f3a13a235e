import type { Phrase, QueryTerm, QueryWord } from './parseQuery.ts';
import { RANKING } from './weights.ts';

/** A title, a heading, or a keyword, which counts like one. */
export interface Name {
  /** Index of the section. */
  section: number;
  kind: 'title' | 'heading' | 'keyword';
  text: string;
  /** Number of words, where stop words count less than one. */
  length: number;
}

/** The documents that match a term, as parallel arrays: common words match nearly all documents. */
export interface Hits {
  /** Indexes of names, or of the sections that the texts belong to. */
  ids: number[];
  scores: number[];
  /** Share of the term that each match covers: less than 1 for prefix and fuzzy matches. */
  shares: number[];
}

/** The matches of a term. */
export interface Found {
  names: Hits;
  texts: Hits;
  /** Number of pages. */
  pages: number;
  /** The matching terms of the index. */
  terms: readonly string[];
}

export interface RankInput {
  names: readonly Name[];
  /**
   * For each page, the index of its first section, which is the text before the first heading. The last entry is the
   * total number of sections.
   */
  firsts: readonly number[];
  lookup: (term: QueryTerm) => Found;
  /**
   * Score of names that equal the query: 1 ignoring case and punctuation, more if they are identical, less if they equal a
   * part of it.
   */
  equal: ReadonlyMap<number, number>;
}

/** Pages and sections that match a query. */
export interface Ranking {
  /** Indexes of the pages, best first. */
  pages: number[];
  /** The highest coverage of all pages. */
  maxCoverage: number;
  /** Score of each section; 0 if it doesn't match. */
  scores: Float64Array;
  /** Share of the query that each section covers, 0 to 1. */
  coverage: Float64Array;
}

/** The score of a section for each word of a query. */
interface SectionScores {
  /** Score of its title or heading. */
  names: number[];
  /** Score of its text. */
  texts: number[];
  /** Share of the word that the section covers, 0 to 1. */
  shares: number[];
  /** Share of the query that equals its title or heading. */
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
  const { sectionScores, importance } = findWords(input, words);
  const sum = (by: (word: number) => number) =>
    importance.reduce((total, weight, word) => total + weight * by(word), 0);
  const all = sum(() => 1);
  const scores = new Float64Array(firsts.at(-1) ?? 0);
  const coverage = new Float64Array(scores.length);
  const ranked: { page: number; value: number }[] = [];
  let maxCoverage = 0;
  for (let page = 0; page + 1 < firsts.length; page++) {
    const [first = 0, next = 0] = [firsts[page], firsts[page + 1]];
    // per word, the score of the best section
    const pageScores: SectionScores = {
      names: zeros(words),
      texts: zeros(words),
      shares: zeros(words),
      sameness: 0,
    };
    let best = 0;
    let mostBelow = 0;
    for (let section = first; section < next; section++) {
      const found = sectionScores.get(section);
      if (!found) continue;
      // the title counts for all sections of the page
      const title = section > first ? sectionScores.get(first) : undefined;
      const { names, texts, shares, sameness } = found;
      const value = (word: number) =>
        (names[word] ?? 0) + (texts[word] ?? 0) + RANKING.title * (title?.names[word] ?? 0);
      const score = sum((word) => value(word) ** RANKING.power);
      const below = sum((word) => Math.max(shares[word] ?? 0, title?.shares[word] ?? 0)) / all;
      const sectionScore = score * (1 + sameness) * below;
      scores[section] = sectionScore;
      coverage[section] = sum((word) => shares[word] ?? 0) / all;
      best = Math.max(best, sectionScore);
      mostBelow = Math.max(mostBelow, below);
      pageScores.sameness = Math.max(pageScores.sameness, sameness);
      raiseAll(pageScores.names, names);
      raiseAll(pageScores.shares, shares);
      for (const [word, text] of texts.entries())
        pageScores.texts[word] = (pageScores.texts[word] ?? 0) + text ** RANKING.spread;
    }
    if (best === 0) continue;
    const score = sum(
      (word) =>
        ((pageScores.names[word] ?? 0) + (pageScores.texts[word] ?? 0) ** (1 / RANKING.spread)) **
        RANKING.power,
    );
    const share = sum((word) => pageScores.shares[word] ?? 0) / all;
    const value = (1 + pageScores.sameness) * (score + RANKING.section * best) * (share + mostBelow);
    ranked.push({ page, value });
    maxCoverage = Math.max(maxCoverage, share);
  }
  const pages = ranked.sort((a, b) => b.value - a.value || a.page - b.page).map(({ page }) => page);
  return { pages, maxCoverage, scores, coverage };
}

/** Looks up all words of a query. Per word and document, the best phrase counts. */
function findWords({ names, firsts, lookup, equal }: RankInput, words: readonly QueryWord[]) {
  const pages = firsts.length - 1;
  const sectionScores = new Map<number, SectionScores>();
  const scoresFor = (section: number): SectionScores => {
    const known = sectionScores.get(section);
    if (known) return known;
    const created = { names: zeros(words), texts: zeros(words), shares: zeros(words), sameness: 0 };
    sectionScores.set(section, created);
    return created;
  };
  /** By name: scores, shares, and the number of the name's words in the query. */
  const byName = new Map<number, { scores: number[]; shares: number[]; lengths: number[] }>();
  const importance = words.map(({ weight, phrases }, word) => {
    for (const phrase of phrases) {
      for (const [id, { score, share }] of addUp(phrase, 'names', lookup)) {
        const nameScores = byName.get(id) ?? {
          scores: zeros(words),
          shares: zeros(words),
          lengths: zeros(words),
        };
        byName.set(id, nameScores);
        raise(nameScores.scores, word, score);
        raise(nameScores.shares, word, share);
        raise(nameScores.lengths, word, phrase.length * share);
      }
      for (const [section, { score, share }] of addUp(phrase, 'texts', lookup)) {
        raise(scoresFor(section).texts, word, score);
        raise(scoresFor(section).shares, word, share);
      }
    }
    const counts = phrases.map(({ terms }) => terms.map((term) => lookup(term).pages).filter(Boolean));
    // a word is as rare as its rarest part; a word that no page contains is as rare as its synonym
    return weight * rarity(Math.min(pages, ...(counts[0]?.length ? counts[0] : counts.flat())), pages);
  });
  const all = importance.reduce((sum, weight) => sum + weight, 0);
  for (const [id, { scores, shares, lengths }] of byName) {
    const name = names[id] as Name;
    const section = scoresFor(name.section);
    const share = importance.reduce((sum, weight, word) => sum + weight * (shares[word] ?? 0), 0) / all;
    const length = lengths.reduce((sum, one) => sum + one, 0);
    const nameShare = Math.min(1, length / Math.max(1, name.length));
    // a single word of a long keyword is a weak signal
    const counts = name.kind === 'keyword' ? nameShare ** RANKING.power : 1;
    raiseAll(section.names, scores, counts);
    raiseAll(section.shares, shares);
    const same = RANKING.same * (share * nameShare) ** RANKING.power;
    const quoted = name.kind === 'heading' && words.length > 3 ? RANKING.heading : 1;
    section.sameness = Math.max(section.sameness, same, RANKING.equal * quoted * (equal.get(id) ?? 0));
  }
  return { sectionScores, importance };
}

/** Inverse document frequency, normalized: 1 for a word on a single page, less the more pages contain it. */
const rarity = (count: number, pages: number): number =>
  Math.sqrt(Math.log(1 + pages / Math.max(1, count)) / Math.log(1 + pages));

/** Sums the scores of a phrase's terms by document. */
function addUp({ boost, terms }: Phrase, field: 'names' | 'texts', lookup: RankInput['lookup']) {
  const byDocument = new Map<number, { score: number; share: number }>();
  for (const term of terms) {
    const { ids, scores, shares } = lookup(term)[field];
    const counts = boost * term.boost;
    for (const [index, id] of ids.entries()) {
      const { score, share } = byDocument.get(id) ?? { score: 0, share: 0 };
      const sum = share + counts * (shares[index] ?? 0);
      byDocument.set(id, { score: score + counts * (scores[index] ?? 0), share: Math.min(boost, sum) });
    }
  }
  return byDocument;
}
