import { FieldIndex, type LookupOptions } from './fieldIndex.ts';

/** The result of a lookup: documents with their scores, and the index terms that matched. */
export interface Found {
  /** Unsorted. */
  ids: Uint32Array;
  /** Score of the document at the same index. */
  scores: Float32Array;
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
    const ids: number[] = [];
    const terms = new Set<string>();
    for (const { boost, index } of this.#fields) {
      let count = 0;
      for (const [found, postings, weight] of index.matches(term, options)) {
        if (++count > MAX_TERMS) break;
        terms.add(found);
        index.score(postings, this.#documents, (id, score) => {
          if (sums[id] === 0) ids.push(id);
          sums[id] = (sums[id] ?? 0) + boost * weight * score;
        });
      }
    }
    const scores = Float32Array.from(ids, (id) => sums[id] ?? 0);
    for (const id of ids) sums[id] = 0;
    return { ids: Uint32Array.from(ids), scores, terms: [...terms] };
  }
}
