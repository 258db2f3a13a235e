import { SEARCH_QUERY_LENGTH } from '../../shared/constants.ts';
import { wordLengths } from './chineseWords.ts';
import { wordStems } from './fold.ts';
import { wordWeight } from './stopWords.ts';
import type { Synonym, SynonymIndex } from './synonyms.ts';
import { joinTerms, pairs, type Term, type Token, tokens, weightedLength } from './terms.ts';
import { WEIGHTS } from './weights.ts';

/** A term to look up in the index. */
export interface QueryTerm {
  text: string;
  /** Share of the phrase that the term covers, 0 to 1. */
  boost: number;
  /** Where longer terms with this prefix also match. */
  prefix: 'everywhere' | 'names' | 'nowhere';
  /** Whether similar terms match if the exact term isn't found. */
  fuzzy: boolean;
}

/** Terms that together express a word. */
export interface Phrase {
  /** Share of the word that the phrase covers, 0 to 1. */
  boost: number;
  /** Number of words, where stop words count less than one. */
  length: number;
  terms: QueryTerm[];
}

/** A word of a query: as typed, followed by its synonyms. The best phrase counts. */
export interface QueryWord {
  /** How specific the word is, from 0 to 1. */
  weight: number;
  /** Index of its first part among all words of the query. */
  start: number;
  /** Index after its last part. */
  end: number;
  phrases: [Phrase, ...Phrase[]];
}

/** Maximum number of words. Longer queries are pasted text; the rest is ignored. */
const MAX_WORDS = 16;

/** Queries with more words than this aren't searched for misspellings. */
const MANY_WORDS = 12;

/** Minimum length for prefix search in texts and for fuzzy search. Shorter terms match too many words. */
const MIN_LENGTH = 3;

/** Normalizes a query's Unicode form and the punctuation of names. */
export function normalizeQuery(text: string): string {
  return text
    .slice(0, SEARCH_QUERY_LENGTH)
    .normalize('NFC')
    .replace(/[＃＄＆＊＋－．＠＿]/g, (character) => character.normalize('NFKC'))
    .trim();
}

/** Parses a query into terms to look up. */
export function parseQuery(text: string, synonyms: SynonymIndex): QueryWord[] {
  const allTokens = tokens(text);
  const foundSynonyms = synonyms.find(
    text,
    allTokens.flatMap(({ parts }) => parts),
  );
  const words = new Map<string, QueryWord>();
  const neighbours: Synonym[] = [];
  let start = 0;
  allTokens.forEach((token, place) => {
    for (const parts of token.isRun ? runWords(token.parts, start, foundSynonyms) : [token.parts]) {
      const { term } = token.punctuated ?? joinTerms(parts);
      const end = start + parts.length;
      // repeated words are ignored
      if (!words.has(term) && words.size < MAX_WORDS)
        words.set(term, { ...nameQueryWord({ ...token, parts }, text, synonyms), start, end });
      start = end;
    }
    // `max concurrency` is also looked up as `maxconcurrency`
    for (const count of [2, 3]) {
      const names = allTokens.slice(place, place + count);
      if (token.isRun || names.length < count || names.some(({ isRun }) => isRun)) continue;
      const parts = names.flatMap((name) => name.parts);
      neighbours.push({
        start: start - token.parts.length,
        length: parts.length,
        pageWords: [joinTerms(parts).term],
      });
    }
  });
  const all = [...words.values()];
  for (const { pageWords, ...place } of foundSynonyms) {
    if (!pageWords.includes('')) continue;
    for (const word of all) if (overlap(word, place) > 0) word.weight = Math.min(word.weight, WEIGHTS.vague);
  }
  finish(all);
  for (const synonym of foundSynonyms) addPhrases(all, synonym, WEIGHTS.synonym);
  for (const synonym of neighbours) addPhrases(all, synonym, WEIGHTS.form);
  return all;
}

/** Gives vague words full weight if there are no others, and makes the last word a prefix, as it may be incomplete. */
function finish(words: readonly QueryWord[]): void {
  if (!words.some(({ weight }) => weight === 1)) for (const word of words) word.weight = 1;
  words.forEach(({ weight, phrases }, place) => {
    const isLast = place === words.length - 1;
    for (const term of phrases.flatMap(({ terms }) => terms)) {
      const isShort = term.text.length < MIN_LENGTH && (words.length > 1 || /^\p{ASCII}+$/u.test(term.text));
      // in texts, only the word being typed is a prefix: others would match too much
      if (term.prefix === 'names' && isLast && !isShort) term.prefix = 'everywhere';
      // "to" is a prefix of very many words
      if (weight < 1 && !isLast) term.prefix = 'nowhere';
      if (weight < 1 || words.length > MANY_WORDS) term.fuzzy = false;
    }
  });
}

