import { availableParallelism } from 'node:os';
import { Tinypool } from 'tinypool';
import type { ResolvedSite } from '../config/resolveSite.ts';
import type { PageSource } from '../content/page.ts';
import type { CachedPage, CompileOptions } from './pageCache.ts';
import type { RouteJob } from './worker.ts';

/** Number of pages per task, small enough to keep all threads busy until the end. */
const BATCH_SIZE = 16;

/** Number of pages that one thread renders in the time that another one takes to load. */
const PAGES_PER_THREAD = 150;

/** How long an idle thread is kept, in milliseconds; a new one would have to load everything again. */
const IDLE_TIMEOUT_MS = 24 * 60 * 60 * 1000;

/** Maximum number of threads. Each takes about 200 MB. */
const MAX_THREADS = 4;

/** Limit in megabytes for short-lived objects. With Node's default, a thread takes 80 MB more without being faster. */
const MAX_YOUNG_MB = 64;

type OnProgress = (done: number) => void;

/** Tasks of the threads, by name. */
type Worker = typeof import('./worker.ts');

/** The threads that compile and render pages. */
export class WorkerPool {
  readonly #pool: Tinypool;
  #prepared: Promise<unknown> | undefined;

  /** @param maxThreads maximum number of threads */
  constructor(site: ResolvedSite, maxThreads = MAX_THREADS) {
    const threads = Math.max(1, Math.min(maxThreads, availableParallelism()));
    this.#pool = new Tinypool({
      filename: new URL('./worker.ts', import.meta.url).href,
      // starts threads on demand, because most builds find nearly everything in the cache
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: IDLE_TIMEOUT_MS,
      resourceLimits: { maxYoungGenerationSizeMb: MAX_YOUNG_MB },
      workerData: site,
    });
  }

  /** Starts a thread and loads the compiler before the first page arrives; with a page, also what its code needs. */
  async prepare(task: Parameters<Worker['prepare']>[0] = {}): Promise<void> {
    // ignores failures, because compiling fails in the same way and reports them
    this.#prepared = this.#run('prepare', task).catch(() => undefined);
    await this.#prepared;
  }

  async compile(
    batches: readonly PageSource[][],
    options: CompileOptions,
    onProgress: OnProgress,
  ): Promise<CachedPage[]> {
    // waits for the first thread; otherwise, a second one would start and load everything again
    if (batches.length === 1) await this.#prepared;
    const outcomes = await eachBatch(batches, onProgress, (sources) =>
      this.#run('compile', { sources, options }),
    );
    return outcomes.flat();
  }

  async render(
    task: { setupFile: string; options: CompileOptions },
    jobs: readonly RouteJob[],
    onProgress: OnProgress,
  ): ReturnType<Worker['render']> {
    const fewThreads = this.#pool.threads.length < 2 && jobs.length <= PAGES_PER_THREAD;
    const problems = await eachBatch(fewThreads ? [[...jobs]] : inBatches(jobs), onProgress, (batch) =>
      this.#run('render', { ...task, jobs: batch }),
    );
    return problems.flat();
  }

  async close(): Promise<void> {
    await this.#pool.destroy();
  }

  async #run<Name extends keyof Worker>(
    name: Name,
    task: Parameters<Worker[Name]>[0],
  ): Promise<Awaited<ReturnType<Worker[Name]>>> {
    return (await this.#pool.run(task, { name })) as Awaited<ReturnType<Worker[Name]>>;
  }
}

async function eachBatch<T, R>(
  batches: readonly T[][],
  onProgress: OnProgress,
  run: (batch: T[]) => Promise<R>,
): Promise<R[]> {
  let done = 0;
  return Promise.all(
    batches.map(async (batch) => {
      const outcome = await run(batch);
      done += batch.length;
      onProgress(done);
      return outcome;
    }),
  );
}

/** Splits a list into batches of {@link BATCH_SIZE}. */
export function inBatches<T>(items: readonly T[]): T[][] {
  const batches: T[][] = [];
  for (let index = 0; index < items.length; index += BATCH_SIZE)
    batches.push(items.slice(index, index + BATCH_SIZE));
  return batches;
}
