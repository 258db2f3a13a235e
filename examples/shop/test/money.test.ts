import { expect, test } from '@rstest/core';
import { discounted } from '@/money';

test.each([
  [1000, 10, 900],
  [999, 50, 499],
])('%i cents less %i %% are %i', (cents, percent, left) => {
  expect(discounted(cents, percent)).toBe(left);
});
