import type { QueryTerm } from './parseQuery.ts';
import type { Found } from './termIndex.ts';

/** Numbers by document and word. Flat: a common word is nearly everywhere, and maps or objects in such numbers are slow. */
export class WordScores {
  readonly #columns: number;
  readonly #values: Float32Array;

  constructor(documents: number, words: number) {
    this.#columns = words;
    this.#values = new Float32Array(documents * words);
  }

  get(document: number, word: number): number {
    return this.#values[document * this.#columns + word] ?? 0;
  }

  /** Keeps the greater of two numbers. */
  raise(document: number, word: number, value: number): void {
    const at = document * this.#columns + word;
    if (value > (this.#values[at] ?? 0)) this.#values[at] = value;
  }
}

/** Adds up, by document, what the terms have found that together say a word. */
export class TermSums {
  readonly #scores: Float64Array;
  readonly #shares: Float64Array;

  constructor(documents: number) {
    this.#scores = new Float64Array(documents);
    this.#shares = new Float64Array(documents);
  }

  /** @param take called for each document, with its score and how much of the word was found, 0 to 1 */
  add(
    terms: readonly QueryTerm[],
    found: readonly Found[],
    take: (id: number, score: number, share: number) => void,
  ): void {
    const touched: number[] = [];
    found.forEach(({ ids, scores, shares }, place) => {
      const weight = terms[place]?.weight ?? 0;
      ids.forEach((id, at) => {
        if (this.#shares[id] === 0) touched.push(id);
        this.#shares[id] = (this.#shares[id] ?? 0) + weight * (shares[at] ?? 0);
        this.#scores[id] = (this.#scores[id] ?? 0) + weight * (scores[at] ?? 0);
      });
    });
    for (const id of touched) {
      take(id, this.#scores[id] ?? 0, Math.min(1, this.#shares[id] ?? 0));
      this.#scores[id] = 0;
      this.#shares[id] = 0;
    }
  }
}
