import { readFileSync } from 'node:fs';
import { Progress } from '../base/progress.ts';
import type { ResolvedSite } from '../config/resolveSite.ts';
import type { ArticleStrings, Parsed, Source } from '../content/page.ts';
import { type CachedPage, compileVersion, PageCache, type VersionedStrings } from './pageCache.ts';
import { inBatches, type WorkerPool } from './pool.ts';

/** The threads that compile pages. */
export type PageThreads = Pick<WorkerPool, 'compile' | 'compiler' | 'prepare'>;

/**
 * The one way from a source file to a compiled page: from the cache, else compiled in a worker thread, which stores it
 * there.
 */
export class PagePipeline {
  /** The strings in articles, and what they and the engine's code are known by. */
  readonly texts: VersionedStrings;
  readonly #cache: PageCache;
  readonly #threads: PageThreads;
  /** Whether a thread has loaded the grammars for a page's code. */
  #warm = false;

  /** @param strings strings in articles, by language */
  constructor(site: ResolvedSite, strings: Record<string, ArticleStrings>, threads: PageThreads) {
    this.texts = { strings, version: compileVersion(threads.compiler, site, strings) };
    this.#cache = new PageCache(site.cacheDir, this.texts.version);
    this.#threads = threads;
  }

  /** What the cache knows of a page as it is now. */
  known(source: Source): CachedPage | undefined {
    return this.#lookUp(source.file, this.#key(source));
  }

  /** Compiles the pages that the cache does not know; in the order of the sources. */
  async compileAll(sources: readonly Source[]): Promise<CachedPage[]> {
    const keys = sources.map((source) => this.#key(source));
    // a thread starts up for the changed pages while this one reads the unchanged ones
    if (!keys.every((key) => this.#cache.has(key))) void this.#threads.prepare();
    const known = new Map<string, CachedPage>();
    for (const [index, { file }] of sources.entries()) {
      const outcome = this.#lookUp(file, keys[index] ?? '');
      if (outcome) known.set(file, outcome);
    }
    const changed = sources.filter(({ file }) => !known.has(file));
    const progress = new Progress('Compiling', changed.length);
    const batches = batchesByRoute(changed);
    const compiled = await this.#threads.compile(batches, this.texts, (done) => progress.update(done));
    progress.end();
    for (const outcome of compiled) known.set(outcome.file, outcome);
    return sources.flatMap(({ file }) => known.get(file) ?? []);
  }

  /** Has a thread load the compiler and what the code of a page needs, unless one has. */
  warmUp(source: Source): void {
    if (!this.#warm) void this.#threads.prepare({ page: { source, texts: this.texts } });
    this.#warm = true;
  }

  /** One page, compiled if the cache does not know it. */
  async compile(source: Source): Promise<Parsed> {
    const cached = this.#cache.load(this.#key(source));
    if (cached) {
      // otherwise the first edit would take ten times as long as the next
      this.warmUp(source);
      return cached;
    }
    this.#warm = true;
    const [outcome] = await this.#threads.compile([[source]], this.texts, () => {});
    const compiled = outcome && this.#cache.load(outcome.key);
    if (!compiled) throw new Error(`${source.displayFile} was compiled, but cannot be read from the cache.`);
    return compiled;
  }

  /** Removes what has not been used for long, but for these pages. */
  prune(outcomes: readonly CachedPage[]): void {
    this.#cache.prune(new Set(outcomes.map(({ key }) => key)), Date.now());
  }

  #key({ file, displayFile }: Source): string {
    return this.#cache.key(displayFile, readFileSync(file));
  }

  #lookUp(file: string, key: string): CachedPage | undefined {
    const entry = this.#cache.summary(key);
    return entry && { file, key, ...entry };
  }
}

/** Groups pages by route: the languages of a page share code, which a thread then highlights only once. */
function batchesByRoute(sources: readonly Source[]): Source[][] {
  return inBatches(
    [...sources].sort((a, b) => (a.routePath < b.routePath ? -1 : a.routePath > b.routePath ? 1 : 0)),
  );
}
