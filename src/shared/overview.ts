/** A group of pages on an overview page. */
export interface OverviewGroup {
  /** Id of its heading, unique in the page. */
  id: string;
  /** Title of the group; that of pages which belong to none is a text of the reader's language. */
  title: string;
  /** In the order of the sidebar. */
  pages: OverviewPage[];
}

/** A page on an overview page, with its headings. */
export interface OverviewPage {
  title: string;
  link: string;
  /** The page's own, with backticks around code. Default: none. */
  description?: string;
  /** A value of what the page is about, such as the default of an option. Default: none. */
  value?: { label: string; value: string };
  /** All of them. Those of deeper levels, or that many pages share, are not listed; the filter finds them. */
  headings: OverviewHeading[];
}

/** A heading of a page on an overview page. */
export interface OverviewHeading {
  text: string;
  link: string;
  /** Shown only if the filter looks for it. Default: `false`. */
  unlisted?: boolean;
}
