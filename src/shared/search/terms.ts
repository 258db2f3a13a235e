import { fold } from './fold.ts';

/** A term of a text, and where it stands, in UTF-16 units. */
export interface Term {
  term: string;
  start: number;
  end: number;
}

/** A piece of text that belongs together: a name such as `rs.fn`, or a run without spaces, as in Chinese. */
export interface Piece {
  /** `run`: a script that does not put spaces between words. */
  kind: 'name' | 'run';
  /** Of a name, its words; of a run, its characters. */
  parts: Term[];
}

/** Scripts without spaces between words. Hangul has some, but its particles stick to the words. */
const RUN =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}々〆ー';
/** Letters that keep a name together when they stand inside it: `process.env`, `happy-dom`, `@rstest/core`. */
const PIECES = new RegExp(
  `[${RUN}]+|(?:(?![${RUN}])[\\p{L}\\p{N}\\p{M}])+(?:[._:/\\-]{1,2}(?=[\\p{L}\\p{N}])(?:(?![${RUN}])[\\p{L}\\p{N}\\p{M}])+)*`,
  'gu',
);
const IS_RUN = new RegExp(`^[${RUN}]`, 'u');
/** Words of a name: `HTMLElement` is HTML and Element, `toBe2` is to, Be and 2. */
const WORDS =
  /(?:\p{Lu}\p{M}*)+(?![\p{Ll}\p{M}])|(?:\p{Lu}\p{M}*)?[\p{Ll}\p{M}]+|\p{N}+|[\p{Lo}\p{Lm}\p{Lt}\p{M}]+/gu;
/** Most of what stands in a text, and quickly told. */
const ONE_WORD = /^(?:[A-Za-z]?[a-z]+|[A-Z]+|\d+)$/;

/** Longest sequence of a name's words that is found as one: whole names of code are rarely longer. */
const MAX_JOINED = 5;

/** Cuts a text into pieces. Never throws, whatever the text holds. */
export function* pieces(text: string): Generator<Piece> {
  for (const { 0: piece, index } of text.matchAll(PIECES)) {
    if (IS_RUN.test(piece)) yield { kind: 'run', parts: characters(piece, index) };
    else yield { kind: 'name', parts: words(piece, index) };
  }
}

function words(piece: string, offset: number): Term[] {
  if (ONE_WORD.test(piece)) return [{ term: piece.toLowerCase(), start: offset, end: offset + piece.length }];
  return Array.from(piece.matchAll(WORDS), ({ 0: word, index }) => {
    const start = offset + index;
    return { term: fold(word), start, end: start + word.length };
  });
}

function characters(piece: string, offset: number): Term[] {
  const folded = Array.from(fold(piece));
  // where folding composes or takes apart characters, a hit covers the whole run
  const aligned = folded.length === piece.length;
  return folded.map((term, index) =>
    aligned
      ? { term, start: offset + index, end: offset + index + 1 }
      : { term, start: offset, end: offset + piece.length },
  );
}

/**
 * The terms that a text is found by. A name is found by each of its words and by the words from there on in one
 * (`maxconcurrency`, `concurrency`), a run by every two characters that follow each other: no matter how a browser or
 * this machine would segment it, any slice of two characters is found.
 */
export function* terms(text: string): Generator<Term> {
  for (const { kind, parts } of pieces(text)) {
    if (kind === 'run') yield* pairs(parts);
    else yield* sequences(parts);
  }
}

function* sequences(parts: readonly Term[]): Generator<Term> {
  for (const [index, part] of parts.entries()) {
    yield part;
    const singular = singularOf(part.term);
    if (singular !== undefined) yield { ...part, term: singular };
    if (index + 1 < parts.length) yield joined(parts.slice(index, index + MAX_JOINED));
  }
}

/** `modules` is also found as `module`, and counts as much. */
export function singularOf(word: string): string | undefined {
  return /^[a-z]{2,}[^aius]s$/.test(word) ? word.slice(0, -1) : undefined;
}

/** Every pair of neighbours, and the last character alone: a query of one character finds it as a beginning. */
export function* pairs(parts: readonly Term[]): Generator<Term> {
  for (const [index, part] of parts.entries()) {
    const next = parts[index + 1];
    yield next ? joined([part, next]) : part;
  }
}

/** Several terms as one. */
export function joined(parts: readonly Term[]): Term {
  const start = parts[0]?.start ?? 0;
  return { term: parts.map(({ term }) => term).join(''), start, end: parts.at(-1)?.end ?? start };
}

/** The terms of a text, as an index takes them. */
export function indexTerms(text: string): string[] {
  return Array.from(terms(text), ({ term }) => term);
}
