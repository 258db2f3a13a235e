import { afterAll, afterEach, beforeAll, expect, test } from '@rstest/core';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { exchangeRate } from '@/rates';

const server = setupServer(
  http.get('https://rates.example.com/eur/:currency', ({ params }) =>
    params.currency === 'usd' ? HttpResponse.json({ rate: 1.08 }) : new HttpResponse(null, { status: 404 }),
  ),
);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

test('reads the rate from the answer', async () => {
  await expect(exchangeRate('usd')).resolves.toBe(1.08);
});

test('says which rate is missing', async () => {
  await expect(exchangeRate('xxx')).rejects.toThrow('No rate for xxx (status 404)');
});

test('gives up when the service is down', async () => {
  server.use(http.get('https://rates.example.com/eur/usd', () => HttpResponse.error()));

  await expect(exchangeRate('usd')).rejects.toThrow(TypeError);
});
