import type { TocItem } from '../shared/pageData.ts';

/** One page in a search index. */
export interface SearchRecord {
  /** Path without base, version and language: `/guide/start/`. */
  routePath: string;
  title: string;
  /** The page's own description. Default: none. */
  description?: string;
  /** Headings; the section of each begins at its `charIndex` in `content`. */
  toc: TocItem[];
  /** The page's text without its title and headings: prose and code, one line per block. */
  content: string;
}

/** The text of one page; large indexes store it separately from titles and headings. */
export type SearchTextRecord = Pick<SearchRecord, 'routePath' | 'content'>;

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
}

/** All indexes of a site: the content of {@link SEARCH_LIST_FILE}. */
export type SearchIndexList = SearchIndexEntry[];

/** Path of the list below the site's base. The name is not hashed: it must stay the same when the content changes. */
export const SEARCH_LIST_FILE = 'search.json';
