/** What a page may say about itself between its first two `---` lines. Validated by `src/build/content/frontmatterSchema.ts`. */

export type PageType = 'home' | 'doc' | '404' | 'custom' | 'blank';

/** A button of the landing page's hero. */
export interface HeroAction {
  text: string;
  link: string;
  /** Filled or outlined. Default: `'brand'`. */
  theme?: 'brand' | 'alt';
}

/**
 * The head of a landing page. Pictures are paths below the public folder; where an assets host is configured, readers
 * load them from there.
 */
export interface Hero {
  /** The product. */
  name: string;
  /** What it is, in a few words. */
  text: string;
  /** What is in it for the reader. */
  tagline?: string;
  /** The first is what most readers came for. */
  actions?: HeroAction[];
  /** URL of the code on its host; a link beside the buttons. */
  github?: string;
  /** Logo above the name. */
  logo?: string;
  /** Decoration behind and beside the words. */
  background?: string;
  /** A picture with something to say, beside the words. */
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
  /** Show what floats over the pages of the whole site: the button back to the top. Default: `true`. */
  globalUIComponents?: boolean;
  /** Let search find this page. Default: `true`. */
  searchable?: boolean;
}
