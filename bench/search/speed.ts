import { brotliCompressSync } from 'node:zlib';
import type { SearchRecord } from '../../src/shared/search/searchRecord.ts';
import { buildIndex, readQueries } from './relevance.ts';

export interface Speed {
  /** Milliseconds from records to an index. */
  build: number;
  /** Milliseconds a query. */
  median: number;
  /** 95 of 100 queries are faster. */
  slow: number;
  /** Compressed size of the index, a page. */
  bytes: number;
}

/** Rounds over all queries; the first ones, while the engine's code is being compiled, do not count. */
const ROUNDS = 3;

/** How fast an index is made and answers, in this process. */
export function measureSpeed(records: readonly SearchRecord[], lang: string): Speed {
  buildIndex(records);
  const begun = performance.now();
  const index = buildIndex(records);
  const build = performance.now() - begun;
  let times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    times = readQueries(lang).map(([query]) => {
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
