import { readFileSync } from 'node:fs';
import path from 'node:path';
import { foldedKey } from '../../src/search/engine/fold.ts';
import { SearchIndex } from '../../src/search/engine/searchIndex.ts';
import { SEARCH_LIST_FILE, type SearchIndexList, type SearchRecord } from '../../src/search/records.ts';
import { readRecords, readTextRecords } from '../../src/search/worker/indexFiles.ts';

/** Minimum shares of queries whose page ranks first, or among the first three. */
export const LEAST = { first: 0.85, firstThree: 0.95 };

/** Queries by kind, each with the page or pages that answer it. */
type QuerySet = Record<string, Record<string, string | string[]>>;

export interface Miss {
  query: string;
  expected: string[];
  found: string[];
}

export interface Relevance {
  queries: number;
  first: number;
  firstThree: number;
  /** Queries whose page does not rank first. */
  misses: Miss[];
  /** Titles and headings that do not find their page among the first three results. */
  lost: Miss[];
}

/** Loads a language's index from a finished site, including texts that are stored separately. */
export function loadRecords(dist: string, lang: string): SearchRecord[] {
  const list = JSON.parse(readFileSync(path.join(dist, SEARCH_LIST_FILE), 'utf8')) as SearchIndexList;
  const entry = list.find((candidate) => candidate.lang === lang);
  if (!entry) throw new Error(`The site in ${dist} has no search index in ${lang}.`);
  const read = (file: string): unknown => JSON.parse(readFileSync(path.join(dist, file), 'utf8'));
  const texts = entry.texts.flatMap((file) => readTextRecords(read(file)));
  const byRoute = new Map(texts.map((text) => [text.routePath, text]));
  return readRecords(read(entry.index)).map((record) => ({ ...record, ...byRoute.get(record.routePath) }));
}

export function buildIndex(records: readonly SearchRecord[]): SearchIndex {
  const index = new SearchIndex((routePath) => routePath);
  // as the worker does
  for (const record of records) index.addPage({ ...record, content: '' });
  for (const record of records) index.addText(record);
  return index;
}

/** The queries of a language, each with the page or pages that answer it. */
export function readQueries(lang: string): [query: string, expected: string | string[]][] {
  const file = path.join(import.meta.dirname, `queries.${lang}.json`);
  const sets = JSON.parse(readFileSync(file, 'utf8')) as QuerySet;
  return Object.values(sets).flatMap((set) => Object.entries(set));
}

/** Measures how well queries find their pages. */
export function measureRelevance(records: readonly SearchRecord[], lang: string): Relevance {
  const index = buildIndex(records);
  const find = (query: string) => index.search(query).pages.map(({ link }) => link);
  const queries = readQueries(lang);
  const misses: Miss[] = [];
  let firstThree = 0;
  for (const [query, pages] of queries) {
    const expected = [pages].flat();
    const found = find(query);
    if (found.slice(0, 3).some((page) => expected.includes(page))) firstThree++;
    if (!expected.includes(found[0] ?? '')) misses.push({ query, expected, found: found.slice(0, 3) });
  }
  return {
    queries: queries.length,
    first: (queries.length - misses.length) / queries.length,
    firstThree: firstThree / queries.length,
    misses,
    lost: lostTexts(records, find),
  };
}

/** For a heading that several pages share, any of them counts. */
function lostTexts(records: readonly SearchRecord[], find: (query: string) => string[]): Miss[] {
  const owners = new Map<string, string[]>();
  const queries = new Map<string, string>();
  for (const { title, toc, routePath } of records) {
    for (const text of [title, ...toc.map((item) => item.text)]) {
      const key = foldedKey(text);
      owners.set(key, [...(owners.get(key) ?? []), routePath]);
      queries.set(key, text);
    }
  }
  return [...queries].flatMap(([key, query]) => {
    const expected = owners.get(key) ?? [];
    const found = find(query).slice(0, 3);
    const wanted = Math.min(3, new Set(expected).size);
    const hits = found.filter((page) => expected.includes(page)).length;
    return hits >= wanted ? [] : [{ query, expected, found }];
  });
}
