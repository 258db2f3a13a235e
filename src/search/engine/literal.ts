import type { Query } from './parseQuery.ts';

/** With this many words a query is a sentence that somebody has read, rather than a topic. */
const SENTENCE = 4;

/** Words that spaces set apart. */
const SPACED = /^[\p{ASCII}\p{Script=Latin}]*$/u;

/**
 * A query as texts may say it word for word: in lower case, with single spaces. Not for a single word, nor for a few that
 * spaces set apart: each of them is found as it is.
 */
export class Literal {
  readonly #text: string;
  /** Whether pages that say it come before others that do not. */
  readonly isSentence: boolean;

  constructor(asked: string, { words }: Query) {
    this.isSentence = words.length >= SENTENCE;
    const hasPlaces = this.isSentence || (words.length > 1 && !SPACED.test(asked));
    this.#text = hasPlaces ? asked.trim().replace(/\s+/g, ' ').toLowerCase() : '';
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
