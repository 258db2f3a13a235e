import type { TocItem } from '../shared/pageData.ts';

/** A heading in the search index. */
export interface SearchHeading extends TocItem {
  /** Additional words that find the section but aren't in its text. Default: none. */
  keywords?: string[];
}

/** One page in a search index. */
export interface SearchRecord {
  /** Path without base, version and language: `/guide/start/`. */
  routePath: string;
  title: string;
  /** The page's own description. Default: none. */
  description?: string;
  /** Additional words that find the page but aren't in its text. Default: none. */
  keywords?: string[];
  /** Headings; the section of each begins at its `charIndex` in `content`. */
  toc: SearchHeading[];
  /**
   * The page's text without title and headings, one line per block. Inline code is enclosed in {@link CODE_BORDER}s, and
   * lines that consist of links start with {@link LINK_LINE}.
   */
  content: string;
}

/** Delimits inline code in a text: a control character that no page contains and that JSON doesn't escape. */
export const CODE_BORDER = '\x7f';

/** First character of a line that consists of links, such as an entry in a list of links. */
export const LINK_LINE = '\x80';

/** Words that pages use, each with the synonyms that readers type. The key `''` lists words with little weight. */
export type Synonyms = Record<string, string[]>;

/** The text of one page; large indexes store it separately from titles and headings. */
export interface SearchTextRecord extends Pick<SearchRecord, 'routePath' | 'content'> {
  /** Keywords by heading id, if the index omits them to stay small. */
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
