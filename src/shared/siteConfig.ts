import type { WarningCode } from './checks.ts';
/**
 * The site's configuration: `export default defineSite({ … })` in `site.config.ts`. Validated by
 * `src/node/config/siteConfigSchema.ts`; an invalid or unknown key stops the build.
 */

/** One text for all languages (`'API'`), or one per language (`{ en: 'Guide', zh: '指南' }`). */
export type Localized = string | Readonly<Record<string, string>>;

/** Writing direction: from left to right, or from right to left. */
export type TextDirection = 'ltr' | 'rtl';

/** One language of the site. The first one in the list is the default: its pages have no URL prefix. */
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

/** A link with an icon in the top bar. The first five are shown, the rest are in a menu. */
export interface SocialLink {
  /** A built-in icon, or your own SVG markup. */
  icon: 'github' | 'x' | 'discord' | { svg: string };
  /** What a click does: follow a link, or show a text, a picture, or markup. Default: `'link'`. */
  mode?: 'link' | 'text' | 'img' | 'dom';
  /** The URL, text, image URL or markup, depending on the mode. */
  content: string;
  /** Accessible name. Default: the icon's name. */
  label?: string;
}

/** A sibling tool of the same toolchain. */
export interface ToolLink {
  /** The tool's name. */
  name: string;
  /** What it does, in a few words. */
  description: Localized;
  /** Path or URL of the logo. */
  logo?: string;
  /** Scale of the logo within its box. Default: 1. */
  logoScale?: number;
  /** Where it is documented. */
  url: Localized;
}

/** The link to a page's source. Shown only if both fields are set. */
export interface EditLink {
  /** URL of the documentation folder in the code host's editor. */
  docRepoBaseUrl?: string;
  /** Text of the link. */
  text?: Localized;
}

/** An additional search index, shown as a tab. Its links open in a new window. */
export interface SearchGroupConfig {
  /** Name of the tab. */
  label: Localized;
  /** URL of another site's `search.json`, or of a search index: a JSON array of pages. */
  index: Localized;
}

/** Options of search. */
export interface SearchConfig {
  /** Further search indexes, one tab each. Default: none. */
  groups?: SearchGroupConfig[];
  /** Where readers tell what they did not find: a URL with `{query}` in it. Default: nowhere. */
  report?: string;
}

/** Options of the shell around the pages. */
export interface ThemeConfig {
  /** Path or URL of the logo in the top bar. Default: none, the title alone. */
  logo?: string;
  /** Offer a switch between light and dark; `false` follows the system only. Default: `true`. */
  darkMode?: boolean;
  /** Build a search index and show the search button; an object adds further indexes. Default: `true`. */
  search?: boolean | SearchConfig;
  /** Links to the project on other sites, in the top bar. Default: none. */
  socialLinks?: SocialLink[];
  /** Link to a page's source, below the article. Default: none. */
  editLink?: EditLink;
  /** Show the date of the page's last change. Default: `true`. */
  lastUpdated?: boolean;
  /** When the top bar hides: never, on scrolling down, or always. Default: `'never'`. */
  hideNavbar?: 'never' | 'auto' | 'always';
  /** Show a button that scrolls back to the top. Default: `true`. */
  enableScrollToTop?: boolean;
  /** Animate theme changes where the browser supports it. Default: `true`. */
  enableAppearanceAnimation?: boolean;
  /** Show the outline. Default: `true`. */
  outline?: boolean;
  /** Show the description of a documentation page, where it has its own, below its title. Default: `false`. */
  lead?: boolean;
  /** Use the first heading as the page's title when its frontmatter has none. Default: `true`. */
  fallbackHeadingTitle?: boolean;
  /** Redirect first-time readers to their browser's language, once. Default: `'auto'`. */
  localeRedirect?: 'auto' | 'never';
  /** Label of the tool switcher, and its tools. Default: no switcher. */
  tools?: {
    /** Text of the switcher's button. */
    label: string;
    /** In the order of the list. */
    items: ToolLink[];
    /** What opens the switcher: hovering, or only a click. Default: `'hover'`. */
    trigger?: 'hover' | 'click';
  };
}

