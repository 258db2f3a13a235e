import { expect, rs, test } from '@rstest/core';

test('#expect-addequalitytesters: deep matchers use it, except those for the results of a mock; toBe does not', async () => {
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
  const charge = rs.fn((_money: Money) => a);
  charge(a);
  expect(charge).toHaveBeenCalledWith(b);
  expect(charge).not.toHaveReturnedWith(b);
  expect(charge).not.toHaveLastReturnedWith(b);
  expect(charge).not.toHaveNthReturnedWith(1, b);
  const load = rs.fn(async () => a);
  await load();
  expect(load).not.toHaveResolvedWith(b);
  expect(load).not.toHaveLastResolvedWith(b);
  expect(load).not.toHaveNthResolvedWith(1, b);
});

test('#expect-extend: pass is the result without not; Rstest inverts it', () => {
  expect.extend({ toBeCheap: (price: number) => ({ pass: price < 10, message: () => 'price' }) });
  const expensive = expect(50).not as unknown as { toBeCheap: () => void };
  expensive.toBeCheap();
  expect(() => (expect(5).not as unknown as typeof expensive).toBeCheap()).toThrow('price');
});
