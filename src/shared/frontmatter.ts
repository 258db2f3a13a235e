/** A page's frontmatter, between its first two `---` lines. Validated by `src/node/content/read/frontmatterSchema.ts`. */

/**
 * Layout of a page: a landing page, documentation (with sidebar, outline and footer), the page for unknown addresses,
 * the article alone as wide as the window, or the same without the top bar (`blank`).
 */
export type PageType = 'home' | 'doc' | '404' | 'custom' | 'blank';

/** A button of the landing page's hero. */
export interface HeroAction {
  /** Text of the button. */
  text: string;
  /** Path of a page, or an external URL. */
  link: string;
  /** Filled or outlined. Default: `'brand'`. */
  theme?: 'brand' | 'alt';
}

/**
 * The hero of a landing page. Image paths are relative to the public folder; if an assets host is configured, readers
 * load the images from there.
 */
export interface Hero {
  /** The product's name. */
  name: string;
  /** What the product is, in a few words. */
  text: string;
  /** What the reader gains from it. */
  tagline?: string;
  /** The first one is the primary action. */
  actions?: HeroAction[];
  /** URL of the repository; shown as a link beside the buttons. */
  github?: string;
  /** Logo above the name. */
  logo?: string;
  /** Decoration behind and beside the text. */
  background?: string;
  /** A meaningful picture beside the text. */
  image?: { src: string; alt: string };
}

/** One feature in a landing page's list. */
export interface Feature {
  /** What the product has. */
  title: string;
  /** What it is good for, in a sentence. */
  details: string;
  /** A character or two beside the title. Default: none. */
  icon?: string;
  /** Path of a page that tells more, or an external URL. Default: none. */
  link?: string;
}

/** An element added to the page's head: its name and attributes. */
export type HeadElement = [name: 'meta' | 'link', attributes: Record<string, string>];

/** All keys of the frontmatter; every one of them is optional. */
export interface Frontmatter {
  /** Title in the browser tab, the sidebar and search. Default: the first heading. */
  title?: string;
  /** Second half of the document title, replacing the site's title. */
  titleSuffix?: string;
  /** What the page is about, for overviews, search engines, previews and `lead`; backticks mark code. Default: the language's. */
  description?: string;
  /** Elements added to the page's head; they replace the engine's own of the same purpose. Default: none. */
  head?: HeadElement[];
  /** List the pages of this page's sidebar section below its text. Default: `false`. */
  overview?: boolean;
  /** Heading depths listed by an overview, without the headings that many of its pages have. Default: `[2]`. */
  overviewHeaders?: number[];
  /** Layout of the page. Default: `'doc'`. */
  pageType?: PageType;
  /** Head of a landing page. Default: none. */
  hero?: Hero;
  /** List of features below the hero. Default: none. */
  features?: Feature[];
  /** Show the top bar. Default: `true`. */
  navbar?: boolean;
  /** Show the sidebar; a page without one needs no entry in the navigation. Default: `true`. */
  sidebar?: boolean;
  /** Place among its neighbours in a sidebar made of the folders: less is further up. Default: by name, below these. */
  order?: number;
  /**
   * Show the outline; a depth or a range of depths, of 2 to 4, shows these headings, `'deep'` all of them. Default:
   * `true`.
   */
  outline?: boolean | 'deep' | number | [from: number, to: number];
  /** Show the pager, the edit link and the date. Default: `true`. */
  footer?: boolean;
  /** Show UI that floats over every page of the site: the back-to-top button. Default: `true`. */
  globalUIComponents?: boolean;
  /** Include this page in search. Default: `true`. */
  searchable?: boolean;
  /** What readers type to find the page. Only search knows it, and shows it beside the title. Default: none. */
  keywords?: string[];
  /** The same for sections of the page, by their ids: `tothrow: [assert an error]`. Default: none. */
  sectionKeywords?: Record<string, string[]>;
}