/** Options of the Markdown rendering. */
export interface MarkdownConfig {
  /** Wrap long lines of code unless the reader turns wrapping off. Default: `false`. */
  defaultWrapCode?: boolean;
  /** Show line numbers in code blocks that do not set them explicitly. Default: `false`. */
  showLineNumbers?: boolean;
  /** CSS selector of images that zoom on click; `false`: none. Default: `'img'`, all with an alternative text. */
  zoomSelector?: string | false;
  /** How the ids of headings are made: as GitHub does, or as VitePress. Default: `'github'`. */
  slugs?: 'github' | 'vitepress';
  /** remark plugins, for Markdown. They run before the engine's own, on what its parser has made. Default: none. */
  remarkPlugins?: PluginReference[];
  /** rehype plugins, for HTML. They run before the engine's own: code is not highlighted yet. Default: none. */
  rehypePlugins?: PluginReference[];
  /** Shiki transformers, for code: functions that return one. Default: none. */
  transformers?: PluginReference[];
  /** Grammars (TextMate) of further languages of code: JSON files, or modules that export one or more. Default: none. */
  languages?: string[];
}

/**
 * A module with a plugin, since pages are compiled in threads, to which no functions can be sent: the path of a file
 * (`'./plugins/a.ts'`) or a package (`'remark-math'`), alone or with options, which are JSON. The plugin is the default
 * export, unless a name follows: `'@shikijs/transformers#transformerRenderWhitespace'`.
 */
export type PluginReference = string | [module: string, options: unknown];

/** Whom to notify of vulnerabilities in the documented product: `/.well-known/security.txt` (RFC 9116). */
export interface SecurityContact {
  /** URLs (also `mailto:`), the preferred one first. */
  contact: string[];
  /** Expiry date, at most a year ahead: `2027-01-31`. Later builds report that it has expired. */
  expires: string;
  /** URL of the disclosure policy. Default: none. */
  policy?: string;
}

/**
 * An element of every page's head: its name, its attributes, and the text of a script or style. Addresses that begin
 * with a slash are files of this site.
 */
export type SiteHeadElement =
  | [name: 'meta' | 'link', attributes: HeadAttributes]
  | [name: 'script' | 'style', attributes: HeadAttributes, text?: string];

/** `true` is an attribute without a value: `async`. */
export type HeadAttributes = Record<string, string | true>;

/** The directives of the Content Security Policy that a site can add to. */
export type CspDirective =
  | 'script-src'
  | 'style-src'
  | 'img-src'
  | 'font-src'
  | 'connect-src'
  | 'media-src'
  | 'frame-src'
  | 'worker-src'
  | 'form-action'
  | 'trusted-types';

/** A place of the shell for a component of the site, see `SiteConfig.slots`. */
export type SlotName =
  | 'navbarBefore'
  | 'navbarAfter'
  | 'sidebarBefore'
  | 'sidebarAfter'
  | 'articleBefore'
  | 'articleAfter'
  | 'footerBefore'
  | 'footerAfter';

/** A part of the site that a component of the site replaces, see `SiteConfig.slots`. */
export type LayoutName = 'home' | 'notFound';