const createTerm = (text: string, boost: number, prefix: QueryTerm['prefix'] = 'names'): QueryTerm => ({
  text,
  boost,
  prefix,
  fuzzy: false,
});

type Word = Pick<QueryWord, 'weight' | 'phrases'>;

/**
 * Builds the query word of a name: whole, with and without punctuation, and by parts (`output` and `distPath` of
 * `output.distPath`).
 */
function nameQueryWord({ isRun, parts, punctuated }: Token, text: string, synonyms?: SynonymIndex): Word {
  const { term: fullTerm } = joinTerms(parts);
  const length = weightedLength(parts);
  if (isRun) {
    const isSingle = parts.length === 1;
    const wanted = isSingle ? parts : pairs(parts).slice(0, -1);
    const terms = wanted.map(({ term }) => createTerm(term, 1 / wanted.length));
    const weight = Math.min(wordWeight(fullTerm), isSingle ? WEIGHTS.vague : 1);
    return { weight, phrases: [{ boost: 1, length, terms }] };
  }
  const members = splitMembers(parts, text);
  const nameParts = members.length > 1 ? members : parts;
  const isShort = fullTerm.length < MIN_LENGTH;
  const plain = punctuated
    ? [
        createTerm(punctuated.term, 1),
        { ...createTerm(fullTerm, WEIGHTS.form, isShort ? 'nowhere' : 'names'), fuzzy: !isShort },
      ]
    : [{ ...createTerm(fullTerm, 1), fuzzy: !isShort }];
  const stems = parts.length > 1 ? [] : wordStems(fullTerm);
  const forms = stems.map((stem) => createTerm(stem, WEIGHTS.form, 'nowhere'));
  const phrases: QueryWord['phrases'] = [{ boost: 1, length, terms: [...plain, ...forms] }];
  if (parts.length > 1) {
    const weights = nameParts.map((part) =>
      synonyms?.isOtherFramework(part) ? WEIGHTS.vague : wordWeight(part.term),
    );
    const all = weights.reduce((sum, weight) => sum + weight, 0);
    const terms = nameParts.map(({ term }, place) => createTerm(term, (weights[place] ?? 0) / all));
    phrases.push({ boost: WEIGHTS.form, length, terms });
  }
  return { weight: wordWeight(fullTerm), phrases };
}

/** Returns the names that dots join, such as `rs` and `fn` of `rs.fn`. */
function splitMembers(parts: readonly Term[], text: string): Term[] {
  const members: Term[][] = [];
  parts.forEach((part, place) => {
    const before = parts[place - 1];
    if (before && text[before.end] !== '.') members.at(-1)?.push(part);
    else members.push([part]);
  });
  return members.map(joinTerms);
}

/** Splits a run of characters into words. Synonyms are split off first. */
function runWords(parts: Term[], first = 0, synonyms: readonly Synonym[] = []): Term[][] {
  const borders = new Set([parts.length]);
  for (const { start, length } of synonyms)
    for (const border of [start - first, start + length - first])
      if (border > 0 && border < parts.length) borders.add(border);
  let from = 0;
  return [...borders]
    .sort((a, b) => a - b)
    .flatMap((to) =>
      wordLengths(joinTerms(parts.slice(from, to)).term).map((length) => {
        from += length;
        return parts.slice(from - length, from);
      }),
    );
}

const overlap = (word: QueryWord, { start, length }: Pick<Synonym, 'start' | 'length'>): number =>
  Math.max(0, Math.min(word.end, start + length) - Math.max(word.start, start));

/**
 * Adds a synonym's phrases to the words that it replaces. If it spans several words, each records the share it covers.
 */
function addPhrases(words: readonly QueryWord[], { pageWords, ...place }: Synonym, most: number): void {
  const phrases = pageWords.filter(Boolean).map(synonymPhrase);
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

/** Turns a synonym into one phrase, whose score is the sum of the scores of its words. */
function synonymPhrase(text: string): Phrase {
  const words = tokens(text).flatMap((token) =>
    (token.isRun ? runWords(token.parts) : [token.parts]).map((parts) =>
      nameQueryWord({ ...token, parts }, text),
    ),
  );
  const all = words.reduce((sum, { weight }) => sum + weight, 0);
  const terms = words.flatMap(({ weight, phrases }) =>
    phrases.flatMap(({ boost, terms }) =>
      terms.map((term) => ({ ...term, boost: (boost * term.boost * weight) / all, fuzzy: false })),
    ),
  );
  return { boost: 1, length: words.reduce((sum, { phrases: [{ length }] }) => sum + length, 0), terms };
}
