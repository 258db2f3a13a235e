import { performance } from 'node:perf_hooks';

/** Minimum interval between redraws, in milliseconds. */
const INTERVAL_MS = 100;

/** Shows the progress of a long task with pages in one line. Without a terminal, only prints the last line. */
export class Progress {
  readonly #label: string;
  readonly #total: number;
  readonly #done: string | undefined;
  readonly #start = performance.now();
  #drawn = 0;

  /**
   * @param label the task, as in "Compiling"
   * @param done the finished task, as in "Compiled". Default: the last line starts with the label
   */
  constructor(label: string, total: number, done?: string) {
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
    const pages = countPages(this.#total);
    const line = this.#done
      ? `${this.#done} ${pages} in ${seconds} s`
      : `${this.#label} ${pages} took ${seconds} s`;
    process.stdout.write(`${clear}${line}\n`);
  }
}

/** `1 page`, `2 pages` */
export function countPages(count: number): string {
  return `${count} ${count === 1 ? 'page' : 'pages'}`;
}
