import { describe, expect, it } from 'vitest';
import { TermIndex } from './termIndex.ts';

const EXACT = { typos: false, prefix: false };

function indexOf(...texts: string[]): TermIndex {
  const index = new TermIndex({ text: 1, code: 0.5 });
  texts.forEach((text, id) => void index.add(id, { text }));
  return index;
}

const found = (index: TermIndex, term: string, options = EXACT) =>
  [...index.lookup(term, options).scores].sort(([, a], [, b]) => b - a).map(([id]) => id);

describe('an index of terms', () => {
  it('prefers documents that say a term more often, and short ones', () => {
    const index = indexOf('one two three four five six', 'one', 'two two one', 'other');
    expect(found(index, 'one')).toEqual([1, 2, 0]);
    expect(found(index, 'two')).toEqual([2, 0]);
    expect(found(index, 'on')).toEqual([]);
  });

  it('counts a field as much as it is worth', () => {
    const index = new TermIndex({ text: 1, code: 0.5 });
    index.add(0, { code: 'run', text: 'other' });
    index.add(1, { text: 'run', code: 'other' });
    expect(found(index, 'run')).toEqual([1, 0]);
  });

  it('finds beginnings and near misses after what was asked for, also while it grows', () => {
    const index = indexOf('snapshotting', 'snapshot');
    expect(found(index, 'snapshot', { typos: false, prefix: true })).toEqual([1, 0]);
    expect(found(index, 'snapshto', { typos: true, prefix: false })).toEqual([1]);
    index.add(2, { text: 'snap' });
    expect(found(index, 'snap', { typos: false, prefix: true })).toEqual([2, 1, 0]);
    expect(index.lookup('snap', { typos: false, prefix: true }).terms).toEqual(
      expect.arrayContaining(['snap', 'snapshot', 'snapshotting']),
    );
  });

  it('stands for the shortest of very many terms that begin the same', () => {
    const names = Array.from({ length: 3000 }, (_, number) => `report${number + 1000}x`);
    const index = indexOf(names.join(' '), 'reports', ...Array(5).fill('filler'));
    const { terms } = index.lookup('repor', { typos: false, prefix: true });
    expect(terms).toContain('reports');
    expect(terms.length).toBeLessThan(1000);
  });

  it('keeps thousands of documents and terms apart', () => {
    const index = new TermIndex({ a: 1, b: 1, c: 1, d: 1 });
    const size = 20_000;
    for (let id = 0; id < size; id++) index.add(id, { a: `term${id % 7000} x`, d: `last${id}` });
    expect(found(index, 'term6999').sort((a, b) => a - b)).toEqual([6999, 13_999]);
    expect(found(index, `last${size - 1}`)).toEqual([size - 1]);
    expect(index.lookup('x', EXACT).scores.size).toBe(size);
  });
});
