import type { Frontmatter, HeadElement, PageType } from './frontmatter.ts';
import type { ArticleStylesheet } from './stylesheets.ts';

/** A heading, as the outline and search need it. */
export interface TocItem {
  id: string;
  text: string;
  /** 2 to 4 in the outline; the list holds 2 to 6. */
  depth: number;
  /** Where the heading's section starts in the page's plain text, in UTF-16 units. */
  charIndex: number;
}

/** One stop of the pager. */
export interface PagerLink {
  text: string;
  link: string;
}

/** The same page in another language or version, or the nearest one there is. */
export interface AlternateLink {
  /** Language tag or version name. */
  key: string;
  link: string;
  /** `false`: the page does not exist there; `link` is the nearest that does, or a fallback. */
  exact: boolean;
}

/** What the browser needs to show a page; `route.json` is this with the article's HTML. */
export interface PageData {
  /** Canonical URL path of the page, base, version and language included: `/zh/guide/start/`. */
  pagePath: string;
  /** The path without base, version and language: `/guide/start/`. */
  routePath: string;
  pageType: PageType;
  /** Title for lists and the browser's tab, without the site's name. */
  title: string;
  /** Text of the first heading; the title when there is none. */
  headingTitle: string;
  /** Full text of the document's `<title>`. */
  documentTitle: string;
  description: string;
  toc: TocItem[];
  frontmatter: Frontmatter;
  /** Language of the route, that is of the frame. */
  lang: string;
  /** Language of the article: another one than `lang` where the page is not translated. */
  contentLang: string;
  /** Version of the route; empty in a site without versions. */
  version: string;
  /** Version of the article: another one than `version` where the page is missing there. */
  contentVersion: string;
  /** Last change of the source, in milliseconds since 1970; absent when unknown. */
  lastUpdatedTime?: number;
  /** Source file, relative to the documentation folder, with forward slashes. */
  _relativePath: string;
  /** Link to the source in the code host's editor. */
  editUrl?: string;
  /** Path of the page that search engines should list in place of this one. */
  canonical: string;
  languages: AlternateLink[];
  versions: AlternateLink[];
  prev?: PagerLink;
  next?: PagerLink;
}

/** The file beside every page, for navigation inside the site. */
export interface RouteFile extends PageData {
  /** Where the frame's data of this version and language is. */
  siteDataUrl: string;
  /** URLs of the scripts and stylesheets that the file was made for; a document without one of them is of another build. */
  frame: string[];
  html: string;
  /** Stylesheets that the article needs beside the common one. */
  styles: ArticleStylesheet[];
  /** What the document's head says of the page. */
  head: HeadElement[];
}
