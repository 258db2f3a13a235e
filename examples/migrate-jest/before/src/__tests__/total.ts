import { expect, test } from '@jest/globals';
import { total } from '@/invoice';

test('an empty invoice is free', () => {
  expect(total([])).toBe(0);
});
