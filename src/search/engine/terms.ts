import { fold, stemsOf } from './fold.ts';
import { wordWeight } from './stopWords.ts';

/** A term of a text and its position, in UTF-16 units. */
export interface Term {
  term: string;
  start: number;
  end: number;
}

/** What stands together in a text: a name such as `rs.fn`, or characters of a script without spaces, as in Chinese. */
export interface Token {
  isRun: boolean;
  /** The words of a name, or the characters of a run. */
  parts: Term[];
  /** A name with the signs before or after it, such as `C++` or `--watch`. Default: it has none. */
  signed?: Term;
}

/** Scripts without spaces between words. Hangul has spaces, but its particles attach to the words. */
const RUN =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}々〆ー';
const WORD = `(?![${RUN}])[\\p{L}\\p{N}](?:(?![${RUN}])[\\p{L}\\p{N}\\p{M}]){0,63}`;
/** Signs that belong to a name where they begin it, and where they end it: `.NET`, `-t`, `@scope/name`; `C#`, `A*`. */
const [BEFORE, AFTER] = ['[-.@#$&:_]{1,2}', '[+#*_]{1,2}'];
/** They keep a name together when they are inside it: `process.env`, `happy-dom`, `node:fs`. */
const INSIDE = '[._:/-]{1,2}';
/** A longer chain of words is several names: nobody searches for encoded data as one. */
const TOKENS = new RegExp(
  `[${RUN}][${RUN}\\p{M}]*|(?:(?<![^\\s${RUN}\\x7f\\x80\\p{Pi}\\p{Ps}"'\`，、。：；|/])${BEFORE})?${WORD}(?:${INSIDE}${WORD}){0,9}(?:${AFTER}(?![+#*_]*(?![${RUN}])[\\p{L}]))?`,
  'gu',
);
const IS_RUN = new RegExp(`^[${RUN}]`, 'u');
const IS_PLAIN = /^[\p{L}\p{N}].*[\p{L}\p{N}\p{M}]$|^.$/u;
/** Words of a name: `HTMLElement` is HTML and Element, `toBe2` is to, Be and 2. */
const WORDS =
  /(?:\p{Lu}\p{M}*)+(?![\p{Ll}\p{M}])|(?:\p{Lu}\p{M}*)?[\p{Ll}\p{M}]+|\p{N}+|[\p{Lo}\p{Lm}\p{Lt}\p{M}]+/gu;

/** Splits a text into tokens. Never throws. */
export const tokens = (text: string): Token[] =>
  Array.from(text.matchAll(TOKENS), ({ 0: token, index }) => tokenOf(token, index));

function tokenOf(token: string, offset: number): Token {
  if (IS_RUN.test(token)) return { isRun: true, parts: characters(token, offset) };
  const parts = Array.from(token.matchAll(WORDS), ({ 0: word, index }) => {
    const start = offset + index;
    return { term: fold(word), start, end: start + word.length };
  });
  if (IS_PLAIN.test(token)) return { isRun: false, parts };
  return {
    isRun: false,
    parts,
    signed: { term: fold(token), start: offset, end: offset + token.length },
  };
}

function characters(run: string, offset: number): Term[] {
  const folded = Array.from(fold(run));
  // if folding composes or decomposes characters, a hit covers the whole run
  const aligned = folded.length === run.length;
  return folded.map((term, index) =>
    aligned
      ? { term, start: offset + index, end: offset + index + 1 }
      : { term, start: offset, end: offset + run.length },
  );
}

/**
 * What a token is found by. A name: each of its words, also joined with those after it (`maxconcurrency`,
 * `concurrency`), and with its signs. A run: its bigrams, so that any slice of two characters is found, no matter how a
 * browser or this machine would segment it.
 */
function termsOf({ isRun, parts, signed }: Token): Term[] {
  if (isRun) return pairs(parts);
  const found = parts.flatMap((part, index) => [
    part,
    ...stemsOf(part.term).map((term) => ({ ...part, term })),
    ...(index + 1 < parts.length ? [joined(parts.slice(index))] : []),
  ]);
  return signed ? [signed, ...found] : found;
}

/** All bigrams, and the last character alone, so that a query of one character finds it as a prefix. */
export function pairs(parts: readonly Term[]): Term[] {
  return parts.map((part, index) => {
    const next = parts[index + 1];
    return next ? joined([part, next]) : part;
  });
}

/** Joins several terms into one. */
export function joined(parts: readonly Term[]): Term {
  const start = parts[0]?.start ?? 0;
  return { term: parts.map(({ term }) => term).join(''), start, end: parts.at(-1)?.end ?? start };
}

/** A word of a text, or a character of a script without spaces. */
export const wordsOf = (text: string): Term[] => tokens(text).flatMap(({ parts }) => parts);

/** Number of words; those that only phrase a question hardly count. */
export const lengthOf = (words: readonly Term[]): number =>
  words.reduce((sum, { term }) => sum + wordWeight(term), 0);

/** Splits a text for the index. */
export const tokenize = (text: string): string[] => text.match(TOKENS) ?? [];

/** Terms by token: texts repeat the same words again and again. */
const seen = new Map<string, string[]>();
const MAX_SEEN = 40_000;

/** The terms of a token, for the index. */
export function processTerm(token: string): string[] {
  let known = seen.get(token);
  if (!known) {
    known = termsOf(tokenOf(token, 0)).map(({ term }) => term);
    if (seen.size >= MAX_SEEN) seen.clear();
    seen.set(token, known);
  }
  return known;
}

/** Those of a text's terms that are wanted, in order; most tokens have none of them. */
export function* termsAmong(text: string, wanted: { has: (term: string) => boolean }): Generator<Term> {
  for (const { 0: token, index } of text.matchAll(TOKENS)) {
    if (!processTerm(token).some((term) => wanted.has(term))) continue;
    for (const found of termsOf(tokenOf(token, index))) if (wanted.has(found.term)) yield found;
  }
}
