import type { SearchSource } from './searchEngine.ts';
import type { SearchAnswer } from './suggestion.ts';

/** A message from the page to the worker. */
export type SearchRequest = { id: number; source: SearchSource } & (
  | { kind: 'load'; everything: boolean }
  | { kind: 'search'; query: string }
);

/** A message from the worker: the response to a request, or the news that an index has grown. */
export type SearchResponse =
  | { kind: 'answer'; id: number; answer?: SearchAnswer }
  | { kind: 'error'; id: number; message: string }
  | { kind: 'growth' };
