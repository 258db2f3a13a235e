import type { Highlight } from '../protocol.ts';
import { suffixLength } from './chineseWords.ts';
import { fold } from './fold.ts';
import type { QueryTerm, QueryWord } from './parseQuery.ts';
import type { Found } from './rankPages.ts';
import { termsAmong, wordsOf } from './terms.ts';
import { WEIGHTS } from './weights.ts';

/** A range of a text that matches. */
export interface Mark extends Highlight {
  /** The term it matches; empty for the query as a whole. */
  term: string;
  /** How much of the query it says. */
  weight: number;
}

interface Match {
  /** Index of the word of the query. */
  word: number;
  /** How much of the word it says, 0 to 1. */
  share: number;
  /** The query's term, if the found one only begins with it. */
  beginning?: string;
}

/** Limit of matches in one text: the best place for an excerpt is found among these. */
const MAX_MARKS = 100;

/** Shorter words are in many longer ones. */
const MIN_WITHIN = 3;

const isHan = (character = '') => /\p{Script=Han}/u.test(character);

/** Finds in a text what a query has matched in the index. */
export class Matches {
  readonly #byTerm = new Map<string, Match>();
  readonly #weights: readonly number[];
  readonly #phrase: RegExp | undefined;
  /** The words that were asked for, each as a whole. */
  readonly #asked: string;
  readonly #met = new Set<string>();
  /** Weight of all words of the query together. */
  readonly all: number;

  /** @param phrase what says the query as a whole, see `wholeQuery` */
  constructor(words: readonly QueryWord[], phrase: RegExp | undefined, lookup: (term: QueryTerm) => Found) {
    this.#phrase = phrase;
    this.#asked = words.map(({ phrases: [{ terms }] }) => terms[0]?.text ?? '').join(' ');
    this.#weights = words.map(({ weight }) => (weight > WEIGHTS.stop ? weight : 0));
    this.all = this.#weights.reduce((sum, weight) => sum + weight, 0);
    const asked = words.flatMap(({ phrases }, word) =>
      phrases.flatMap(({ boost, terms }) => terms.map((term) => ({ term, word, share: boost * term.boost }))),
    );
    const weight = ({ word, share }: Match) => share * (this.#weights[word] ?? 0);
    // whole words first: a term is assigned to the word it says most of
    for (const { term, ...match } of asked.sort((a, b) => weight(b) - weight(a))) {
      if (weight(match) === 0) continue;
      for (const found of lookup(term).terms) {
        if (this.#byTerm.has(found)) continue;
        const begins = found !== term.text && found.startsWith(term.text);
        this.#byTerm.set(found, begins ? { ...match, beginning: term.text } : match);
      }
    }
  }

  /** The terms that have occurred in the texts so far. */
  get terms(): string[] {
    return [...this.#met];
  }

  /** The first matches in a text, in order of position. */
  in(text: string): Mark[] {
    let marks: Mark[] = [];
    const counts = new Map<string, number>();
    for (const { term, start, end } of termsAmong(text, this.#byTerm)) {
      const match = this.#byTerm.get(term) as Match;
      this.#met.add(term);
      const count = (counts.get(term) ?? 0) + 1;
      counts.set(term, count);
      if (count > MAX_MARKS) continue;
      const weight = match.share * (this.#weights[match.word] ?? 0);
      const length = markedLength(text.slice(start, end), match.beginning);
      const isWhole = length === end - start && isHan(text[end - 1]);
      marks.push({ start, length: length + (isWhole ? suffixLength(text.slice(end)) : 0), term, weight });
      if (marks.length >= 10 * MAX_MARKS) break;
    }
    if (this.#weights.length > 1) marks = withoutChance(marks, text);
    const whole = this.#phrase ? [...text.matchAll(this.#phrase)] : [];
    if (whole.length === 0) return marks;
    // beside the whole query, a single letter is a chance find
    return marks
      .filter(({ length }) => length > 1)
      .concat(whole.map(({ 0: { length }, index }) => ({ start: index, length, term: '', weight: this.all })))
      .sort((one, other) => one.start - other.start || other.length - one.length);
  }

  /** The words of a name that the query has in one word or another form: the page is found by its address. */
  within(name: string): Highlight[] {
    return wordsOf(name).flatMap(({ term, start, end }) => {
      let { length } = term;
      while (length >= MIN_WITHIN && !this.#asked.includes(term.slice(0, length))) length--;
      if (length < MIN_WITHIN) return [];
      return [{ start, length: markedLength(name.slice(start, end), term.slice(0, length)) }];
    });
  }

  /** Weight of the query's words that are marked; of one that is found in parts only, that of its parts. */
  weightOf(marks: readonly Mark[]): number {
    if (marks.some(({ term }) => term === '')) return this.all;
    const shares: number[] = [];
    for (const term of new Set(marks.map((mark) => mark.term))) {
      const { word, share } = this.#byTerm.get(term) as Match;
      shares[word] = Math.min(1, (shares[word] ?? 0) + share);
    }
    return shares.reduce((sum, share, word) => sum + share * (this.#weights[word] ?? 0), 0);
  }
}

/** Removes single characters, which are parts of other words in Chinese. */
function withoutChance(marks: readonly Mark[], text: string): Mark[] {
  const isMarked = (place: number) =>
    marks.some(({ start, length }) => start <= place && place < start + length);
  return marks.filter(
    ({ start, length }) =>
      length > 1 ||
      !isHan(text[start]) ||
      isMarked(start - 1) ||
      isMarked(start + 1) ||
      !(isHan(text[start - 1]) || isHan(text[start + 1])),
  );
}

/** For a prefix match, only the prefix; the whole word if the two cannot be compared. */
function markedLength(word: string, beginning: string | undefined): number {
  if (beginning === undefined) return word.length;
  const part = word.slice(0, beginning.length);
  return fold(part) === beginning ? part.length : word.length;
}
