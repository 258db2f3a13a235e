import { SEARCH_CACHE_SIZE, SEARCH_DEBOUNCE_MS } from '../../shared/constants.ts';
import { LruCache } from '../../shared/lruCache.ts';
import type { SearchAnswer, SearchEngine, SearchSource } from '../protocol.ts';

/** Logged if the index cannot be loaded. The text is fixed by section 8 of `BEHAVIOR.md`. */
export const FETCH_FAILED = 'Failed to fetch search index, please reload the page and try again';

export type IndexStatus = 'initial' | 'initing' | 'inited' | 'failed';

/** An index to search. */
export interface SearchGroup {
  label: string;
  source: SearchSource;
}

export interface GroupState extends SearchGroup {
  status: IndexStatus;
  /** The latest answer; belongs to an earlier query while the next one is in flight. */
  answer?: SearchAnswer;
}

export interface SearchState {
  /** The reader's input, trimmed. */
  query: string;
  /** Indexes to search; the first one is the site's. */
  groups: readonly GroupState[];
}

/**
 * The query and its results. Ensures that an answer is only shown for the query, version and language that it belongs
 * to, regardless of the order in which answers arrive.
 */
export class SearchSession {
  readonly #engine: SearchEngine;
  readonly #listeners = new Set<() => void>();
  readonly #cache = new LruCache<string, SearchAnswer>(SEARCH_CACHE_SIZE);
  #state: SearchState = { query: '', groups: [] };
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts queries; an answer to an earlier one is dropped. */
  #turn = 0;
  /** Number of the last query, by group. */
  #asked: number[] = [];
  /** Counts calls of `setGroups`; results for earlier groups are dropped. */
  #generation = 0;

  constructor(engine: SearchEngine) {
    this.#engine = engine;
    engine.onGrowth(() => {
      this.#cache.clear();
      if (this.#state.query !== '' && this.#timer === undefined) this.#ask();
    });
  }

  get = (): SearchState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Sets the indexes to search; if version or language have changed, resets everything. */
  setGroups(groups: readonly SearchGroup[]): void {
    const known = this.#state.groups.map(({ label, source }) => ({ label, source }));
    if (JSON.stringify(known) === JSON.stringify(groups)) return;
    this.#generation++;
    this.#asked = [];
    this.#cache.clear();
    this.#set({ groups: groups.map((group) => ({ ...group, status: 'initial' })) });
  }

  /**
   * Loads everything that is missing or failed to load the last time.
   * @returns resolves when the site's index has loaded or failed
   */
  async open(): Promise<void> {
    const [siteIndex] = this.#state.groups.map((_, index) => this.#load(index));
    await siteIndex;
  }

  /** Searches, debounced; an empty query clears the results immediately. */
  setQuery(text: string): void {
    const query = text.trim();
    if (query === this.#state.query) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#turn++;
    if (query === '') {
      this.#set({ query, groups: this.#state.groups.map(({ answer: _, ...group }) => group) });
      return;
    }
    this.#set({ query });
    this.#timer = setTimeout(() => this.#ask(), SEARCH_DEBOUNCE_MS);
  }

  /** Runs a pending debounced search immediately. */
  flush(): void {
    if (this.#timer !== undefined) this.#ask();
  }

  #ask(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#turn++;
    this.#state.groups.forEach((_, index) => void this.#askGroup(index));
  }

  async #askGroup(index: number): Promise<void> {
    const { query, groups } = this.#state;
    const group = groups[index];
    // an index that is still loading answers once it is loaded
    if (query === '' || (group?.status !== 'inited' && group?.status !== 'initing')) return;
    const [turn, generation, key] = [this.#turn, this.#generation, `${index} ${query}`];
    this.#asked[index] = turn;
    const isCurrent = () => turn === this.#turn && generation === this.#generation;
    try {
      const answer = this.#cache.get(key) ?? (await this.#engine.search(group.source, query));
      if (!isCurrent()) return;
      this.#cache.set(key, answer);
      const { failure } = answer;
      if (failure !== undefined && failure !== group.answer?.failure) console.error(FETCH_FAILED, failure);
      this.#setGroup(index, { answer, status: 'inited' });
    } catch (error) {
      if (isCurrent()) this.#fail(index, error);
    }
  }

  async #load(index: number): Promise<void> {
    const group = this.#state.groups[index];
    if (!group) return;
    const generation = this.#generation;
    if (group.status !== 'inited') this.#setGroup(index, { status: 'initing' });
    try {
      await this.#engine.load(group.source);
      if (generation !== this.#generation) return;
      if (this.#state.groups[index]?.status === 'inited') return;
      // an answer in flight also notifies the listeners
      const isAsked = this.#asked[index] === this.#turn;
      this.#setGroup(index, { status: 'inited' }, isAsked);
      // skips this while a search is being debounced
      if (!isAsked && this.#timer === undefined) void this.#askGroup(index);
    } catch (error) {
      if (generation === this.#generation) this.#fail(index, error);
    }
  }

  #fail(index: number, error: unknown): void {
    if (this.#state.groups[index]?.status !== 'failed') console.error(FETCH_FAILED, error);
    delete this.#asked[index];
    this.#setGroup(index, { status: 'failed' });
  }

  #setGroup(index: number, change: Partial<GroupState>, quietly = false): void {
    const groups = this.#state.groups.map((group, place) =>
      place === index ? { ...group, ...change } : group,
    );
    this.#set({ groups }, quietly);
  }

  /** @param quietly skips notifying the listeners, as another change follows */
  #set(change: Partial<SearchState>, quietly = false): void {
    this.#state = { ...this.#state, ...change };
    if (quietly) return;
    for (const listener of this.#listeners) listener();
  }
}
