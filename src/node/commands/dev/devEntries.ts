import { readFileSync } from 'node:fs';
import type { Problem } from '../../base/problems.ts';
import type { ResolvedSite } from '../../config/resolveSite.ts';
import type { PageSource } from '../../content/discover.ts';
import type { ArticleStrings } from '../../content/mdx/articleStrings.ts';
import type { CompiledPage, PageSummary } from '../../content/mdx/compilePage.ts';
import { PagePipeline, type PageThreads } from '../../pipeline/pagePipeline.ts';
import { scanPage } from './scanPage.ts';

/** A source file of the site, and what is known of it so far. */
export interface DevEntry {
  source: PageSource;
  summary: PageSummary;
  /** Absent until somebody opens or edits the page. */
  compiled?: CompiledPage;
  /** Present while the page is being compiled. */
  compiling?: Promise<CompiledPage>;
  /** Whether its problems are reported. */
  opened?: boolean;
  /** The error that its components threw when last rendered. */
  failure?: { compiled: CompiledPage; problem: Problem };
}

/**
 * The source files of a site in development; each is compiled on demand, in a separate thread, since this one is busy
 * bundling.
 */
export class DevEntries {
  readonly #site: ResolvedSite;
  readonly #entries = new Map<string, DevEntry>();
  readonly #threads: PageThreads;
  #pipeline: PagePipeline | undefined;

  constructor(site: ResolvedSite, threads: PageThreads) {
    this.#site = site;
    this.#threads = threads;
  }

  /** Updates the list of files. */
  update(sources: readonly PageSource[], strings: Record<string, ArticleStrings>): void {
    this.#pipeline ??= new PagePipeline(this.#site, strings, this.#threads);
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

  /** The pages that include a file, as a fragment, code or picture. */
  dependents(file: string): DevEntry[] {
    return this.all().filter(({ summary }) => summary.dependencies.includes(file));
  }

  async compile(entry: DevEntry): Promise<CompiledPage> {
    if (entry.compiled) return entry.compiled;
    entry.compiling ??= this.#compileNow(entry);
    const { compiling } = entry;
    const compiled = await compiling.catch((error: unknown) => {
      this.forget(entry);
      throw error;
    });
    if (entry.compiling !== compiling) return this.compile(entry); // invalidated in the meantime
    delete entry.compiling;
    entry.compiled = compiled;
    const { html: _html, code: _code, markdown: _markdown, ...summary } = compiled;
    Object.assign(entry.summary, summary);
    return compiled;
  }

  /** To be called when the page or something it includes has changed. */
  forget(entry: DevEntry): void {
    delete entry.compiled;
    delete entry.compiling;
  }

  /** To be called when the strings in articles have changed. */
  forgetTexts(): void {
    this.#pipeline = undefined;
    for (const entry of this.#entries.values()) this.forget(entry);
  }

  async #compileNow({ source }: DevEntry): Promise<CompiledPage> {
    if (!this.#pipeline) throw new Error('The texts have not been read yet.');
    return this.#pipeline.compile(source);
  }

  #scan(source: PageSource): DevEntry {
    const known = this.#pipeline?.known(source);
    return { source, summary: known?.summary ?? scanPage(source.displayFile, readFileSync(source.file)) };
  }
}
