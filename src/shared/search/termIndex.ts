import MiniSearch from 'minisearch';
import { indexTerms } from './terms.ts';

/** What a term finds: documents with their scores, and the terms of the index that it stands for. */
export interface Found {
  /** In no order. */
  ids: Uint32Array;
  /** Of the document at the same place. */
  scores: Float64Array;
  terms: readonly string[];
}

export interface LookupOptions {
  /** Allow a few wrong letters. */
  typos: boolean;
  /** Words that begin with the term count too. */
  prefix: boolean;
}

/** Weights of what is not an exact match. */
const WEIGHTS = { prefix: 0.45, fuzzy: 0.4 };
/** Documents with many words of a field are not punished as hard as prose is by default. */
const BM25 = { k: 1.2, b: 0.6, d: 0.4 };

/** Terms that one stands for: names that begin the same can be thousands, and say no more than the first ones. */
const MAX_TERMS = 500;

type TextDocument = { id: number } & Record<string, string | number>;

/** An index of documents with text fields, looked up term by term. */
export class TermIndex {
  readonly #index: MiniSearch<TextDocument>;

  /** @param boost how much each field counts */
  constructor(boost: Record<string, number>) {
    this.#index = new MiniSearch({
      fields: Object.keys(boost),
      tokenize: indexTerms,
      processTerm: (term) => term,
      searchOptions: { boost, weights: WEIGHTS, bm25: BM25, tokenize: (term) => [term] },
      // nothing is ever taken out
      autoVacuum: false,
    });
  }

  add(id: number, fields: Record<string, string>): void {
    this.#index.add({ ...fields, id });
  }

  lookup(term: string, { typos, prefix }: LookupOptions): Found {
    const terms = new Set<string>();
    // asked for every document that has a term, one term after the other
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
      // taken from here, none are left to be sorted
      filter: ({ id, score }) => {
        ids.push(id as number);
        scores.push(score);
        return false;
      },
    });
    return { ids: Uint32Array.from(ids), scores: Float64Array.from(scores), terms: [...terms] };
  }

  /** Documents with words like a term. @param share of the term's letters that may be wrong, 0 to 1 */
  similar(term: string, share: number): ReadonlyMap<number, number> {
    // of scripts without spaces, a single character already says something
    const options = /^[a-z\d]+$/.test(term) ? { fuzzy: share } : { prefix: true };
    const text = 'prefix' in options ? (Array.from(term)[0] ?? '') : term;
    return new Map(this.#index.search(text, options).map(({ id, score }) => [id as number, score]));
  }
}

/** Wrong letters allowed in a word, by its length: short words are soon other words. */
export function typosIn(term: string): number {
  if (term.length < 4) return 0;
  return term.length < 6 ? 1 : 2;
}
