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
  /** Names that equal the query: 1 if but for case and signs, more if it is written the same. */
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

/** A number for each word of the query in each document. */
class Table {
  readonly #words: number;
  readonly #values: Float64Array;

  constructor(documents: number, words: number) {
    this.#words = words;
    this.#values = new Float64Array(documents * words);
  }

  get(document: number, word: number): number {
    return this.#values[document * this.#words + word] ?? 0;
  }

  raise(document: number, word: number, value: number): void {
    const at = document * this.#words + word;
    if (value > (this.#values[at] ?? 0)) this.#values[at] = value;
  }
}

/** Ranks the pages that match a query, and their sections. */
export function rankPages(input: RankInput, words: readonly QueryWord[]): Ranking {
  const { names, texts, shares, sameness, importance } = findWords(input, words);
  const { firsts } = input;
  const all = importance.reduce((sum, weight) => sum + weight, 0);
  const scores = new Float64Array(sameness.length);
  const coverage = new Float64Array(sameness.length);
  const ranked: { page: number; value: number }[] = [];
  let most = 0;
  for (let page = 0; page + 1 < firsts.length; page++) {
    const [first = 0, next = 0] = [firsts[page], firsts[page + 1]];
    // what the page says of each word, in its best section for the word
    const whole = words.map(() => ({ name: 0, text: 0, share: 0 }));
    let best = 0;
    let said = 0;
    let same = 0;
    for (let section = first; section < next; section++) {
      let score = 0;
      let share = 0;
      let shareBelowTitle = 0;
      for (let word = 0; word < words.length; word++) {
        const weight = importance[word] ?? 0;
        const own = shares.get(section, word);
        const isBelow = section > first;
        const titleShare = isBelow ? shares.get(first, word) : 0;
        if (own === 0 && titleShare === 0) continue;
        const name = names.get(section, word);
        const text = texts.get(section, word);
        // what the title says holds for all sections
        const titleName = isBelow ? names.get(first, word) : 0;
        share += weight * own;
        shareBelowTitle += weight * Math.max(own, titleShare);
        score += weight * (name + text + RANKING.title * titleName) ** RANKING.power;
        const page = whole[word] as (typeof whole)[number];
        page.name = Math.max(page.name, name);
        page.text = Math.max(page.text, text);
        page.share = Math.max(page.share, own);
      }
      if (share === 0) continue;
      coverage[section] = share / all;
      scores[section] = (score * (1 + (sameness[section] ?? 0)) * shareBelowTitle) / all;
      best = Math.max(best, scores[section] ?? 0);
      said = Math.max(said, shareBelowTitle / all);
      same = Math.max(same, sameness[section] ?? 0);
    }
    if (best === 0) continue;
    let score = 0;
    let share = 0;
    whole.forEach(({ name, text, share: own }, word) => {
      score += (importance[word] ?? 0) * (name + text) ** RANKING.power;
      share += ((importance[word] ?? 0) * own) / all;
    });
    ranked.push({ page, value: (1 + same) * (score + RANKING.section * best) * (share + said) });
    most = Math.max(most, share);
  }
  const pages = ranked.sort((a, b) => b.value - a.value || a.page - b.page).map(({ page }) => page);
  return { pages, most, scores, coverage };
}

/** Looks up all words of a query; of the phrases for a word, the best counts, in each place. */
function findWords({ names, firsts, lookup, equal }: RankInput, words: readonly QueryWord[]) {
  const [pages, sections] = [firsts.length - 1, firsts.at(-1) ?? 0];
  const table = (documents: number) => new Table(documents, words.length);
  const found = { names: table(sections), texts: table(sections), shares: table(sections) };
  const own = { scores: table(names.length), shares: table(names.length), lengths: table(names.length) };
  const addUp = adder(Math.max(names.length, sections));
  const met = new Set<number>();
  const importance = words.map(({ weight, phrases }, word) => {
    for (const phrase of phrases) {
      addUp(phrase, 'names', lookup, (id, score, share) => {
        met.add(id);
        own.scores.raise(id, word, score);
        own.shares.raise(id, word, share);
        own.lengths.raise(id, word, phrase.length * share);
      });
      addUp(phrase, 'texts', lookup, (section, score, share) => {
        found.texts.raise(section, word, score);
        found.shares.raise(section, word, share);
      });
    }
    const counts = phrases.map(({ terms }) => terms.map((term) => lookup(term).pages).filter(Boolean));
    // a word is as rare as its rarest part; one that pages do not have is as rare as what they say instead
    return weight * rarity(Math.min(pages, ...(counts[0]?.length ? counts[0] : counts.flat())), pages);
  });
  const all = importance.reduce((sum, weight) => sum + weight, 0);
  const sameness = new Float64Array(sections);
  for (const id of met) {
    const name = names[id] as Name;
    let said = 0;
    let length = 0;
    importance.forEach((weight, word) => {
      said += weight * own.shares.get(id, word);
      length += own.lengths.get(id, word);
    });
    const whole = Math.min(1, length / Math.max(1, name.length));
    // one word of a long keyword is a weak sign
    const counts = name.kind === 'keyword' ? whole ** RANKING.power : 1;
    for (let word = 0; word < words.length; word++) {
      found.names.raise(name.section, word, counts * own.scores.get(id, word));
      found.shares.raise(name.section, word, own.shares.get(id, word));
    }
    sameness[name.section] = Math.max(
      sameness[name.section] ?? 0,
      RANKING.same * ((said / all) * whole) ** RANKING.power,
      RANKING.equal * (equal.get(id) ?? 0),
    );
  }
  return { ...found, sameness, importance };
}

/** 1 for a word of a single page, less the more pages have it. */
const rarity = (count: number, pages: number): number =>
  Math.sqrt(Math.log(1 + pages / Math.max(1, count)) / Math.log(1 + pages));

/** Adds up, by document, what the terms of a phrase have found. */
function adder(documents: number) {
  const scores = new Float64Array(documents);
  const shares = new Float64Array(documents);
  return (
    { boost, terms }: Phrase,
    field: 'names' | 'texts',
    lookup: RankInput['lookup'],
    take: (id: number, score: number, share: number) => void,
  ): void => {
    const hits = terms.map((term) => lookup(term)[field]);
    hits.forEach(({ ids, ...found }, place) => {
      const counts = boost * (terms[place]?.boost ?? 0);
      ids.forEach((id, at) => {
        scores[id] = (scores[id] ?? 0) + counts * (found.scores[at] ?? 0);
        shares[id] = (shares[id] ?? 0) + counts * (found.shares[at] ?? 0);
      });
    });
    for (const id of hits.flatMap(({ ids }) => ids)) {
      if (shares[id] === 0) continue;
      take(id, scores[id] ?? 0, Math.min(boost, shares[id] ?? 0));
      scores[id] = 0;
      shares[id] = 0;
    }
  };
}
