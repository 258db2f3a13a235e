import { readFileSync } from 'node:fs';
import { PageCache, type PageSummary } from '../cache/pageCache.ts';
import { pipelineVersion } from '../cache/pipelineVersion.ts';
import type { ResolvedSite } from '../config/resolveSite.ts';
import type { PageSource } from '../content/discover.ts';
import { type CompiledPage, PageCompiler } from '../mdx/compilePage.ts';
import type { Strings } from '../mdx/strings.ts';
import type { Problem } from '../problems.ts';
import { scanPage } from './scanPage.ts';

/** A source file of the site, and as much of it as is known. */
export interface DevEntry {
  source: PageSource;
  summary: PageSummary;
  /** Absent until somebody opens or edits the page. */
  compiled?: CompiledPage;
  /** Whether its problems are told. */
  opened?: boolean;
  /** What was wrong with its components when it was last rendered. */
  failure?: { compiled: CompiledPage; problem: Problem };
}

/** The source files of a site while it is being written; each is compiled when somebody wants to see it. */
export class DevEntries {
  readonly #site: ResolvedSite;
  readonly #entries = new Map<string, DevEntry>();
  #compiler: PageCompiler | undefined;
  #cache: PageCache | undefined;

  constructor(site: ResolvedSite) {
    this.#site = site;
  }

  /** Takes note of the files that there are now. */
  update(sources: readonly PageSource[], strings: Record<string, Strings>): void {
    if (!this.#compiler) {
      this.#compiler = new PageCompiler(this.#site, strings);
      this.#cache = new PageCache(this.#site.cacheDir, pipelineVersion(this.#site, strings));
    }
    const known = new Set(sources.map(({ file }) => file));
    for (const file of this.#entries.keys()) if (!known.has(file)) this.#entries.delete(file);
    for (const source of sources)
      if (!this.#entries.has(source.file)) this.#entries.set(source.file, this.#scan(source));
  }

  get(file: string | undefined): DevEntry | undefined {
    return file === undefined ? undefined : this.#entries.get(file);
  }

  all(): DevEntry[] {
    return [...this.#entries.values()];
  }

  summaries(): Map<string, PageSummary> {
    return new Map(this.all().map(({ source, summary }) => [source.file, summary]));
  }

  /** The pages that show a file, as a fragment, code or picture. */
  dependents(file: string): DevEntry[] {
    return this.all().filter(({ summary }) => summary.dependencies.includes(file));
  }

  async compile(entry: DevEntry): Promise<CompiledPage> {
    if (entry.compiled) return entry.compiled;
    if (!this.#compiler || !this.#cache) throw new Error('The texts have not been read yet.');
    const bytes = readFileSync(entry.source.file);
    const key = this.#cache.key(entry.source.displayFile, bytes);
    let compiled = this.#cache.load(key);
    if (!compiled) {
      compiled = await this.#compiler.compile(entry.source, bytes);
      this.#cache.store(key, compiled);
    }
    const { html: _html, code: _code, markdown: _markdown, ...summary } = compiled;
    Object.assign(entry.summary, summary);
    entry.compiled = compiled;
    return compiled;
  }

  /** Texts of the articles have changed: the compiler is made anew with them. */
  forgetCompiled(): void {
    this.#compiler = undefined;
    for (const entry of this.#entries.values()) delete entry.compiled;
  }

  #scan(source: PageSource): DevEntry {
    const bytes = readFileSync(source.file);
    const cached = this.#cache?.summary(this.#cache.key(source.displayFile, bytes));
    return { source, summary: cached?.summary ?? scanPage(source.displayFile, bytes) };
  }
}
