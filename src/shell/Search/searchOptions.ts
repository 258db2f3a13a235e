import type { SearchAnswer, Suggestion } from '../../shared/search/suggestion.ts';
import type { GroupState, SearchState } from './searchSession.ts';

/** Something to choose in the list. */
export type SearchOption =
  | { kind: 'page'; key: string; suggestion: Suggestion }
  /** Another query. */
  | { kind: QueryKind; key: string; text: string };

/** Where a query comes from: the reader has asked it before, or it sounds like the one that has found nothing. */
type QueryKind = 'recent' | 'closest';

/** Options under a title. */
export interface OptionGroup {
  key: string;
  /** A page's title, or one of the frame's texts. */
  title: { text: string } | { label: QueryKind };
  options: SearchOption[];
}

/** Whether it is not known yet that nothing is found: only titles and headings are there, texts are on their way. */
export function isOpen({ pages, growing }: SearchAnswer): boolean {
  return pages.length === 0 && growing === true;
}

/** What there is to choose: results, what sounds like a query without any, or recent searches. */
export function optionGroups(
  { query }: SearchState,
  group: GroupState | undefined,
  recent: readonly string[],
): OptionGroup[] {
  if (query === '') return queries('recent', recent);
  const answer = group?.answer;
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
