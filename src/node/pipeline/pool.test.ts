import { expect, it } from 'vitest';
import { inBatches } from './pool.ts';

it('splits work into batches without losing any', () => {
  const items = Array.from({ length: 40 }, (_, index) => index);
  const batches = inBatches(items);
  expect(batches.flat()).toEqual(items);
  expect(batches.map(({ length }) => length)).toEqual([16, 16, 8]);
  expect(inBatches([])).toEqual([]);
});
