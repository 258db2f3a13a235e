import { wordLengths } from './chineseWords.ts';
import { fold, isStopWord } from './fold.ts';
import { joined, type Piece, pairs, pieces } from './terms.ts';

/** A term to look up in the index. */
export interface QueryTerm {
  /** Normalized, see `fold`. */
  text: string;
  /** How much a match counts, 0 to 1. */
  weight: number;
  /** Index of the query's word that it belongs to; `undefined`: a bonus term that spans several words. */
  word?: number;
  /** Number of letters that may differ when nothing else is found. */
  typos: number;
  /** Where prefix matches count too; `headings`: in titles and headings only. */
  beginnings: 'everywhere' | 'headings' | 'nowhere';
}

export interface Query {
  terms: QueryTerm[];
  /** Weight of each word of the query, 0 to 1. */
  words: number[];
}

const MAX_TERMS = 32;

/** Fuzzy matching is tried for the first words only, and not at all for long queries, which are usually pasted. */
const MAX_TYPO_WORDS = 4;
const MANY_WORDS = 12;

/** A flag of one letter, such as `-t`, is complete: it is no beginning of a word. */
const SHORT_FLAG = /(?<!\S)-(\p{L})(?!\S)/gu;

/** Shorter terms are a prefix of too many words to look for them in texts. */
const MIN_TEXT_BEGINNING = 3;

export const STOP_WORD_WEIGHT = 0.08;
/** A single character of a script without spaces is mostly a suffix or particle: 化 of 初始化, 前 of 测试前. */
const SINGLE_WEIGHT = 0.3;
/** Weight of a name that is found only by its words, compared with the whole name. */
const PARTS_WEIGHT = 0.7;
/** Adjacent words of the query found as one name, or the adjoining characters of two words. */
const NEIGHBOURS_WEIGHT = 0.5;
const STEM_WEIGHT = 0.8;

/** Parses a query into terms to look up. */
export function parseQuery(text: string): Query {
  const query: Query = { terms: [], words: [] };
  const found = [...pieces(text)];
  // repeated words are ignored
  const said = new Set<string>();
  const isNew = (word: string): boolean => !said.has(word) && !!said.add(word);
  found.forEach((piece, index) => {
    if (piece.kind === 'run') addRun(query, piece, isNew);
    else if (isNew(joined(piece.parts).term)) {
      addName(query, piece);
      addNeighbours(query, found, index);
    }
  });
  if (query.words.every((weight) => weight < 1)) query.words.fill(1);
  const flags = new Set(Array.from(text.matchAll(SHORT_FLAG), ([, letter = '']) => fold(letter)));
  for (const term of query.terms) {
    const { word = -1 } = term;
    // texts contain so many words that only the word being typed is treated as a prefix there
    const isTyped = word === query.words.length - 1;
    if (isTyped) term.beginnings = 'everywhere';
    if (term.text.length < MIN_TEXT_BEGINNING) term.beginnings = 'headings';
    if (word >= MAX_TYPO_WORDS || query.words.length > MANY_WORDS) term.typos = 0;
    if (flags.has(term.text)) term.beginnings = 'nowhere';
    if (query.words[word] !== STOP_WORD_WEIGHT) continue;
    // “to” is a prefix of very many words, and the last word may still be incomplete; the other stop words are complete
    term.typos = 0;
    if (!isTyped) term.beginnings = 'nowhere';
  }
  query.terms.splice(MAX_TERMS);
  return query;
}

/** Short words quickly turn into other words. */
function typosIn(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 6 ? 1 : 2;
}

function addWord({ words }: Query, text: string, weight = 1): number {
  words.push(isStopWord(text) ? STOP_WORD_WEIGHT : weight);
  return words.length - 1;
}

function addTerm({ terms }: Query, text: string, weight: number, rest: Partial<QueryTerm> = {}): void {
  terms.push({ text, weight, typos: 0, beginnings: 'headings', ...rest });
}

function addName(query: Query, { parts }: Piece): void {
  const { term: whole } = joined(parts);
  const word = addWord(query, whole);
  addTerm(query, whole, 1, { word, typos: typosIn(whole) });
  if (parts.length > 1) {
    for (const { term } of parts) addTerm(query, term, PARTS_WEIGHT / parts.length, { word });
    return;
  }
  const stem = stemOf(whole);
  if (stem !== undefined) addTerm(query, stem, STEM_WEIGHT, { word, beginnings: 'everywhere' });
}

/** `max concurrency` is also looked up as `maxconcurrency`. */
function addNeighbours(query: Query, found: readonly Piece[], index: number): void {
  for (const count of [2, 3]) {
    const names = found.slice(index, index + count);
    if (names.length < count || names.some(({ kind }) => kind === 'run')) return;
    addTerm(query, joined(names.flatMap(({ parts }) => parts)).term, NEIGHBOURS_WEIGHT);
  }
}

function addRun(query: Query, { parts }: Piece, isNew: (word: string) => boolean): void {
  const lengths = wordLengths(parts.map(({ term }) => term).join(''));
  let start = 0;
  for (const length of lengths) {
    const characters = parts.slice(start, start + length);
    const next = parts[start + length];
    start += length;
    const { term: whole } = joined(characters);
    if (!isNew(whole)) continue;
    const word = addWord(query, whole, length > 1 ? 1 : SINGLE_WEIGHT);
    const wanted = length > 1 ? pairs(characters).slice(0, -1) : characters;
    for (const { term } of wanted) addTerm(query, term, 1 / wanted.length, { word });
    const last = characters.at(-1);
    if (last && next) addTerm(query, joined([last, next]).term, NEIGHBOURS_WEIGHT);
  }
}

/** `es` goes only after a sibilant: `files` becomes `file`, not `fil`; `er` only from longer words than `timer`. */
const ENDINGS = /(?:ings?|ed|(?<=[sxz]|[cs]h)es|(?<=[a-z]{4})ers?|s|ations?)$/;
/** Shorter stems are too unspecific. */
const MIN_STEM = 3;

/** The prefix that forms of an English word share: `mocking` and `mocked` both start with `mock`. */
function stemOf(word: string): string | undefined {
  if (!/^[a-z]+$/.test(word) || word.endsWith('ss')) return undefined;
  const stem = word
    .replace(ENDINGS, '')
    .replace(/ie$/, '')
    .replace(/([bdfgmnprt])\1$/, '$1');
  return stem !== word && stem.length >= MIN_STEM ? fold(stem) : undefined;
}
