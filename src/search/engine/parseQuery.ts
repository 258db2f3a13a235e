import { SEARCH_QUERY_LENGTH } from '../../shared/constants.ts';
import { wordLengths } from './chineseWords.ts';
import { stemsOf } from './fold.ts';
import { wordWeight } from './stopWords.ts';
import type { Synonym, SynonymIndex } from './synonyms.ts';
import { joined, lengthOf, pairs, type Term, type Token, tokens } from './terms.ts';
import { WEIGHTS } from './weights.ts';

/** A term to look up in the index. */
export interface QueryTerm {
  text: string;
  /** How much of its phrase it says, 0 to 1. */
  boost: number;
  /** Where terms that begin with it count too. */
  prefix: 'everywhere' | 'names' | 'nowhere';
  /** Whether similar terms count if there is no other. */
  fuzzy: boolean;
}

/** Terms that together say a word. */
export interface Phrase {
  /** How much of the word it says, 0 to 1. */
  boost: number;
  /** Number of words, see `lengthOf`. */
  length: number;
  terms: QueryTerm[];
}

/** A word of a query: first as readers have typed it, then as pages say it instead. The best phrase counts. */
export interface QueryWord {
  /** How specific the word is, from 0 to 1. */
  weight: number;
  /** Index of its first part among all words of the query, and of the one behind its last, see `wordsOf`. */
  start: number;
  end: number;
  phrases: [Phrase, ...Phrase[]];
}

/** Further words of a query are ignored: it is pasted. */
const MAX_WORDS = 16;

/** Longer queries are not taken for misspelt. */
const MANY_WORDS = 12;

/** Shorter terms are a prefix of too many words to look for them in texts, and turn into others by one letter. */
const MIN_LENGTH = 3;

/** A normalized query: in one Unicode form, with the punctuation of names. */
export function normalizeQuery(text: string): string {
  return text
    .slice(0, SEARCH_QUERY_LENGTH)
    .normalize('NFC')
    .replace(/[＃＄＆＊＋－．＠＿]/g, (sign) => sign.normalize('NFKC'))
    .trim();
}

/** Parses a query into terms to look up. */
export function parseQuery(text: string, synonyms: SynonymIndex): QueryWord[] {
  const found = tokens(text);
  const said = synonyms.find(
    text,
    found.flatMap(({ parts }) => parts),
  );
  const words = new Map<string, QueryWord>();
  const neighbours: Synonym[] = [];
  let start = 0;
  found.forEach((token, place) => {
    for (const parts of token.isRun ? runWords(token.parts, start, said) : [token.parts]) {
      const { term } = token.signed ?? joined(parts);
      const end = start + parts.length;
      // repeated words are ignored
      if (!words.has(term) && words.size < MAX_WORDS)
        words.set(term, { ...wordOf({ ...token, parts }, text, synonyms), start, end });
      start = end;
    }
    // `max concurrency` is also looked up as `maxconcurrency`
    for (const count of [2, 3]) {
      const names = found.slice(place, place + count);
      if (token.isRun || names.length < count || names.some(({ isRun }) => isRun)) continue;
      const parts = names.flatMap((name) => name.parts);
      neighbours.push({
        start: start - token.parts.length,
        length: parts.length,
        says: [joined(parts).term],
      });
    }
  });
  const all = [...words.values()];
  for (const { says, ...place } of said) {
    if (!says.includes('')) continue;
    for (const word of all) if (overlap(word, place) > 0) word.weight = Math.min(word.weight, WEIGHTS.vague);
  }
  finish(all);
  for (const synonym of said) addPhrases(all, synonym, WEIGHTS.synonym);
  for (const synonym of neighbours) addPhrases(all, synonym, WEIGHTS.form);
  return all;
}

/** Vague words count fully if there are no others; the last word may be incomplete. */
function finish(words: readonly QueryWord[]): void {
  if (!words.some(({ weight }) => weight === 1)) for (const word of words) word.weight = 1;
  words.forEach(({ weight, phrases }, place) => {
    const isLast = place === words.length - 1;
    for (const term of phrases.flatMap(({ terms }) => terms)) {
      const isShort = term.text.length < MIN_LENGTH && (words.length > 1 || /^\p{ASCII}+$/u.test(term.text));
      // texts contain so many words that only the word being typed is treated as a prefix there
      if (term.prefix === 'names' && isLast && !isShort) term.prefix = 'everywhere';
      // “to” is a prefix of very many words
      if (weight < 1 && !isLast) term.prefix = 'nowhere';
      if (weight < 1 || words.length > MANY_WORDS) term.fuzzy = false;
    }
  });
}

