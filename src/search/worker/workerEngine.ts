import type {
  SearchAnswer,
  SearchEngine,
  SearchRequest,
  SearchResponse,
  SearchSource,
  SearchTask,
} from '../protocol.ts';
import { FETCH_TIMEOUT_MS } from './indexFiles.ts';

/** A worker that doesn't respond within this time is replaced, in milliseconds. */
const SILENCE_MS = 10_000;
/** Additional time while it loads an index, which takes at most two sequential requests. */
const LOADING_MS = 2 * FETCH_TIMEOUT_MS;

/** Search in a worker. If the worker fails, its pending requests are rejected; the next request starts a new one. */
export class WorkerEngine implements SearchEngine {
  readonly #pending = new Map<number, PromiseWithResolvers<SearchAnswer | undefined>>();
  #worker: Worker | undefined;
  #lastId = 0;
  /** Number of indexes being loaded. */
  #loading = 0;
  #onGrowth: () => void = () => undefined;

  onGrowth(listener: () => void): void {
    this.#onGrowth = listener;
  }

  async load(source: SearchSource): Promise<void> {
    this.#loading++;
    try {
      await this.#request({ kind: 'load', source });
    } finally {
      this.#loading--;
    }
  }

  async search(source: SearchSource, query: string): Promise<SearchAnswer> {
    const answer = await this.#request({ kind: 'search', source, query });
    if (!answer) throw new Error('The search worker did not respond.');
    return answer;
  }

  async #request(task: SearchTask): Promise<SearchAnswer | undefined> {
    this.#worker ??= this.#start(task.source);
    const worker = this.#worker;
    const id = ++this.#lastId;
    const pending = Promise.withResolvers<SearchAnswer | undefined>();
    this.#pending.set(id, pending);
    worker.postMessage({ ...task, id } satisfies SearchRequest);
    const silence = SILENCE_MS + (this.#loading > 0 ? LOADING_MS : 0);
    const timer = setTimeout(() => this.#fail(worker), silence);
    return pending.promise.finally(() => clearTimeout(timer));
  }

  /** @param source passed as the worker's name: the index it starts loading before its first message arrives */
  #start(source: SearchSource): Worker {
    const worker = new Worker(
      /* webpackChunkName: "on-demand-search-worker" */ new URL('./searchWorker.ts', import.meta.url),
      { name: JSON.stringify(source) },
    );
    worker.addEventListener('message', ({ data }: MessageEvent<SearchResponse>) => this.#receive(data));
    for (const type of ['error', 'messageerror'] as const) {
      worker.addEventListener(type, (event) => {
        event.preventDefault();
        this.#fail(worker);
      });
    }
    return worker;
  }

  #receive(response: SearchResponse): void {
    if (response.kind === 'growth') {
      this.#onGrowth();
      return;
    }
    const pending = this.#pending.get(response.id);
    this.#pending.delete(response.id);
    if (response.kind === 'error') pending?.reject(new Error(response.message));
    else pending?.resolve(response.answer);
  }

  #fail(worker: Worker): void {
    if (worker !== this.#worker) return;
    worker.terminate();
    this.#worker = undefined;
    for (const { reject } of this.#pending.values()) reject(new Error('The search worker failed.'));
    this.#pending.clear();
  }
}
