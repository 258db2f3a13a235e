import { existsSync } from 'node:fs';
import { importGraph } from '../../base/importGraph.ts';
import type { Problem } from '../../base/problems.ts';
import type { ResolvedSite } from '../../config/resolveSite.ts';
import { pluginFiles } from '../../content/extensions/plugins.ts';
import { discoverPages } from '../../content/read/discover.ts';
import { allArticleStrings, type LocaleStrings, loadStrings } from '../../i18n/loadStrings.ts';
import { checkOutputs } from '../../output/checkOutputs.ts';
import { readGitDates, readGitHead } from '../../site/gitDates.ts';
import { navigationFiles } from '../../site/loadNavigation.ts';
import { type PreparedSite, prepareSite } from '../../site/prepareSite.ts';
import type { DevEntries } from './devEntries.ts';

export type ReplaceTexts = (
  site: ResolvedSite,
  strings: Record<string, LocaleStrings>,
) => Record<string, LocaleStrings>;

export interface Structure {
  prepared: PreparedSite;
  problems: Problem[];
  /** Files that it was read from: the modules of the navigation, and git's files for the current commit. */
  dependencies: string[];
}

/** Routes, navigation and strings of the site in development. */
export class DevStructure {
  readonly #site: ResolvedSite;
  readonly #entries: DevEntries;
  readonly #replaceTexts: ReplaceTexts;
  #structure: Promise<Structure> | undefined;
  #isRead = false;
  #last: Promise<unknown> = Promise.resolve();
  #dates: { commit: string | undefined; read: Promise<Map<string, number>> } | undefined;

  /** @param entries are updated whenever the structure is read */
  constructor(site: ResolvedSite, entries: DevEntries, replaceTexts: ReplaceTexts) {
    this.#site = site;
    this.#entries = entries;
    this.#replaceTexts = replaceTexts;
  }

  /** Returns the cached structure, or reads it if it was invalidated or couldn't be read. */
  read(): Promise<Structure> {
    if (this.#isRead && this.#entries.haveOtherErrors()) this.forget();
    if (this.#structure) return this.#structure;
    // never two at a time: the entries must be those that were found last
    const reading = this.#last.then(() => this.#readNow());
    this.#structure = reading;
    reading.then(
      () => {
        if (this.#structure === reading) this.#isRead = true;
      },
      () => undefined, // callers get the error
    );
    this.#last = reading.catch(() => {
      if (this.#structure === reading) this.forget();
    });
    return reading;
  }

  /** To be called when something that several pages show has changed. */
  forget(): void {
    this.#structure = undefined;
    this.#isRead = false;
  }

  async #readNow(): Promise<Structure> {
    const discovered = discoverPages(this.#site);
    const [texts, { dates, log }] = await Promise.all([loadStrings(this.#site), this.#readDates()]);
    const strings = this.#replaceTexts(this.#site, texts.strings);
    await this.#entries.update(discovered.sources, allArticleStrings(strings));
    const prepared = await prepareSite({
      site: this.#site,
      sources: discovered.sources,
      summaries: this.#entries.summaries(),
      strings,
      dates,
    });
    const navigation = importGraph(navigationFiles(this.#site).filter((file) => existsSync(file)));
    return {
      prepared,
      problems: [
        ...discovered.problems,
        ...texts.problems,
        ...prepared.problems,
        ...checkOutputs(this.#site, prepared),
      ],
      dependencies: [...navigation.keys(), ...pluginFiles(this.#site), ...log],
    };
  }

  /** Dates change with commits only; reading them takes long where there are many. */
  async #readDates(): Promise<{ dates: Map<string, number>; log: string[] }> {
    const { docsDir } = this.#site;
    const head = await readGitHead(docsDir);
    if (!this.#dates || this.#dates.commit !== head?.commit)
      this.#dates = { commit: head?.commit, read: readGitDates(docsDir) };
    return { dates: await this.#dates.read, log: head ? [head.log] : [] };
  }
}
