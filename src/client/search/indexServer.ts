import { readRecords, readTextRecords } from '../../shared/search/readRecords.ts';
import { SearchIndex } from '../../shared/search/searchIndex.ts';
import type { SearchIndexEntry } from '../../shared/search/searchRecord.ts';
import type { SearchAnswer } from '../../shared/search/suggestion.ts';
import type { SearchSource } from '../../shell/Search/searchEngine.ts';
import { fetchJson } from '../fetchJson.ts';

interface LoadedIndex {
  index: SearchIndex;
  /** URLs of texts that are still to be loaded. */
  texts: string[];
  growing?: Promise<void>;
}

/** An index that has not come by then will not come, in milliseconds. */
const TIMEOUT_MS = 30_000;
/** The thread answers queries in between after working this long, in milliseconds. */
const SLICE_MS = 12;
/** Indexes kept, of languages, versions and groups. */
const MAX_INDEXES = 8;
/** Texts are loaded this many at a time. */
const PARALLEL = 2;

/** Loads indexes and answers queries; the part of search that runs in the worker. */
export class IndexServer {
  readonly #loaded = new Map<string, Promise<LoadedIndex>>();
  readonly #onGrowth: () => void;

  constructor(onGrowth: () => void) {
    this.#onGrowth = onGrowth;
  }

  async load(source: SearchSource, everything: boolean): Promise<void> {
    const key = JSON.stringify(source);
    let loading = this.#loaded.get(key);
    if (!loading) {
      loading = loadIndex(source);
      this.#loaded.set(key, loading);
      loading.catch(() => this.#loaded.delete(key));
      const [oldest] = this.#loaded.keys();
      if (this.#loaded.size > MAX_INDEXES && oldest !== undefined) this.#loaded.delete(oldest);
    }
    const loaded = await loading;
    if (everything) loaded.growing ??= this.#loadTexts(loaded);
  }

  async search(source: SearchSource, query: string): Promise<SearchAnswer> {
    const loaded = await this.#loaded.get(JSON.stringify(source));
    if (!loaded) throw new Error('The index has not been loaded.');
    return loaded.index.search(query);
  }

  /** What cannot be loaded is asked for again at the next opening; titles and headings answer meanwhile. */
  async #loadTexts(loaded: LoadedIndex): Promise<void> {
    const load = async (): Promise<void> => {
      for (let url = loaded.texts.shift(); url !== undefined; url = loaded.texts.shift()) {
        try {
          const records = readTextRecords(await fetchIndex(url));
          await inSlices(records, (record) => loaded.index.addText(record));
        } catch {
          loaded.texts.push(url);
          delete loaded.growing;
          return;
        }
        this.#onGrowth();
      }
    };
    await Promise.all(Array.from({ length: PARALLEL }, load));
  }
}

async function loadIndex(source: SearchSource): Promise<LoadedIndex> {
  // the list's name never changes: an old copy would name files of an earlier deployment
  const found = await fetchIndex(source.url, 'no-cache');
  const entry = chooseEntry(found, source);
  const indexUrl = entry ? new URL(entry.index, source.url).href : source.url;
  const records = readRecords(entry ? await fetchIndex(indexUrl) : found);
  const prefix = entry?.prefix ?? '';
  const index = new SearchIndex((routePath) =>
    source.external ? new URL(prefix + routePath, source.url).href : prefix + routePath,
  );
  await inSlices(records, (record) => index.addPage(record));
  return { index, texts: (entry?.texts ?? []).map((text) => new URL(text, source.url).href) };
}

/** The entry of a list that suits best; nothing when what was loaded is an index itself. */
function chooseEntry(value: unknown, { version, lang }: SearchSource): SearchIndexEntry | undefined {
  if (!Array.isArray(value)) throw new TypeError('This is neither a search index nor a list of them.');
  const entries = value.filter(isEntry);
  return (
    entries.find((entry) => entry.lang === lang && entry.version === version) ??
    entries.find((entry) => entry.lang === lang) ??
    entries[0]
  );
}

function isEntry(value: unknown): value is SearchIndexEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { index, texts, prefix } = value as Partial<SearchIndexEntry>;
  return (
    typeof index === 'string' &&
    typeof prefix === 'string' &&
    /^(?:\/(?!\/)|$)/.test(prefix) &&
    Array.isArray(texts) &&
    texts.every((text) => typeof text === 'string')
  );
}

function fetchIndex(url: string, cache: RequestCache = 'default'): Promise<unknown> {
  return fetchJson<unknown>(url, { cache, signal: AbortSignal.timeout(TIMEOUT_MS) });
}

/** Works through a list without keeping queries waiting. */
async function inSlices<T>(items: readonly T[], work: (item: T) => void): Promise<void> {
  let begun = performance.now();
  for (const item of items) {
    work(item);
    if (performance.now() - begun < SLICE_MS) continue;
    await new Promise((resolve) => setTimeout(resolve));
    begun = performance.now();
  }
}