/** What a site says about itself. Paths are relative to the folder of `site.config.ts`. */
export interface SiteConfig {
  /** Name of the site; second half of every document title. */
  title: string;
  /** Description of pages without their own. Default: none. */
  description?: string;
  /** URL path that the site is served under, with a leading and trailing slash. Default: `'/'`. */
  base?: string;
  /** Origin of the published site, for canonical links and the sitemap: `https://example.com`. Default: none. */
  siteUrl?: string;
  /**
   * Generate a social preview image for every page; takes about 50 ms per page, once. Needs `siteUrl`. A page with
   * `og:image` in its frontmatter's `head` keeps its own. Default: `false`.
   */
  ogImages?: boolean;
  /**
   * Redirects from old addresses: `{ '/guide/old': '/guide/new#part' }`. Paths without base; paths without a language
   * apply to all languages. Default: none.
   */
  redirects?: Record<string, string>;
  /**
   * What the samples of a page were run with, by its address: `{ '/guide/cli': ['example 1.2.0'] }`. An address without
   * a version is one of the default version; languages share it. Stands at the page's end. Default: nothing does.
   */
  testedWith?: Record<string, string[]>;
  /** Published as `security.txt`. Default: no such file. */
  security?: SecurityContact;
  /** Origin that large images are loaded from. Default: none, everything is loaded from the site. */
  assetsHost?: string;
  /** Favicon: path relative to `publicDir`. Default: none. */
  icon?: string;
  /** Languages, default first. At least one. */
  languages: Language[];
  /** Versions. Default: one, unnamed. */
  multiVersion?: MultiVersion;
  /** Folder of pages: `<docsDir>/<lang>`, or `<docsDir>/<version>/<lang>` with versions. Default: `'docs'`. */
  docsDir?: string;
  /** Folder of `<lang>.json` files with the shell's strings; the engine includes some. Default: `'locales'`. */
  localesDir?: string;
  /** Folder of files that are copied unchanged. Default: `'public'`. */
  publicDir?: string;
  /** Folder that the finished site is written to. Default: `'dist'`. */
  outDir?: string;
  /** The shell around the pages. Default: the defaults of its keys. */
  themeConfig?: ThemeConfig;
  /**
   * Keys that pages may have in their frontmatter besides the engine's own: `['date', 'author']`. Layouts and slots find
   * them in `page.frontmatter`. Default: none.
   */
  frontmatter?: string[];
  /**
   * Warnings that this site wants as errors, or not at all, by the code that stands behind each:
   * `{ parity: 'off', 'picture-text': 'error' }`. EXTENDING.md lists them. Default: all are warnings.
   */
  checks?: Partial<Record<WarningCode, 'off' | 'warning' | 'error'>>;
  /** How Markdown is rendered. Default: the defaults of its keys. */
  markdown?: MarkdownConfig;
  /**
   * Components of this site that pages can use without importing them: `{ Chart: './components/Chart.tsx' }`. The
   * module exports the component by its name, or as default. One whose file is named `*.island.tsx` is also hydrated in
   * the browser. A component of the same name as a built-in one replaces it. Default: none.
   */
  components?: Record<string, string>;
  /**
   * Components of this site, as default exports of these modules, for places of the shell: `{ articleAfter:
   * './components/Feedback.tsx' }`. Default: none.
   */
  slots?: Partial<Record<SlotName | LayoutName, string>>;
  /**
   * Stylesheets of this site, after the engine's, in every page: paths of files, or of packages: `['./site.css']`. Custom
   * properties override the engine's colors, fonts and sizes; see EXTENDING.md. Default: none.
   */
  styles?: string[];
  /**
   * Elements of every page's head, such as scripts: `[['script', { src: 'https://stats.example/a.js', defer: true }]]`.
   * The Content Security Policy allows just these scripts, styles and icons; what they load needs `csp`. A page's own
   * `head` takes precedence. Default: none.
   */
  head?: SiteHeadElement[];
  /**
   * What the Content Security Policy allows besides, by directive: `{ 'connect-src': ['https://stats.example'] }`.
   * With `img-src`, pages may show pictures of these hosts; with `frame-src`, frames. Default: nothing.
   */
  csp?: Partial<Record<CspDirective, string[]>>;
}

/**
 * A site's configuration, with all keys known to the editor.
 *
 * @example
 * ```ts
 * // site.config.ts
 * export default defineSite({ title: 'Example', languages: [{ lang: 'en', label: 'English' }] });
 * ```
 */
export function defineSite(config: SiteConfig): SiteConfig {
  return config;
}
