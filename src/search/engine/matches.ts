import { fold } from './fold.ts';
import { type Query, STOP_WORD_WEIGHT } from './parseQuery.ts';
import type { Part, TermFound } from './rankPages.ts';
import type { Mark } from './snippet.ts';
import { termsAmong } from './terms.ts';

/** A heading or text that matches. */
export interface MatchingPart {
  /** Index of the heading in the page's `toc`, see {@link Part}. */
  section: number;
  /** How much of the query it contains, in words; a word that is only found in part counts in part. */
  weight: number;
}

interface Counted extends MatchingPart {
  page: number;
  /** How much of each word was found, 0 to 1. */
  words: Map<number, number>;
  score: number;
}

interface Match {
  /** Index of the query's term. */
  term: number;
  /** The query's term, if the found one only starts with it. */
  beginning?: string;
}

/** Limit of matches in one text: the best place for a snippet is found among these. */
const MAX_MARKS = 100;

/** The terms that a query has matched in the index, to locate them again in a text. */
export class Matches {
  readonly #query: Query;
  readonly #found: readonly TermFound[];
  readonly #byTerm = new Map<string, Match>();
  readonly #met = new Set<string>();
  /** Weight of each of the query's terms. */
  readonly weights: readonly number[];

  /** @param found what each of the query's terms has matched */
  constructor(query: Query, found: readonly TermFound[]) {
    this.#query = query;
    this.#found = found;
    this.weights = query.terms.map(({ weight, word }) => {
      const ofWord = word === undefined ? 0 : (query.words[word] ?? 0);
      return ofWord <= STOP_WORD_WEIGHT ? 0 : weight * ofWord;
    });
    // whole words first: a term is assigned to the query term with the highest weight
    const order = [...query.terms.keys()].sort((a, b) => (this.weights[b] ?? 0) - (this.weights[a] ?? 0));
    for (const term of order) {
      const asked = query.terms[term];
      if (!asked || !this.weights[term]) continue;
      for (const text of termsOf(found[term])) {
        if (this.#byTerm.has(text)) continue;
        const begins = text !== asked.text && text.startsWith(asked.text);
        this.#byTerm.set(text, { term, ...(begins ? { beginning: asked.text } : {}) });
      }
    }
  }

  /** The matching headings or texts of pages, best first. Told from the index alone, since texts are slow to read. */
  parts(
    kind: 'headings' | 'texts',
    all: readonly Part[],
    pages: readonly number[],
  ): Map<number, MatchingPart[]> {
    const wanted = new Set(pages);
    const counted = new Map<number, Counted>();
    this.#found.forEach(({ [kind]: { ids, scores } }, term) => {
      const [weight = 0, word = -1] = [this.weights[term], this.#query.terms[term]?.word];
      if (weight === 0) return;
      ids.forEach((id, place) => {
        const { page, section } = all[id] as Part;
        if (!wanted.has(page)) return;
        const part = counted.get(id) ?? { page, section, weight: 0, words: new Map(), score: 0 };
        counted.set(id, part);
        const before = part.words.get(word) ?? 0;
        const after = Math.min(1, before + weight);
        part.words.set(word, after);
        part.weight += after - before;
        part.score += weight * (scores[place] ?? 0);
      });
    });
    const best = [...counted.values()].sort((a, b) => b.weight - a.weight || b.score - a.score);
    return Map.groupBy(best, ({ page }) => page);
  }

  /** The terms that have occurred in the texts so far. */
  get terms(): string[] {
    return [...this.#met];
  }

  /** The first matches in a text, in order of position. */
  in(text: string): Mark[] {
    const marks: Mark[] = [];
    if (this.#byTerm.size === 0) return marks;
    for (const { term, start, end } of termsAmong(text, this.#byTerm, MAX_MARKS)) {
      const match = this.#byTerm.get(term);
      if (!match) continue;
      this.#met.add(term);
      marks.push({ start, length: markedLength(text.slice(start, end), match), term: match.term });
    }
    return marks;
  }

  /** How many of the query's words are marked, see {@link MatchingPart}. */
  weightOf(marks: readonly Mark[]): number {
    const words = new Map<number, number>();
    for (const term of new Set(marks.map((mark) => mark.term))) {
      const word = this.#query.terms[term]?.word ?? 0;
      words.set(word, Math.min(1, (words.get(word) ?? 0) + (this.weights[term] ?? 0)));
    }
    return [...words.values()].reduce((sum, weight) => sum + weight, 0);
  }
}

function* termsOf(found: TermFound | undefined): Generator<string> {
  if (!found) return;
  yield* found.headings.terms;
  yield* found.texts.terms;
}

/** For a prefix match, only the prefix; the whole word if the two cannot be compared. */
function markedLength(word: string, { beginning }: Match): number {
  if (beginning === undefined) return word.length;
  const part = word.slice(0, beginning.length);
  return fold(part) === beginning ? part.length : word.length;
}
