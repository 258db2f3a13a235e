import { expect, rs, test } from '@rstest/core';
import { findProducts } from '@/api';

test('asks the server', async () => {
  const fetch = rs.fn(async () => Response.json([{ name: 'Tea', price: 4.5 }]));
  rs.stubGlobal('fetch', fetch);

  expect(await findProducts('green tea')).toHaveLength(1);
  expect(fetch).toHaveBeenCalledWith('https://shop.example.com/api/products?q=green%20tea');
});
