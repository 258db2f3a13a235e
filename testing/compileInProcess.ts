import { readFileSync } from 'node:fs';
import type { ResolvedSite } from '../src/node/config/resolveSite.ts';
import { PageCompiler } from '../src/node/content/compilePage.ts';
import { lintRules } from '../src/node/lint/rules.ts';
import { PageCache } from '../src/node/pipeline/pageCache.ts';
import type { PageThreads } from '../src/node/pipeline/pagePipeline.ts';

/**
 * Compiles pages in this thread, instead of the worker threads.
 *
 * @param before called when a page has been read, before it is compiled
 */
export function compileInProcess(
  site: ResolvedSite,
  before: () => Promise<void> = async () => {},
): PageThreads {
  const compile: PageThreads['compile'] = async (batches, { strings, version, lint }) => {
    const cache = new PageCache(site, { version, lint });
    const compiler = new PageCompiler(site, strings, lint ? lintRules : undefined);
    const outcomes = batches.flat().map(async (source) => {
      const bytes = readFileSync(source.file);
      await before();
      const key = cache.key(source.displayFile, bytes);
      const compiled = await compiler.compile(source, bytes);
      return { file: source.file, key, summary: cache.store(key, compiled) };
    });
    return Promise.all(outcomes);
  };
  return { compile, prepare: async () => {} };
}
