import { afterEach, expect, rs, test } from '@rstest/core';
import { shipping } from '@/shipping';

afterEach(() => {
  rs.unstubAllEnvs();
});

test('is free from 50 euros on', () => {
  expect(shipping(4999)).toBe(490);
  expect(shipping(5000)).toBe(0);
});

test('takes the limit from the environment', () => {
  rs.stubEnv('FREE_SHIPPING_FROM', '2000');

  expect(shipping(2000)).toBe(0);
});
