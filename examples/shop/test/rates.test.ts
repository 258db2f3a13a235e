import { afterEach, expect, rs, test } from '@rstest/core';
import { exchangeRate } from '@/rates';

const fetchMock = rs.fn<typeof fetch>();
rs.stubGlobal('fetch', fetchMock);

afterEach(() => {
  fetchMock.mockReset();
});

test('asks the service for the currency', async () => {
  fetchMock.mockResolvedValue(Response.json({ rate: 1.08 }));

  await expect(exchangeRate('usd')).resolves.toBe(1.08);
  expect(fetchMock).toHaveBeenCalledWith('https://rates.example.com/eur/usd');
});

test('says which rate is missing', async () => {
  fetchMock.mockResolvedValue(new Response(null, { status: 404 }));

  await expect(exchangeRate('xxx')).rejects.toThrow('No rate for xxx (status 404)');
});
