/** A group of pages on an overview page. */
export interface OverviewGroup {
  /** Id of its heading, unique in the page. */
  id: string;
  /** Title of the group. Pages without a group have a translated title. */
  title: string;
  /** Pages of the group, in the order of the sidebar. */
  pages: OverviewPage[];
}

/** A page on an overview page, with its headings. */
export interface OverviewPage {
  title: string;
  link: string;
  /** Description of the page, with backticks around code. Default: none. */
  description?: string;
  /** A value to show with the page, such as an option's default. Default: none. */
  value?: { label: string; value: string };
  /** All headings. Deep headings, and those that many pages share, are hidden until the filter matches them. */
  headings: OverviewHeading[];
}

/** A heading of a page on an overview page. */
export interface OverviewHeading {
  text: string;
  link: string;
  /** Whether the heading is hidden until the filter matches it. Default: `false`. */
  unlisted?: boolean;
}
