import path from 'node:path';
import type { OverviewGroup } from '../../../shared/overview.ts';
import { stripBase, unknownAddress } from '../../../shared/routes.ts';
import type { HashedFile } from '../../base/hash.ts';
import { isMarkdown } from '../../base/paths.ts';
import { applySeverities, hasErrors, type Problem } from '../../base/problems.ts';
import type { ResolvedSite } from '../../config/resolveSite.ts';
import type { Parsed, Summary } from '../../content/page.ts';
import { searchFiles } from '../../output/search/searchFiles.ts';
import type { PageThreads } from '../../pipeline/pagePipeline.ts';
import type { PublishedSiteData } from '../../site/buildSiteData.ts';
import type { Prepared } from '../../site/prepareSite.ts';
import type { SiteModel } from '../../site/siteModel.ts';
import { DevEntries, type DevEntry } from './devEntries.ts';
import { type DevProblems, devProblems } from './devProblems.ts';
import { DevStructure, type ReplaceTexts, type Structure } from './devStructure.ts';

/** A page that is ready to be rendered. */
export interface DevPage {
  prepared: Prepared;
  /** Site data from the same time, since an edit can replace it. */
  siteData: PublishedSiteData[];
  compiled?: Parsed;
  /** Present if it shows less than a build would, until this has been done. */
  incomplete?: Promise<unknown>;
}

export type ChangeKind = 'add' | 'change' | 'unlink';

/** What has happened to files, by absolute path. */
export type FileChanges = ReadonlyMap<string, ChangeKind>;

/** If more files than this change at the same time, it isn't an edit by hand. */
const MAX_EDITS = 5;

/** The site in development: pages are compiled when opened, everything else is recomputed after each change. */
export class DevSite {
  readonly site: ResolvedSite;
  readonly threads: PageThreads;
  readonly #entries: DevEntries;
  readonly #structure: DevStructure;

  /**
   * @param threads compile the pages; one is enough for the pages that one writer opens
   * @param replaceTexts replaces the strings, see {@link KeyView}. Default: unchanged
   */
  constructor(
    site: ResolvedSite,
    threads: PageThreads,
    replaceTexts: ReplaceTexts = (_, strings) => strings,
  ) {
    this.site = site;
    this.threads = threads;
    this.#entries = new DevEntries(site, threads);
    this.#structure = new DevStructure(site, this.#entries, replaceTexts);
  }

  /** Routes, navigation and strings; read again after {@link changed} has invalidated them. */
  structure(): Promise<Structure> {
    return this.#structure.read();
  }

  /** The compiled page at a path, or `undefined`. */
  async page(pagePath: string): Promise<DevPage | undefined> {
    const { prepared } = await this.structure();
    const found = prepared.pages.find(({ page }) => page.pagePath === pagePath);
    if (!found) return undefined;
    const entry = this.#entries.get(found.route?.source.file);
    if (!entry) return found.route ? undefined : { prepared: found, siteData: prepared.siteData };
    entry.opened = true;
    const compiled = await this.#entries.compile(entry);
    return compiled && this.#finishPage(pagePath, compiled);
  }

  /** The not-found page for a path. */
  async notFoundPage(requestPath: string): Promise<DevPage> {
    const { prepared } = await this.structure();
    const { space } = this.site;
    const { lang, version } = unknownAddress(space, stripBase(space.base, requestPath) ?? '/');
    const found = prepared.pages.find(
      ({ page }) => page.routePath === '/404' && page.lang === lang && page.version === version,
    );
    if (!found) throw new Error(`There is no 404 page in “${lang}”.`);
    return (await this.page(found.page.pagePath)) ?? { prepared: found, siteData: prepared.siteData };
  }

  /** Records whether rendering a page has failed. */
  recordRendering({ prepared, compiled }: DevPage, problem: Problem | undefined): void {
    const entry = this.#entries.get(prepared.route?.source.file);
    if (!entry) return;
    // the compiler has already reported the cause of the error
    if (problem && compiled && !hasErrors(compiled.problems)) entry.failure = { compiled, problem };
    else delete entry.failure;
  }

