import { expect, test } from '@rstest/core';
import { total } from '@/invoice';

test('an empty invoice is free', () => {
  expect(total([])).toBe(0);
});
