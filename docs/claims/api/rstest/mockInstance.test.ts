import { expect, rs, test } from '@rstest/core';

test('#set-the-implementation: When the queue is empty, the mock uses its lasting implementation again', () => {
  const roll = rs.fn(() => 1);
  roll.mockReturnValueOnce(6).mockReturnValueOnce(5);
  expect([roll(), roll(), roll()]).toEqual([6, 5, 1]);
});

test('#withimplementation: then restores what was there before, queued Once implementations included', () => {
  const now = rs.fn(() => 'now');
  now.mockReturnValueOnce('queued');
  now.withImplementation(
    () => 'then',
    () => {
      expect(now()).toBe('then');
    },
  );
  expect([now(), now()]).toEqual(['queued', 'now']);
});

test('#set-the-result: they replace each other and share one queue', () => {
  const load = rs.fn<() => unknown>();
  load.mockReturnValue(1).mockImplementation(() => 2);
  expect(load()).toBe(2);
  load.mockReturnValueOnce('a').mockImplementationOnce(() => 'b');
  expect([load(), load()]).toEqual(['a', 'b']);
});

test('#mockclear: The implementation stays, and so do queued Once implementations', () => {
  const roll = rs.fn(() => 1).mockReturnValueOnce(6);
  roll.mockClear();
  expect([roll(), roll()]).toEqual([6, 1]);
});

test('#mockreset: Also returns to the initial implementation and drops the queue', () => {
  const roll = rs
    .fn(() => 1)
    .mockReturnValue(2)
    .mockReturnValueOnce(6);
  roll.mockReset();
  expect(roll()).toBe(1);
});

test('#mockreset: A spy keeps recording and calls the original again', () => {
  const shop = { price: () => 10 };
  const price = rs.spyOn(shop, 'price').mockReturnValue(5);
  price.mockReset();
  expect(shop.price()).toBe(10);
  expect(price).toHaveBeenCalledOnce();
});

test('#getmockimplementation: For a spy that you have not changed, it is undefined', () => {
  expect(rs.spyOn({ price: () => 10 }, 'price').getMockImplementation()).toBeUndefined();
});

test('#getmockname: this is the name of the implementation, for a spy the name of the method, or else rstest.fn()', () => {
  expect(rs.fn(function double() {}).getMockName()).toBe('double');
  expect(rs.spyOn({ price: () => 10 }, 'price').getMockName()).toBe('price');
  expect(rs.fn().getMockName()).toBe('rstest.fn()');
});

test('#the-records-in-mock: An entry appears when its promise settles', async () => {
  const load = rs.fn(async () => 1);
  const promise = load();
  expect(load.mock.settledResults).toEqual([]);
  await promise;
  expect(load.mock.settledResults).toEqual([{ type: 'fulfilled', value: 1 }]);
});

test('#the-records-in-mock: an object that changes after the call shows its new state', () => {
  const save = rs.fn();
  const cart = { count: 1 };
  save(cart);
  cart.count = 2;
  expect(save).toHaveBeenCalledWith({ count: 2 });
});