  /** Call this when components have changed, so that pages that failed to render are rendered again. */
  forgetFailures(): void {
    for (const { failure } of this.#entries.all()) if (failure) delete failure.compiled;
  }

  /** Pages that failed to render and have changed since. */
  async repairedPages(): Promise<DevPage[]> {
    const { prepared } = await this.structure();
    const entries = this.#entries.all().filter(({ failure }) => failure);
    for (const entry of entries) await this.#entries.compile(entry);
    const changed = entries.filter(({ compiled, failure }) => failure?.compiled !== compiled);
    const pages = changed.map(({ source }) => {
      const found = prepared.pages.find(({ route }) => route?.source.file === source.file);
      return found && this.page(found.page.pagePath);
    });
    return (await Promise.all(pages)).filter((page) => page !== undefined);
  }

  /** The search files; compiles all pages that have not been opened yet. */
  async searchFiles(): Promise<HashedFile[]> {
    await this.structure(); // also reads the entries
    for (const entry of this.#entries.all()) await this.#entries.compile(entry);
    const { prepared } = await this.structure();
    return searchFiles(prepared);
  }

  /** Source file of a picture, by its path in the finished site. */
  assetSource(output: string): string | undefined {
    for (const { summary } of this.#entries.all()) {
      const asset = summary.assets.find((entry) => entry.output === output);
      if (asset) return asset.source;
    }
    return undefined;
  }

  /** Known files that the site depends on, in addition to its pages and strings. */
  async dependencies(): Promise<string[]> {
    const { dependencies } = await this.structure();
    return [...dependencies, ...this.#entries.all().flatMap(({ summary }) => summary.dependencies)];
  }

  /**
   * Handles changed, new or removed files.
   * @returns the paths of the pages whose content changed, or `all` if the shell may have
   */
  async handleChanges(changes: FileChanges): Promise<'all' | string[]> {
    // also reads the entries; what cannot be read is read again
    const structure = await this.structure().catch(() => undefined);
    const before = new Map<DevEntry, string>();
    let sameShell = structure !== undefined;
    for (const [file, kind] of changes) {
      const entry = this.#entries.get(file);
      const dependents = this.#entries.dependents(file);
      for (const one of entry ? [entry, ...dependents] : dependents) before.set(one, outline(one.summary));
      // so many are not edits by hand, but another branch: those problems are reported when the pages are opened
      if (entry && changes.size <= MAX_EDITS) entry.opened = true;
      const isContent = entry ? kind === 'change' : dependents.length > 0 && !isStructural(file);
      if (!isContent || structure?.dependencies.includes(file)) sameShell = false;
    }
    for (const entry of before.keys()) this.#entries.forget(entry);
    for (const [entry, text] of before) {
      await (entry.opened ? this.#entries.compile(entry) : this.#entries.rescan(entry));
      if (outline(entry.summary) !== text) sameShell = false;
    }
    if (sameShell) return this.#routesOf([...before.keys()]);
    this.#structure.forget();
    return 'all';
  }

  /** Problems of the site as a whole and of the pages that have been opened or edited. */
  async problems(): Promise<DevProblems> {
    const { site, pages } = await devProblems(this.#structure, this.#entries);
    const applied = (problems: readonly Problem[]) => applySeverities(problems, this.site.config.checks);
    return {
      site: applied(site),
      pages: new Map([...pages].map(([page, problems]) => [page, applied(problems)])),
    };
  }

  /** Adds the outline and other data that is only known after compiling. */
  async #finishPage(pagePath: string, compiled: Parsed): Promise<DevPage | undefined> {
    const { prepared } = await this.structure();
    const found = prepared.pages.find(({ page }) => page.pagePath === pagePath);
    if (!found?.route) return undefined;
    const page = prepared.prepareAgain(found);
    const unknown = page.overview ? this.#unknownPages(page.overview, prepared.model) : [];
    return {
      prepared: page,
      siteData: prepared.siteData,
      compiled,
      ...(unknown.length > 0
        ? { incomplete: Promise.all(unknown.map((entry) => this.#entries.compile(entry))) }
        : {}),
    };
  }

  /** The pages in an overview that have not been compiled, so that their headings are not known. */
  #unknownPages(overview: readonly OverviewGroup[], { routes }: SiteModel): DevEntry[] {
    const listed = new Set(overview.flatMap(({ pages }) => pages.map(({ link }) => link)));
    return routes.flatMap(({ pagePath, source }) => {
      const entry = listed.has(pagePath) ? this.#entries.get(source.file) : undefined;
      return entry?.scanned ? [entry] : [];
    });
  }

  async #routesOf(entries: DevEntry[]): Promise<string[]> {
    const { prepared } = await this.structure();
    const files = new Set(entries.map(({ source }) => source.file));
    return prepared.pages.flatMap(({ page, route }) =>
      route && files.has(route.source.file) ? [page.pagePath] : [],
    );
  }
}

/** What the shell and other pages show of a page; a change to it affects them. */
function outline({ frontmatter, headingTitle, toc }: Summary): string {
  return JSON.stringify([frontmatter, headingTitle, toc.map(({ id, text, depth }) => [id, text, depth])]);
}

function isStructural(file: string): boolean {
  const isSource = isMarkdown(file) || file.endsWith('.json');
  return isSource && !file.split(path.sep).includes('shared');
}
