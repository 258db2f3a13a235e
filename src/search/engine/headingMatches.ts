import type { Documents, Heading } from './documents.ts';

/** How much of the word at hand a title, heading or keyword says. */
interface Match {
  score: number;
  /** How much of the word is in it, 0 to 1. */
  share: number;
  /** How much of its own length the word is. */
  length: number;
}

/** Compares a query with each title, heading and keyword as a whole: word by word, and only where a word is found. */
export class HeadingMatches {
  /** By heading, for all words so far. */
  readonly #scores: Float64Array;
  readonly #shares: Float64Array;
  readonly #lengths: Float64Array;
  readonly #word = new Map<number, Match>();

  constructor(headings: number) {
    this.#scores = new Float64Array(headings);
    this.#shares = new Float64Array(headings);
    this.#lengths = new Float64Array(headings);
  }

  /** Keeps the best of the ways to say the word at hand. */
  raise(id: number, { score, share, length }: Match): void {
    const best = this.#word.get(id);
    if (!best) {
      this.#word.set(id, { score, share, length });
      return;
    }
    best.score = Math.max(best.score, score);
    best.share = Math.max(best.share, share);
    best.length = Math.max(best.length, length);
  }

  /** @param weight of the word that ends */
  endWord(weight: number): void {
    for (const [id, { score, share, length }] of this.#word) {
      this.#scores[id] = (this.#scores[id] ?? 0) + weight * score;
      this.#shares[id] = (this.#shares[id] ?? 0) + weight * share;
      this.#lengths[id] = (this.#lengths[id] ?? 0) + length;
    }
    this.#word.clear();
  }

  /** How much of its own words the query says, 0 to 1. */
  said(id: number, { length }: Heading): number {
    return Math.min(1, (this.#lengths[id] ?? 0) / Math.max(1, length));
  }

  /**
   * The best score of one on each page; and for each unit, how near one comes to be the query, 0 to 1: it says all of
   * the query, and nothing else.
   * @param all weight of all words
   */
  nearest({ units, headings, pages }: Documents, all: number): { scores: Float64Array; near: Float64Array } {
    const scores = new Float64Array(pages);
    const near = new Float64Array(units.length);
    this.#scores.forEach((score, id) => {
      const heading = headings[id];
      if (score === 0 || !heading) return;
      const page = units[heading.unit]?.page ?? 0;
      scores[page] = Math.max(scores[page] ?? 0, score);
      const said = (this.#shares[id] ?? 0) / all;
      near[heading.unit] = Math.max(near[heading.unit] ?? 0, said * this.said(id, heading));
    });
    return { scores, near };
  }
}
