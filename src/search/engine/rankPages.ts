import type { Phrase, QueryTerm, QueryWord } from './parseQuery.ts';
import { BOOSTS, RANKING } from './weights.ts';

/** A section of a page: its heading, what readers find it by, and its text. */
export interface Section {
  /** Index of the page. */
  page: number;
  /** Index of the heading in the page's `toc`; -1 for the page itself, with the text before its first heading. */
  heading: number;
}

/** A title or heading, or a keyword, which is as good as one. */
export interface Name {
  /** Index of the section. */
  section: number;
  kind: 'title' | 'heading' | 'keyword';
  text: string;
  /** See `foldedKey`. */
  key: string;
  /** Number of words, see `lengthOf`. */
  length: number;
}

/** A document that a term has found: a name, or the text of a section. */
export interface Hit {
  /** Index of the name; of the section, where it is a text. */
  id: number;
  section: number;
  score: number;
  /** How much of the term it says: less than 1 where its own only begins with it or resembles it. */
  share: number;
}

/** What a term has found. */
export interface Found {
  names: readonly Hit[];
  texts: readonly Hit[];
  /** Number of pages. */
  pages: number;
  /** Terms of the index. */
  terms: readonly string[];
}

export interface RankInput {
  sections: readonly Section[];
  names: readonly Name[];
  /** Number of pages. */
  pages: number;
  lookup: (term: QueryTerm) => Found;
  /** Whether a name equals the query: 1 if but for case and signs, more if it is written the same, else 0. */
  equals: (name: Name) => number;
}

/** Pages and sections that match a query. */
export interface Ranking {
  /** Indexes of the pages, best first. */
  pages: number[];
  /** Coverage of the page that says most of the query. */
  most: number;
  /** By section; none that says nothing of the query. */
  sections: Map<number, { score: number /** How much of the query it says, 0 to 1. */; coverage: number }>;
}

/** What a section says of each word of the query. */
interface Match {
  names: number[];
  texts: number[];
  shares: number[];
  /** How near its title, heading or one of its keywords comes to being the query, as a factor above 1. */
  sameness: number;
}

/** Ranks the pages that match a query, and their sections. */
export function rankPages(input: RankInput, words: readonly QueryWord[]): Ranking {
  const { matches, importance } = findWords(input, words);
  const all = sumOf(importance, () => 1);
  const sections: Ranking['sections'] = new Map();
  const byPage = Map.groupBy(matches, ([section]) => input.sections[section]?.page ?? 0);
  const ranked = Array.from(byPage, ([page, found]) => {
    const title = found.find(([section]) => input.sections[section]?.heading === -1)?.[1];
    const whole = emptyMatch(words);
    let [score, coverage] = [0, 0];
    for (const [section, match] of found) {
      // what the title says holds for all sections
      const above = match === title ? undefined : title;
      const said = coverageOf(importance, match, above) / all;
      const own = scoreOf(importance, match, above) * said;
      sections.set(section, { score: own, coverage: coverageOf(importance, match) / all });
      [score, coverage] = [Math.max(score, own), Math.max(coverage, said)];
      for (const field of ['names', 'texts', 'shares'] as const)
        for (const [word, value] of match[field].entries()) raise(whole[field], word, value);
      whole.sameness = Math.max(whole.sameness, match.sameness);
    }
    const said = coverageOf(importance, whole) / all;
    const value = scoreOf(importance, whole) + RANKING.section * (1 + whole.sameness) * score;
    return { page, value: value * (said + coverage), said };
  });
  ranked.sort((a, b) => b.value - a.value || a.page - b.page);
  const most = ranked.reduce((most, { said }) => Math.max(most, said), 0);
  return { pages: ranked.map(({ page }) => page), most, sections };
}

function emptyMatch(words: readonly QueryWord[]): Match {
  const none = () => words.map(() => 0);
  return { names: none(), texts: none(), shares: none(), sameness: 0 };
}

const sumOf = (importance: readonly number[], value: (word: number) => number): number =>
  importance.reduce((sum, weight, word) => sum + weight * value(word), 0);

