/** A field and a count share one number with the document: six bits for the count, two for the field. */
const COUNT_BITS = 6;
const FIELD_BITS = 2;
const MAX_COUNT = 2 ** COUNT_BITS - 1;
const MAX_FIELD = 2 ** FIELD_BITS - 1;
const SHIFT = COUNT_BITS + FIELD_BITS;

const NONE = -1;

/**
 * In which documents terms stand, field by field, and how often: a list a term. All lists lie interlaced in two plain
 * arrays, eight bytes an entry, so that the texts of thousands of pages fit into a reader's memory.
 */
export class Postings {
  /** The last entry of every list, by the list's number. */
  #last = new Int32Array(1024).fill(NONE);
  /** How many documents every list has, field by field. */
  #counts = new Int32Array(1024 << FIELD_BITS);
  #entries = new Uint32Array(4096);
  /** Of every entry, the one before it in its list. */
  #before = new Int32Array(4096);
  #size = 0;

  append(list: number, document: number, field: number, count: number): void {
    if (field > MAX_FIELD) throw new RangeError(`There may be ${MAX_FIELD + 1} fields.`);
    while (list >= this.#last.length) {
      const lists = this.#last.length;
      this.#last = grown(this.#last).fill(NONE, lists);
      this.#counts = grown(this.#counts);
    }
    if (this.#size === this.#entries.length) {
      this.#entries = grown(this.#entries);
      this.#before = grown(this.#before);
    }
    this.#entries[this.#size] = (document << SHIFT) | (field << COUNT_BITS) | Math.min(count, MAX_COUNT);
    this.#before[this.#size] = this.#last[list] ?? NONE;
    this.#last[list] = this.#size++;
    const place = (list << FIELD_BITS) | field;
    this.#counts[place] = (this.#counts[place] ?? 0) + 1;
  }

  /** Calls with every document and field of a list, the latest first. */
  forEach(list: number, visit: (document: number, field: number, count: number) => void): void {
    for (let place = this.#last[list] ?? NONE; place !== NONE; place = this.#before[place] ?? NONE) {
      const entry = this.#entries[place] ?? 0;
      visit(entry >>> SHIFT, (entry >>> COUNT_BITS) & MAX_FIELD, entry & MAX_COUNT);
    }
  }

  documentsOf(list: number, field: number): number {
    return this.#counts[(list << FIELD_BITS) | field] ?? 0;
  }
}

function grown<T extends Int32Array | Uint32Array>(array: T): T {
  const larger = new (array.constructor as new (length: number) => T)(array.length * 2);
  larger.set(array);
  return larger;
}
