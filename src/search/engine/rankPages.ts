import type { Query, QueryTerm } from './parseQuery.ts';
import { Scores, Sums } from './scores.ts';
import type { Found } from './termIndex.ts';

/** A section of a page: its heading, the words readers find it by, and its text. */
export interface Unit {
  /** Index of the page. */
  page: number;
  /** Index of the heading in the page's `toc`; -1 for the title, and for the text before the first heading. */
  section: number;
}

/** A title or heading in the index, or a keyword, which is as good as one. */
export interface Heading {
  /** Index of the unit. */
  unit: number;
  text: string;
  isKeyword: boolean;
  /** See `foldedKey`. */
  key: string;
  /** See `topicKey`. */
  topic: string;
}

/** What is searched. */
export interface Documents {
  /** In the order of pages; each page begins with the unit of its title. */
  units: readonly Unit[];
  headings: readonly Heading[];
  /** The unit of each text. */
  texts: readonly number[];
  /** Number of pages. */
  pages: number;
}

/** What a term matches in titles and headings, and in texts; as indexes of {@link Documents}. */
export interface TermFound {
  headings: Found;
  texts: Found;
  /** Number of pages that match. */
  pageCount: number;
}

export interface RankInput {
  /** The query and what pages say instead of it, see `foldedKey`, each with how much it counts. */
  keys: ReadonlyMap<string, number>;
  /** The same, see `topicKey`. */
  topics: ReadonlyMap<string, number>;
  lookup: (term: QueryTerm) => TermFound;
}

/** Pages and units that match a query. */
export interface Ranking {
  /** Indexes of the pages, best first. */
  pages: number[];
  /** How much of the query the page says that says most of it, 0 to 1. */
  most: number;
  /** Score of each unit. */
  scores: Float64Array;
  /** How much of the query each unit says, 0 to 1. */
  covered: Float64Array;
}

/** What counts how much; found by trying, with the queries of `bench/search`. */
export const WEIGHTS = {
  /** Factors for a unit whose title, heading or keyword equals the query, or has the same topic in other words. */
  exact: { title: 3, heading: 2.2, keyword: 2.2 },
  same: { title: 2, heading: 1.4, keyword: 1.6 },
  /** The best single title, heading or keyword: words close together mean more than words spread over the page. */
  together: 0.6,
  /** Sections other than the one that says most of a word. */
  rest: 0.5,
  /** What a page's title adds to each of its sections. */
  inherited: 0.5,
  /** The best section, compared with the page as a whole. */
  section: 1,
  /** Share of the best section in how much of the query is found. */
  sectionShare: 0.3,
  /** Exponent that penalizes pages in which some of the query's words are missing. */
  coveragePower: 1.2,
  /** Exponent that balances the query's words: a title full of one word does not make up for the others. */
  scorePower: 0.6,
  /** What pages say instead of a word, if pages say the word too, or not. */
  synonymOfKnown: 0.6,
  synonym: 0.85,
  /** How much of a word counts as found where only a synonym is there. */
  synonymShare: 0.9,
  /** Weight of a word that occurs on every page, and the share of pages below which a word counts fully. */
  commonest: 0.2,
  rarest: 0.05,
};

const power = (score: number): number => (score > 0 ? score ** WEIGHTS.scorePower : 0);

/** Ranks the pages that match a query, and their sections. */
export function rankPages(documents: Documents, query: Query, input: RankInput): Ranking {
  const found = findWords(documents, query, input);
  const { heads, bodies, covered, importance, all } = found;
  const words = [...importance.keys()];
  const sumOf = (value: (word: number) => number): number =>
    words.reduce((sum, word) => sum + (importance[word] ?? 0) * value(word), 0);
  const { units } = documents;
  const exact = exactUnits(documents, input);
  const nearest = nearestHeadings(documents, found);
  const bonus = bonusScores(documents, query, input);
  const scores = new Float64Array(units.length);
  const shares = new Float64Array(units.length);
  const ranked: { page: number; value: number }[] = [];
  let most = 0;
  for (let first = 0, next = 0; first < units.length; first = next) {
    const { page } = units[first] as Unit;
    while (units[next]?.page === page) next++;
    const own = Array.from({ length: next - first }, (_, place) => first + place);
    const best = (column: Scores, word: number) => Math.max(...own.map((unit) => column.get(unit, word)));
    const share = sumOf((word) => best(covered, word)) / all;
    if (!(share > 0)) continue;
    let [section, sectionShare, factor] = [0, 0, 1];
    for (const unit of own) {
      shares[unit] = sumOf((word) => covered.get(unit, word)) / all;
      if (shares[unit] === 0) continue;
      // what the title says holds for all sections
      const title = (column: Scores, word: number) => (unit === first ? 0 : column.get(first, word));
      const whole = sumOf((word) => Math.max(covered.get(unit, word), title(covered, word))) / all;
      const score = sumOf((word) =>
        power(heads.get(unit, word) + bodies.get(unit, word) + WEIGHTS.inherited * title(heads, word)),
      );
      scores[unit] = score * whole * (exact.get(unit) ?? 1);
      section = Math.max(section, scores[unit] ?? 0);
      sectionShare = Math.max(sectionShare, whole);
      factor = Math.max(factor, exact.get(unit) ?? 1);
    }
    const text = (word: number) => {
      const [sum, top] = [own.reduce((all, unit) => all + bodies.get(unit, word), 0), best(bodies, word)];
      return top + WEIGHTS.rest * (sum - top);
    };
    const sum =
      sumOf((word) => power(best(heads, word) + text(word))) +
      power(bonus[page] ?? 0) +
      WEIGHTS.section * section +
      WEIGHTS.together * power(nearest[page] ?? 0);
    const said = (1 - WEIGHTS.sectionShare) * share + WEIGHTS.sectionShare * sectionShare;
    ranked.push({ page, value: sum * said ** WEIGHTS.coveragePower * factor });
    most = Math.max(most, share);
  }
  const pages = ranked.sort((a, b) => b.value - a.value || a.page - b.page).map(({ page }) => page);
  return { pages, most, scores, covered: shares };
}

