import { readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../testing/temporarySite.ts';
import { cacheFolder, DiskCache } from './diskCache.ts';
import { sha1 } from './hash.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const value = { html: 'A\n“B”' };

function setUp() {
  const folder = cacheFolder({ cacheDir: temporaryFolder() });
  const open = (version = 'v1') => new DiskCache<typeof value>(folder, version);
  const age = (file: string, days: number) => {
    const time = new Date(Date.now() - days * DAY_MS);
    utimesSync(file, time, time);
  };
  return { folder, open, cache: open(), age };
}

it('returns stored values, also from a new instance', () => {
  const { cache, open } = setUp();
  expect([cache.has('a'), cache.get('a')]).toEqual([false, undefined]);
  cache.put('a', value);
  expect([cache.has('a'), cache.get('a'), open().get('a')]).toEqual([true, value, value]);
});

it('separates keys and versions', () => {
  const { cache, open } = setUp();
  cache.put('a', value);
  expect([cache.get('b'), open('v2').get('a')]).toEqual([undefined, undefined]);
});

describe('a damaged entry', () => {
  it('counts as a miss and is replaced, wherever it is cut off', () => {
    const { cache } = setUp();
    cache.put('a', value);
    const content = readFileSync(cache.file('a'));
    for (let length = 0; length < content.length; length++) {
      writeFileSync(cache.file('a'), content.subarray(0, length));
      expect(cache.get('a'), `${length} bytes`).toBeUndefined();
    }
  });

  it.each([
    ['another byte', `${sha1(JSON.stringify(value))}\n${JSON.stringify(value).replace('A', 'B')}`],
    ['zeros', '\0'.repeat(500)],
    ['valid JSON without a checksum', '{}\n{}'],
    ['null', 'null\nnull'],
  ])('counts as a miss and is replaced: %s', (_, damaged) => {
    const { cache } = setUp();
    cache.put('a', value);
    writeFileSync(cache.file('a'), damaged);
    expect(cache.get('a')).toBeUndefined();
    cache.put('a', value);
    expect(cache.get('a')).toEqual(value);
  });
});

it('recreates a deleted cache folder', () => {
  const { cache, folder } = setUp();
  cache.put('a', value);
  rmSync(folder, { recursive: true });
  expect(cache.get('a')).toBeUndefined();
  cache.put('a', value);
  expect(cache.get('a')).toEqual(value);
});

it('leaves no temporary files when two builds write the same entry', () => {
  const { cache, open, folder } = setUp();
  for (const each of [cache, open(), cache, open()]) each.put('a', value);
  expect(readdirSync(folder)).toEqual([path.basename(cache.file('a'))]);
});

describe('prune', () => {
  it('removes entries of all versions that no build has read for a week, and leftovers of killed builds', () => {
    const { cache, open, age, folder } = setUp();
    const other = open('v2');
    for (const each of [cache, other]) for (const key of ['old', 'recent', 'read']) each.put(key, value);
    const leftover = path.join(folder, 'x.json.1-0-0.tmp');
    writeFileSync(leftover, '');
    for (const file of [cache.file('old'), other.file('old'), cache.file('read'), leftover]) age(file, 8);
    age(cache.file('recent'), 6);
    cache.get('read');
    cache.prune();
    expect(['old', 'recent', 'read'].map((key) => cache.has(key))).toEqual([false, true, true]);
    expect(['old', 'recent', 'read'].map((key) => other.has(key))).toEqual([false, true, true]);
    expect(readdirSync(folder)).toHaveLength(4);
  });

  it('does nothing without a cache', () => {
    const { cache, folder } = setUp();
    cache.prune();
    expect(statSync(folder, { throwIfNoEntry: false })).toBeUndefined();
  });
});
