import { fold, wordStems } from './fold.ts';
import { wordWeight } from './stopWords.ts';

/** A term of a text and its position, in UTF-16 units. */
export interface Term {
  term: string;
  start: number;
  end: number;
}

/** A name such as `rs.fn`, or a run of characters in a script without spaces, such as Chinese. */
export interface Token {
  isRun: boolean;
  /** The words of a name, or the characters of a run. */
  parts: Term[];
  /** The name with its leading and trailing punctuation, such as `C++` or `--watch`. Absent without punctuation. */
  punctuated?: Term;
}

/** Scripts without spaces between words. Hangul has spaces, but its particles attach to the words. */
const RUN =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}々〆ー';
const WORD = `(?![${RUN}])[\\p{L}\\p{N}](?:(?![${RUN}])[\\p{L}\\p{N}\\p{M}]){0,63}`;
/** Leading and trailing punctuation that is part of a name: `.NET`, `-t`, `@scope/name`; `C#`, `A*`. */
const [BEFORE, AFTER] = ['[-.@#$&:_]{1,2}', '[+#*_]{1,2}'];
/** Punctuation that joins the words of a name: `process.env`, `happy-dom`, `node:fs`. */
const INSIDE = '[._:/-]{1,2}';
/** Matches runs and names. Names have at most ten words: longer chains are data, which nobody searches for. */
const TOKENS = new RegExp(
  `[${RUN}][${RUN}\\p{M}]*|(?:(?<![^\\s${RUN}\\x7f\\x80\\p{Pi}\\p{Ps}"'\`，、。：；|/])${BEFORE})?${WORD}(?:${INSIDE}${WORD}){0,9}(?:${AFTER}(?![+#*_]*(?![${RUN}])[\\p{L}]))?`,
  'gu',
);
const IS_RUN = new RegExp(`^[${RUN}]`, 'u');
const IS_PLAIN = /^[\p{L}\p{N}].*[\p{L}\p{N}\p{M}]$|^.$/u;
/** Matches the words of a name: HTML and Element of `HTMLElement`; to, Be and 2 of `toBe2`. */
const WORDS =
  /(?:\p{Lu}\p{M}*)+(?![\p{Ll}\p{M}])|(?:\p{Lu}\p{M}*)?[\p{Ll}\p{M}]+|\p{N}+|[\p{Lo}\p{Lm}\p{Lt}\p{M}]+/gu;

/** Splits a text into tokens. Never throws. */
export const tokens = (text: string): Token[] =>
  Array.from(text.matchAll(TOKENS), ({ 0: token, index }) => parseToken(token, index));

function parseToken(token: string, offset: number): Token {
  if (IS_RUN.test(token)) return { isRun: true, parts: characters(token, offset) };
  const parts = Array.from(token.matchAll(WORDS), ({ 0: word, index }) => {
    const start = offset + index;
    return { term: fold(word), start, end: start + word.length };
  });
  if (IS_PLAIN.test(token)) return { isRun: false, parts };
  return {
    isRun: false,
    parts,
    punctuated: { term: fold(token), start: offset, end: offset + token.length },
  };
}

function characters(run: string, offset: number): Term[] {
  const folded = Array.from(fold(run));
  // positions can't be mapped if folding changes the number of characters, so that a match covers the whole run
  const aligned = folded.length === run.length;
  return folded.map((term, index) =>
    aligned
      ? { term, start: offset + index, end: offset + index + 1 }
      : { term, start: offset, end: offset + run.length },
  );
}

/**
 * Returns the index terms of a token. For a name: each word, also joined with those after it (`maxconcurrency`,
 * `concurrency`), and the name with its punctuation. For a run: its bigrams, so that any two adjacent characters match,
 * however the browser and the build machine segment the text.
 */
function indexTerms({ isRun, parts, punctuated }: Token): Term[] {
  if (isRun) return pairs(parts);
  const result = parts.flatMap((part, index) => [
    part,
    ...wordStems(part.term).map((term) => ({ ...part, term })),
    ...(index + 1 < parts.length ? [joinTerms(parts.slice(index))] : []),
  ]);
  return punctuated ? [punctuated, ...result] : result;
}

/** Returns all bigrams, and the last character alone, so that a single-character query matches it as a prefix. */
export function pairs(parts: readonly Term[]): Term[] {
  return parts.map((part, index) => {
    const next = parts[index + 1];
    return next ? joinTerms([part, next]) : part;
  });
}

/** Joins several terms into one. */
export function joinTerms(parts: readonly Term[]): Term {
  const start = parts[0]?.start ?? 0;
  return { term: parts.map(({ term }) => term).join(''), start, end: parts.at(-1)?.end ?? start };
}

/** Returns the words of a text. In scripts without spaces, each character is one. */
export const splitWords = (text: string): Term[] => tokens(text).flatMap(({ parts }) => parts);

/** Returns the number of words, weighted: stop words hardly count. */
export const weightedLength = (words: readonly Term[]): number =>
  words.reduce((sum, { term }) => sum + wordWeight(term), 0);

/** Splits a text into tokens for the index. */
export const tokenize = (text: string): string[] => text.match(TOKENS) ?? [];

/** Cache of terms by token, since texts repeat the same words. */
const seen = new Map<string, string[]>();
const MAX_SEEN = 40_000;

/** Returns the terms of a token for the index. */
export function processTerm(token: string): string[] {
  let known = seen.get(token);
  if (!known) {
    known = indexTerms(parseToken(token, 0)).map(({ term }) => term);
    if (seen.size >= MAX_SEEN) seen.clear();
    seen.set(token, known);
  }
  return known;
}

/** Yields the terms of a text that are in `wanted`, in order. */
export function* termsAmong(text: string, vocabulary: { has: (term: string) => boolean }): Generator<Term> {
  for (const { 0: token, index } of text.matchAll(TOKENS)) {
    if (!processTerm(token).some((term) => vocabulary.has(term))) continue;
    for (const term of indexTerms(parseToken(token, index))) if (vocabulary.has(term.term)) yield term;
  }
}
