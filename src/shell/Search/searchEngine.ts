import type { SearchAnswer } from '../../shared/search/suggestion.ts';

/** Where an index is. */
export interface SearchSource {
  /** URL of the list of a site's indexes, or of one index. */
  url: string;
  /** Version and language wanted; a list that lacks them has its first index taken. */
  version: string;
  lang: string;
  /** Whether its links lead to another site. */
  external: boolean;
}

/** Finds pages; the real one works in a thread of its own. */
export interface SearchEngine {
  /**
   * Loads an index; rejects when it cannot be had, and tries again when called again.
   * @param everything also texts that come apart from titles and headings; they follow later
   */
  load(source: SearchSource, everything: boolean): Promise<void>;
  search(source: SearchSource, query: string): Promise<SearchAnswer>;
  /** Called when an index has grown, so that answers may be better now. */
  onGrowth(listener: () => void): void;
}
