import type { Query } from './parseQuery.ts';

/** With this many words a query is a sentence that somebody has read, rather than a topic. */
const SENTENCE = 4;

/** A name of several parts, such as a path or `rs.fn`. */
const NAME = /^\S*[\p{L}\p{N}][^\p{L}\p{N}\s]+[\p{L}\p{N}]\S*$/u;

/** Words that are written without spaces. */
const RUN = /^\S*[^\p{ASCII}\p{Script=Latin}\s]\S*$/u;

/**
 * A query as texts may say it word for word: in lower case, with single spaces. Not for a single word, nor for a few that
 * spaces set apart: each of them is found as it is.
 */
export class Literal {
  readonly #text: string;

  constructor(asked: string, { words }: Query) {
    const text = asked.trim();
    const isOne = words.length >= SENTENCE || NAME.test(text) || (words.length > 1 && RUN.test(text));
    this.#text = isOne ? text.replace(/\s+/g, ' ').toLowerCase() : '';
  }

  /** Whether pages that say it come before others that do not. */
  get isLookedFor(): boolean {
    return this.#text !== '';
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
