import type { SearchAnswer } from './suggestion.ts';

/** Where to find an index. */
export interface SearchSource {
  /** URL of the list of a site's indexes, or of one index. */
  url: string;
  /** Preferred version and language; if a list lacks them, its first index is used. */
  version: string;
  lang: string;
  /** Whether its links point to another site. */
  external: boolean;
}

/** Finds pages; the real one runs in a worker. */
export interface SearchEngine {
  /**
   * Loads an index; rejects if that fails, and retries when called again.
   * @param everything whether to load texts in separate files as well; they follow later
   */
  load(source: SearchSource, everything: boolean): Promise<void>;
  search(source: SearchSource, query: string): Promise<SearchAnswer>;
  /** Registers a listener for when an index has grown, so that answers may be better now. */
  onGrowth(listener: () => void): void;
}
