import type { SearchAnswer, Suggestion } from '../suggestion.ts';

/** An option of the list. */
export type SearchOption =
  | { kind: 'page'; key: string; suggestion: Suggestion }
  /** Another query. */
  | { kind: QueryKind; key: string; text: string };

/** Origin of a query: a recent search, or one similar to a query without results. */
type QueryKind = 'recent' | 'closest';

/** Options under a title. */
export interface OptionGroup {
  key: string;
  /** A page's title, or the key of a UI string. */
  title: { text: string } | { label: QueryKind };
  options: SearchOption[];
}

/** Whether an empty answer is not final: titles and headings do not match, but texts are still loading. */
export function isOpen({ pages, growing }: SearchAnswer): boolean {
  return pages.length === 0 && growing === true;
}

/** The options: results, queries similar to one without results, or recent searches as long as there is no query. */
export function optionGroups(
  hasQuery: boolean,
  answer: SearchAnswer | undefined,
  recent: readonly string[],
): OptionGroup[] {
  if (!hasQuery) return queries('recent', recent);
  if (!answer || isOpen(answer)) return [];
  if (answer.pages.length === 0) return queries('closest', answer.closest);
  return answer.pages.map(({ title, link, suggestions }) => ({
    key: link,
    title: { text: title },
    options: suggestions.map((suggestion) => ({
      kind: 'page',
      key: `${suggestion.type} ${suggestion.link}`,
      suggestion,
    })),
  }));
}

function queries(kind: QueryKind, texts: readonly string[]): OptionGroup[] {
  if (texts.length === 0) return [];
  const options = texts.map((text): SearchOption => ({ kind, key: `query ${text}`, text }));
  return [{ key: kind, title: { label: kind }, options }];
}