interface WordsFound {
  /** By unit: its title, heading or keyword; its text; how much of the word is in one of them, 0 to 1. */
  heads: Scores;
  bodies: Scores;
  covered: Scores;
  /** By title, heading or keyword. */
  headings: Scores;
  /** Weight of each word, and of all together. */
  importance: number[];
  all: number;
}

/** Looks up all words of a query; of the ways to say a word, the best counts, in each place. */
function findWords(
  { units, headings, texts, pages }: Documents,
  query: Query,
  { lookup }: RankInput,
): WordsFound {
  const columns = query.words.length;
  const heads = new Scores(units.length, columns);
  const bodies = new Scores(units.length, columns);
  const covered = new Scores(units.length, columns);
  const single = new Scores(headings.length, columns);
  const inHeadings = new Sums(headings.length);
  const inTexts = new Sums(texts.length);
  const importance = query.words.map(({ weight, ways }, word) => {
    const found = ways.map(({ terms }) => terms.map(lookup));
    const isKnown = found[0]?.every(({ pageCount }) => pageCount > 0);
    ways.forEach((way, place) => {
      const most = place === 0 ? 1 : WEIGHTS.synonymShare;
      const counts = way.weight * (place === 0 ? 1 : isKnown ? WEIGHTS.synonymOfKnown : WEIGHTS.synonym);
      const parts = found[place] ?? [];
      inHeadings.add(
        way.terms,
        parts.map((part) => part.headings),
        (id, score, share) => {
          const unit = headings[id]?.unit ?? 0;
          heads.raise(unit, word, counts * score);
          covered.raise(unit, word, most * share);
          single.raise(id, word, counts * score);
        },
      );
      inTexts.add(
        way.terms,
        parts.map((part) => part.texts),
        (id, score, share) => {
          const unit = texts[id] ?? 0;
          bodies.raise(unit, word, counts * score);
          covered.raise(unit, word, most * share);
        },
      );
    });
    return weight * rarity(pages, found);
  });
  const all = importance.reduce((sum, weight) => sum + weight, 0);
  return { heads, bodies, covered, headings: single, importance, all };
}

/** Weight of a word: lower the more pages have it, on top of what BM25 already accounts for. */
function rarity(pages: number, found: readonly (readonly TermFound[])[]): number {
  // a word is as rare as its rarest part; one that pages do not have is as rare as what they say instead
  const counts = found.map((way) => way.map(({ pageCount }) => pageCount).filter((count) => count > 0));
  const [own = [], ...others] = counts;
  const fewest = Math.min(pages, ...(own.length > 0 ? own : others.flat()));
  const share = (fewest + 1) / (pages + 1);
  return (
    WEIGHTS.commonest + (1 - WEIGHTS.commonest) * Math.min(1, Math.log(share) / Math.log(WEIGHTS.rarest))
  );
}

/** By page: how much of the query the best title, heading or keyword says. */
function nearestHeadings({ units, headings, pages }: Documents, found: WordsFound): Float64Array {
  const nearest = new Float64Array(pages);
  headings.forEach(({ unit }, id) => {
    const page = units[unit]?.page ?? 0;
    const sum = found.importance.reduce(
      (all, weight, word) => all + weight * found.headings.get(id, word),
      0,
    );
    if (sum > (nearest[page] ?? 0)) nearest[page] = sum;
  });
  return nearest;
}

/** By page: scores of terms that span several words. */
function bonusScores(
  { units, headings, texts, pages }: Documents,
  { bonus }: Query,
  { lookup }: RankInput,
): Float64Array {
  const sums = new Float64Array(pages);
  for (const term of bonus) {
    const found = lookup(term);
    const best = new Float64Array(pages);
    found.headings.ids.forEach((id, at) => {
      const page = units[headings[id]?.unit ?? 0]?.page ?? 0;
      best[page] = Math.max(best[page] ?? 0, found.headings.scores[at] ?? 0);
    });
    found.texts.ids.forEach((id, at) => {
      const page = units[texts[id] ?? 0]?.page ?? 0;
      best[page] = (best[page] ?? 0) + (found.texts.scores[at] ?? 0);
    });
    best.forEach((score, page) => {
      sums[page] = (sums[page] ?? 0) + term.weight * score;
    });
  }
  return sums;
}

/** Units whose title, heading or keyword equals the query, or has exactly its topic; each with a factor. */
function exactUnits({ units, headings }: Documents, { keys, topics }: RankInput): Map<number, number> {
  const exact = new Map<number, number>();
  for (const { unit, key, topic, isKeyword } of headings) {
    const [equal, similar] = [keys.get(key) ?? 0, topics.get(topic) ?? 0];
    if (equal === 0 && similar === 0) continue;
    const kind = isKeyword ? 'keyword' : units[unit]?.section === -1 ? 'title' : 'heading';
    const factor = 1 + Math.max((WEIGHTS.exact[kind] - 1) * equal, (WEIGHTS.same[kind] - 1) * similar);
    exact.set(unit, Math.max(exact.get(unit) ?? 1, factor));
  }
  return exact;
}
