import { expect, it } from 'vitest';
import { LruCache } from './lruCache.ts';

const value = (name: string) => ({ name });

it('evicts the least recently used entry', () => {
  const cache = new LruCache<string, { name: string }>(2);
  cache.set('a', value('a'));
  cache.set('b', value('b'));
  expect(cache.get('a')).toEqual(value('a'));
  cache.set('c', value('c'));
  expect(['a', 'b', 'c'].map((key) => cache.get(key)?.name)).toEqual(['a', undefined, 'c']);
});

it('updates a known key without evicting another, and deletes keys', () => {
  const cache = new LruCache<string, { name: string }>(2);
  for (const key of ['a', 'b']) cache.set(key, value(key));
  cache.set('a', value('new'));
  expect([cache.get('a')?.name, cache.get('b')?.name]).toEqual(['new', 'b']);
  cache.delete('a');
  expect(cache.get('a')).toBeUndefined();
  cache.clear();
  expect(cache.get('b')).toBeUndefined();
});
