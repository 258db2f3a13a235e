import { brotliCompressSync } from 'node:zlib';
import type { SearchRecord } from '../../src/search/records.ts';
import { buildIndex, readQueries } from './relevance.ts';

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
