import { readRecords, readTextRecords } from '../../shared/search/readRecords.ts';
import { SearchIndex } from '../../shared/search/searchIndex.ts';
import type { SearchIndexEntry, SearchTextRecord } from '../../shared/search/searchRecord.ts';
import type { SearchAnswer } from '../../shared/search/suggestion.ts';
import type { SearchSource } from '../../shell/Search/searchEngine.ts';
import { fetchIndexFile } from './fetchIndexFile.ts';

interface LoadedIndex {
  index: SearchIndex;
  /** URLs of texts that are still to be loaded. */
  texts: string[];
  /** How many texts are being added right now. */
  growing: number;
}

/** The thread answers queries in between after working this long, in milliseconds. */
const SLICE_MS = 12;
/** Indexes kept, of languages, versions and groups: the ones that were asked for last. */
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

  /** Loads an index that is about to be asked for. */
  begin(source: SearchSource): void {
    const loading = this.#loadIndex(source);
    this.#loaded.set(JSON.stringify(source), loading);
    loading.catch(() => undefined); // said when it is asked for
  }

  async load(source: SearchSource, everything: boolean): Promise<void> {
    const loaded = await this.#get(source);
    if (!everything || loaded.growing > 0) return;
    for (let count = 0; count < PARALLEL; count++) void this.#loadTexts(loaded);
  }

  /** An index that was given up for others, or that a thread before this one had, is loaded again. */
  async search(source: SearchSource, query: string): Promise<SearchAnswer> {
    const { index, growing } = await this.#get(source);
    return { ...index.search(query), growing: growing > 0 };
  }

  #get(source: SearchSource): Promise<LoadedIndex> {
    const key = JSON.stringify(source);
    const loading = this.#loaded.get(key) ?? this.#loadIndex(source);
    this.#loaded.delete(key);
    this.#loaded.set(key, loading);
    loading.catch(() => {
      if (this.#loaded.get(key) === loading) this.#loaded.delete(key);
    });
    const [oldest] = this.#loaded.keys();
    if (this.#loaded.size > MAX_INDEXES && oldest !== undefined) this.#loaded.delete(oldest);
    return loading;
  }

  /** Titles and headings answer first; texts that have come along follow. */
  async #loadIndex(source: SearchSource): Promise<LoadedIndex> {
    // the list's name never changes: an old copy would name files of an earlier deployment
    const found = await fetchIndexFile(source.url, 'no-cache');
    const entry = chooseEntry(found, source);
    const records = readRecords(entry ? await fetchIndexFile(new URL(entry.index, source.url).href) : found);
    const prefix = entry?.prefix ?? '';
    const index = new SearchIndex((routePath) =>
      source.external ? new URL(prefix + routePath, source.url).href : prefix + routePath,
    );
    await inSlices(records, (record) => index.addPage({ ...record, content: '' }));
    const texts = (entry?.texts ?? []).map((text) => new URL(text, source.url).href);
    const loaded = { index, texts, growing: 0 };
    if (texts.length === 0) void this.#grow(loaded, async () => records);
    return loaded;
  }

  /** What cannot be loaded is asked for again at the next opening. */
  async #loadTexts(loaded: LoadedIndex): Promise<void> {
    for (let url = loaded.texts.shift(); url !== undefined; url = loaded.texts.shift()) {
      const wanted = url;
      try {
        await this.#grow(loaded, async () => readTextRecords(await fetchIndexFile(wanted)));
      } catch {
        loaded.texts.push(url);
        return;
      }
    }
  }

  async #grow(loaded: LoadedIndex, read: () => Promise<readonly SearchTextRecord[]>): Promise<void> {
    loaded.growing++;
    try {
      await inSlices(await read(), (record) => loaded.index.addText(record));
    } finally {
      loaded.growing--;
      this.#onGrowth();
    }
  }
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

/** Works through a list without keeping queries waiting: those that are there are answered before. */
async function inSlices<T>(items: readonly T[], work: (item: T) => void): Promise<void> {
  await turn();
  let begun = performance.now();
  for (const item of items) {
    work(item);
    if (performance.now() - begun < SLICE_MS) continue;
    await turn();
    begun = performance.now();
  }
}

/**
 * Lets queries that have come be answered. Not by `nextTask`: browsers hold timers that follow each other back, by a
 * third of the work here, but no messages.
 */
function turn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(0);
  });
}
