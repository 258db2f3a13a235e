import type { Highlight } from '../protocol.ts';
import { fold } from './fold.ts';
import type { Literal } from './literal.ts';
import type { Query, QueryTerm } from './parseQuery.ts';
import type { TermFound } from './rankPages.ts';
import { type Mark, WHOLE } from './snippet.ts';
import { stemsOf } from './stems.ts';
import { pieces, termsAmong } from './terms.ts';

interface Match {
  /** Index of the word of the query. */
  word: number;
  /** How much of the word it says. */
  weight: number;
  /** The query's term, if the found one only starts with it. */
  beginning?: string;
}

/** Limit of matches in one text: the best place for a snippet is found among these. */
const MAX_MARKS = 100;

/** Shorter words are in many longer ones. */
const MIN_WITHIN = 3;

const HAN = /\p{Script=Han}/u;

/** Words with less weight only phrase a question. */
const MIN_WEIGHT = 0.2;

/** The terms that a query has matched in the index, to locate them again in a text. */
export class Matches {
  readonly #byTerm = new Map<string, Match>();
  readonly #literal: Literal;
  /** The words that were asked for, each as a whole. */
  readonly #asked: string;
  readonly #met = new Set<string>();
  /** Weight of each word of the query, and of all together. */
  readonly weights: readonly number[];
  readonly all: number;

  constructor({ words }: Query, literal: Literal, lookup: (term: QueryTerm) => TermFound) {
    this.#literal = literal;
    this.weights = words.map(({ weight }) => (weight < MIN_WEIGHT ? 0 : weight));
    this.all = this.weights.reduce((sum, weight) => sum + weight, 0);
    this.#asked = words.map(({ ways }) => ways[0]?.terms[0]?.text ?? '').join(' ');
    const asked = words.flatMap(({ ways }, word) =>
      ways.flatMap(({ weight, terms }) =>
        terms.map((term) => ({ term, word, weight: weight * term.weight })),
      ),
    );
    // whole words first: a term is assigned to the word it says most of
    const value = ({ word, weight }: { word: number; weight: number }) => weight * (this.weights[word] ?? 0);
    for (const entry of asked.sort((a, b) => value(b) - value(a))) {
      if (value(entry) === 0) continue;
      const { term, word, weight } = entry;
      const { headings, texts } = lookup(term);
      for (const text of [...headings.terms, ...texts.terms]) {
        if (this.#byTerm.has(text)) continue;
        const begins = text !== term.text && text.startsWith(term.text);
        this.#byTerm.set(text, { word, weight, ...(begins ? { beginning: term.text } : {}) });
      }
    }
  }

  /** The terms that have occurred in the texts so far. */
  get terms(): string[] {
    return [...this.#met];
  }

  /** The first matches in a text, in order of position. */
  in(text: string): Mark[] {
    const marks: Mark[] = [];
    if (this.#byTerm.size === 0) return marks;
    for (const { term, start, end } of termsAmong(text, this.#byTerm, MAX_MARKS)) {
      const match = this.#byTerm.get(term);
      if (!match) continue;
      this.#met.add(term);
      const { word, weight } = match;
      marks.push({ start, length: markedLength(text.slice(start, end), match), term, word, weight });
    }
    const meant = this.weights.length === 1 ? marks : withoutChance(marks, text);
    const whole = [...this.#literal.in(text)];
    if (whole.length === 0) return meant;
    // beside the whole query, a single letter is a chance find
    return meant
      .filter(({ length }) => length > 1)
      .concat(whole.map((place) => ({ ...place, term: '', word: WHOLE, weight: this.all })))
      .sort((one, other) => one.start - other.start || other.length - one.length);
  }

  /**
   * The words of a name that a query contains, which has them in one word or in another order: the page is found by its
   * address.
   */
  within(name: string): Highlight[] {
    return [...pieces(name)]
      .filter(({ kind }) => kind === 'name')
      .flatMap(({ parts }) => parts)
      .flatMap(({ term, start }) => {
        const isAsked = (form: string) => form.length >= MIN_WITHIN && this.#asked.includes(form);
        let length =
          [term, ...stemsOf(term)].find((form) => term.startsWith(form) && isAsked(form))?.length ?? 0;
        while (length > 0 && length < term.length && isAsked(term.slice(0, length + 1))) length++;
        return length > 0 ? [{ start, length }] : [];
      });
  }

  /** How many of the query's words are marked; a word that is only found in part counts in part. */
  weightOf(marks: readonly Mark[]): number {
    if (marks.some(({ word }) => word === WHOLE)) return this.all;
    const terms = new Map(marks.map((mark) => [mark.term, mark]));
    const words = new Map<number, number>();
    for (const { word, weight } of terms.values()) words.set(word, (words.get(word) ?? 0) + weight);
    return [...words].reduce((sum, [word, found]) => sum + Math.min(1, found) * (this.weights[word] ?? 0), 0);
  }
}

/** Without characters of several words that stand by themselves: in Chinese, they are parts of other words. */
function withoutChance(marks: readonly Mark[], text: string): Mark[] {
  const isMarked = (place: number) =>
    marks.some(({ start, length }) => start <= place && place < start + length);
  return marks.filter(
    ({ start, length }) =>
      length > 1 || !HAN.test(text[start] ?? '') || isMarked(start - 1) || isMarked(start + 1),
  );
}

/** For a prefix match, only the prefix; the whole word if the two cannot be compared. */
function markedLength(word: string, { beginning }: Match): number {
  if (beginning === undefined) return word.length;
  const part = word.slice(0, beginning.length);
  return fold(part) === beginning ? part.length : word.length;
}
