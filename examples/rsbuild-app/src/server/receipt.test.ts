import { expect, test } from '@rstest/core';
import { receipt } from './receipt';

test('ends with the total', () => {
  expect(typeof document).toBe('undefined');
  expect(receipt([450, 1250])).toBe('4.50 EUR\n12.50 EUR\n17.00 EUR');
});
