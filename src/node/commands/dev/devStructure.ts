import type { Problem } from '../../base/problems.ts';
import type { ResolvedSite } from '../../config/resolveSite.ts';
import { discoverPages } from '../../content/discover.ts';
import { allArticleStrings, type LocaleStrings, loadStrings } from '../../i18n/loadStrings.ts';
import { readGitDates } from '../../site/gitDates.ts';
import { type PreparedSite, prepareSite } from '../../site/prepareSite.ts';
import type { DevEntries } from './devEntries.ts';

export type ReplaceTexts = (
  site: ResolvedSite,
  strings: Record<string, LocaleStrings>,
) => Record<string, LocaleStrings>;

export interface Structure {
  prepared: PreparedSite;
  problems: Problem[];
}

/** Routes, navigation and strings of the site in development. */
export class DevStructure {
  readonly #site: ResolvedSite;
  readonly #entries: DevEntries;
  readonly #replaceTexts: ReplaceTexts;
  #structure: Promise<Structure> | undefined;
  #dates: Promise<Map<string, number>> | undefined;

  /** @param entries are updated whenever the structure is read */
  constructor(site: ResolvedSite, entries: DevEntries, replaceTexts: ReplaceTexts) {
    this.#site = site;
    this.#entries = entries;
    this.#replaceTexts = replaceTexts;
  }

  /** The structure as it was last read; read now if it has been forgotten. */
  read(): Promise<Structure> {
    this.#structure ??= this.#readNow();
    return this.#structure;
  }

  /** To be called when something that several pages show has changed. */
  forget(): void {
    this.#structure = undefined;
  }

  async #readNow(): Promise<Structure> {
    this.#dates ??= readGitDates(this.#site.docsDir);
    const [discovered, texts, dates] = await Promise.all([
      discoverPages(this.#site),
      loadStrings(this.#site),
      this.#dates,
    ]);
    const strings = this.#replaceTexts(this.#site, texts.strings);
    this.#entries.update(discovered.sources, allArticleStrings(strings));
    const prepared = await prepareSite({
      site: this.#site,
      sources: discovered.sources,
      summaries: this.#entries.summaries(),
      strings,
      dates,
    });
    // warnings compare pages, which is left to the build: most pages are not compiled here
    const problems = prepared.problems.filter(({ severity }) => severity === 'error');
    return { prepared, problems: [...discovered.problems, ...texts.problems, ...problems] };
  }
}
