/** Messages between the page and the search worker. */

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

/** A request to an index: load it, or search it. */
export type SearchTask = { source: SearchSource } & ({ kind: 'load' } | { kind: 'search'; query: string });

/** A message from the page to the worker. */
export type SearchRequest = { id: number } & SearchTask;

/** A message from the worker: the response to a request, or a notification that an index has grown. */
export type SearchResponse =
  | { kind: 'answer'; id: number; answer?: SearchAnswer }
  | { kind: 'error'; id: number; message: string }
  | { kind: 'growth' };

/** The answer to a query. */
export interface SearchAnswer {
  query: string;
  pages: PageResult[];
  /** Whether no page covers at least half of the query. Default: `false`. */
  isWeak?: boolean;
  /** Titles and headings similar to the words that weren't found, if the answer is weak. */
  closest: string[];
  /** Whether more of the index is still loading, so that a later answer may contain more. */
  growing?: boolean;
  /** Why part of the index could not be loaded. Default: all of it has been loaded, or is loading. */
  failure?: string;
  /** Normalized terms that were found, to highlight them on the page the reader opens. */
  terms: string[];
}

/** A page with its hits, best first. */
export interface PageResult {
  title: string;
  link: string;
  suggestions: Suggestion[];
}

/** A text and its matches. */
export interface Excerpt {
  statement: string;
  highlightInfoList: Highlight[];
  /** Ranges of inline code. Default: none. */
  codeInfoList?: Highlight[];
}

/** A search hit. Its statement is the title, the heading, or an excerpt around the match. */
export interface Suggestion extends Excerpt {
  type: 'title' | 'header' | 'content';
  /** Title of the page. */
  title: string;
  /** Path of headings to the hit's section, outermost first; empty for the page itself. */
  headers: string[];
  link: string;
  /** A keyword that matches better than the statement. Default: none. */
  also?: Excerpt;
}

/** A range of a text to highlight, in UTF-16 units. */
export interface Highlight {
  start: number;
  length: number;
}

/** The interface through which the page uses the search worker. */
export interface SearchEngine {
  /**
   * Loads an index; rejects if that fails, and retries when called again. Texts in separate files follow later. A failure
   * of texts or synonyms is part of the answers, see `SearchAnswer.failure`.
   */
  load(source: SearchSource): Promise<void>;
  search(source: SearchSource, query: string): Promise<SearchAnswer>;
  /** Registers a listener for when an index has grown, so that answers may be better now. */
  onGrowth(listener: () => void): void;
}
