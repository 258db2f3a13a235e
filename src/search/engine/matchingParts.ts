import type { TermFound } from './searchIndex.ts';

/** A heading, or the text of a section. */
export interface Part {
  /** Index of the page. */
  page: number;
  /** Index of the heading in the page's `toc`; -1 for the title, and for the text before the first heading. */
  section: number;
}

export interface WeighedTerm {
  /** Index of the query's word that the term belongs to. */
  word: number;
  weight: number;
  found: TermFound;
}

export interface MatchingPart {
  /** Index of the part. */
  id: number;
  section: number;
  /** How much of the query it contains, in words; a word that is only found in part counts in part. */
  weight: number;
}

interface Counted extends MatchingPart {
  /** How much of each word was found, 0 to 1. */
  words: Map<number, number>;
  score: number;
}

/** The parts of pages that match, by page, best first. Told from the index alone, since texts are slow to read. */
export function matchingParts(
  pages: readonly number[],
  parts: readonly Part[],
  terms: readonly WeighedTerm[],
  kind: 'headings' | 'texts',
): Map<number, MatchingPart[]> {
  const wanted = new Set(pages);
  const counted = new Map<number, Counted>();
  for (const { word, weight, found } of terms) {
    const { ids, scores } = found[kind];
    ids.forEach((id, place) => {
      const { page, section } = parts[id] as Part;
      if (!wanted.has(page)) return;
      const part = counted.get(id) ?? { id, section, weight: 0, words: new Map<number, number>(), score: 0 };
      counted.set(id, part);
      const before = part.words.get(word) ?? 0;
      const after = Math.min(1, before + weight);
      part.words.set(word, after);
      part.weight += after - before;
      part.score += weight * (scores[place] ?? 0);
    });
  }
  const best = [...counted.values()].sort((a, b) => b.weight - a.weight || b.score - a.score);
  return Map.groupBy(best, ({ id }) => parts[id]?.page ?? -1);
}
