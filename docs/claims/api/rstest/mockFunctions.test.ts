import * as fs from 'node:fs';
import defaultFs, { readFileSync } from 'node:fs';
import { expect, rs, test } from '@rstest/core';

test('#rs-fn: Without an implementation, the mock returns undefined', () => {
  expect(rs.fn()()).toBeUndefined();
});

test('#rs-fn: A class as the implementation fails with Class constructor', () => {
  const Client = rs.fn(class Client {} as never) as unknown as new () => object;
  expect(() => new Client()).toThrow(/Class constructor .* cannot be invoked without 'new'/);
});

test('#rs-spyon: Replaces the method with a mock that still calls the original until you change its implementation', () => {
  const cart = { size: () => 3 };
  const size = rs.spyOn(cart, 'size');
  expect(cart.size()).toBe(3);
  size.mockReturnValue(9);
  expect(cart.size()).toBe(9);
});

test('#rs-spyon: Spying on a method twice returns the same mock', () => {
  const cart = { size: () => 3 };
  expect(rs.spyOn(cart, 'size')).toBe(rs.spyOn(cart, 'size'));
});

test('#rs-spyon: The property must exist, with accessType as well, and be a function without it', () => {
  const cart: Record<string, unknown> = { count: 3 };
  expect(() => rs.spyOn(cart, 'size')).toThrow('size does not exist');
  expect(() => rs.spyOn(cart, 'size', 'get')).toThrow('size does not exist');
  expect(() => rs.spyOn(cart, 'count')).toThrow('cannot spy on a non-function value');
  rs.spyOn(cart, 'count', 'get');
});

test('#rs-spyon: The exports of packages and Node.js built-ins are read-only', () => {
  expect(readFileSync).toBeTypeOf('function');
  expect(() => rs.spyOn(fs, 'readFileSync')).toThrow(
    'Cannot spy on "readFileSync": it is a read-only export',
  );
});

test('#rs-spyon: a spy on the default export does not reach named imports', () => {
  using spy = rs.spyOn(defaultFs, 'readFileSync').mockReturnValue('spied');
  expect(defaultFs.readFileSync(import.meta.filename)).toBe('spied');
  expect(readFileSync(import.meta.filename, 'utf8')).toContain('#rs-spyon');
  expect(spy).toHaveBeenCalledOnce();
});

test('#rs-mockobject: Returns a deep copy in which functions and methods are mocks', () => {
  const api = { version: 2, tags: ['a'], users: { find: () => 'Ada' }, since: new Date(0) };
  const mock = rs.mockObject(api);
  expect(mock.users.find()).toBeUndefined();
  expect(mock).toMatchObject({ version: 2, tags: [] });
  expect(mock.since).toBe(api.since);
  expect(api.users.find()).toBe('Ada');
});

test('#reset-all-mocks: Each of them calls one method on every mock in the file', () => {
  const cart = { size: () => 3 };
  const size = rs.spyOn(cart, 'size').mockReturnValue(9);
  cart.size();
  rs.clearAllMocks();
  expect(size).not.toHaveBeenCalled();
  expect(cart.size()).toBe(9);
  rs.resetAllMocks();
  expect(size).not.toHaveBeenCalled();
  expect(cart.size()).toBe(3);
  expect(rs.isMockFunction(cart.size)).toBe(true);
  rs.restoreAllMocks();
  expect(rs.isMockFunction(cart.size)).toBe(false);
});

test('#rs-mocked: Returns its argument unchanged and only tells TypeScript that it is a mock', () => {
  const real = () => 1;
  expect(rs.mocked(real)).toBe(real);
});

test('#rs-fn: a mock can be called with new, and an ordinary function gets the instance as this', () => {
  const Client = rs.fn(function (this: { url: string }, url: string) {
    this.url = url;
  });
  const create = Client as unknown as new (url: string) => { url: string };
  expect(new create('/api').url).toBe('/api');
  const Empty = rs.fn() as unknown as new () => object;
  expect(new Empty()).toBeTypeOf('object');
});
