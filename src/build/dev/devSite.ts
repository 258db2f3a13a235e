import path from 'node:path';
import type { PageData } from '../../shared/pageData.ts';
import { parseAddress, stripBase } from '../../shared/routes.ts';
import type { PageSummary } from '../cache/pageCache.ts';
import { frontmatterLinks, resolveLinks } from '../check/checkLinks.ts';
import type { ResolvedSite } from '../config/resolveSite.ts';
import { discoverPages } from '../content/discover.ts';
import type { CompiledPage } from '../mdx/compilePage.ts';
import { hasErrors, type Problem } from '../problems.ts';
import { type SearchFile, searchFiles } from '../search/searchFiles.ts';
import { readGitDates } from '../site/gitDates.ts';
import { allArticleStrings, type LocaleStrings, loadStrings } from '../site/loadStrings.ts';
import { type PreparedPage, type PreparedSite, prepareSite } from '../site/prepareSite.ts';
import { DevEntries, type DevEntry, type PageThread } from './devEntries.ts';

/** A page that is ready to be rendered. */
export interface DevPage {
  prepared: PreparedPage;
  compiled?: CompiledPage;
}

type ReplaceTexts = (
  site: ResolvedSite,
  strings: Record<string, LocaleStrings>,
) => Record<string, LocaleStrings>;

/** The site while it is being written: pages are compiled when they are opened, everything else is put together anew when it changes. */
export class DevSite {
  readonly site: ResolvedSite;
  readonly thread: PageThread;
  readonly #entries: DevEntries;
  readonly #replaceTexts: ReplaceTexts;
  #structure: Promise<{ prepared: PreparedSite; problems: Problem[] }> | undefined;
  #dates: Promise<Map<string, number>> | undefined;

  /**
   * @param thread compiles the pages
   * @param replaceTexts puts something else in the place of the texts. Default: they are shown as they are
   */
  constructor(site: ResolvedSite, thread: PageThread, replaceTexts: ReplaceTexts = (_, strings) => strings) {
    this.site = site;
    this.thread = thread;
    this.#replaceTexts = replaceTexts;
    this.#entries = new DevEntries(site, thread);
  }

  /** Routes, navigation and texts, read again after {@link changed} said so. */
  structure(): Promise<{ prepared: PreparedSite; problems: Problem[] }> {
    this.#structure ??= this.#readStructure();
    return this.#structure;
  }

  /** The page at a path, compiled; `undefined` when there is none. */
  async page(pagePath: string): Promise<DevPage | undefined> {
    const { prepared } = await this.structure();
    const found = prepared.pages.find(({ page }) => page.pagePath === pagePath);
    if (!found) return undefined;
    const entry = this.#entries.get(found.route?.source.file);
    if (!entry) return { prepared: found };
    entry.opened = true;
    const compiled = await this.#entries.compile(entry);
    return this.#finishPage(pagePath, compiled);
  }

  /** The page that answers an unknown path. */
  async notFoundPage(requestPath: string): Promise<DevPage> {
    const { prepared } = await this.structure();
    const { space } = this.site;
    const { lang, version } = parseAddress(space, stripBase(space.base, requestPath) ?? '/');
    const found = prepared.pages.find(
      ({ page }) => page.routePath === '/404' && page.lang === lang && page.version === version,
    );
    if (!found) throw new Error(`There is no page for unknown addresses in ${lang}.`);
    return { prepared: found };
  }

  /** Takes note of what rendering a page has shown. */
  noteRendering({ prepared, compiled }: DevPage, problem: Problem | undefined): void {
    const entry = this.#entries.get(prepared.route?.source.file);
    if (!entry) return;
    // what the compiler has reported already would be reported again in other words
    if (problem && compiled && !hasErrors(compiled.problems)) entry.failure = { compiled, problem };
    else delete entry.failure;
  }

