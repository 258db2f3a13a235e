/** Generates sites for benchmarks: the same content on every run, with any number of pages. */
import { corpusPage } from './page.ts';
import { type CorpusGroup, type CorpusRoute, corpusRoutes } from './routes.ts';
import type { Lang } from './words.ts';

/** Markdown per page, in bytes: a typical documentation page. */
const PAGE_BYTES = 6000;

export interface CorpusOptions {
  /** Total of both languages. If it is odd, English gets one more. */
  pages: number;
  /** Approximate Markdown per page, in bytes. Default: {@link PAGE_BYTES}. */
  unit?: number;
}

/** Input for every engine: pages, and one sidebar for all of them. */
export interface Corpus {
  home: CorpusRoute;
  /** Groups of the sidebar, which are collapsed. */
  groups: CorpusGroup[];
  pages: CorpusFile[];
}

/** A page in one language. */
export interface CorpusFile {
  lang: Lang;
  /** `/mocking/time-zones`; the home page is `/`. */
  path: string;
  /** Markdown of the page. */
  text: string;
}

/** Languages of all corpora, with their names; the first one is the default. */
export const CORPUS_LANGUAGES = [
  { lang: 'en', label: 'English' },
  { lang: 'zh', label: '简体中文' },
] as const;

/** Title of the site. */
export const CORPUS_TITLE = 'Corpus';

/** Returns the pages of a site in English and Chinese, and its sidebar. */
export function makeCorpus({ pages, unit = PAGE_BYTES }: CorpusOptions): Corpus {
  const { home, groups } = corpusRoutes(Math.ceil(pages / 2));
  const routes = [home, ...groups.flatMap((group) => group.routes)];
  const files = routes.flatMap((route, index): CorpusFile[] => {
    const { en, zh } = corpusPage({ route, others: routes, bytes: unit });
    const english: CorpusFile = { lang: 'en', path: route.path, text: en };
    return index < Math.floor(pages / 2) ? [english, { lang: 'zh', path: route.path, text: zh }] : [english];
  });
  return { home, groups, pages: files };
}

/** Returns a route in the middle of a corpus, for opening and editing. */
export function middleRoute(pages: number): string {
  const { home, groups } = corpusRoutes(Math.ceil(pages / 2));
  const routes = groups[Math.floor(groups.length / 2)]?.routes ?? [];
  return (routes[Math.floor(routes.length / 2)] ?? home).path;
}
