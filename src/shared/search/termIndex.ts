import { Postings } from './postings.ts';
import { countTerms } from './terms.ts';
import { Vocabulary } from './vocabulary.ts';

/** What a term finds: scores of documents, and the terms of the index that it stands for. */
export interface Found {
  scores: ReadonlyMap<number, number>;
  terms: readonly string[];
}

export interface LookupOptions {
  /** Allow a few wrong letters. */
  typos: boolean;
  /** Words that begin with the term count too. */
  prefix: boolean;
}

/** Weights of what is not an exact match, and how fast they fall with every letter more or wrong. */
const PREFIX = { weight: 0.45, fall: 0.3 };
const FUZZY = { weight: 0.4, fall: 1 };
/** Documents with many words of a field are not punished as hard as prose is by default. */
const BM25 = { k: 1.2, b: 0.6, d: 0.4 };

/**
 * An index of documents with text fields, looked up term by term. A general library keeps every place of a term in
 * maps of maps: with 2,500 pages that was 250 MB and a fifth of a second for some queries; {@link Postings} take a
 * tenth of both.
 */
export class TermIndex {
  readonly #fields: readonly string[];
  readonly #boosts: readonly number[];
  readonly #terms = new Vocabulary();
  readonly #postings = new Postings();
  /** Different terms of every document, by field. */
  readonly #lengths: number[][];
  /** Their sums, and how many documents have the field. */
  readonly #totals: { terms: number; documents: number }[];
  #documents = 0;
  #lastId = -1;

  /** @param boost how much each field counts */
  constructor(boost: Record<string, number>) {
    this.#fields = Object.keys(boost);
    this.#boosts = Object.values(boost);
    this.#lengths = this.#fields.map(() => []);
    this.#totals = this.#fields.map(() => ({ terms: 0, documents: 0 }));
  }

  /** @param id a small number, given once */
  add(id: number, fields: Record<string, string>): void {
    this.#documents++;
    this.#lastId = Math.max(this.#lastId, id);
    this.#fields.forEach((name, field) => {
      const total = this.#totals[field];
      const text = fields[name];
      if (!text || !total) return;
      const counts = countTerms(text);
      for (const [term, count] of counts) this.#postings.append(this.#terms.add(term), id, field, count);
      (this.#lengths[field] as number[])[id] = counts.size;
      total.terms += counts.size;
      total.documents++;
    });
  }

  lookup(term: string, { typos, prefix }: LookupOptions): Found {
    return this.#find(term, typos ? typosIn(term) : 0, prefix);
  }

  /** Documents with words like a term. @param share of the term's letters that may be wrong, 0 to 1 */
  similar(term: string, share: number): ReadonlyMap<number, number> {
    // of scripts without spaces, a single character already says something
    if (!/^[a-z\d]+$/.test(term)) return this.#find(Array.from(term)[0] ?? '', 0, true).scores;
    return this.#find(term, Math.min(MAX_TYPOS, Math.round(term.length * share)), false).scores;
  }

  #find(term: string, wrong: number, prefix: boolean): Found {
    const scores = new Scores(this.#lastId + 1);
    const terms: string[] = [];
    const add = (text: string, weight: number) => {
      const list = this.#terms.numberOf(text);
      if (list === undefined) return;
      terms.push(text);
      this.#score(list, weight, scores);
    };
    add(term, 1);
    if (prefix) {
      for (const longer of this.#terms.beginningWith(term, MAX_BEGINNINGS))
        add(longer, fallen(PREFIX, longer, longer.length - term.length));
    }
    if (wrong > 0) {
      for (const [other, difference] of this.#terms.near(term, wrong))
        if (!(prefix && other.startsWith(term))) add(other, fallen(FUZZY, other, difference));
    }
    return { scores: scores.toMap(), terms };
  }

  /** Adds what the documents of a term score by BM25+, field by field. */
  #score(list: number, weight: number, scores: Scores): void {
    const { k, b, d } = BM25;
    const factors = this.#boosts.map((boost, field) => {
      const count = this.#postings.documentsOf(list, field);
      return weight * boost * Math.log(1 + (this.#documents - count + 0.5) / (count + 0.5));
    });
    const averages = this.#totals.map(({ terms, documents }) => terms / documents);
    this.#postings.forEach(list, (id, field, count) => {
      const relative = (this.#lengths[field]?.[id] ?? 0) / (averages[field] ?? 1);
      scores.add(id, (factors[field] ?? 0) * (d + (count * (k + 1)) / (count + k * (1 - b + b * relative))));
    });
  }
}

/** Sums by document; a plain array, because a beginning of two letters adds to it a hundred thousand times. */
class Scores {
  readonly #sums: Float64Array;
  readonly #ids: number[] = [];

  constructor(length: number) {
    this.#sums = new Float64Array(length);
  }

  /** @param score above 0 */
  add(id: number, score: number): void {
    const sum = this.#sums[id] ?? 0;
    if (sum === 0) this.#ids.push(id);
    this.#sums[id] = sum + score;
  }

  toMap(): Map<number, number> {
    return new Map(this.#ids.map((id) => [id, this.#sums[id] ?? 0]));
  }
}

/** Longer terms that a beginning stands for: generated names can be thousands, which say no more than the first ones. */
const MAX_BEGINNINGS = 500;

/** How much a word counts that is so many letters away from the one that was asked for. */
function fallen({ weight, fall }: typeof PREFIX, { length }: string, distance: number): number {
  return (weight * length) / (length + fall * distance);
}

const MAX_TYPOS = 6;

/** Wrong letters allowed in a word, by its length: short words are soon other words. */
export function typosIn(term: string): number {
  if (term.length < 4) return 0;
  return term.length < 6 ? 1 : 2;
}
