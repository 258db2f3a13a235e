import { brotliCompressSync } from 'node:zlib';
import { readRecords } from '../../src/search/worker/indexFiles.ts';
import { buildIndex, readQueries, type SearchableSite } from './relevance.ts';

export interface Speed {
  /** Milliseconds to build the index from records. */
  build: number;
  /** Milliseconds per query. */
  median: number;
  /** 95th percentile, in milliseconds. */
  slow: number;
  /** Compressed size of the index per page, in bytes. */
  bytes: number;
}

/** Rounds over all queries; the first ones do not count, while the JIT warms up. */
const ROUNDS = 3;

/** Measures how fast an index is built and queried, in this process. */
export function measureSpeed(searched: SearchableSite, lang: string): Speed {
  const { records } = searched;
  buildIndex(searched);
  const begun = performance.now();
  const index = buildIndex(searched);
  const build = performance.now() - begun;
  let times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    times = readQueries(lang, 'queries').map(({ query }) => {
      const start = performance.now();
      index.search(query);
      return performance.now() - start;
    });
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  const bytes = Math.round(brotliCompressSync(JSON.stringify(records)).length / records.length);
  return { build, median: at(0.5), slow: at(0.95), bytes };
}

/** Text that somebody might paste, by kind; none of it may slow search down. */
const HOSTILE_QUERIES: Record<string, string> = {
  'metacharacters, 10 kB': '.*+?^$()|[]{}\\/'.repeat(700),
  'one word, 10 kB': 'a'.repeat(10_000),
  'different words, 10 kB': Array.from({ length: 1500 }, (_, number) => `wrd${number}q`).join(' '),
  'names of many parts, 10 kB': 'aB.cD-eF_gH:'.repeat(850),
  'HTML, 10 kB': '<img src=x onerror=alert(1)>'.repeat(360),
  'bidi controls': '\u202e\u2066\u200f\u061c'.repeat(2500),
  'lone surrogates': '\ud800a\udc00b'.repeat(2500),
  'combining marks': `a${'\u0301'.repeat(10_000)}`,
  'Chinese, 10 kB': '测试模拟快照配置'.repeat(420),
  'words of every page': 'test the to a of in and is expect import from run file'.repeat(5),
};

/**
 * Returns the pages designed to be slow: one enormous text full of hits, thousands of headings, names with a common
 * prefix.
 */
export function hostileSite(): SearchableSite {
  const content = 'test mock <script>alert(1)</script> '.repeat(100_000);
  const heading = (number: number) => ({
    id: `h${number}`,
    text: 'test mock',
    depth: 2,
    charIndex: number * 5,
  });
  const toc = Array.from({ length: 1000 }, (_, number) => heading(number));
  const names = Array.from({ length: 50_000 }, (_, number) => `mock${number.toString(36)}x`).join(' ');
  const records = readRecords([
    ...Array.from({ length: 7 }, (_, number) => ({
      routePath: `/long${number}`,
      title: 'test',
      content,
      toc: [],
    })),
    ...Array.from({ length: 20 }, (_, number) => ({
      routePath: `/headings${number}`,
      title: 'mock',
      content: '',
      toc,
    })),
    { routePath: '/names', title: '<img src=x onerror=alert(1)>', content: names, toc: [] },
  ]);
  return { records, synonyms: {} };
}

export interface Slowest {
  query: string;
  milliseconds: number;
}

/** Returns the slowest of the hostile queries. */
export function slowestHostile(searched: SearchableSite, queries = HOSTILE_QUERIES): Slowest {
  const index = buildIndex(searched);
  index.search('warm up the code');
  const times = Object.entries(queries).map(([query, text]) => {
    const start = performance.now();
    index.search(text);
    return { query, milliseconds: performance.now() - start };
  });
  return times.reduce((slow, time) => (time.milliseconds > slow.milliseconds ? time : slow));
}