/** @param above what the page's title says, for a section */
const coverageOf = (importance: readonly number[], { shares }: Match, above?: Match): number =>
  sumOf(importance, (word) => Math.max(shares[word] ?? 0, above?.shares[word] ?? 0));

/** @param above see `coverageOf` */
function scoreOf(importance: readonly number[], { names, texts, sameness }: Match, above?: Match): number {
  const score = (word: number) => (names[word] ?? 0) + (texts[word] ?? 0) + (above?.names[word] ?? 0) / 2;
  return sumOf(importance, (word) => score(word) ** RANKING.power) * (1 + sameness);
}

/** Looks up all words of a query; of the phrases for a word, the best counts, in each place. */
function findWords({ names, pages, lookup, equals }: RankInput, words: readonly QueryWord[]) {
  const matches = new Map<number, Match>();
  const matchOf = (section: number): Match => {
    let match = matches.get(section);
    if (!match) {
      match = emptyMatch(words);
      matches.set(section, match);
    }
    return match;
  };
  /** How much of the query each name says, and how many of its own words the query says. */
  const said = new Map<number, { query: number; length: number; scores: number[] }>();
  const importance = words.map(({ weight, phrases }, word) => {
    const counts = phrases.map(({ terms }) => terms.map((term) => lookup(term).pages).filter(Boolean));
    // a word is as rare as its rarest part; one that pages do not have is as rare as what they say instead
    const rare = weight * rarity(Math.min(pages, ...(counts[0]?.length ? counts[0] : counts.flat())), pages);
    const best = new Map<number, { share: number; length: number; score: number }>();
    for (const phrase of phrases) {
      for (const { id, section, score, share } of hitsOf(phrase, 'names', lookup)) {
        const match = matchOf(section);
        raise(match.shares, word, share);
        const known = best.get(id);
        best.set(id, {
          share: Math.max(known?.share ?? 0, share),
          length: Math.max(known?.length ?? 0, phrase.length * share),
          score: Math.max(known?.score ?? 0, BOOSTS.name * score),
        });
      }
      for (const { section, score, share } of hitsOf(phrase, 'texts', lookup)) {
        const match = matchOf(section);
        raise(match.texts, word, score);
        raise(match.shares, word, share);
      }
    }
    for (const [id, { share, length, score }] of best) {
      const known = said.get(id) ?? { query: 0, length: 0, scores: [] };
      known.query += rare * share;
      known.length += length;
      known.scores[word] = score;
      said.set(id, known);
    }
    return rare;
  });
  const all = sumOf(importance, () => 1);
  for (const [id, { query, length, scores }] of said) {
    const name = names[id] as Name;
    const match = matchOf(name.section);
    const own = Math.min(1, length / Math.max(1, name.length));
    const near = (query / all) * own;
    // one word of a long keyword is a weak sign
    const counts = name.kind === 'keyword' ? own ** RANKING.power : 1;
    for (const [word, score = 0] of scores.entries()) raise(match.names, word, counts * score);
    match.sameness = Math.max(
      match.sameness,
      RANKING.same * near ** RANKING.power,
      RANKING.equal * equals(name),
    );
  }
  return { matches, importance };
}

/** 1 for a word of a single page, less the more pages have it. */
const rarity = (count: number, pages: number): number =>
  Math.sqrt(Math.log(1 + pages / Math.max(1, count)) / Math.log(1 + pages));

function raise(values: number[], at: number, value: number): void {
  values[at] = Math.max(values[at] ?? 0, value);
}

/** What the terms of a phrase have found, added up by document. */
function hitsOf(
  { boost, terms }: Phrase,
  field: 'names' | 'texts',
  lookup: RankInput['lookup'],
): Iterable<Hit> {
  const sums = new Map<number, Hit>();
  for (const term of terms) {
    for (const { id, section, score, share } of lookup(term)[field]) {
      const sum = sums.get(id);
      if (sum) {
        sum.score += boost * term.boost * score;
        sum.share = Math.min(boost, sum.share + boost * term.boost * share);
      } else
        sums.set(id, { id, section, score: boost * term.boost * score, share: boost * term.boost * share });
    }
  }
  return sums.values();
}
