import { expect, test } from '@rstest/core';
import { total } from '@/cart';

test('an empty cart costs nothing', () => {
  expect(total([])).toBe(0);
});

test('every piece counts', () => {
  expect(total([{ name: 'Tea', cents: 450, count: 3 }])).toBe(1350);
});
