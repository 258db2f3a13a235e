import type { Synonyms } from '../records.ts';
import { stemsOf } from './stems.ts';
import { pieces, type Term } from './terms.ts';

/** A place in a query where readers say something otherwise than pages. */
export interface Saying {
  /** First unit, and number of units. */
  start: number;
  length: number;
  /** What pages say instead. */
  says: readonly string[];
}

/** A word of a text, or a character of a script without spaces. */
export const unitsOf = (text: string): Term[] => [...pieces(text)].flatMap(({ parts }) => parts);

const FILE_ENDING = /^(?:[cm]?[jt]s|[jt]sx|json|mdx?|css|html|ya?ml)$/;

/** Whether a word ends the name of a file: `sum.ts` says little of TypeScript. */
const isFileEnding = (text: string, word?: Term): boolean =>
  word !== undefined && text[word.start - 1] === '.' && FILE_ENDING.test(word.term);

/** Finds what readers say otherwise than pages. */
export class SynonymIndex {
  readonly #says = new Map<string, string[]>();
  /** The same for other forms of English words. */
  readonly #forms = new Map<string, string[]>();
  #longest = 0;

  constructor(synonyms: Synonyms = {}) {
    for (const [word, others] of Object.entries(synonyms)) {
      for (const other of others) {
        const units = unitsOf(other);
        append(this.#says, keyOf(units), word);
        append(this.#forms, formKeyOf(units), word);
        this.#longest = Math.max(this.#longest, units.length);
      }
    }
  }

  /** Whether a word only tells where readers come from: `jest` of `jest.fn`. */
  isOrigin(word: Term): boolean {
    return this.#of([word])?.includes('') ?? false;
  }

  /**
   * The longest synonyms in a text, from its beginning on.
   * @param units of the text
   */
  find(text: string, units: readonly Term[]): Saying[] {
    const found: Saying[] = [];
    for (let start = 0; start < units.length; ) {
      let length = Math.min(this.#longest, units.length - start);
      let says: readonly string[] | undefined;
      for (; length > 0 && !says; length--) says = this.#of(units.slice(start, start + length));
      if (says && !isFileEnding(text, units[start])) found.push({ start, length: length + 1, says });
      start += says ? length + 1 : 1;
    }
    return found;
  }

  /** What pages say instead; `jest.mock` and `jest.mocked` are different names, though forms of one word. */
  #of(units: readonly Term[]): readonly string[] | undefined {
    return this.#says.get(keyOf(units)) ?? this.#forms.get(formKeyOf(units));
  }
}

const keyOf = (units: readonly Term[]): string => units.map(({ term }) => term).join(' ');
/** The same for all forms of English words. */
const formKeyOf = (units: readonly Term[]): string =>
  units.map(({ term }) => stemsOf(term)[0] ?? term).join(' ');

function append(map: Map<string, string[]>, key: string, value: string): void {
  map.set(key, [...(map.get(key) ?? []), value]);
}
