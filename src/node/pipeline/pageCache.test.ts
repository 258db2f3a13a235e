import { rmSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder, writeFiles } from '../../../testing/temporarySite.ts';
import { emptyExtraction, type Parsed } from '../content/page.ts';
import { PageCache } from './pageCache.ts';

const bytes = Buffer.from('# A');

function setUp(dependencies: string[] = []) {
  const cacheDir = temporaryFolder();
  const open = (version = 'v1') => new PageCache({ cacheDir }, { version, lint: false });
  const cache = open();
  const key = cache.key('docs/en/a.mdx', bytes);
  const page: Parsed = {
    ...emptyExtraction(),
    problems: [],
    headingTitle: 'A\n“B”',
    html: ['<p>\n</p>'],
    code: 'return 1;\n',
    markdown: '# A\n',
    frontmatter: { title: 'A' },
    dependencies: dependencies.map((name) => path.join(cacheDir, name)),
  };
  const { html, code, markdown, ...summary } = page;
  return { cacheDir, open, cache, key, page, summary };
}

/** Reads an entry both ways. */
const read = (cache: PageCache, key: string) => [cache.summary(key), cache.load(key)];
const MISS = [undefined, undefined];

it('returns a stored page unchanged, also in a later build', () => {
  const { cache, open, key, page, summary } = setUp();
  expect(read(cache, key)).toEqual(MISS);
  expect(cache.store(key, page)).toEqual(summary);
  expect(read(cache, key)).toEqual([summary, page]);
  expect(read(open(), key)).toEqual([summary, page]);
});

it('keeps separate entries per content, file and version', () => {
  const { cache, open, key, page } = setUp();
  cache.store(key, page);
  expect(cache.key('docs/en/a.mdx', Buffer.from('# A'))).toBe(key);
  for (const other of [cache.key('docs/en/a.mdx', Buffer.from('# B')), cache.key('docs/zh/a.mdx', bytes)])
    expect(read(cache, other)).toEqual(MISS);
  expect(read(open('v2'), key)).toEqual(MISS);
});

describe('dependencies', () => {
  it.each<[what: string, change: (folder: string) => void]>([
    ['changes', (folder) => writeFiles(folder, { 'part.mdx': 'new' })],
    ['disappears', (folder) => rmSync(path.join(folder, 'part.mdx'))],
    ['appears', (folder) => writeFiles(folder, { 'missing.mdx': 'new' })],
  ])('invalidates a page when a dependency %s', (_, change) => {
    const { cache, key, page, cacheDir } = setUp(['part.mdx', 'missing.mdx']);
    writeFiles(cacheDir, { 'part.mdx': 'old' });
    cache.store(key, page);
    expect(cache.load(key)).toEqual(page);
    change(cacheDir);
    expect(read(cache, key)).toEqual(MISS);
  });

  it('keeps a page cached when a dependency is touched', () => {
    const { cache, key, page, cacheDir } = setUp(['part.mdx']);
    writeFiles(cacheDir, { 'part.mdx': 'old' });
    cache.store(key, page);
    utimesSync(path.join(cacheDir, 'part.mdx'), 1, 1);
    expect(cache.load(key)).toEqual(page);
  });
});

it('ignores an article stored with a different version of a dependency', () => {
  const { cache, open, key, page, cacheDir } = setUp(['part.mdx']);
  writeFiles(cacheDir, { 'part.mdx': 'old' });
  cache.store(key, page);
  writeFiles(cacheDir, { 'part.mdx': 'new' });
  open().store(key, { ...page, code: 'return 2;' });
  writeFiles(cacheDir, { 'part.mdx': 'old' });
  expect(cache.load(key)).toBeUndefined();
});
