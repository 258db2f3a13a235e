/** What a page may say about itself between its first two `---` lines. Validated by `src/build/content/frontmatterSchema.ts`. */

export type PageType = 'home' | 'doc' | '404' | 'custom' | 'blank';

/** A button of the landing page's hero. */
export interface HeroAction {
  text: string;
  link: string;
  /** Filled or outlined. Default: `'brand'`. */
  theme?: 'brand' | 'alt';
}

/** The head of a landing page. */
export interface Hero {
  name: string;
  text: string;
  tagline?: string;
  actions?: HeroAction[];
  image?: { src: string; alt: string };
}

/** One of a landing page's selling points. */
export interface Feature {
  title: string;
  details: string;
  icon?: string;
  link?: string;
}

/** An element added to the page's head: its name and attributes. */
export type HeadElement = [name: 'meta' | 'link', attributes: Record<string, string>];

export interface Frontmatter {
  /** Title in the browser's tab, the sidebar and search. Default: the first heading. */
  title?: string;
  /** Second half of the document title, in place of the site's title. */
  titleSuffix?: string;
  /** For search engines and previews. Default: the language's description. */
  description?: string;
  head?: HeadElement[];
  /** List the pages of this page's sidebar section below its text. Default: `false`. */
  overview?: boolean;
  /** Heading depths listed by an overview. Default: `[2]`. */
  overviewHeaders?: number[];
  /** Which layout. Default: `'doc'`. */
  pageType?: PageType;
  hero?: Hero;
  features?: Feature[];
  /** Show the top bar. Default: `true`. */
  navbar?: boolean;
  /** Show the sidebar; a page without one needs no entry in the navigation. Default: `true`. */
  sidebar?: boolean;
  /** Show the outline. Default: `true`. */
  outline?: boolean;
  /** Show the pager, the edit link and the date. Default: `true`. */
  footer?: boolean;
  /** Show what belongs to the whole site, such as banners. Default: `true`. */
  globalUIComponents?: boolean;
  /** Let search find this page. Default: `true`. */
  searchable?: boolean;
}
