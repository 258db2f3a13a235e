import type { Frontmatter, HeadElement, PageType } from './frontmatter.ts';
import type { SiteData } from './siteData.ts';
import type { ArticleStylesheet } from './stylesheets.ts';

/** A heading, as used by the outline and search. */
export interface TocItem {
  id: string;
  text: string;
  /** Level of the heading, 2 to 6. The outline shows levels 2 to 4. */
  depth: number;
  /** Where the heading's section starts in the page's plain text, in UTF-16 units. */
  charIndex: number;
}

/** A link of the pager. */
export interface PagerLink {
  text: string;
  link: string;
}

/** The same page in another language or version, or the nearest page that exists there. */
export interface AlternateLink {
  /** Language tag or version name. */
  key: string;
  link: string;
  /** Whether the page exists there. Otherwise, `link` is the nearest existing page, or a fallback. */
  exact: boolean;
}

/** Metadata of a page. `route.json` contains it together with the page's HTML. */
export interface PageData {
  /** Canonical URL path of the page, base, version and language included: `/zh/guide/start/`. */
  pagePath: string;
  /** The path without base, version and language: `/guide/start/`. */
  routePath: string;
  pageType: PageType;
  /** Title for lists and the browser tab, without the site's name. */
  title: string;
  /** Text of the first heading; falls back to the title. */
  headingTitle: string;
  /** Generated id of the title; absent if the page sets one. */
  titleId?: string;
  /** Full text of the document's `<title>`. */
  documentTitle: string;
  description: string;
  toc: TocItem[];
  frontmatter: Frontmatter;
  /** Language of the route and the shell. */
  lang: string;
  /** Language of the article; differs from `lang` if the page is not translated. */
  contentLang: string;
  /** Version of the route; empty in a site without versions. */
  version: string;
  /** Version of the article; differs from `version` if the page does not exist in that version. */
  contentVersion: string;
  /** Last change of the source, in milliseconds since 1970; absent when unknown. */
  lastUpdatedTime?: number;
  /** Source file, relative to the documentation folder, with forward slashes. */
  _relativePath: string;
  /** Link to the source in the code host's editor. */
  editUrl?: string;
  /** Path of the page that search engines should index instead of this one. */
  canonical: string;
  languages: AlternateLink[];
  versions: AlternateLink[];
  prev?: PagerLink;
  next?: PagerLink;
}

/** The JSON file next to every page, for client-side navigation. */
export interface RouteFile extends PageData {
  /** URL of the site data of this version and language. */
  siteDataUrl: string;
  /** URLs of this build's scripts and stylesheets. A document that lacks one of them is from another build. */
  shellFiles: string[];
  /** HTML of the parts of the shell that depend on the page, by the name in `data-region`. */
  regions: Record<string, string>;
  /** Value of `data-parts`, see `layoutParts`. */
  parts: string;
  /** Id of the page's sidebar. Navigation keeps the element while the id stays the same. Empty without a sidebar. */
  section: string;
  /** Stylesheets that the article needs in addition to the common one. */
  styles: ArticleStylesheet[];
  /** The page's elements in the document's head. */
  head: HeadElement[];
}

/** Data of a page for its scripts, embedded in the document as JSON. */
export interface PageOptions extends Pick<RouteFile, 'pagePath' | 'pageType' | 'siteDataUrl' | 'section'> {
  base: string;
  lang: string;
  version: string;
  /** Whether the site has search. */
  search: boolean;
  /** Whether theme changes are animated. */
  animateTheme: boolean;
  darkMode: boolean;
  /** Strings that scripts need and that aren't in the HTML. */
  strings: Record<'copied' | 'copyPrompt' | 'searchUnavailable' | 'zoomClose' | 'offline', string>;
}

/** Options of a page's inline script, passed in its `data-options` attribute. */
export interface HeadOptions {
  /** Offer a choice of dark theme; `false`: the theme only follows the system. */
  darkMode: boolean;
  /** See `ThemeConfig.localeRedirect`. */
  localeRedirect: 'auto' | 'never';
  /** Language of the page. */
  lang: string;
  /** The page in every language, by language tag. Empty where readers must not be redirected. */
  links: Record<string, string>;
  /** On the not-found page: home pages of all languages and versions, starting with the page's own. */
  homes?: string[];
}

/** Props of a site's component in a slot of the shell. */
export interface SlotProps {
  /** The current page. */
  page: PageData;
  /** Site data of the page's version and language. */
  site: SiteData;
}
