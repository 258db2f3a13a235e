import { expect, test } from '@rstest/core';
import { priceTag } from './priceTag';

test('shows the price in the page', () => {
  document.body.append(priceTag(450));
  expect(document.querySelector('strong')?.textContent).toBe('4.50 EUR');
});
