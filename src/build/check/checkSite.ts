import { readFileSync } from 'node:fs';
import { PageCache, type PageSummary } from '../cache/pageCache.ts';
import { pipelineVersion } from '../cache/pipelineVersion.ts';
import type { ResolvedSite } from '../config/resolveSite.ts';
import { discoverPages, type PageSource } from '../content/discover.ts';
import type { Strings } from '../mdx/strings.ts';
import type { Problem } from '../problems.ts';
import { Progress } from '../progress.ts';
import { allArticleStrings, loadStrings } from '../site/loadStrings.ts';
import { prepareSite } from '../site/prepareSite.ts';
import { inBatches, WorkerPool } from '../worker/pool.ts';

/** Up to this many changed pages are compiled faster without starting threads. */
const FEW_PAGES = 12;

/**
 * Everything that a build would find wrong with the content, without bundling or rendering: frontmatter, links,
 * anchors, navigation, texts, and pages whose structure differs between languages.
 */
export async function checkSite(site: ResolvedSite): Promise<{ pages: number; problems: Problem[] }> {
  const [{ sources, problems }, texts] = await Promise.all([discoverPages(site), loadStrings(site)]);
  const summaries = await summarize(site, sources, allArticleStrings(texts.strings));
  const prepared = await prepareSite({ site, sources, summaries, strings: texts.strings, dates: new Map() });
  const ofPages = [...summaries.values()].flatMap((summary) => summary.problems);
  return {
    pages: sources.length,
    problems: [...problems, ...texts.problems, ...ofPages, ...prepared.problems, ...prepared.linkProblems],
  };
}

/** A summary of each page, from the cache that builds use too; only changed pages are compiled. */
async function summarize(
  site: ResolvedSite,
  sources: readonly PageSource[],
  strings: Record<string, Strings>,
): Promise<Map<string, PageSummary>> {
  const version = pipelineVersion(site, strings);
  const cache = new PageCache(site.cacheDir, version);
  const summaries = new Map<string, PageSummary>();
  const changed: PageSource[] = [];
  for (const source of sources) {
    const entry = cache.summary(cache.key(source.displayFile, readFileSync(source.file)));
    if (entry) summaries.set(source.file, entry.summary);
    else changed.push(source);
  }
  if (changed.length === 0) return summaries;
  const progress = new Progress('Compiling', changed.length);
  if (changed.length <= FEW_PAGES) {
    const { PageCompiler } = await import('../mdx/compilePage.ts');
    const compiler = new PageCompiler(site, strings);
    for (const [index, source] of changed.entries()) {
      const bytes = readFileSync(source.file);
      const page = await compiler.compile(source, bytes);
      summaries.set(source.file, cache.store(cache.key(source.displayFile, bytes), page).summary);
      progress.update(index + 1);
    }
  } else {
    const pool = new WorkerPool({ site, version, strings });
    try {
      const outcomes = await pool.compile(inBatches(changed), (done) => progress.update(done));
      for (const { file, summary } of outcomes) summaries.set(file, summary);
    } finally {
      await pool.close();
    }
  }
  progress.end();
  return summaries;
}
