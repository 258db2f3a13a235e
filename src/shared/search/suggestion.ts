/** A stretch of a text to be highlighted, in UTF-16 units. */
export interface Highlight {
  start: number;
  length: number;
}

/** One thing that search found. */
export interface Suggestion {
  type: 'title' | 'header' | 'content';
  /** Title of the page. */
  title: string;
  /** Headings that lead to the place, the outermost first; empty for the page itself. */
  headers: string[];
  link: string;
  query: string;
  /** What is shown: the title, the headings after it, or the words around the hit. */
  statement: string;
  highlightInfoList: Highlight[];
}

/** A page with what was found in it, the best first. */
export interface PageResult {
  title: string;
  link: string;
  suggestions: Suggestion[];
}

/** The answer to a query. */
export interface SearchAnswer {
  query: string;
  pages: PageResult[];
  /** Titles and headings with similar words, where nothing was found. */
  closest: string[];
  /** Whether more of the index is on its way, so that a later answer may hold more. */
  growing?: boolean;
  /** Folded terms that were found, for highlighting them where the reader goes. */
  terms: string[];
}
