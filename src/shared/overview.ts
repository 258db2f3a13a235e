/** A group of pages on an overview page. */
export interface OverviewGroup {
  /** Title of the group; empty for pages that belong to no group. */
  title: string;
  pages: OverviewPage[];
}

export interface OverviewPage {
  title: string;
  link: string;
  headings: { text: string; link: string }[];
}
