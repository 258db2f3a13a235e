import { readFileSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { loadSiteConfig } from '../src/node/config/resolveSite.ts';
import { PageCompiler } from '../src/node/content/compilePage.ts';
import type { PageSource } from '../src/node/content/page.ts';
import { discoverPages } from '../src/node/content/read/discover.ts';
import { allArticleStrings, loadStrings } from '../src/node/i18n/loadStrings.ts';
import { SOURCE_ENGINE } from './engines/docsSiteEngine.ts';
import { writeSite } from './engines/engine.ts';

/** Number of pages compiled as a warm-up, which loads grammars and code. */
const WARMING_PAGES = 10;

/**
 * Measures how many seconds one warm thread takes to compile the pages of a corpus: the lower bound of a cold build on
 * one thread.
 *
 * @param folder an empty folder
 */
export async function compileSeconds(folder: string, pages: number): Promise<number> {
  writeSite(SOURCE_ENGINE, folder, { pages });
  const site = await loadSiteConfig(folder);
  const { strings } = await loadStrings(site);
  const { sources } = discoverPages(site);
  const compileAll = async (from: readonly PageSource[], cache: string) => {
    const cacheDir = path.join(folder, cache);
    const compiler = new PageCompiler({ ...site, cacheDir }, allArticleStrings(strings));
    for (const source of from) await compiler.compile(source, readFileSync(source.file));
  };
  await compileAll(sources.slice(0, WARMING_PAGES), 'warming');
  const start = performance.now();
  await compileAll(sources, 'measured');
  return (performance.now() - start) / 1000;
}
