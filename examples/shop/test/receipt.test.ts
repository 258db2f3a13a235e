import { expect, test } from '@rstest/core';
import { receipt } from '@/receipt';

test('lists every line and the total', () => {
  const text = receipt([
    { name: 'Tea', cents: 450, count: 3 },
    { name: 'Pot', cents: 2900, count: 1 },
  ]);

  expect(text).toMatchSnapshot();
});

test('says that nothing was bought', () => {
  expect(receipt([])).toMatchInlineSnapshot(`"Total  €0.00"`);
});