  /** Pages that could not be rendered, and have been changed since. */
  async mendedPages(): Promise<DevPage[]> {
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

  /** What search needs; compiles all pages that nobody has opened yet. */
  async searchFiles(): Promise<SearchFile[]> {
    await this.structure(); // the entries are read with it
    for (const entry of this.#entries.all()) await this.#entries.compile(entry);
    const { prepared } = await this.structure();
    return searchFiles(prepared);
  }

  /** Source of a picture, by its path in the finished site. */
  assetSource(output: string): string | undefined {
    for (const { summary } of this.#entries.all()) {
      const asset = summary.assets.find((entry) => entry.output === output);
      if (asset) return asset.source;
    }
    return undefined;
  }

  /** Files outside of the documentation folder that opened pages depend on. */
  dependencies(): string[] {
    return this.#entries.all().flatMap(({ summary }) => summary.dependencies);
  }

  /**
   * Takes note of a changed, new or removed file.
   * @returns the paths of the pages whose text changed, or `all` when the frame may have
   */
  async changed(file: string, kind: 'add' | 'change' | 'unlink'): Promise<'all' | string[]> {
    await this.structure(); // the entries are read with it
    const entry = this.#entries.get(file);
    const dependents = this.#entries.dependents(file);
    for (const dependent of dependents) this.#entries.forget(dependent);
    if (!entry || kind !== 'change') {
      if (dependents.length > 0 && !isStructural(file)) return this.#routesOf(dependents);
      this.#structure = undefined;
      if (file.endsWith('.json')) this.#entries.forgetTexts();
      return 'all';
    }
    const before = outline(entry.summary);
    entry.opened = true;
    this.#entries.forget(entry);
    await this.#entries.compile(entry);
    if (outline(entry.summary) === before) return this.#routesOf([entry, ...dependents]);
    this.#structure = undefined;
    return 'all';
  }

  /** What is wrong with the site as a whole and with the pages that have been opened or edited. */
  async problems(): Promise<Problem[]> {
    const { problems } = await this.structure();
    const opened = this.#entries.all().filter(({ opened }) => opened);
    for (const entry of opened) await this.#entries.compile(entry);
    return [
      ...problems,
      ...opened.flatMap(({ summary, failure }) => [
        ...summary.problems,
        ...(failure ? [failure.problem] : []),
      ]),
      ...(await this.#linkProblems(opened)),
    ];
  }

  async #readStructure(): Promise<{ prepared: PreparedSite; problems: Problem[] }> {
    this.#dates ??= readGitDates(this.site.docsDir);
    const [discovered, texts, dates] = await Promise.all([
      discoverPages(this.site),
      loadStrings(this.site),
      this.#dates,
    ]);
    const strings = this.#replaceTexts(this.site, texts.strings);
    this.#entries.update(discovered.sources, allArticleStrings(strings));
    const prepared = await prepareSite({
      site: this.site,
      sources: discovered.sources,
      summaries: this.#entries.summaries(),
      strings,
      dates,
    });
    // what compares pages waits for the build: the text of most is not known yet
    const problems = prepared.problems.filter(({ severity }) => severity === 'error');
    return { prepared, problems: [...discovered.problems, ...texts.problems, ...problems] };
  }

  /** Headings of the pages that a page links to must be known before its anchors can be checked. */
  async #compileTargets({ summary }: DevEntry): Promise<void> {
    const { prepared } = await this.structure();
    for (const { address, hash } of summary.links) {
      const target = address && hash ? prepared.model.find(address) : undefined;
      const entry = this.#entries.get(target?.source.file);
      if (entry && entry.summary.ids.length === 0) await this.#entries.compile(entry);
    }
  }

  async #finishPage(pagePath: string, compiled: CompiledPage): Promise<DevPage | undefined> {
    // compiling has filled in the outline, which the page data was made without
    const { prepared } = await this.structure();
    const found = prepared.pages.find(({ page }) => page.pagePath === pagePath);
    if (!found?.route) return undefined;
    const { urls } = resolveLinks(prepared.model, found.route);
    const page: PageData = {
      ...found.page,
      toc: compiled.toc,
      headingTitle: compiled.headingTitle || found.page.headingTitle,
    };
    return { prepared: { ...found, page, links: urls }, compiled };
  }

  async #linkProblems(entries: DevEntry[]): Promise<Problem[]> {
    const { prepared } = await this.structure();
    const files = new Set(entries.map(({ source }) => source.file));
    for (const entry of entries) await this.#compileTargets(entry);
    return prepared.pages.flatMap(({ route }) =>
      route &&
      files.has(route.source.file) &&
      route.source.lang === route.lang &&
      route.source.version === route.version
        ? [
            ...resolveLinks(prepared.model, route).problems,
            ...frontmatterLinks(prepared.model, route).problems,
          ]
        : [],
    );
  }

  async #routesOf(entries: DevEntry[]): Promise<string[]> {
    const { prepared } = await this.structure();
    const files = new Set(entries.map(({ source }) => source.file));
    return prepared.pages.flatMap(({ page, route }) =>
      route && files.has(route.source.file) ? [page.pagePath] : [],
    );
  }
}

/** What of a page shows elsewhere: a change of it concerns the frame. */
function outline({ frontmatter, headingTitle, toc }: PageSummary): string {
  return JSON.stringify([frontmatter, headingTitle, toc.map(({ id, text, depth }) => [id, text, depth])]);
}

function isStructural(file: string): boolean {
  return /\.(?:mdx?|json)$/.test(file) && !file.split(path.sep).includes('shared');
}
