import type { LookupOptions } from './fieldIndex.ts';
import type { Query } from './parseQuery.ts';
import type { SearchIndex } from './searchIndex.ts';

const MAX_CLOSEST = 3;
/** How many of a word's letters may differ here: this share, but not more than `MAX_TYPOS`. */
const FUZZINESS = 0.45;
const MAX_TYPOS = 6;

/** Titles and headings that resemble a query without results. */
export function closestTexts({ headings, headingIndex }: SearchIndex, { terms }: Query): string[] {
  const sums = new Map<string, number>();
  for (const { text, weight } of terms) {
    const { ids, scores } = headingIndex.lookup(...similar(text));
    ids.forEach((id, place) => {
      const found = headings[id]?.text ?? '';
      sums.set(found, (sums.get(found) ?? 0) + weight * (scores[place] ?? 0));
    });
  }
  return [...sums]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MAX_CLOSEST)
    .map(([text]) => text);
}

/** In scripts without spaces, a single character is already meaningful. */
function similar(term: string): [term: string, LookupOptions] {
  if (!/^[a-z\d]+$/.test(term)) return [Array.from(term)[0] ?? '', { prefix: true, typos: 0 }];
  return [term, { prefix: false, typos: Math.min(MAX_TYPOS, Math.round(term.length * FUZZINESS)) }];
}
