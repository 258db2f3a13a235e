import { expect, test } from '@rstest/core';
import { deliveryDays } from '@/dates';

test('a parcel of Friday arrives on Monday', () => {
  expect(deliveryDays(new Date('2026-01-02'))).toBe(3);
});
