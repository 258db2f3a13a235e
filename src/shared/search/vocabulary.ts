import { distance } from 'fastest-levenshtein';

const DIGIT = /\d/;
/** New terms are sorted in when they are so many, so that no query has to wait for it. */
const MAX_ADDED = 4096;

/**
 * All terms of an index, each with its number. A sorted list finds beginnings, and going through all of it finds near
 * misses: with the vocabulary of thousands of pages that takes a few milliseconds, and nothing but the terms is kept.
 */
export class Vocabulary {
  readonly #numbers = new Map<string, number>();
  #sorted: string[] = [];
  /** Terms without digits. Generated names with numbers can be most of all terms, and no word is meant for one. */
  readonly #words: string[] = [];
  /** Terms that are not among the sorted ones yet. */
  #added: string[] = [];

  /** The number of a term; a new one gets the next. */
  add(term: string): number {
    let number = this.#numbers.get(term);
    if (number === undefined) {
      number = this.#numbers.size;
      this.#numbers.set(term, number);
      this.#added.push(term);
      if (!DIGIT.test(term)) this.#words.push(term);
      if (this.#added.length >= MAX_ADDED) this.#sort();
    }
    return number;
  }

  numberOf(term: string): number | undefined {
    return this.#numbers.get(term);
  }

  /** Longer terms; when there are more, the ones with the fewest letters more. */
  beginningWith(start: string, atMost: number): string[] {
    const sorted = this.#sort();
    const found: string[] = [];
    for (let place = firstFrom(sorted, start); place < sorted.length; place++) {
      const term = sorted[place] ?? '';
      if (!term.startsWith(start)) break;
      if (term !== start) found.push(term);
    }
    return found.length > atMost ? found.sort((a, b) => a.length - b.length).slice(0, atMost) : found;
  }

  /** Terms with at most so many letters wrong, missing or too many, but not none. */
  *near(term: string, wrong: number): Generator<[term: string, wrong: number]> {
    for (const other of DIGIT.test(term) ? this.#numbers.keys() : this.#words) {
      if (Math.abs(other.length - term.length) > wrong || other === term) continue;
      const difference = distance(other, term);
      if (difference <= wrong) yield [other, difference];
    }
  }

  /** Only what is new is sorted: an index is asked while it grows. */
  #sort(): string[] {
    if (this.#added.length > 0) {
      this.#sorted = merged(this.#sorted, this.#added.sort());
      this.#added = [];
    }
    return this.#sorted;
  }
}

/** Position of the first term that is not before another. */
function firstFrom(sorted: readonly string[], term: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < term) low = middle + 1;
    else high = middle;
  }
  return low;
}

function merged(one: readonly string[], other: readonly string[]): string[] {
  const result: string[] = [];
  let place = 0;
  for (const term of other) {
    while (place < one.length && (one[place] ?? '') < term) result.push(one[place++] ?? '');
    result.push(term);
  }
  while (place < one.length) result.push(one[place++] ?? '');
  return result;
}
