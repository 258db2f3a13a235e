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

/** Longer words are cut here, in UTF-16 units: encoded data is nothing that anybody looks for. */
const MAX_WORD = 64;
/** Longest sequence of a name's words that is found as one: whole names of code are rarely longer. */
const MAX_JOINED = 5;

/** Cuts a text into pieces. Never throws, whatever the text holds. */
export function* pieces(text: string): Generator<Piece> {
  for (const { 0: piece, index } of text.matchAll(PIECES)) yield* cut(piece, index);
}

function cut(piece: string, offset: number): Piece[] {
  if (IS_RUN.test(piece)) return [{ kind: 'run', parts: characters(piece, offset) }];
  const parts = words(piece, offset);
  return LONG_NUMBER.test(piece) ? cutAtNumbers(parts) : [{ kind: 'name', parts }];
}

/**
 * Long numbers stand for themselves: `order4711` is found by both of its parts. Names that differ in nothing but a
 * number, as generated ones do, would be most of the terms of a large site.
 */
function cutAtNumbers(parts: readonly Term[]): Piece[] {
  const found: Piece[] = [];
  let name: Term[] | undefined;
  for (const part of parts) {
    if (LONG_NUMBER.test(part.term)) {
      name = undefined;
      found.push({ kind: 'name', parts: [part] });
    } else if (name) name.push(part);
    else {
      name = [part];
      found.push({ kind: 'name', parts: name });
    }
  }
  return found;
}

const LONG_NUMBER = /\d{3}/;

function words(piece: string, offset: number): Term[] {
  if (ONE_WORD.test(piece)) {
    const term = piece.slice(0, MAX_WORD).toLowerCase();
    return [{ term, start: offset, end: offset + piece.length }];
  }
  return Array.from(piece.matchAll(WORDS), ({ 0: word, index }) => {
    const start = offset + index;
    return { term: fold(word.slice(0, MAX_WORD)), start, end: start + word.length };
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
 * The terms that a text is found by, of the wanted ones. A name is found by each of its words and by the words from there on in one
 * (`maxconcurrency`, `concurrency`), a run by every two characters that follow each other: no matter how a browser or
 * this machine would segment it, any slice of two characters is found. Most pieces of a text have none of the wanted
 * terms, which is told without cutting them again.
 */
export function termsAmong(text: string, wanted: { has: (term: string) => boolean }): Term[] {
  const found: Term[] = [];
  for (const { 0: piece, index } of text.matchAll(PIECES)) {
    if (!termsOfPiece(piece).some((term) => wanted.has(term))) continue;
    for (const part of cut(piece, index)) addTerms(part, found);
  }
  return found.filter(({ term }) => wanted.has(term));
}

function addTerms({ kind, parts }: Piece, found: Term[]): void {
  if (kind === 'run') {
    for (const pair of pairs(parts)) found.push(pair);
    return;
  }
  parts.forEach((part, index) => {
    found.push(part);
    const singular = singularOf(part.term);
    if (singular !== undefined) found.push({ ...part, term: singular });
    if (index + 1 < parts.length) found.push(joined(parts.slice(index, index + MAX_JOINED)));
  });
}

/** `modules` is also found as `module`, and counts as much. */
export function singularOf(word: string): string | undefined {
  return /^[a-z]{2,}[^aius]s$/.test(word) ? word.slice(0, -1) : undefined;
}

/** Every pair of neighbours, and the last character alone: a query of one character finds it as a beginning. */
export function pairs(parts: readonly Term[]): Term[] {
  return parts.map((part, index) => {
    const next = parts[index + 1];
    return next ? { term: part.term + next.term, start: part.start, end: next.end } : part;
  });
}

/** Several terms as one. */
export function joined(parts: readonly Term[]): Term {
  const start = parts[0]?.start ?? 0;
  return { term: parts.map(({ term }) => term).join(''), start, end: parts.at(-1)?.end ?? start };
}

/** The terms of a text, as an index takes them. */
export function indexTerms(text: string): string[] {
  const found: string[] = [];
  for (const [piece] of text.matchAll(PIECES)) for (const term of termsOfPiece(piece)) found.push(term);
  return found;
}

/** Pieces that have been seen, with their terms: texts say the same words again and again. */
const seen = new Map<string, string[]>();
const MAX_SEEN = 40_000;

function termsOfPiece(piece: string): string[] {
  let known = seen.get(piece);
  if (!known) {
    const found: Term[] = [];
    for (const part of cut(piece, 0)) addTerms(part, found);
    known = found.map(({ term }) => term);
    if (seen.size >= MAX_SEEN) seen.clear();
    seen.set(piece, known);
  }
  return known;
}
