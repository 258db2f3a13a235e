/** A section of a page: its heading, the words readers find it by, and its text. */
export interface Unit {
  /** Index of the page. */
  page: number;
  /** Index of the heading in the page's `toc`; -1 for the title, and for the text before the first heading. */
  section: number;
}

/** A title or heading in the index, or a keyword, which is as good as one. */
export interface Heading {
  /** Index of the unit. */
  unit: number;
  text: string;
  isKeyword: boolean;
  /** See `foldedKey`. */
  key: string;
  /** See `topicKey`. */
  topic: string;
  /** Number of units, see `unitsOf`. */
  length: number;
}

/** What is searched. */
export interface Documents {
  /** In the order of pages; each page begins with the unit of its title. */
  units: readonly Unit[];
  headings: readonly Heading[];
  /** The unit of each text. */
  texts: readonly number[];
  /** Number of pages. */
  pages: number;
}
