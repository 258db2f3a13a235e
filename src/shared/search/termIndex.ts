import MiniSearch from 'minisearch';
import { indexTerms } from './terms.ts';

/** The result of a lookup: documents with their scores, and the index terms that matched. */
export interface Found {
  /** Unsorted. */
  ids: Uint32Array;
  /** Score of the document at the same index. */
  scores: Float64Array;
  terms: readonly string[];
}

export interface LookupOptions {
  /** Allow fuzzy matches. */
  typos: boolean;
  /** Allow prefix matches. */
  prefix: boolean;
}

/** Weights of inexact matches. */
const WEIGHTS = { prefix: 0.45, fuzzy: 0.4 };
/** Long fields are penalized less than with MiniSearch's defaults, which are meant for prose. */
const BM25 = { k: 1.2, b: 0.6, d: 0.4 };

/** Limit of matching terms per lookup: thousands of names can share a prefix, and add nothing after the first ones. */
const MAX_TERMS = 500;

type TextDocument = { id: number } & Record<string, string | number>;

/** An index of documents with text fields, looked up term by term. */
export class TermIndex {
  readonly #index: MiniSearch<TextDocument>;

  /** @param boost weight of each field */
  constructor(boost: Record<string, number>) {
    this.#index = new MiniSearch({
      fields: Object.keys(boost),
      tokenize: indexTerms,
      processTerm: (term) => term,
      searchOptions: { boost, weights: WEIGHTS, bm25: BM25, tokenize: (term) => [term] },
      // documents are never removed
      autoVacuum: false,
    });
  }

  add(id: number, fields: Record<string, string>): void {
    this.#index.add({ ...fields, id });
  }

  lookup(term: string, { typos, prefix }: LookupOptions): Found {
    const terms = new Set<string>();
    // called for every document of a matching term, term by term, so the last answer can be reused
    let [last, isCounted] = ['', false];
    const count = (found: string): number => {
      if (found !== last) {
        if (terms.size < MAX_TERMS) terms.add(found);
        [last, isCounted] = [found, terms.has(found)];
      }
      return Number(isCounted);
    };
    const ids: number[] = [];
    const scores: number[] = [];
    this.#index.search(term, {
      prefix,
      fuzzy: typos ? typosIn(term) : false,
      boostDocument: (_, found) => count(found),
      // results are collected here, and none are left for MiniSearch to sort
      filter: ({ id, score }) => {
        ids.push(id as number);
        scores.push(score);
        return false;
      },
    });
    return { ids: Uint32Array.from(ids), scores: Float64Array.from(scores), terms: [...terms] };
  }

  /** Documents with words similar to a term. @param share of the term's letters that may differ, 0 to 1 */
  similar(term: string, share: number): ReadonlyMap<number, number> {
    // in scripts without spaces, a single character is already meaningful
    const options = /^[a-z\d]+$/.test(term) ? { fuzzy: share } : { prefix: true };
    const text = 'prefix' in options ? (Array.from(term)[0] ?? '') : term;
    return new Map(this.#index.search(text, options).map(({ id, score }) => [id as number, score]));
  }
}

/** Allowed edits for a fuzzy match, by term length: short words quickly turn into other words. */
export function typosIn(term: string): number {
  if (term.length < 4) return 0;
  return term.length < 6 ? 1 : 2;
}
