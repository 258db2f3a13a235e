import { expect, test } from '@rstest/core';
import { add } from './basket';

test('the same tea twice is one line', () => {
  const basket = add(add([], 'Sencha'), 'Sencha');

  expect(basket).toEqual([{ name: 'Sencha', count: 2 }]);
});
