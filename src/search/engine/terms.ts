import { fold } from './fold.ts';
import { stemsOf } from './stems.ts';
import { isStopWord, wordWeight } from './stopWords.ts';

/** A term of a text and its position, in UTF-16 units. */
export interface Term {
  term: string;
  start: number;
  end: number;
}

/** A coherent piece of text: a name such as `rs.fn`, or a run of characters without spaces, as in Chinese. */
export interface Piece {
  /** `run`: a script without spaces between words. */
  kind: 'name' | 'run';
  /** The words of a name, or the characters of a run. */
  parts: Term[];
}

/** Scripts without spaces between words. Hangul has spaces, but its particles attach to the words. */
const RUN =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}々〆ー';
/** Characters that keep a name together when they are inside it: `process.env`, `happy-dom`, `@scope/name`. */
const PIECES = new RegExp(
  `[${RUN}]+|(?:(?![${RUN}])[\\p{L}\\p{N}\\p{M}])+(?:[._:/\\-]{1,2}(?=[\\p{L}\\p{N}])(?:(?![${RUN}])[\\p{L}\\p{N}\\p{M}])+)*`,
  'gu',
);
const IS_RUN = new RegExp(`^[${RUN}]`, 'u');
/** Words of a name: `HTMLElement` is HTML and Element, `toBe2` is to, Be and 2. */
const WORDS =
  /(?:\p{Lu}\p{M}*)+(?![\p{Ll}\p{M}])|(?:\p{Lu}\p{M}*)?[\p{Ll}\p{M}]+|\p{N}+|[\p{Lo}\p{Lm}\p{Lt}\p{M}]+/gu;
/** Fast path for most of a text. */
const ONE_WORD = /^(?:[A-Za-z]?[a-z]+|[A-Z]+|\d+)$/;

/** Longer words are cut here, in UTF-16 units: nobody searches for encoded data. */
const MAX_WORD = 64;
/** Longest sequence of a name's words that is indexed as one term: whole identifiers are rarely longer. */
const MAX_JOINED = 5;

/** Splits a text into pieces. Never throws. */
export function* pieces(text: string): Generator<Piece> {
  for (const { 0: piece, index } of text.matchAll(PIECES)) yield* cut(piece, index);
}

function cut(piece: string, offset: number): Piece[] {
  if (IS_RUN.test(piece)) return [{ kind: 'run', parts: characters(piece, offset) }];
  const parts = words(piece, offset);
  return LONG_NUMBER.test(piece) ? cutAtNumbers(parts) : [{ kind: 'name', parts }];
}

/**
 * Splits off long numbers: `order4711` is found by both of its parts. Otherwise generated names that only differ in a
 * number would make up most of a large site's terms.
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
  // if folding composes or decomposes characters, a hit covers the whole run
  const aligned = folded.length === piece.length;
  return folded.map((term, index) =>
    aligned
      ? { term, start: offset + index, end: offset + index + 1 }
      : { term, start: offset, end: offset + piece.length },
  );
}

/**
 * Those of a text's terms that are wanted. A name is indexed by each of its words and by each word joined with those
 * after it (`maxconcurrency`, `concurrency`), a run by its bigrams: any slice of two characters is found, no matter how
 * a browser or this machine would segment it. Most pieces contain none of the wanted terms; the cache of terms tells
 * without splitting them again.
 * @param most stop after this many; the last piece may add more
 */
export function termsAmong(
  text: string,
  wanted: { has: (term: string) => boolean },
  most = Number.POSITIVE_INFINITY,
): Term[] {
  const found: Term[] = [];
  for (const { 0: piece, index } of text.matchAll(PIECES)) {
    if (!termsOfPiece(piece).some((term) => wanted.has(term))) continue;
    const terms: Term[] = [];
    for (const part of cut(piece, index)) addTerms(part, terms);
    found.push(...terms.filter(({ term }) => wanted.has(term)));
    if (found.length >= most) break;
  }
  return found;
}

function addTerms({ kind, parts }: Piece, found: Term[]): void {
  if (kind === 'run') {
    for (const pair of pairs(parts)) found.push(pair);
    return;
  }
  parts.forEach((part, index) => {
    found.push(part);
    for (const stem of stemsOf(part.term)) found.push({ ...part, term: stem });
    if (index + 1 < parts.length) found.push(joined(parts.slice(index, index + MAX_JOINED)));
  });
}

/** All bigrams, and the last character alone, so that a query of one character finds it as a prefix. */
export function pairs(parts: readonly Term[]): Term[] {
  return parts.map((part, index) => {
    const next = parts[index + 1];
    return next ? { term: part.term + next.term, start: part.start, end: next.end } : part;
  });
}

/** Joins several terms into one. */
export function joined(parts: readonly Term[]): Term {
  const start = parts[0]?.start ?? 0;
  return { term: parts.map(({ term }) => term).join(''), start, end: parts.at(-1)?.end ?? start };
}

/** Length of a text in units, see `unitsOf`; those that only phrase a question hardly count. */
export const lengthOf = (units: readonly Term[]): number =>
  units.reduce((sum, { term }) => sum + wordWeight(term), 0);

/** The topic of a text, regardless of phrasing: the same for `how to mock a module` and `Mock modules`. */
export function topicKey(text: string): string {
  let key = '';
  for (const { kind, parts } of pieces(text)) {
    for (const { term } of parts) {
      if (kind === 'run') key += term;
      else if (!isStopWord(term)) key += stemsOf(term)[0] ?? term;
    }
  }
  return key;
}

/** The terms of a text, for indexing. */
export function indexTerms(text: string): string[] {
  const found: string[] = [];
  for (const [piece] of text.matchAll(PIECES)) for (const term of termsOfPiece(piece)) found.push(term);
  return found;
}

/** Terms by piece: texts repeat the same words again and again. */
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
