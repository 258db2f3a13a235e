/** A group of pages on an overview page. */
export interface OverviewGroup {
  /** Id of its heading, unique in the page. */
  id: string;
  /** Title of the group; empty for pages that belong to no group. */
  title: string;
  /** In the order of the sidebar. */
  pages: OverviewPage[];
}

/** A page on an overview page, with its headings. */
export interface OverviewPage {
  title: string;
  link: string;
  /** Those that many pages share are not listed; the filter finds them. */
  headings: { text: string; link: string; shared?: boolean }[];
}
