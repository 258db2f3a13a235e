import type { Synonyms } from '../records.ts';
import { wordStems } from './fold.ts';
import { splitWords, type Term } from './terms.ts';

/** A part of a query that has synonyms on the pages. */
export interface Synonym {
  /** Index of the part's first word in the query. */
  start: number;
  /** Number of words. */
  length: number;
  /** Words that pages use instead; an empty string if the part should be ignored when ranking. */
  pageWords: readonly string[];
}

const FILE_EXTENSIONS: ReadonlySet<string> = new Set(
  'js ts cjs cts mjs mts jsx tsx json md mdx css html yml yaml'.split(' '),
);

/** Whether a word is a file extension: `sum.ts` isn't a search for TypeScript. */
const isFileExtension = (text: string, word?: Term): boolean =>
  word !== undefined && text[word.start - 1] === '.' && FILE_EXTENSIONS.has(word.term);

/** Finds synonyms in queries. */
export class SynonymIndex {
  readonly #pageWords = new Map<string, string[]>();
  #longest = 0;

  constructor(synonyms: Synonyms = {}) {
    for (const [word, others] of Object.entries(synonyms)) {
      for (const words of others.map(splitWords)) {
        for (const key of new Set([synonymKey(words), wordForm(words)]))
          this.#pageWords.set(key, [...(this.#pageWords.get(key) ?? []), word]);
        this.#longest = Math.max(this.#longest, words.length);
      }
    }
  }

  /** Whether a word is the name of another framework that readers migrate from, such as `jest` of `jest.fn`. */
  isOtherFramework = (word: Term): boolean => this.#lookUp([word])?.includes('') ?? false;

  /** Returns the synonyms in a query from left to right, the longest at each position. */
  find(text: string, words: readonly Term[]): Synonym[] {
    const result: Synonym[] = [];
    for (let start = 0; start < words.length; ) {
      let length = Math.min(this.#longest, words.length - start);
      while (length > 0 && !this.#lookUp(words.slice(start, start + length))) length--;
      const pageWords = this.#lookUp(words.slice(start, start + length));
      if (pageWords && !isFileExtension(text, words[start])) result.push({ start, length, pageWords });
      start += Math.max(1, length);
    }
    return result;
  }

  /**
   * Returns the words that pages use instead. Exact names take precedence over forms: `jest.mocked` isn't a form of
   * `jest.mock`.
   */
  #lookUp(words: readonly Term[]): readonly string[] | undefined {
    return this.#pageWords.get(synonymKey(words)) ?? this.#pageWords.get(wordForm(words));
  }
}

const synonymKey = (words: readonly Term[]): string => words.map(({ term }) => term).join(' ');
/** Returns a key that all forms of an English word share. The `~` keeps it distinct from words. */
const wordForm = (words: readonly Term[]): string =>
  `~${words.map(({ term }) => wordStems(term)[0] ?? term).join(' ')}`;
