import { performance } from 'node:perf_hooks';

/** Minimum interval between redraws, in milliseconds. */
const INTERVAL_MS = 100;

/** A line that shows the progress of a long task with pages; redrawn on a terminal, elsewhere only the end is printed. */
export class Progress {
  readonly #label: string;
  readonly #total: number;
  readonly #start = performance.now();
  #drawn = 0;

  constructor(label: string, total: number) {
    this.#label = label;
    this.#total = total;
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
    process.stdout.write(`${clear}${this.#label} ${countPages(this.#total)} took ${seconds} s\n`);
  }
}

/** `1 page`, `2 pages` */
export function countPages(count: number): string {
  return `${count} ${count === 1 ? 'page' : 'pages'}`;
}
