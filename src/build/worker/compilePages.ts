import { readFileSync } from 'node:fs';
import type { PageCache } from '../cache/pageCache.ts';
import type { PageSource } from '../content/discover.ts';
import { Progress } from '../progress.ts';
import { inBatches, type WorkerPool } from './pool.ts';
import type { CompileOutcome } from './workerTypes.ts';

/** Compiles the pages that the cache does not know; those it knows need no thread. In the order of the sources. */
export async function compilePages(
  cache: PageCache,
  pool: WorkerPool,
  sources: readonly PageSource[],
): Promise<CompileOutcome[]> {
  const known = new Map<string, CompileOutcome>();
  const keys = sources.map(({ file, displayFile }) => cache.key(displayFile, readFileSync(file)));
  // a thread starts up for the changed pages while this one reads the unchanged ones
  if (!keys.every((key) => cache.has(key))) pool.prepare();
  for (const [index, { file }] of sources.entries()) {
    const key = keys[index] ?? '';
    const entry = cache.summary(key);
    if (entry) known.set(file, { file, key, ...entry });
  }
  const changed = sources.filter(({ file }) => !known.has(file));
  const progress = new Progress('Compiling', changed.length);
  const compiled = await pool.compile(batchesByRoute(changed), (done) => progress.update(done));
  progress.end();
  for (const outcome of compiled) known.set(outcome.file, outcome);
  return sources.flatMap(({ file }) => known.get(file) ?? []);
}

/** Groups pages by route: the languages of a page share code, which a thread then highlights only once. */
function batchesByRoute(sources: readonly PageSource[]): PageSource[][] {
  return inBatches(
    [...sources].sort((a, b) => (a.routePath < b.routePath ? -1 : a.routePath > b.routePath ? 1 : 0)),
  );
}
