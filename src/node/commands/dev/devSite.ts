import { existsSync } from 'node:fs';
import path from 'node:path';
import type { OverviewGroup } from '../../../shared/overview.ts';
import { stripBase, unknownAddress } from '../../../shared/routes.ts';
import type { HashedFile } from '../../base/hash.ts';
import { importGraph } from '../../base/importGraph.ts';
import { isMarkdown } from '../../base/paths.ts';
import { hasErrors, type Problem } from '../../base/problems.ts';
import type { ResolvedSite } from '../../config/resolveSite.ts';
import { pluginFiles } from '../../content/extensions/plugins.ts';
import type { Parsed, Summary } from '../../content/page.ts';
import { discoverPages } from '../../content/read/discover.ts';
import { allArticleStrings, loadStrings, replaceWithKeys } from '../../i18n/loadStrings.ts';
import { checkOutputs } from '../../output/checkOutputs.ts';
import { searchFiles } from '../../output/search/searchFiles.ts';
import type { PageThreads } from '../../pipeline/pagePipeline.ts';
import type { PublishedSiteData } from '../../site/buildSiteData.ts';
import { readGitDates, readGitHead } from '../../site/gitDates.ts';
import { navigationFiles } from '../../site/loadNavigation.ts';
import { type Prepared, type PreparedSite, prepareSite } from '../../site/prepareSite.ts';
import type { SiteModel } from '../../site/siteModel.ts';
import { DevEntries, type DevEntry } from './devEntries.ts';
import { type DevProblems, devProblems } from './devProblems.ts';

/** A page that is ready to be rendered. */
export interface DevPage {
  prepared: Prepared;
  /** Site data that matches the page; later edits replace it. */
  siteData: PublishedSiteData[];
  compiled?: Parsed;
  /** Resolves once the page shows everything that a build would. Absent if it already does. */
  incomplete?: Promise<unknown>;
}

/** Routes, navigation and strings. */
export interface Structure {
  prepared: PreparedSite;
  problems: Problem[];
  /** Files that the structure was read from: the modules of the navigation, and git's files for the current commit. */
  dependencies: string[];
}

/** Kind of a file change. */
export type ChangeKind = 'add' | 'change' | 'unlink';

/** File changes, by absolute path. */
export type FileChanges = ReadonlyMap<string, ChangeKind>;

/** If more files than this change at the same time, the cause is a tool, not a manual edit. */
const MAX_EDITS = 5;

/** The site in development: pages are compiled when opened, everything else is recomputed after each change. */
export class DevSite {
  readonly site: ResolvedSite;
  readonly #entries: DevEntries;
  #structure: Promise<Structure> | undefined;
  #last: Promise<unknown> = Promise.resolve();
  /** Value of {@link DevEntries.errors} when the structure was read. */
  #errors: string | undefined;
  #dates: { commit: string | undefined; read: Promise<Map<string, number>> } | undefined;
  #showsKeys = false;

  /** @param threads compile the pages; one is enough for the pages that one writer opens */
  constructor(site: ResolvedSite, threads: PageThreads) {
    this.site = site;
    this.#entries = new DevEntries(site, threads);
  }

