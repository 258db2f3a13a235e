import { createInterface } from 'node:readline/promises';

/** Prompts on a terminal; without a terminal, nothing is asked. */
export class Questions {
  readonly #readline = process.stdin.isTTY
    ? createInterface({ input: process.stdin, output: process.stdout })
    : undefined;

  get canAsk(): boolean {
    return this.#readline !== undefined;
  }

  /** The answer; empty if there is no terminal. */
  async ask(question: string): Promise<string> {
    return (await this.#readline?.question(`${question} `))?.trim() ?? '';
  }

  /** The chosen option, entered as a number; Enter selects the first. */
  async choose(question: string, options: readonly string[]): Promise<number> {
    if (!this.#readline) return 0;
    const list = options.map((option, index) => `  ${index + 1}  ${option}`).join('\n');
    const answer = await this.ask(`${question}\n${list}\nNumber [1]:`);
    const index = Number(answer || 1) - 1;
    return options[index] === undefined ? this.choose(`“${answer}” is none of these.`, options) : index;
  }

  close(): void {
    this.#readline?.close();
  }
}
