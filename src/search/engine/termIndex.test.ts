import { describe, expect, it, vi } from 'vitest';

import { FieldIndex, TermIndex } from './termIndex.ts';

const EXACT = { typos: 0, prefix: false };

function indexOf(...texts: string[]): TermIndex {
  const index = new TermIndex({ text: 1, code: 0.5 });
  for (const text of texts) index.add({ text });
  return index;
}

/** A number as a word made of letters. */
const letters = (number: number) =>
  number.toString(26).replace(/./g, (digit) => 'abcdefghijklmnopqrstuvwxyz'[parseInt(digit, 26)] ?? '');

/** The documents that match a term, best first. */
function found(index: TermIndex, term: string, options = EXACT): number[] {
  const { ids, scores } = index.lookup(term, options);
  const order = [...ids.keys()].sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
  return order.map((place) => ids[place] ?? -1);
}

describe('an index of terms', () => {
  it('prefers documents that say a term more often, and short ones', () => {
    const index = indexOf('one two three four five six', 'one', 'two two one', 'other');
    expect(found(index, 'one')).toEqual([1, 2, 0]);
    expect(found(index, 'two')).toEqual([2, 0]);
    expect(found(index, 'on')).toEqual([]);
  });

  it('counts a field as much as it is worth', () => {
    const index = new TermIndex({ text: 1, code: 0.5 });
    index.add({ code: 'run', text: 'other' });
    index.add({ text: 'run', code: 'other' });
    expect(found(index, 'run')).toEqual([1, 0]);
  });

  it('finds beginnings and near misses after what was asked for, also while it grows', () => {
    const index = indexOf('snapshotresolver', 'snapshot');
    expect(found(index, 'snapshot', { typos: 0, prefix: true })).toEqual([1, 0]);
    expect(found(index, 'snapshto', { typos: 2, prefix: false })).toEqual([1]);
    index.add({ text: 'snap' });
    expect(found(index, 'snap', { typos: 0, prefix: true })).toEqual([2, 1, 0]);
    expect(index.lookup('snap', { typos: 0, prefix: true }).terms).toEqual(
      expect.arrayContaining(['snap', 'snapshot', 'snapshotresolver']),
    );
  });

  it('stands for no more than some of very many terms that begin the same, and always for itself', () => {
    const names = Array.from({ length: 3000 }, (_, number) => `report${letters(number)}`);
    const index = indexOf(names.join(' '), 'report', ...Array(5).fill('filler'));
    const { matches } = FieldIndex.prototype;
    let looked = 0;
    vi.spyOn(FieldIndex.prototype, 'matches').mockImplementation(function* (this: FieldIndex, ...asked) {
      for (const match of matches.apply(this, asked)) {
        looked++;
        yield match;
      }
    });
    const { terms, ids } = index.lookup('report', { typos: 0, prefix: true });
    vi.restoreAllMocks();
    expect(looked).toBeLessThan(1000);
    expect(terms).toContain('report');
    expect(terms.length).toBeGreaterThan(100);
    expect(terms.length).toBeLessThan(1000);
    expect([...ids].sort()).toEqual([0, 1]);
  });

  it('keeps thousands of documents and terms apart', () => {
    const index = new TermIndex({ a: 1, b: 1, c: 1, d: 1 });
    const size = 20_000;
    for (let id = 0; id < size; id++) index.add({ a: `${letters(id % 7000)} every`, d: `d${letters(id)}` });
    expect(found(index, letters(6999)).sort((a, b) => a - b)).toEqual([6999, 13_999]);
    expect(found(index, `d${letters(size - 1)}`)).toEqual([size - 1]);
    expect(index.lookup('every', EXACT).ids.length).toBe(size);
  });

  it('finds a name that ends with a long number by both', () => {
    const index = indexOf('order4711', 'order4712', 'v8');
    expect(found(index, 'order')).toEqual([0, 1]);
    expect(found(index, '4711')).toEqual([0]);
    expect(found(index, 'v8')).toEqual([2]);
  });
});
