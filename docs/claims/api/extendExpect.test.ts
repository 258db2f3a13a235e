import { expect, test } from '@rstest/core';

test('#expect-addequalitytesters: All deep matchers use it; toBe does not', () => {
  class Money {
    readonly cents: number;
    readonly label: string;
    constructor(cents: number, label: string) {
      this.cents = cents;
      this.label = label;
    }
  }
  expect.addEqualityTesters([
    (a, b) => (a instanceof Money && b instanceof Money ? a.cents === b.cents : undefined),
  ]);
  const [a, b] = [new Money(5, 'a'), new Money(5, 'b')];
  expect(a).toEqual(b);
  expect(a).toStrictEqual(b);
  expect([a]).toContainEqual(b);
  expect(a).not.toBe(b);
});

test('#expect-extend: pass is the result without not; Rstest inverts it', () => {
  expect.extend({ toBeCheap: (price: number) => ({ pass: price < 10, message: () => 'price' }) });
  const expensive = expect(50).not as unknown as { toBeCheap: () => void };
  expensive.toBeCheap();
  expect(() => (expect(5).not as unknown as typeof expensive).toBeCheap()).toThrow('price');
});
