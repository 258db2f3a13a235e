import type { Documents, Unit } from './documents.ts';
import { HeadingMatches } from './headingMatches.ts';
import type { Query, QueryTerm } from './parseQuery.ts';
import type { Found } from './termIndex.ts';
import { RANKING, SYNONYMS } from './weights.ts';
import { TermSums, WordScores } from './wordScores.ts';

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

const power = (score: number): number => (score > 0 ? score ** RANKING.scorePower : 0);

/** Ranks the pages that match a query, and their sections. */
export function rankPages(documents: Documents, query: Query, input: RankInput): Ranking {
  const found = findWords(documents, query, input);
  const { heads, bodies, covered, importance, all } = found;
  const sumOf = (value: (word: number) => number): number => {
    let sum = 0;
    for (let word = 0; word < importance.length; word++) sum += (importance[word] ?? 0) * value(word);
    return sum;
  };
  const { units } = documents;
  const exact = exactUnits(documents, input);
  const nearest = found.matches.nearest(documents, all);
  const factorOf = (unit: number, as: keyof Exact) =>
    Math.max(exact.get(unit)?.[as] ?? 1, 1 + RANKING.near * (nearest.near[unit] ?? 0) ** RANKING.nearPower);
  const bonus = bonusScores(documents, query, input);
  const scores = new Float64Array(units.length);
  const shares = new Float64Array(units.length);
  const ranked: { page: number; value: number }[] = [];
  let most = 0;
  for (let first = 0, next = 0; first < units.length; first = next) {
    const { page } = units[first] as Unit;
    // most pages say nothing of a query
    const own: number[] = [];
    for (; units[next]?.page === page; next++) {
      const share = sumOf((word) => covered.get(next, word)) / all;
      if (!(share > 0)) continue;
      shares[next] = share;
      own.push(next);
    }
    if (own.length === 0) continue;
    const best = (column: WordScores, word: number) =>
      own.reduce((most, unit) => Math.max(most, column.get(unit, word)), 0);
    const share = sumOf((word) => best(covered, word)) / all;
    let [section, sectionShare, factor] = [0, 0, 1];
    for (const unit of own) {
      // what the title says holds for all sections
      const title = (column: WordScores, word: number) => (unit === first ? 0 : column.get(first, word));
      const whole = sumOf((word) => Math.max(covered.get(unit, word), title(covered, word))) / all;
      const score = sumOf((word) =>
        power(heads.get(unit, word) + bodies.get(unit, word) + RANKING.inherited * title(heads, word)),
      );
      scores[unit] = score * whole * factorOf(unit, 'section');
      section = Math.max(section, scores[unit] ?? 0);
      sectionShare = Math.max(sectionShare, whole);
      factor = Math.max(factor, factorOf(unit, 'page'));
    }
    const text = (word: number) => {
      const [sum, top] = [own.reduce((all, unit) => all + bodies.get(unit, word), 0), best(bodies, word)];
      return top + RANKING.rest * (sum - top);
    };
    const sum =
      sumOf((word) => power(best(heads, word) + text(word))) +
      power(bonus[page] ?? 0) +
      RANKING.section * section +
      RANKING.together * power(nearest.scores[page] ?? 0);
    const said = (1 - RANKING.sectionShare) * share + RANKING.sectionShare * sectionShare;
    ranked.push({ page, value: sum * said ** RANKING.coveragePower * factor });
    most = Math.max(most, share);
  }
  const pages = ranked.sort((a, b) => b.value - a.value || a.page - b.page).map(({ page }) => page);
  return { pages, most, scores, covered: shares };
}

interface WordsFound {
  /** By unit: its title, heading or keyword; its text; how much of the word is in one of them, 0 to 1. */
  heads: WordScores;
  bodies: WordScores;
  covered: WordScores;
  matches: HeadingMatches;
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
  const heads = new WordScores(units.length, columns);
  const bodies = new WordScores(units.length, columns);
  const covered = new WordScores(units.length, columns);
  const matches = new HeadingMatches(headings.length);
  const inHeadings = new TermSums(headings.length);
  const inTexts = new TermSums(texts.length);
  // how much of a keyword the query says is known after its last word
  const inKeywords: { id: number; word: number; score: number }[] = [];
  const importance = query.words.map(({ weight, ways }, word) => {
    const found = ways.map(({ terms }) => terms.map(lookup));
    const isKnown = found[0]?.every(({ pageCount }) => pageCount > 0);
    ways.forEach((way, place) => {
      const most = place === 0 ? 1 : SYNONYMS.share;
      const counts = way.weight * (place === 0 ? 1 : isKnown ? SYNONYMS.known : SYNONYMS.unknown);
      const parts = found[place] ?? [];
      inHeadings.add(
        way.terms,
        parts.map((part) => part.headings),
        (id, score, share) => {
          const { unit = 0, isKeyword = false } = headings[id] ?? {};
          if (isKeyword) inKeywords.push({ id, word, score: counts * score });
          else heads.raise(unit, word, counts * score);
          covered.raise(unit, word, most * share);
          matches.raise(id, { score: counts * score, share: most * share, length: way.length * share });
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
    const own = weight * rarity(pages, found);
    matches.endWord(own);
    return own;
  });
  for (const { id, word, score } of inKeywords) {
    const keyword = headings[id];
    if (keyword) heads.raise(keyword.unit, word, score * matches.said(id, keyword) ** RANKING.keywordPower);
  }
  const all = importance.reduce((sum, weight) => sum + weight, 0);
  return { heads, bodies, covered, matches, importance, all };
}

/** Weight of a word: lower the more pages have it, on top of what BM25 already accounts for. */
function rarity(pages: number, found: readonly (readonly TermFound[])[]): number {
  // a word is as rare as its rarest part; one that pages do not have is as rare as what they say instead
  const counts = found.map((way) => way.map(({ pageCount }) => pageCount).filter((count) => count > 0));
  const [own = [], ...others] = counts;
  const fewest = Math.min(pages, ...(own.length > 0 ? own : others.flat()));
  const share = (fewest + 1) / (pages + 1);
  return (
    RANKING.commonest + (1 - RANKING.commonest) * Math.min(1, Math.log(share) / Math.log(RANKING.rarest))
  );
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

/** Factors for a unit among those of its page, and for the page among others. */
interface Exact {
  section: number;
  page: number;
}

/** Units whose title, heading or keyword equals the query, or has exactly its topic. */
function exactUnits({ units, headings }: Documents, { keys, topics }: RankInput): Map<number, Exact> {
  const exact = new Map<number, Exact>();
  for (const { unit, key, topic, isKeyword } of headings) {
    const [equal, similar] = [keys.get(key) ?? 0, topics.get(topic) ?? 0];
    if (equal === 0 && similar === 0) continue;
    const isPage = units[unit]?.section === -1;
    const kind = isKeyword ? 'keyword' : isPage ? 'title' : 'heading';
    const factor = (most: number) => 1 + Math.max((most - 1) * equal, (RANKING.same[kind] - 1) * similar);
    const known = exact.get(unit) ?? { section: 1, page: 1 };
    exact.set(unit, {
      section: Math.max(known.section, factor(RANKING.exact[kind])),
      page: Math.max(known.page, factor(RANKING.exact[isKeyword && isPage ? 'pageKeyword' : kind])),
    });
  }
  return exact;
}
