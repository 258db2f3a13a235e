/** A range of a text to highlight, in UTF-16 units. */
export interface Highlight {
  start: number;
  length: number;
}

/** One search hit. */
export interface Suggestion {
  type: 'title' | 'header' | 'content';
  /** Title of the page. */
  title: string;
  /** Ancestor headings of the hit, outermost first; empty for the page itself. */
  headers: string[];
  link: string;
  query: string;
  /** The text to show: the title, the heading's path, or an excerpt around the hit. */
  statement: string;
  highlightInfoList: Highlight[];
}

/** A page with its hits, best first. */
export interface PageResult {
  title: string;
  link: string;
  suggestions: Suggestion[];
}

/** The answer to a query. */
export interface SearchAnswer {
  query: string;
  pages: PageResult[];
  /** Titles and headings with similar words, if nothing was found. */
  closest: string[];
  /** Whether more of the index is still loading, so that a later answer may contain more. */
  growing?: boolean;
  /** Normalized terms that were found, to highlight them on the page the reader opens. */
  terms: string[];
}
