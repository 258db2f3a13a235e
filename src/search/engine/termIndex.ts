import SearchableMap from 'minisearch/SearchableMap';
import { indexTerms } from './terms.ts';
import { BM25, INEXACT } from './weights.ts';

/** For a term, the ids of documents that contain it, each followed by how often. */
type Postings = readonly number[];

export interface LookupOptions {
  /** Number of letters that may differ. */
  typos: number;
  /** Allow prefix matches. */
  prefix: boolean;
}

/** The terms of one field of many documents. The radix tree of MiniSearch finds prefixes and misspelt terms. */
export class FieldIndex {
  readonly #postings = new Map<string, number[]>();
  readonly #tree = new SearchableMap<number[]>();
  /** Number of different terms in each document. */
  readonly #lengths: number[] = [];
  #totalLength = 0;
  #documents = 0;

  add(id: number, text: string): void {
    let length = 0;
    for (const term of indexTerms(text)) {
      let postings = this.#postings.get(term);
      if (!postings) {
        postings = [];
        this.#postings.set(term, postings);
        this.#tree.set(term, postings);
      }
      const last = postings.length - 1;
      if (postings[last - 1] === id) postings[last] = (postings[last] ?? 0) + 1;
      else {
        postings.push(id, 1);
        length++;
      }
    }
    this.#lengths[id] = length;
    this.#totalLength += length;
    this.#documents++;
  }

  /** Index terms that match, each with its weight: the term itself first. */
  *matches(
    term: string,
    { prefix, typos }: LookupOptions,
  ): Generator<[term: string, Postings, weight: number]> {
    const exact = this.#postings.get(term);
    if (exact) yield [term, exact, 1];
    if (prefix) {
      for (const [longer, postings] of this.#tree.atPrefix(term))
        if (longer !== term)
          yield [longer, postings, reduced(INEXACT.beginning, longer, longer.length - term.length)];
    }
    if (typos === 0) return;
    for (const [similar, [postings, edits]] of this.#tree.fuzzyGet(term, typos)) {
      if (edits > 0 && !(prefix && similar.startsWith(term)))
        yield [similar, postings, reduced(INEXACT.misspelt, similar, edits)];
    }
  }

  /**
   * Calls back with the BM25+ score of each document in a list.
   * @param total number of documents, with and without this field
   */
  score(postings: Postings, total: number, add: (id: number, score: number) => void): void {
    const { k, b, d } = BM25;
    const matching = postings.length / 2;
    const rarity = Math.log(1 + (total - matching + 0.5) / (matching + 0.5));
    const average = this.#totalLength / this.#documents;
    for (let place = 0; place < postings.length; place += 2) {
      const [id = 0, count = 0] = [postings[place], postings[place + 1]];
      const length = (this.#lengths[id] ?? 0) / average;
      add(id, rarity * (d + (count * (k + 1)) / (count + k * (1 - b + b * length))));
    }
  }
}

function reduced({ weight, slope }: typeof INEXACT.beginning, { length }: string, distance: number): number {
  return (weight * length) / (length + slope * distance);
}

/** The result of a lookup: documents with their scores, and the index terms that matched. */
export interface Found {
  /** Unsorted. */
  ids: Uint32Array;
  /** Score of the document at the same index. */
  scores: Float32Array;
  /** How much of the term it says: less than 1 where a term only begins with it or resembles it. */
  shares: Float32Array;
  terms: readonly string[];
}

/** Limit of matching terms per field: thousands of names can share a prefix, and add nothing after the first ones. */
const MAX_TERMS = 500;

/** An index of documents with text fields, looked up term by term. */
export class TermIndex {
  readonly #fields: readonly { name: string; boost: number; index: FieldIndex }[];
  #documents = 0;
  /** Scores of the lookup in progress, by document; zeros in between. */
  #scores = new Float64Array(1024);

  /** @param boost weight of each field */
  constructor(boost: Record<string, number>) {
    this.#fields = Object.entries(boost).map(([name, weight]) => ({
      name,
      boost: weight,
      index: new FieldIndex(),
    }));
  }

  /** Adds a document and returns its id: 0, 1, 2 … */
  add(fields: Record<string, string>): number {
    for (const { name, index } of this.#fields) {
      const text = fields[name];
      if (text) index.add(this.#documents, text);
    }
    return this.#documents++;
  }

  lookup(term: string, options: LookupOptions): Found {
    if (this.#scores.length < this.#documents) this.#scores = new Float64Array(2 * this.#documents);
    const sums = this.#scores;
    const said = new Map<number, number>();
    const ids: number[] = [];
    const terms = new Set<string>();
    for (const { boost, index } of this.#fields) {
      let count = 0;
      // of several forms of a word in a text, the best counts
      const best = new Map<number, number>();
      for (const [found, postings, weight] of index.matches(term, options)) {
        if (++count > MAX_TERMS) break;
        terms.add(found);
        index.score(postings, this.#documents, (id, score) => {
          if (weight * score > (best.get(id) ?? 0)) best.set(id, weight * score);
          if (weight > (said.get(id) ?? 0)) said.set(id, weight);
        });
      }
      for (const [id, score] of best) {
        if (sums[id] === 0) ids.push(id);
        sums[id] = (sums[id] ?? 0) + boost * score;
      }
    }
    const scores = Float32Array.from(ids, (id) => sums[id] ?? 0);
    const shares = Float32Array.from(ids, (id) => (said.get(id) ?? 0) ** INEXACT.share);
    for (const id of ids) sums[id] = 0;
    return { ids: Uint32Array.from(ids), scores, shares, terms: [...terms] };
  }
}
