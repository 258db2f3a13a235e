import { existsSync, readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { hasErrors, type Problem } from '../../base/problems.ts';
import type { ResolvedSite } from '../../config/resolveSite.ts';
import { pluginsVersion } from '../../content/extensions/plugins.ts';
import { scanPage } from '../../content/extract/scanPage.ts';
import type { ArticleStrings, PageSource, Parsed, Summary } from '../../content/page.ts';
import { PagePipeline, type PageThreads } from '../../pipeline/pagePipeline.ts';

/** Number of pages scanned between yields to other work, such as the bundler's loaders. */
const SCANNED_AT_ONCE = 20;

/** A source file of the site, with the results so far. */
export interface DevEntry {
  source: PageSource;
  summary: Summary;
  /** Whether the summary only contains data that is known without compiling. */
  scanned: boolean;
  /** Latest compilation; absent until the page is opened or edited. */
  compiled?: Parsed;
  /** Last compilation without syntax errors. */
  readable?: Parsed;
  /** Running compilation; absent otherwise. */
  compiling?: Promise<Parsed | undefined>;
  /** Whether problems of the page are reported. */
  opened?: boolean;
  /** The error that its components threw when last rendered. */
  failure?: Problem;
}

/**
 * The source files of a site in development; each is compiled on demand, in a separate thread, since this one is busy
 * bundling. A file can be removed before the watcher reports it; it then counts as missing.
 */
export class DevEntries {
  readonly #site: ResolvedSite;
  readonly #entries = new Map<string, DevEntry>();
  readonly #threads: PageThreads;
  #pipeline: PagePipeline | undefined;
  /** The strings that pages are compiled with, as JSON, and the version of the plugins. */
  #strings = '';

  constructor(site: ResolvedSite, threads: PageThreads) {
    this.#site = site;
    this.#threads = threads;
  }

  /** Updates the list of files. */
  async update(sources: readonly PageSource[], strings: Record<string, ArticleStrings>): Promise<void> {
    this.#use(strings);
    const known = new Set(sources.map(({ file }) => file));
    for (const file of this.#entries.keys()) if (!known.has(file)) this.#entries.delete(file);
    const untitled: DevEntry[] = [];
    const newSources = sources.filter(({ file }) => !this.#entries.has(file));
    for (const [index, source] of newSources.entries()) {
      if (index % SCANNED_AT_ONCE === 0) await setImmediate();
      const scan = this.#scan(source);
      if (!scan) continue;
      const entry = { source, summary: scan.summary, scanned: scan.scanned };
      this.#entries.set(source.file, entry);
      if (!scan.titled) untitled.push(entry);
    }
    await Promise.all(untitled.map((entry) => this.compile(entry)));
  }

  get(file: string | undefined): DevEntry | undefined {
    return file === undefined ? undefined : this.#entries.get(file);
  }

  all(): DevEntry[] {
    return [...this.#entries.values()];
  }

  summaries(): Map<string, Summary> {
    return new Map(this.all().map(({ source, summary }) => [source.file, summary]));
  }

  /** Lists the files of all pages with errors, one per line. */
  errors(): string {
    const broken = this.all().filter(({ summary }) => hasErrors(summary.problems));
    return broken.map(({ source }) => source.file).join('\n');
  }

  /** Returns the pages that include a file as a fragment, code or image. */
  dependents(file: string): DevEntry[] {
    return this.all().filter(({ summary }) => summary.dependencies.includes(file));
  }

  /** @returns `undefined` if the file no longer exists */
  async compile(entry: DevEntry): Promise<Parsed | undefined> {
    if (entry.compiled) return entry.compiled;
    entry.compiling ??= this.#compileNow(entry);
    const { compiling } = entry;
    const compiled = await compiling.catch((error: unknown) => {
      if (entry.compiling === compiling) this.forget(entry);
      throw error;
    });
    if (entry.compiling !== compiling) return this.compile(entry); // invalidated in the meantime
    delete entry.compiling;
    if (!compiled) return undefined;
    entry.compiled = keepLastValid(entry, compiled);
    const { html: _html, code: _code, markdown: _markdown, ...summary } = entry.compiled;
    Object.assign(entry.summary, summary);
    entry.scanned = false;
    return entry.compiled;
  }

  /** Discards the compiled page. Call it when the page or a file that it includes has changed. */
  forget(entry: DevEntry): void {
    delete entry.compiled;
    delete entry.compiling;
  }

  /** Updates the summary of a changed page without compiling it. */
  async rescan(entry: DevEntry): Promise<void> {
    const scan = this.#scan(entry.source);
    if (!scan) return;
    Object.assign(entry.summary, scan.summary);
    entry.scanned = scan.scanned;
    if (!scan.titled) await this.compile(entry);
  }

  /** Recompiles all pages when the strings in articles or the site's plugins have changed. */
  #use(strings: Record<string, ArticleStrings>): void {
    const serialized = JSON.stringify([strings, pluginsVersion(this.#site)]);
    if (serialized === this.#strings) return;
    this.#strings = serialized;
    this.#pipeline = new PagePipeline(this.#site, strings, this.#threads, true);
    for (const entry of this.#entries.values()) this.forget(entry);
  }

  async #compileNow({ source }: DevEntry): Promise<Parsed | undefined> {
    if (!this.#pipeline) throw new Error('The strings have not been loaded yet.');
    try {
      return await this.#pipeline.compile(source);
    } catch (error) {
      if (existsSync(source.file)) throw error;
      return undefined;
    }
  }

  #scan(source: PageSource): { summary: Summary; scanned: boolean; titled: boolean } | undefined {
    try {
      const known = this.#pipeline?.findCached(source);
      if (known) return { summary: known.summary, scanned: false, titled: true };
      const bytes = readFileSync(source.file);
      return { ...scanPage(source.displayFile, bytes, this.#site.config.frontmatter), scanned: true };
    } catch (error) {
      if (existsSync(source.file)) throw error;
      return undefined;
    }
  }
}

/** Keeps the last valid compilation while the page has syntax errors, and only updates its problems. */
function keepLastValid(entry: DevEntry, compiled: Parsed): Parsed {
  if (compiled.code !== '') entry.readable = compiled;
  const { readable } = entry;
  if (!readable || readable === compiled) return compiled;
  const dependencies = [...new Set([...readable.dependencies, ...compiled.dependencies])];
  return { ...readable, dependencies, problems: compiled.problems, lint: compiled.lint ?? [] };
}
