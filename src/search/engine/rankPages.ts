import type { Phrase, QueryTerm, QueryWord } from './parseQuery.ts';
import { RANKING } from './weights.ts';

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
  /** How near a name is to the query as a whole: 1 if it says the same words, 2 if it is written the same. */
  sameness: (name: Name) => number;
}

/** Pages and sections that match a query. */
export interface Ranking {
  /** Indexes of the pages, best first. */
  pages: number[];
  /** Coverage of the page that says most of the query. */
  most: number;
  /** By section; none that says nothing of the query. */
  sections: Map<number, { score: number; /** How much of the query it says, 0 to 1. */ coverage: number }>;
}

/** What a section says of each word of the query. */
interface Match {
  names: number[];
  texts: number[];
  shares: number[];
  /** How near its title, heading or one of its keywords comes to being the query. */
  sameness: number;
}

/** Ranks the pages that match a query, and their sections. */
export function rankPages(input: RankInput, words: readonly QueryWord[]): Ranking {
  const { matches, importance } = findWords(input, words);
  const all = importance.reduce((sum, weight) => sum + weight, 0);
  const sum = (value: (word: number) => number) =>
    importance.reduce((total, weight, word) => total + weight * value(word), 0);
  const byPage = Map.groupBy(matches.keys(), (section) => input.sections[section]?.page ?? 0);
  const sections: Ranking['sections'] = new Map();
  const ranked = [...byPage].map(([page, found]) => {
    const own = found.map((section) => matches.get(section) as Match);
    const title = matches.get(Math.min(...found));
    void title;
    const best = (field: 'names' | 'texts' | 'shares', word: number) =>
      own.reduce((most, match) => Math.max(most, match[field][word] ?? 0), 0);
    const head = found.find((section) => input.sections[section]?.heading === -1);
    const headMatch = head === undefined ? undefined : matches.get(head);
    let top = 0;
    let topCoverage = 0;
    found.forEach((section, place) => {
      const match = own[place] as Match;
      // what the title says holds for all sections
      const above = section === head ? undefined : headMatch;
      const whole = sum((word) => Math.max(match.shares[word] ?? 0, above?.shares[word] ?? 0)) / all;
      const score =
        sum((word) => Math.sqrt((match.names[word] ?? 0) + (match.texts[word] ?? 0) + (above?.names[word] ?? 0) / 2)) *
        whole * (1 + RANKING.same * match.sameness);
      sections.set(section, { score, coverage: sum((word) => match.shares[word] ?? 0) / all });
      top = Math.max(top, score);
      topCoverage = Math.max(topCoverage, whole);
    });
    const coverage = sum((word) => best('shares', word)) / all;
    const sameness = own.reduce((most, match) => Math.max(most, match.sameness), 0);
    const value =
      (sum((word) => Math.sqrt(best('names', word) + best('texts', word))) + RANKING.section * top) *
      Math.sqrt((coverage + topCoverage) / 2) * (1 + RANKING.same * sameness);
    return { page, value, coverage };
  });
  ranked.sort((a, b) => b.value - a.value || a.page - b.page);
  const most = ranked.reduce((max, { coverage }) => Math.max(max, coverage), 0);
  return { pages: ranked.map(({ page }) => page), most, sections };
}

/** Looks up all words of a query; of the phrases for a word, the best counts, in each place. */
function findWords({ names, pages, lookup, sameness }: RankInput, words: readonly QueryWord[]) {
  const matches = new Map<number, Match>();
  const matchOf = (section: number): Match => {
    let match = matches.get(section);
    if (!match) {
      const none = () => words.map(() => 0);
      match = { names: none(), texts: none(), shares: none(), sameness: 0 };
      matches.set(section, match);
    }
    return match;
  };
  /** How much of the query a name says, and how many of its own words the query says. */
  const said = new Map<number, { query: number; length: number }>();
  const importance = words.map(({ weight, phrases }, word) => {
    const counts = phrases.map(({ terms }) => terms.map((term) => lookup(term).pages).filter(Boolean));
    // a word is as rare as its rarest part; one that pages do not have is as rare as what they say instead
    const own = counts[0]?.length ? counts[0] : counts.flat();
    const rare = weight * rarity(Math.min(pages, ...own), pages);
    const inNames = new Map<number, { share: number; length: number }>();
    for (const phrase of phrases) {
      for (const { id, section, score, share } of sumOf(phrase, 'names', lookup)) {
        const match = matchOf(section);
        raise(match.names, word, RANKING.name * score);
        raise(match.shares, word, share);
        const most = inNames.get(id) ?? { share: 0, length: 0 };
        inNames.set(id, { share: Math.max(most.share, share), length: Math.max(most.length, phrase.length * share) });
      }
      for (const { section, score, share } of sumOf(phrase, 'texts', lookup)) {
        const match = matchOf(section);
        raise(match.texts, word, score);
        raise(match.shares, word, share);
      }
    }
    for (const [id, { share, length }] of inNames) {
      const sum = said.get(id) ?? { query: 0, length: 0 };
      said.set(id, { query: sum.query + rare * share, length: sum.length + length });
    }
    return rare;
  });
  const all = importance.reduce((sum, weight) => sum + weight, 0);
  for (const [id, { query, length }] of said) {
    const name = names[id] as Name;
    const match = matchOf(name.section);
    const near = (query / all) * Math.min(1, length / Math.max(1, name.length));
    match.sameness = Math.max(match.sameness, near, sameness(name));
  }
  return { matches, importance };
}

/** 1 for a word of a single page, less the more pages have it. */
const rarity = (count: number, pages: number): number => Math.log(1 + pages / Math.max(1, count)) / Math.log(1 + pages);

function raise(values: number[], at: number, value: number): void {
  values[at] = Math.max(values[at] ?? 0, value);
}

/** What the terms of a phrase have found, added up by document. */
function sumOf({ boost, terms }: Phrase, field: 'names' | 'texts', lookup: RankInput['lookup']): Iterable<Hit> {
  const sums = new Map<number, Hit>();
  for (const term of terms) {
    for (const { id, section, score, share } of lookup(term)[field]) {
      const sum = sums.get(id);
      if (sum) {
        sum.score += boost * term.boost * score;
        sum.share = Math.min(boost, sum.share + boost * term.boost * share);
      } else sums.set(id, { id, section, score: boost * term.boost * score, share: boost * term.boost * share });
    }
  }
  return sums.values();
}
