/**
 * What a site says about itself, in `rsbuild.config.ts` through `pluginDocs(siteConfig)`.
 * Validated by `src/build/config/siteConfigSchema.ts`; a wrong or unknown key stops the build.
 */

/** A text in every language (`'API'`), or one text a language (`{ en: 'Guide', zh: '指南' }`). */
export type Localized = string | Readonly<Record<string, string>>;

export type TextDirection = 'ltr' | 'rtl';

/** One language of the site. The first one in the list is the default: its pages have no prefix. */
export interface Language {
  /** BCP 47 tag; also the folder below `docs/`, the file below `locales/`, and the URL segment. */
  lang: string;
  /** The language's name in that language, shown in the language menu. */
  label: string;
  /** Writing direction. Default: `'ltr'`. */
  dir?: TextDirection;
  /** Description of pages that have none of their own. Default: the site's description. */
  description?: string;
}

/** Several versions of the documentation side by side. */
export interface MultiVersion {
  /** The version without a URL prefix; must be one of `versions`. */
  default: string;
  /** Names of all versions, newest first; also folder names (`docs/<version>/<lang>`) and URL segments. */
  versions: string[];
}

/** A link with an icon in the top bar. The first five are shown, the rest stands in a menu. */
export interface SocialLink {
  /** A known icon, or SVG markup of one's own. */
  icon: 'github' | 'x' | 'discord' | { svg: string };
  /** What a click does: follow a link, or show a text, a picture, or markup. Default: `'link'`. */
  mode?: 'link' | 'text' | 'img' | 'dom';
  /** The URL, text, picture URL or markup, by mode. */
  content: string;
  /** Accessible name. Default: the icon's name. */
  label?: string;
}

/** A sibling tool of the same toolchain. */
export interface ToolLink {
  name: string;
  description: Localized;
  /** Path or URL of the logo. */
  logo?: string;
  /** Scale of the logo in its box. Default: 1. */
  logoScale?: number;
  url: Localized;
}

/** The link to a page's source. Shown only when both fields are set. */
export interface EditLink {
  /** URL of the documentation folder in the code host's editor. */
  docRepoBaseUrl?: string;
  text?: Localized;
}

/** An index that is searched beside the site's own, shown as a tab. Its links open a new window. */
export interface SearchGroupConfig {
  /** Name of the tab. */
  label: Localized;
  /** URL of another site's `search.json`, or of a search index: a JSON array of pages. */
  index: Localized;
}

/** Options of search. */
export interface SearchConfig {
  /** Default: none. */
  groups?: SearchGroupConfig[];
}

/** Options of the frame around the pages. */
export interface ThemeConfig {
  /** Path or URL of the logo in the top bar. Default: none, the title alone. */
  logo?: string;
  /** Offer a switch between light and dark; `false` follows the system only. Default: `true`. */
  darkMode?: boolean;
  /** Build a search index and show the search button, and what else is searched. Default: `true`. */
  search?: boolean | SearchConfig;
  socialLinks?: SocialLink[];
  editLink?: EditLink;
  /** Show when a page's source was last changed. Default: `true`. */
  lastUpdated?: boolean;
  /** When the top bar hides: never, on scrolling down, or always. Default: `'never'`. */
  hideNavbar?: 'never' | 'auto' | 'always';
  /** Show a button that scrolls back to the top. Default: `true`. */
  enableScrollToTop?: boolean;
  /** Animate the change of theme where the browser can. Default: `true`. */
  enableAppearanceAnimation?: boolean;
  /** Show the outline. Default: `true`. */
  outline?: boolean;
  /** Use the first heading as the page's title when its frontmatter has none. Default: `true`. */
  fallbackHeadingTitle?: boolean;
  /** Lead a new reader to the browser's language, once. Default: `'auto'`. */
  localeRedirect?: 'auto' | 'never';
  /** Label of the switcher between sibling tools, and the tools. Default: no switcher. */
  tools?: {
    label: string;
    items: ToolLink[];
    /** What opens the switcher: the pointer resting on it, or a click only. Default: `'hover'`. */
    trigger?: 'hover' | 'click';
  };
}

/** Options of what is made from Markdown. */
export interface MarkdownConfig {
  /** Wrap long lines of code until the reader says otherwise. Default: `false`. */
  defaultWrapCode?: boolean;
  /** Number the lines of code blocks that do not say. Default: `false`. */
  showLineNumbers?: boolean;
  /** CSS selector of the pictures that a click shows large; `false`: none. Default: `'img'`, all that have a text. */
  zoomSelector?: string | false;
}

/** Whom to tell of a weakness in what the site documents: `/.well-known/security.txt` (RFC 9116). */
export interface SecurityContact {
  /** URLs, `mailto:` among them; the preferred one first. */
  contact: string[];
  /** Day until which this is true, at most a year ahead: `2027-01-31`. A build after it says so. */
  expires: string;
  /** URL of the rules for those who report something. Default: none. */
  policy?: string;
}

/** The input of `pluginDocs`. Paths are relative to the folder of `rsbuild.config.ts`. */
export interface SiteConfig {
  /** Name of the site; second half of every page's title. */
  title: string;
  /** Description of pages without their own. Default: none. */
  description?: string;
  /** Path that the site is served under, with a slash at both ends. Default: `'/'`. */
  base?: string;
  /** Origin of the published site, for canonical links and the sitemap: `https://example.com`. Default: none. */
  siteUrl?: string;
  /**
   * Draw a picture of every page for places where its address is shared; takes some 50 ms a page, once. Needs `siteUrl`.
   * A page with `og:image` in its frontmatter's `head` has its own. Default: `false`.
   */
  socialPictures?: boolean;
  /**
   * Old addresses and where they lead now: `{ '/guide/old': '/guide/new#part' }`. Paths without base; without a
   * language, they count for all of them. Default: none.
   */
  redirects?: Record<string, string>;
  /** Published as `security.txt`. Default: no such file. */
  security?: SecurityContact;
  /** Origin that large pictures are loaded from. Default: none, everything comes from the site. */
  assetsHost?: string;
  /** Favicon: path below `publicDir`. Default: none. */
  icon?: string;
  /** Languages, the default one first. At least one. */
  languages: Language[];
  /** Versions. Default: one, unnamed. */
  multiVersion?: MultiVersion;
  /** Folder of pages: `<docsDir>/<lang>`, or `<docsDir>/<version>/<lang>` with versions. Default: `'docs'`. */
  docsDir?: string;
  /** Folder of `<lang>.json` files with the frame's texts; the engine has its own for some. Default: `'locales'`. */
  localesDir?: string;
  /** Folder of files copied as they are. Default: `'public'`. */
  publicDir?: string;
  /** Folder that the finished site is written to. Default: `'dist'`. */
  outDir?: string;
  themeConfig?: ThemeConfig;
  markdown?: MarkdownConfig;
}
