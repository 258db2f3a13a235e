import type { Query } from './parseQuery.ts';
import type { SearchIndex } from './searchIndex.ts';

const MAX_CLOSEST = 3;
/** Share of a word's letters that may differ here. */
const FUZZINESS = 0.45;

/** Titles and headings that resemble a query without results. */
export function closestTexts({ headings, headingIndex }: SearchIndex, { terms }: Query): string[] {
  const scores = new Map<string, number>();
  for (const { text, weight } of terms) {
    for (const [id, score] of headingIndex.similar(text, FUZZINESS)) {
      const found = headings[id]?.text ?? '';
      scores.set(found, (scores.get(found) ?? 0) + weight * score);
    }
  }
  return [...scores]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MAX_CLOSEST)
    .map(([text]) => text);
}