const termOf = (text: string, boost: number, prefix: QueryTerm['prefix'] = 'names'): QueryTerm => ({
  text,
  boost,
  prefix,
  fuzzy: false,
});

type Word = Pick<QueryWord, 'weight' | 'phrases'>;

/** A name: whole, with and without its signs, and by its parts; those of `output.distPath` are `output` and `distPath`. */
function wordOf({ isRun, parts, signed }: Token, text: string, synonyms?: SynonymIndex): Word {
  const { term: whole } = joined(parts);
  const length = lengthOf(parts);
  if (isRun) {
    const isSingle = parts.length === 1;
    const wanted = isSingle ? parts : pairs(parts).slice(0, -1);
    const terms = wanted.map(({ term }) => termOf(term, 1 / wanted.length));
    const weight = Math.min(wordWeight(whole), isSingle ? WEIGHTS.vague : 1);
    return { weight, phrases: [{ boost: 1, length, terms }] };
  }
  const members = membersOf(parts, text);
  const found = members.length > 1 ? members : parts;
  const isShort = whole.length < MIN_LENGTH;
  const plain = signed
    ? [
        termOf(signed.term, 1),
        { ...termOf(whole, WEIGHTS.form, isShort ? 'nowhere' : 'names'), fuzzy: !isShort },
      ]
    : [{ ...termOf(whole, 1), fuzzy: !isShort }];
  const stems = parts.length > 1 ? [] : stemsOf(whole);
  const forms = stems.map((stem) => termOf(stem, WEIGHTS.form, 'nowhere'));
  const phrases: QueryWord['phrases'] = [{ boost: 1, length, terms: [...plain, ...forms] }];
  if (parts.length > 1) {
    const weights = found.map((part) => (synonyms?.isOrigin(part) ? WEIGHTS.vague : wordWeight(part.term)));
    const all = weights.reduce((sum, weight) => sum + weight, 0);
    const terms = found.map(({ term }, place) => termOf(term, (weights[place] ?? 0) / all));
    phrases.push({ boost: WEIGHTS.form, length, terms });
  }
  return { weight: wordWeight(whole), phrases };
}

/** The names that dots join. */
function membersOf(parts: readonly Term[], text: string): Term[] {
  const members: Term[][] = [];
  parts.forEach((part, place) => {
    const before = parts[place - 1];
    if (before && text[before.end] !== '.') members.at(-1)?.push(part);
    else members.push([part]);
  });
  return members.map(joined);
}

/** The words in a run of characters; what pages say otherwise is cut off first. */
function runWords(parts: Term[], first = 0, synonyms: readonly Synonym[] = []): Term[][] {
  const borders = new Set([parts.length]);
  for (const { start, length } of synonyms)
    for (const border of [start - first, start + length - first])
      if (border > 0 && border < parts.length) borders.add(border);
  let from = 0;
  return [...borders]
    .sort((a, b) => a - b)
    .flatMap((to) =>
      wordLengths(joined(parts.slice(from, to)).term).map((length) => {
        from += length;
        return parts.slice(from - length, from);
      }),
    );
}

const overlap = (word: QueryWord, { start, length }: Pick<Synonym, 'start' | 'length'>): number =>
  Math.max(0, Math.min(word.end, start + length) - Math.max(word.start, start));

/** Adds phrases to the words at a place; one that spans several words records which part of it each word covers. */
function addPhrases(words: readonly QueryWord[], { says, ...place }: Synonym, most: number): void {
  const phrases = says.filter(Boolean).map(phraseOf);
  for (const word of words) {
    const share = overlap(word, place) / (word.end - word.start);
    if (share === 0) continue;
    // `jest.mock` is a complete name, not a prefix of `jest.mocked`
    const [typed] = word.phrases[0].terms;
    if (typed && place.length > 1 && place.length === word.end - word.start && share === 1) {
      typed.prefix = 'nowhere';
      typed.fuzzy = false;
    }
    for (const { length, terms } of phrases)
      word.phrases.push({ boost: most * share, length: length * share, terms });
  }
}

/** What pages say, as one phrase: it counts as much as all of its words are found. */
function phraseOf(text: string): Phrase {
  const words = tokens(text).flatMap((token) =>
    (token.isRun ? runWords(token.parts) : [token.parts]).map((parts) => wordOf({ ...token, parts }, text)),
  );
  const all = words.reduce((sum, { weight }) => sum + weight, 0);
  const terms = words.flatMap(({ weight, phrases }) =>
    phrases.flatMap(({ boost, terms }) =>
      terms.map((term) => ({ ...term, boost: (boost * term.boost * weight) / all, fuzzy: false })),
    ),
  );
  return { boost: 1, length: words.reduce((sum, { phrases: [{ length }] }) => sum + length, 0), terms };
}
