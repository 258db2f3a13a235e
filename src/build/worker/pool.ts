import { availableParallelism } from 'node:os';
import { Tinypool } from 'tinypool';
import type { CompiledPage } from '../mdx/compilePage.ts';
import type { DrawJob } from '../social/socialPictures.ts';
import type {
  CompileOutcome,
  CompilePageTask,
  CompileTask,
  DrawTask,
  RenderOutcome,
  RenderTask,
  WorkerSetup,
} from './workerTypes.ts';

/** Pages per task: few enough to keep all threads busy until the end. */
const BATCH_SIZE = 16;

/** How long an idle thread is kept, in milliseconds; a new one would have to load everything again. */
const IDLE_TIMEOUT_MS = 24 * 60 * 60 * 1000;

/** Each thread takes some 200 MB. */
const MAX_THREADS = 4;

/** The threads that compile and render pages. */
export class WorkerPool {
  readonly #pool: Tinypool;
  #prepared: Promise<unknown> | undefined;

  /** @param most maximum number of threads */
  constructor(setup: WorkerSetup, most = MAX_THREADS) {
    const threads = Math.max(1, Math.min(most, availableParallelism()));
    this.#pool = new Tinypool({
      filename: new URL('./worker.ts', import.meta.url).href,
      // started on demand: most builds find nearly everything in the cache
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: IDLE_TIMEOUT_MS,
      workerData: setup,
    });
  }

  async compile(
    batches: CompileTask['sources'][],
    onProgress: (done: number) => void,
  ): Promise<CompileOutcome[]> {
    // otherwise a second thread would be started for it, and load everything again
    if (batches.length === 1) await this.#prepared;
    return (
      await this.#all(batches, onProgress, (sources) => {
        const task: CompileTask = { sources };
        return this.#pool.run(task, { name: 'compile' }) as Promise<CompileOutcome[]>;
      })
    ).flat();
  }

  /** Starts a thread and preloads the compiler, before the first page arrives. */
  prepare(): void {
    this.#prepared = this.#pool.run(undefined, { name: 'prepare' }).catch(() => undefined);
  }

  async compilePage(task: CompilePageTask): Promise<CompiledPage> {
    return (await this.#pool.run(task, { name: 'compilePage' })) as CompiledPage;
  }

  async render(
    setupFile: string,
    jobs: RenderTask['jobs'],
    onProgress: (done: number) => void,
  ): Promise<RenderOutcome> {
    const outcomes = await this.#all(inBatches(jobs), onProgress, (batch) => {
      const task: RenderTask = { setupFile, jobs: batch };
      return this.#pool.run(task, { name: 'render' }) as Promise<RenderOutcome>;
    });
    return {
      problems: outcomes.flatMap(({ problems }) => problems),
      written: outcomes.flatMap(({ written }) => written),
    };
  }

  async draw(jobs: DrawJob[], onProgress: (done: number) => void): Promise<void> {
    await this.#all(inBatches(jobs), onProgress, (batch) => {
      const task: DrawTask = { jobs: batch };
      return this.#pool.run(task, { name: 'draw' }) as Promise<void>;
    });
  }

  async close(): Promise<void> {
    await this.#pool.destroy();
  }

  async #all<T, R>(
    batches: T[][],
    onProgress: (done: number) => void,
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
}

/** Splits a list into batches of {@link BATCH_SIZE}. */
export function inBatches<T>(items: readonly T[]): T[][] {
  const batches: T[][] = [];
  for (let index = 0; index < items.length; index += BATCH_SIZE)
    batches.push(items.slice(index, index + BATCH_SIZE));
  return batches;
}
