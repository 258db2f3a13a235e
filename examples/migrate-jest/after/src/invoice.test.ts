import { beforeEach, describe, expect, rs, test } from '@rstest/core';
import { invoice } from '@/invoice';
import { rateOf } from '@/rates';

rs.mock('@/rates', () => ({
  ...rs.requireActual<typeof import('@/rates')>('@/rates'),
  rateOf: rs.fn(),
}));

describe('invoice', () => {
  const lines = [{ name: 'Tea', euros: 4.5, count: 3 }];

  beforeEach(() => {
    rs.mocked(rateOf).mockResolvedValue(1.1);
  });

  test('converts every line', async () => {
    expect(await invoice(lines, 'USD')).toMatchSnapshot();
  });

  test('asks once for the rate', async () => {
    await invoice([...lines, ...lines], 'USD');
    expect(rateOf).toHaveBeenCalledTimes(1);
  });
});
