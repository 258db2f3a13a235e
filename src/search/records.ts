import type { TocItem } from '../shared/pageData.ts';

/** A heading of a page, as search knows it. */
export interface SearchHeading extends TocItem {
  /** What readers type to find the section and it does not say. Default: nothing. */
  keywords?: string[];
}

/** One page in a search index. */
export interface SearchRecord {
  /** Path without base, version and language: `/guide/start/`. */
  routePath: string;
  title: string;
  /** The page's own description. Default: none. */
  description?: string;
  /** What readers type to find the page and it does not say. Default: nothing. */
  keywords?: string[];
  /** Headings; the section of each begins at its `charIndex` in `content`. */
  toc: SearchHeading[];
  /**
   * The page's text without its title and headings, one line per block. Code is between {@link CODE_BORDER}s, lines
   * that only lead elsewhere begin with {@link LINK_LINE}.
   */
  content: string;
}

/** Stands before and after code in a text. A control character that no page contains and JSON does not escape. */
export const CODE_BORDER = '\x7f';

/** Begins a line that only leads to other pages: an entry of a list or table of links. */
export const LINK_LINE = '\x80';

/** What pages say, each with what readers type instead. For `''`, that says little of what they look for. */
export type Synonyms = Record<string, string[]>;

/** The text of one page; large indexes store it separately from titles and headings. */
export interface SearchTextRecord extends Pick<SearchRecord, 'routePath' | 'content'> {
  /** Keywords of headings, by their ids, where the index has none: there are more of them than of headings. */
  sectionKeywords?: Record<string, string[]>;
}

/** The index of one version and language. */
export interface SearchIndexEntry {
  version: string;
  lang: string;
  /** Prefix of every `routePath`: base, version and language, without a trailing slash. */
  prefix: string;
  /** URL of the index, a JSON array of {@link SearchRecord}s; relative to this list. */
  index: string;
  /** URLs of the texts, JSON arrays of {@link SearchTextRecord}s, if the index does not contain them. */
  texts: string[];
  /** URL of the {@link Synonyms}. Default: none. */
  synonyms?: string;
}

/** All indexes of a site: the content of {@link SEARCH_LIST_FILE}. */
export type SearchIndexList = SearchIndexEntry[];

/** Path of the list below the site's base. The name is not hashed: it must stay the same when the content changes. */
export const SEARCH_LIST_FILE = 'search.json';
