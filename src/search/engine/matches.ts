import type { Highlight } from '../protocol.ts';
import { suffixLength } from './chineseWords.ts';
import { fold } from './fold.ts';
import type { QueryTerm, QueryWord } from './parseQuery.ts';
import type { Found } from './rankPages.ts';
import { splitWords, termsAmong } from './terms.ts';
import { WEIGHTS } from './weights.ts';

/** A matching range of a text. */
export interface Mark extends Highlight {
  /** The matching term; empty if the range matches the whole query. */
  term: string;
  /** Share of the query that the match covers. */
  weight: number;
}

interface Match {
  /** Index of the query word. */
  word: number;
  /** Share of the query word that the term covers, 0 to 1. */
  share: number;
  /** The query's term if it is only a prefix of the matching term. */
  beginning?: string;
}

/** Maximum number of matches per text. The excerpt is chosen among these. */
const MAX_MARKS = 100;

/** Minimum length of words that also match inside of longer words. */
const MIN_WITHIN = 3;

const isHan = (character = '') => /\p{Script=Han}/u.test(character);

/** Locates the terms that a query matched in the index within texts. */
export class Matches {
  readonly #byTerm = new Map<string, Match>();
  readonly #weights: readonly number[];
  readonly #phrase: RegExp | undefined;
  /** The query's words, folded and joined. */
  readonly #asked: string;
  readonly #met = new Set<string>();
  /** Total weight of the query's words. */
  readonly all: number;

  /** @param phrase matches the whole query verbatim, if it is searched as a phrase */
  constructor(words: readonly QueryWord[], phrase: RegExp | undefined, lookup: (term: QueryTerm) => Found) {
    this.#phrase = phrase;
    this.#asked = words.map(({ phrases: [{ terms }] }) => terms[0]?.text ?? '').join(' ');
    this.#weights = words.map(({ weight }) => (weight > WEIGHTS.stop ? weight : 0));
    this.all = this.#weights.reduce((sum, weight) => sum + weight, 0);
    const candidates = words.flatMap(({ phrases }, word) =>
      phrases.flatMap(({ boost, terms }) => terms.map((term) => ({ term, word, share: boost * term.boost }))),
    );
    const weight = ({ word, share }: Match) => share * (this.#weights[word] ?? 0);
    // sorts the best matches first, because a term counts for the word that it covers most of
    for (const { term, ...match } of candidates.sort((a, b) => weight(b) - weight(a))) {
      if (weight(match) === 0) continue;
      for (const hit of lookup(term).terms) {
        if (this.#byTerm.has(hit)) continue;
        const begins = hit !== term.text && hit.startsWith(term.text);
        this.#byTerm.set(hit, begins ? { ...match, beginning: term.text } : match);
      }
    }
  }

  /** The terms found so far, across all texts. */
  get terms(): string[] {
    return [...this.#met];
  }

  /** Returns the first matches in a text, ordered by position. */
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
    if (this.#weights.length > 1) marks = dropChanceMatches(marks, text);
    const phraseMatches = this.#phrase ? [...text.matchAll(this.#phrase)] : [];
    if (phraseMatches.length === 0) return marks;
    // if the whole query matches, single letters elsewhere are coincidental
    return marks
      .filter(({ length }) => length > 1)
      .concat(
        phraseMatches.map(({ 0: { length }, index }) => ({
          start: index,
          length,
          term: '',
          weight: this.all,
        })),
      )
      .sort((one, other) => one.start - other.start || other.length - one.length);
  }

  /**
   * Returns the words of a name that the query contains inside a longer word or in another form, for pages found by
   * their URL.
   */
  within(name: string): Highlight[] {
    return splitWords(name).flatMap(({ term, start, end }) => {
      let { length } = term;
      while (length >= MIN_WITHIN && !this.#asked.includes(term.slice(0, length))) length--;
      if (length < MIN_WITHIN) return [];
      return [{ start, length: markedLength(name.slice(start, end), term.slice(0, length)) }];
    });
  }

  /**
   * Returns the total weight of the query words that have marks. Words of which only parts match count by those parts.
   */
  totalWeight(marks: readonly Mark[]): number {
    if (marks.some(({ term }) => term === '')) return this.all;
    const shares: number[] = [];
    for (const term of new Set(marks.map((mark) => mark.term))) {
      const { word, share } = this.#byTerm.get(term) as Match;
      shares[word] = Math.min(1, (shares[word] ?? 0) + share);
    }
    return shares.reduce((sum, share, word) => sum + share * (this.#weights[word] ?? 0), 0);
  }
}

/** Removes single-character matches in Chinese text, which are usually parts of other words. */
function dropChanceMatches(marks: readonly Mark[], text: string): Mark[] {
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

/**
 * Returns the length of the matching prefix, or the whole word if the match isn't a prefix match or can't be aligned.
 * Leaves out the first letters of a part: `files` matches the File of `FileSnapshot`.
 */
function markedLength(word: string, beginning: string | undefined): number {
  if (beginning === undefined) return word.length;
  const part = word.slice(0, beginning.length);
  if (fold(part) !== beginning) return word.length;
  const last = splitWords(word).find(({ end }) => end >= part.length);
  const isCut = last && last.start > 0 && last.end > part.length && part.length - last.start < MIN_WITHIN;
  return isCut ? last.start : part.length;
}
