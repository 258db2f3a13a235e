import type { Synonyms } from '../records.ts';
import { stemsOf } from './fold.ts';
import { type Term, wordsOf } from './terms.ts';

/** A part of a query that has synonyms on the pages. */
export interface Synonym {
  /** First word, and number of words. */
  start: number;
  length: number;
  /** The words on the pages. */
  says: readonly string[];
}

const FILE_ENDINGS: ReadonlySet<string> = new Set(
  'js ts cjs cts mjs mts jsx tsx json md mdx css html yml yaml'.split(' '),
);

/** Whether a word ends the name of a file: `sum.ts` says little of TypeScript. */
const isFileEnding = (text: string, word?: Term): boolean =>
  word !== undefined && text[word.start - 1] === '.' && FILE_ENDINGS.has(word.term);

/** Finds synonyms in queries. */
export class SynonymIndex {
  readonly #says = new Map<string, string[]>();
  #longest = 0;

  constructor(synonyms: Synonyms = {}) {
    for (const [word, others] of Object.entries(synonyms)) {
      for (const words of others.map(wordsOf)) {
        for (const key of new Set([synonymKey(words), wordForm(words)]))
          this.#says.set(key, [...(this.#says.get(key) ?? []), word]);
        this.#longest = Math.max(this.#longest, words.length);
      }
    }
  }

  /** Whether a word is the name of another framework that readers migrate from, such as `jest` of `jest.fn`. */
  isOrigin = (word: Term): boolean => this.#of([word])?.includes('') ?? false;

  /** The longest synonyms among the words of a text, from its beginning on. */
  find(text: string, words: readonly Term[]): Synonym[] {
    const found: Synonym[] = [];
    for (let start = 0; start < words.length; ) {
      let length = Math.min(this.#longest, words.length - start);
      while (length > 0 && !this.#of(words.slice(start, start + length))) length--;
      const says = this.#of(words.slice(start, start + length));
      if (says && !isFileEnding(text, words[start])) found.push({ start, length, says });
      start += Math.max(1, length);
    }
    return found;
  }

  /** What pages say instead; `jest.mock` and `jest.mocked` are different names, though forms of one word. */
  #of(words: readonly Term[]): readonly string[] | undefined {
    return this.#says.get(synonymKey(words)) ?? this.#says.get(wordForm(words));
  }
}

const synonymKey = (words: readonly Term[]): string => words.map(({ term }) => term).join(' ');
/** A key that all forms of an English word share; not a word itself. */
const wordForm = (words: readonly Term[]): string =>
  `~${words.map(({ term }) => stemsOf(term)[0] ?? term).join(' ')}`;
