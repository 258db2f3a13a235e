import type { SearchAnswer } from '../../shared/search/suggestion.ts';
import type { SearchSource } from '../../shell/Search/searchEngine.ts';

/** What the page asks the worker for. */
export type SearchRequest = { id: number; source: SearchSource } & (
  | { kind: 'load'; everything: boolean }
  | { kind: 'search'; query: string }
);

/** What the worker says: the answer to a request, or that an index has grown. */
export type SearchResponse =
  | { kind: 'answer'; id: number; answer?: SearchAnswer }
  | { kind: 'error'; id: number; message: string }
  | { kind: 'growth' };