  /** Returns the cached structure, or reads it if it was invalidated or couldn't be read. */
  structure(): Promise<Structure> {
    // reads again, because checks of the whole site skip pages with errors
    if (this.#errors !== undefined && this.#errors !== this.#entries.errors()) this.#forgetStructure();
    if (this.#structure) return this.#structure;
    // never reads in parallel, so that the entries are those of the latest read
    const reading = this.#last.then(() => this.#readStructure());
    this.#structure = reading;
    this.#last = reading.then(
      ({ errors }) => {
        if (this.#structure === reading) this.#errors = errors;
      },
      () => {
        if (this.#structure === reading) this.#forgetStructure();
      },
    );
    return reading;
  }

  /** Whether every string is shown as its key and location, for translators. */
  showKeys(enabled: boolean): void {
    if (this.#showsKeys === enabled) return;
    this.#showsKeys = enabled;
    this.#forgetStructure();
  }

  /** Returns the compiled page at a path, or `undefined`. */
  async page(pagePath: string): Promise<DevPage | undefined> {
    const { prepared, preparedPage } = await this.#find(pagePath);
    if (!preparedPage) return undefined;
    const entry = this.#entries.get(preparedPage.route?.source.file);
    if (!entry)
      return preparedPage.route ? undefined : { prepared: preparedPage, siteData: prepared.siteData };
    entry.opened = true;
    const compiled = await this.#entries.compile(entry);
    return compiled && this.#finishPage(pagePath, compiled);
  }

  /** Returns the not-found page for a path, in the path's language and version. */
  async notFoundPage(requestPath: string): Promise<DevPage> {
    const { prepared } = await this.structure();
    const { space } = this.site;
    const { lang, version } = unknownAddress(space, stripBase(space.base, requestPath) ?? '/');
    const notFound = prepared.pages.find(
      ({ page }) => page.routePath === '/404' && page.lang === lang && page.version === version,
    );
    if (!notFound) throw new Error(`There is no 404 page in "${lang}".`);
    return (await this.page(notFound.page.pagePath)) ?? { prepared: notFound, siteData: prepared.siteData };
  }

  /** Records whether rendering a page has failed. */
  recordRendering({ prepared, compiled }: DevPage, problem: Problem | undefined): void {
    const entry = this.#entries.get(prepared.route?.source.file);
    if (!entry) return;
    // the compiler has already reported the cause of the error
    if (problem && compiled && !hasErrors(compiled.problems)) entry.failure = problem;
    else delete entry.failure;
  }

  /** Returns the pages that failed to render. */
  async failedPages(): Promise<DevPage[]> {
    const { prepared } = await this.structure();
    const broken = prepared.pages.filter(({ route }) => this.#entries.get(route?.source.file)?.failure);
    const pages = await Promise.all(broken.map(({ page }) => this.page(page.pagePath)));
    return pages.filter((page) => page !== undefined);
  }

  /** Returns the search files. Compiles all pages that haven't been opened yet. */
  async searchFiles(): Promise<HashedFile[]> {
    await this.structure(); // also reads the entries
    for (const entry of this.#entries.all()) await this.#entries.compile(entry);
    const { prepared } = await this.structure();
    return searchFiles(prepared);
  }

  /** Returns the source file of an image, by its path in the built site. */
  assetSource(output: string): string | undefined {
    for (const { summary } of this.#entries.all()) {
      const asset = summary.assets.find((entry) => entry.output === output);
      if (asset) return asset.source;
    }
    return undefined;
  }

  /** Returns the known files that the site depends on, in addition to its pages and strings. */
  async dependencies(): Promise<string[]> {
    const { dependencies } = await this.structure();
    return [...dependencies, ...this.#entries.all().flatMap(({ summary }) => summary.dependencies)];
  }

  /**
   * Handles changed, new or removed files.
   * @returns the paths of the pages whose content changed, or `all` if the shell may have
   */
  async handleChanges(changes: FileChanges): Promise<'all' | string[]> {
    // also reads the entries; a failed read is retried
    const structure = await this.structure().catch(() => undefined);
    const before = new Map<DevEntry, string>();
    let sameShell = structure !== undefined;
    for (const [file, kind] of changes) {
      const entry = this.#entries.get(file);
      const dependents = this.#entries.dependents(file);
      for (const one of entry ? [entry, ...dependents] : dependents) before.set(one, outline(one.summary));
      // more changes mean a branch switch, whose problems are reported when the pages are opened
      if (entry && changes.size <= MAX_EDITS) entry.opened = true;
      const isContent = entry ? kind === 'change' : dependents.length > 0 && !isStructural(file);
      if (!isContent || structure?.dependencies.includes(file)) sameShell = false;
    }
    for (const entry of before.keys()) this.#entries.forget(entry);
    for (const [entry, text] of before) {
      await (entry.opened ? this.#entries.compile(entry) : this.#entries.rescan(entry));
      if (outline(entry.summary) !== text) sameShell = false;
    }
    if (!sameShell) {
      this.#forgetStructure();
      return 'all';
    }
    const { prepared } = await this.structure();
    const files = new Set([...before.keys()].map(({ source }) => source.file));
    return prepared.pages.flatMap(({ page, route }) =>
      route && files.has(route.source.file) ? [page.pagePath] : [],
    );
  }

  /** Problems of the site as a whole and of the pages that have been opened or edited. */
  problems(): Promise<DevProblems> {
    return devProblems(() => this.structure(), this.#entries);
  }

  #forgetStructure(): void {
    this.#structure = undefined;
    this.#errors = undefined;
  }

  async #readStructure(): Promise<Structure & { errors: string }> {
    const { site } = this;
    const { sources, problems } = discoverPages(site);
    const [loaded, { dates, log }] = await Promise.all([loadStrings(site), this.#readDates()]);
    const strings = this.#showsKeys ? replaceWithKeys(site, loaded.strings) : loaded.strings;
    await this.#entries.update(sources, allArticleStrings(strings));
    const errors = this.#entries.errors();
    const prepared = await prepareSite({
      site,
      sources,
      summaries: this.#entries.summaries(),
      strings,
      dates,
    });
    const navigation = importGraph(navigationFiles(site).filter((file) => existsSync(file)));
    return {
      prepared,
      problems: [...problems, ...loaded.problems, ...prepared.problems, ...checkOutputs(site, prepared)],
      dependencies: [...navigation.keys(), ...pluginFiles(site), ...log],
      errors,
    };
  }

  /** Reads the dates again only after a commit, because that is slow with a long history. */
  async #readDates(): Promise<{ dates: Map<string, number>; log: string[] }> {
    const { docsDir } = this.site;
    const head = await readGitHead(docsDir);
    if (!this.#dates || this.#dates.commit !== head?.commit)
      this.#dates = { commit: head?.commit, read: readGitDates(docsDir) };
    return { dates: await this.#dates.read, log: head ? [head.log] : [] };
  }

  async #find(pagePath: string): Promise<{ prepared: PreparedSite; preparedPage: Prepared | undefined }> {
    const { prepared } = await this.structure();
    return { prepared, preparedPage: prepared.pages.find(({ page }) => page.pagePath === pagePath) };
  }

  /** Adds the outline and other data that is only known after compiling. */
  async #finishPage(pagePath: string, compiled: Parsed): Promise<DevPage | undefined> {
    const { prepared, preparedPage } = await this.#find(pagePath);
    if (!preparedPage?.route) return undefined;
    const page = prepared.prepareAgain(preparedPage);
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

  /** Returns the pages of an overview whose headings aren't known, because they haven't been compiled. */
  #unknownPages(overview: readonly OverviewGroup[], { routes }: SiteModel): DevEntry[] {
    const listedPaths = new Set(overview.flatMap(({ pages }) => pages.map(({ link }) => link)));
    return routes.flatMap(({ pagePath, source }) => {
      const entry = listedPaths.has(pagePath) ? this.#entries.get(source.file) : undefined;
      return entry?.scanned ? [entry] : [];
    });
  }
}

/** Serializes the data that the shell and other pages show of a page. If it changes, they change too. */
function outline({ frontmatter, headingTitle, toc }: Summary): string {
  return JSON.stringify([frontmatter, headingTitle, toc.map(({ id, text, depth }) => [id, text, depth])]);
}

function isStructural(file: string): boolean {
  const isSource = isMarkdown(file) || file.endsWith('.json');
  return isSource && !file.split(path.sep).includes('shared');
}
