import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { invoice } from '@/invoice';
import { rateOf } from '@/rates';

jest.mock('@/rates', () => ({
  ...jest.requireActual<typeof import('@/rates')>('@/rates'),
  rateOf: jest.fn(),
}));

describe('invoice', () => {
  const lines = [{ name: 'Tea', euros: 4.5, count: 3 }];

  beforeEach(() => {
    jest.mocked(rateOf).mockResolvedValue(1.1);
  });

  test('converts every line', async () => {
    expect(await invoice(lines, 'USD')).toMatchSnapshot();
  });

  test('asks once for the rate', async () => {
    await invoice([...lines, ...lines], 'USD');
    expect(rateOf).toHaveBeenCalledTimes(1);
  });
});
