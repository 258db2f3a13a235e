import { performance } from 'node:perf_hooks';

/** Minimum interval between redraws, in milliseconds. */
const INTERVAL_MS = 100;

/** Shows the progress of a long task with pages in one line. Without a terminal, only prints the last line. */
export class Progress {
  readonly #label: string;
  readonly #total: number;
  readonly #done: string;
  readonly #start = performance.now();
  #drawn = 0;

  /**
   * @param label the task, as in "Compiling"
   * @param done the finished task, as in "Compiled"
   */
  constructor(label: string, total: number, done: string) {
    this.#label = label;
    this.#total = total;
    this.#done = done;
  }

  update(done: number): void {
    const now = performance.now();
    if (!process.stdout.isTTY || now - this.#drawn < INTERVAL_MS) return;
    this.#drawn = now;
    process.stdout.write(`\r\x1b[K${this.#label} ${done}/${countPages(this.#total)}`);
  }

  end(): void {
    const seconds = ((performance.now() - this.#start) / 1000).toFixed(1);
    const clear = process.stdout.isTTY ? '\r\x1b[K' : '';
    process.stdout.write(`${clear}${this.#done} ${countPages(this.#total)} in ${seconds} s\n`);
  }
}

/** `1 page`, `2 pages` */
export function countPages(count: number): string {
  return `${count} ${count === 1 ? 'page' : 'pages'}`;
}
