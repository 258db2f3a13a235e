import { readFileSync } from 'node:fs';
import path from 'node:path';
import { foldedKey } from '../../src/search/engine/fold.ts';
import { SearchIndex } from '../../src/search/engine/searchIndex.ts';
import {
  SEARCH_LIST_FILE,
  type SearchIndexList,
  type SearchRecord,
  type SearchTextRecord,
  type Synonyms,
} from '../../src/search/records.ts';
import { readRecords, readSynonyms, readTextRecords } from '../../src/search/worker/indexFiles.ts';

/** Queries for tuning search, and two sets of held-out queries, which are only measured. */
export type QueryFile = 'queries' | 'setAside' | 'unseen';

/** Minimum shares of queries whose page ranks first, or among the first three. */
export const MIN_SHARES: Record<QueryFile, { first: number; firstThree: number }> = {
  queries: { first: 0.9, firstThree: 0.97 },
  setAside: { first: 0.9, firstThree: 0.97 },
  // written before keywords were reduced, and never used to choose one
  unseen: { first: 0.75, firstThree: 0.85 },
};

/** A query, and the pages that answer it. */
export interface Query {
  /** What kind of query it is: a name, task, question, symptom, or words of another framework. */
  kind: string;
  query: string;
  /** Route paths of the pages, with the id of the section if only that section answers. */
  expected: string[];
}

/** A query whose page does not rank first. */
export interface Miss {
  query: string;
  expected: string[];
  found: string[];
  /** 1 divided by the rank of the best page; 0 if none was found. */
  reciprocal: number;
}

/** How well queries find their pages. */
export interface Relevance {
  queries: number;
  /** Share of the queries whose page ranks first. */
  first: number;
  /** Share of the queries whose page ranks among the first three. */
  firstThree: number;
  /** Mean reciprocal rank: 1 divided by the rank of the page, on average. */
  mrr: number;
  /** Share of the queries that only a section answers whose first result is that section. */
  sections: number;
  /** Queries whose page doesn't rank first, the worst first. */
  misses: Miss[];
}

/** The search index of a site in one language. */
export interface SearchableSite {
  records: (SearchRecord & SearchTextRecord)[];
  synonyms: Synonyms;
}

/** Loads a language's index from a built site, including texts that are stored separately. */
export function loadSearchableSite(dist: string, lang: string): SearchableSite {
  const read = (file: string): unknown => JSON.parse(readFileSync(path.join(dist, file), 'utf8'));
  const entry = (read(SEARCH_LIST_FILE) as SearchIndexList).find((candidate) => candidate.lang === lang);
  if (!entry) throw new Error(`The site in ${dist} has no search index in ${lang}.`);
  const texts = new Map(
    entry.texts.flatMap((file) => readTextRecords(read(file))).map((text) => [text.routePath, text]),
  );
  const records = readRecords(read(entry.index)).map((record) => ({
    ...record,
    ...texts.get(record.routePath),
  }));
  return { records, synonyms: entry.synonyms ? readSynonyms(read(entry.synonyms)) : {} };
}

export function buildIndex({ records, synonyms }: SearchableSite): SearchIndex {
  const index = new SearchIndex((routePath) => routePath, synonyms);
  // adds pages without texts first, like the worker
  for (const record of records) index.addPage({ ...record, content: '' });
  for (const record of records) index.addText(record);
  return index;
}

/** Returns the queries of a language. */
export function readQueries(lang: string, file: QueryFile): Query[] {
  const text = readFileSync(path.join(import.meta.dirname, `${file}.${lang}.json`), 'utf8');
  const sets = JSON.parse(text) as Record<string, Record<string, string | string[]>>;
  return Object.entries(sets).flatMap(([kind, set]) =>
    Object.entries(set).map(([query, expected]) => ({ kind, query, expected: [expected].flat() })),
  );
}

const pagePath = (link: string): string => link.replace(/#.*/, '');
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** A query and the results found for it. */
export interface Answer extends Miss {
  kind: string;
  /** Whether the first hit is the expected section; `undefined` if the whole page is the answer. */
  sectionFirst?: boolean;
}

/** Searches for all queries. */
export function findAnswers(index: SearchIndex, queries: readonly Query[]): Answer[] {
  return queries.map(({ kind, query, expected }) => {
    const { pages } = index.search(query);
    const shown = expected.every((link) => link.includes('#')) ? pages : undefined;
    const links = pages.map(({ link }) => link);
    const expectedPages = new Set(expected.map(pagePath));
    const place = links.findIndex((link) => expectedPages.has(link));
    const reciprocal = place < 0 ? 0 : 1 / (place + 1);
    const answer = { kind, query, expected, found: links.slice(0, 3), reciprocal };
    if (!shown) return answer;
    return { ...answer, sectionFirst: expected.includes(shown[0]?.suggestions[0]?.link ?? '') };
  });
}

/** Measures how well the queries found their pages. */
export function measureRelevance(answers: readonly Answer[]): Relevance {
  const ranks = answers.map(({ reciprocal }) => reciprocal);
  const sections = answers.flatMap(({ sectionFirst }) => (sectionFirst === undefined ? [] : [sectionFirst]));
  return {
    queries: answers.length,
    first: mean(ranks.map((rank) => Number(rank === 1))),
    firstThree: mean(ranks.map((rank) => Number(rank >= 1 / 3))),
    mrr: mean(ranks),
    sections: mean(sections.map(Number)),
    misses: answers.filter(({ reciprocal }) => reciprocal < 1).sort((a, b) => a.reciprocal - b.reciprocal),
  };
}

/**
 * Searches for all titles and headings, and returns those whose page isn't among the first three results. If several
 * pages have the same title, heading or keyword, any of them counts.
 */
export function findLostTexts(index: SearchIndex, records: SearchableSite['records']): string[] {
  const owners = new Map<string, Set<string>>();
  const texts = new Map<string, string>();
  for (const { title, keywords = [], sectionKeywords = {}, toc, routePath } of records) {
    const names = [title, ...toc.map((item) => item.text)];
    for (const text of [...names, ...keywords, ...Object.values(sectionKeywords).flat()]) {
      const key = foldedKey(text);
      owners.set(key, (owners.get(key) ?? new Set()).add(routePath));
    }
    for (const text of names) texts.set(foldedKey(text), text);
  }
  return [...texts].flatMap(([key, text]) => {
    const pages = owners.get(key) ?? new Set();
    const results = index.search(text).pages.slice(0, 3);
    return results.some(({ link }) => pages.has(link)) ? [] : [text];
  });
}
