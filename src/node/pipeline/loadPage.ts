import { readFileSync } from 'node:fs';
import type { PageCompiler } from '../content/compilePage.ts';
import type { Parsed, Source } from '../content/page.ts';
import type { PageCache } from './pageCache.ts';

/**
 * The compiled page for a key: from the cache, or compiled again if the cache was emptied in the meantime. Throws if
 * the source has changed since the build started.
 */
export async function loadPage(
  cache: PageCache,
  compiler: () => Promise<PageCompiler>,
  source: Source,
  key: string,
): Promise<Parsed> {
  const cached = cache.load(key);
  if (cached) return cached;
  const bytes = readFileSync(source.file);
  if (cache.key(source.displayFile, bytes) !== key) {
    throw new Error(`${source.displayFile} changed during the build. Run it again.`);
  }
  return (await compiler()).compile(source, bytes);
}
