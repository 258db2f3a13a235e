import { readFileSync } from 'node:fs';
import { Progress } from '../base/progress.ts';
import type { ResolvedSite } from '../config/resolveSite.ts';
import type { ArticleStrings, PageSource, Parsed } from '../content/page.ts';
import { type CachedPage, type CompileOptions, compileVersion, PageCache } from './pageCache.ts';
import { inBatches, type WorkerPool } from './pool.ts';

/** The threads that compile pages. */
export type PageThreads = Pick<WorkerPool, 'compile' | 'prepare'>;

/** Turns source files into compiled pages: from the cache, or compiled in a worker thread, which stores them there. */
export class PagePipeline {
  /** The strings in articles, and the version of the cache. */
  readonly options: CompileOptions;
  readonly #cache: PageCache;
  readonly #threads: PageThreads;
  /** Whether a thread has loaded the grammars for a page's code. */
  #warm = false;

  /**
   * @param strings strings in articles, by language
   * @param lint whether the lint rules run
   */
  constructor(
    site: ResolvedSite,
    strings: Record<string, ArticleStrings>,
    threads: PageThreads,
    lint: boolean,
  ) {
    this.options = { strings, version: compileVersion(site, strings), lint };
    this.#cache = new PageCache(site, this.options);
    this.#threads = threads;
  }

  /** Returns the cached page if its source and included files haven't changed. */
  findCached(source: PageSource): CachedPage | undefined {
    return this.#lookUp(source.file, this.#key(source));
  }

  /** Compiles the pages that aren't cached; returns all in the order of the sources. */
  async compileAll(sources: readonly PageSource[]): Promise<CachedPage[]> {
    const keys = sources.map((source) => this.#key(source));
    // starts a thread for the changed pages while this one reads the unchanged ones
    if (!keys.every((key) => this.#cache.has(key))) void this.#threads.prepare();
    const known = new Map<string, CachedPage>();
    for (const [index, { file }] of sources.entries()) {
      const outcome = this.#lookUp(file, keys[index] ?? '');
      if (outcome) known.set(file, outcome);
    }
    const changed = sources.filter(({ file }) => !known.has(file));
    const progress = new Progress('Compiling', changed.length, 'Compiled');
    const batches = batchesByRoute(changed);
    const compiled = await this.#threads.compile(batches, this.options, (done) => progress.update(done));
    progress.end();
    for (const outcome of compiled) known.set(outcome.file, outcome);
    return sources.flatMap(({ file }) => known.get(file) ?? []);
  }

  /** Returns one page, compiled if it isn't cached. */
  async compile(source: PageSource): Promise<Parsed> {
    const cached = this.#cache.load(this.#key(source));
    const isFirst = !this.#warm;
    this.#warm = true;
    if (cached) {
      // loads the compiler and grammars in advance; otherwise, the first edit would take ten times as long as the next
      if (isFirst) void this.#threads.prepare({ page: { source, options: this.options } });
      return cached;
    }
    const [outcome] = await this.#threads.compile([[source]], this.options, () => {});
    const compiled = outcome && this.#cache.load(outcome.key);
    if (!compiled) throw new Error(`${source.displayFile} was compiled, but cannot be read from the cache.`);
    return compiled;
  }

  /** Removes entries that no build has read for a week. */
  prune(): void {
    this.#cache.prune();
  }

  #key({ file, displayFile }: PageSource): string {
    return this.#cache.key(displayFile, readFileSync(file));
  }

  #lookUp(file: string, key: string): CachedPage | undefined {
    const summary = this.#cache.summary(key);
    return summary && { file, key, summary };
  }
}

/** Groups pages by route, because the languages of a page share code, which a thread then highlights only once. */
function batchesByRoute(sources: readonly PageSource[]): PageSource[][] {
  return inBatches(
    [...sources].sort((a, b) => (a.routePath < b.routePath ? -1 : a.routePath > b.routePath ? 1 : 0)),
  );
}
