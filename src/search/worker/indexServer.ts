import { LruCache } from '../../shared/lruCache.ts';
import { encodePath } from '../../shared/routes.ts';
import { SearchIndex } from '../engine/searchIndex.ts';
import type { SearchAnswer, SearchSource } from '../protocol.ts';
import type { SearchTextRecord } from '../records.ts';
import { chooseEntry, fetchIndexFile, readRecords, readSynonyms, readTextRecords } from './indexFiles.ts';

interface LoadedIndex {
  index: SearchIndex;
  /** URLs of the text files still to be loaded. */
  texts: string[];
  /** Number of text files being added right now. */
  growing: number;
  /** Error of the last file that could not be loaded. */
  failure?: string;
  /** Whether the synonyms could not be loaded. */
  lacksSynonyms: boolean;
}

/** Indexing yields to queries after this long, in milliseconds. */
const SLICE_MS = 12;
/** Indexes (of languages, versions and groups) that are kept. */
const MAX_INDEXES = 8;
/** Number of text files loaded in parallel. */
const PARALLEL = 2;

/** Loads indexes and answers queries; the part of search that runs in the worker. */
export class IndexServer {
  readonly #loaded = new LruCache<string, Promise<LoadedIndex>>(MAX_INDEXES);
  readonly #onGrowth: () => void;

  constructor(onGrowth: () => void) {
    this.#onGrowth = onGrowth;
  }

  /** Starts loading an index that is about to be requested. */
  begin(source: SearchSource): void {
    const loading = this.#loadIndex(source);
    this.#loaded.set(JSON.stringify(source), loading);
    loading.catch(() => undefined); // the request for the index reports the error
  }

  async load(source: SearchSource): Promise<void> {
    let loaded = await this.#get(source);
    if (loaded.lacksSynonyms) {
      this.#loaded.delete(JSON.stringify(source));
      loaded = await this.#get(source);
    }
    if (loaded.growing > 0) return;
    if (!loaded.lacksSynonyms) delete loaded.failure;
    for (let count = 0; count < PARALLEL; count++) void this.#loadTexts(loaded);
  }

  /** Searches an index. Loads it first if it was evicted, or if it was loaded by a previous worker. */
  async search(source: SearchSource, query: string): Promise<SearchAnswer> {
    const { index, growing, failure } = await this.#get(source);
    return { ...index.search(query), growing: growing > 0, ...(failure === undefined ? {} : { failure }) };
  }

  #get(source: SearchSource): Promise<LoadedIndex> {
    const key = JSON.stringify(source);
    const loading = this.#loaded.get(key) ?? this.#loadIndex(source);
    this.#loaded.set(key, loading);
    loading.catch(() => {
      if (this.#loaded.get(key) === loading) this.#loaded.delete(key);
    });
    return loading;
  }

  /** Indexes titles and headings first; texts contained in the same file follow. */
  async #loadIndex(source: SearchSource): Promise<LoadedIndex> {
    // revalidates the list, because its URL never changes and a cached copy can name files of an earlier deployment
    const list = await fetchIndexFile(source.url, 'no-cache');
    const entry = chooseEntry(list, source);
    const fetchFile = (name: string) => fetchIndexFile(new URL(name, source.url).href);
    let failure: unknown;
    const [file, synonyms] = entry
      ? await Promise.all([
          fetchFile(entry.index),
          entry.synonyms &&
            fetchFile(entry.synonyms).catch((error: unknown) => {
              failure = error;
            }),
        ])
      : [list, {}];
    const records = readRecords(file);
    const prefix = entry?.prefix ?? '';
    const index = new SearchIndex((routePath) => {
      const link = prefix + encodePath(routePath);
      return source.external ? new URL(link, source.url).href : link;
    }, readSynonyms(synonyms));
    await inSlices(records, (record) => index.addPage({ ...record, content: '' }));
    const texts = (entry?.texts ?? []).map((text) => new URL(text, source.url).href);
    const lacksSynonyms = failure !== undefined;
    const loaded = {
      index,
      texts,
      growing: 0,
      lacksSynonyms,
      ...(lacksSynonyms ? { failure: String(failure) } : {}),
    };
    if (texts.length === 0) void this.#grow(loaded, async () => records);
    return loaded;
  }

  /** Loads the texts. Files that fail to load are reported with the answers, and retried when search is opened next. */
  async #loadTexts(loaded: LoadedIndex): Promise<void> {
    for (let url = loaded.texts.shift(); url !== undefined; url = loaded.texts.shift()) {
      const textUrl = url;
      try {
        await this.#grow(loaded, async () => readTextRecords(await fetchIndexFile(textUrl)));
      } catch (error) {
        loaded.texts.push(url);
        loaded.failure = String(error);
        this.#onGrowth(); // answers report the failure
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
    }
    this.#onGrowth();
  }
}

/** Processes a list in time slices, so that pending queries are answered in between. */
async function inSlices<T>(items: readonly T[], work: (item: T) => void): Promise<void> {
  await yieldToQueries();
  let begun = performance.now();
  for (const item of items) {
    work(item);
    if (performance.now() - begun < SLICE_MS) continue;
    await yieldToQueries();
    begun = performance.now();
  }
}

/**
 * Yields to pending queries. Uses a message instead of a timer, because browsers throttle nested timers, which would
 * cost a third of the time here.
 */
function yieldToQueries(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(0);
  });
}
