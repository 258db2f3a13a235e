import type { QueryWord } from './parseQuery.ts';

/** With this many words a query is a sentence that somebody has read, rather than a topic. */
const SENTENCE = 4;

/** A name of several parts, such as a path or `rs.fn`. */
const NAME = /^\S*[\p{L}\p{N}][^\p{L}\p{N}\s]+[\p{L}\p{N}]\S*$/u;

/** Words that are written without spaces. */
const RUN = /^\S*[^\p{ASCII}\p{Script=Latin}\s]\S*$/u;

/**
 * What says a query word for word: in any case, over any spaces. None for a single word, nor for a few that spaces set
 * apart: each of them is found as it is.
 */
export function wholeQuery(asked: string, words: readonly QueryWord[]): RegExp | undefined {
  const isOne = words.length >= SENTENCE || NAME.test(asked) || (words.length > 1 && RUN.test(asked));
  if (!isOne) return undefined;
  return new RegExp(asked.replace(/[^\p{L}\p{N}\s]/gu, '\\$&').replace(/\s+/g, '\\s+'), 'gi');
}
