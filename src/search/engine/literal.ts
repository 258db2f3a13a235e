import type { Query } from './parseQuery.ts';

/** With this many words a query is a sentence that somebody has read, rather than a topic. */
const SENTENCE = 4;

/** A query as texts may say it word for word: in lower case, with single spaces. Not for a single word. */
export class Literal {
  readonly #text: string;
  /** Whether pages that say it come before others that do not. */
  readonly isSentence: boolean;

  constructor(asked: string, { words }: Query) {
    this.#text = words.length > 1 ? asked.trim().replace(/\s+/g, ' ').toLowerCase() : '';
    this.isSentence = words.length >= SENTENCE;
  }

  /** Where a text says it. */
  *in(text: string): Generator<{ start: number; length: number }> {
    const { length } = this.#text;
    if (length === 0) return;
    const lower = text.toLowerCase();
    // some letters get longer
    if (lower.length !== text.length) return;
    for (let start = lower.indexOf(this.#text); start >= 0; start = lower.indexOf(this.#text, start + length))
      yield { start, length };
  }
}
