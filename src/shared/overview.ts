/** A group of pages on an overview page. */
export interface OverviewGroup {
  /** Title of the group; empty for pages that belong to no group. */
  title: string;
  /** In the order of the sidebar. */
  pages: OverviewPage[];
}

/** A page on an overview page, with those of its headings that are listed. */
export interface OverviewPage {
  title: string;
  link: string;
  headings: { text: string; link: string }[];
}
