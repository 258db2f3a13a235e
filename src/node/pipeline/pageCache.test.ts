import {
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder, writeFiles } from '../../../testing/temporarySite.ts';
import { nothingExtracted, type Parsed } from '../content/page.ts';
import { PageCache } from './pageCache.ts';

const bytes = Buffer.from('# A');

function setUp(dependencies: string[] = []) {
  const folder = temporaryFolder();
  const cache = new PageCache(folder, 'v1');
  const key = cache.key('docs/en/a.mdx', bytes);
  const page: Parsed = {
    ...nothingExtracted(),
    problems: [],
    headingTitle: 'A\n“B”',
    html: ['<p>\n</p>'],
    code: 'return 1;\n',
    markdown: '# A\n',
    frontmatter: { title: 'A' },
    dependencies: dependencies.map((name) => path.join(folder, name)),
  };
  const file = path.join(folder, 'pages', `${key}.json`);
  const { html, code, markdown, ...summary } = page;
  return { folder, cache, key, page, summary, file };
}

/** Reads an entry both ways. */
const read = (cache: PageCache, key: string) => [cache.summary(key)?.summary, cache.load(key)];
const MISS = [undefined, undefined];

describe('an entry', () => {
  it('is read as it was written, also by a later build', () => {
    const { cache, key, page, summary, folder } = setUp();
    expect(read(cache, key)).toEqual(MISS);
    cache.store(key, page);
    expect(read(cache, key)).toEqual([summary, page]);
    expect(read(new PageCache(folder, 'v1'), key)).toEqual([summary, page]);
  });

  it('belongs to a content, a file and a version of the engine', () => {
    const { cache, key, folder } = setUp();
    expect(cache.key('docs/en/a.mdx', Buffer.from('# A'))).toBe(key);
    expect(cache.key('docs/en/a.mdx', Buffer.from('# B'))).not.toBe(key);
    expect(cache.key('docs/zh/a.mdx', bytes)).not.toBe(key);
    expect(new PageCache(folder, 'v2').key('docs/en/a.mdx', bytes)).not.toBe(key);
  });
});

describe('an entry is a miss', () => {
  it('when it is deleted', () => {
    const { cache, key, page, file, folder } = setUp();
    cache.store(key, page);
    rmSync(file);
    expect(read(cache, key)).toEqual(MISS);
    rmSync(folder, { recursive: true });
    expect(read(cache, key)).toEqual(MISS);
    cache.store(key, page);
    expect(cache.load(key)).toEqual(page);
  });

  it('when it is cut off, wherever that is', () => {
    const { cache, key, page, file } = setUp();
    cache.store(key, page);
    const { size } = statSync(file);
    const content = readFileSync(file);
    for (let length = size - 1; length >= 0; length--) {
      writeFileSync(file, content);
      truncateSync(file, length);
      expect(cache.load(key), `${length} of ${size} bytes`).toBeUndefined();
      // if only the body is cut off, the summary is still valid, and the page is compiled again for its body
      if (content[length - 1] !== 10) expect(cache.summary(key), `${length} bytes`).toBeUndefined();
    }
  });

  it('when a byte of its body is another one', () => {
    const { cache, key, page, file } = setUp();
    cache.store(key, page);
    writeFileSync(file, readFileSync(file, 'utf8').replace('return 1', 'return 2'));
    expect(cache.load(key)).toBeUndefined();
  });

  it.each([
    ['zeros', '\0'.repeat(500)],
    ['something else', '<html>\n</html>\n'],
    ['JSON of another shape', '{}\n{}\n'],
    ['null', 'null\nnull\n'],
    ['a list', '[]\n[]\n'],
    ['empty lines', '\n\n'],
  ])('when it is corrupt: %s', (_, content) => {
    const { cache, key, page, file } = setUp();
    cache.store(key, page);
    writeFileSync(file, content);
    expect(read(cache, key)).toEqual(MISS);
    cache.store(key, page);
    expect(cache.load(key), 'and is mended').toEqual(page);
  });
});

describe('dependencies', () => {
  it.each<[what: string, change: (folder: string) => void]>([
    ['changes', (folder) => writeFiles(folder, { 'part.mdx': 'new' })],
    ['disappears', (folder) => rmSync(path.join(folder, 'part.mdx'))],
    ['appears', (folder) => writeFiles(folder, { 'missing.mdx': 'new' })],
  ])('make a miss when one of them %s', (_, change) => {
    const { cache, key, page, folder } = setUp(['part.mdx', 'missing.mdx']);
    writeFiles(folder, { 'part.mdx': 'old' });
    cache.store(key, page);
    expect(cache.load(key)).toEqual(page);
    change(folder);
    expect(read(cache, key)).toEqual(MISS);
  });

  it('may be touched', () => {
    const { cache, key, page, folder } = setUp(['part.mdx']);
    writeFiles(folder, { 'part.mdx': 'old' });
    cache.store(key, page);
    utimesSync(path.join(folder, 'part.mdx'), 1, 1);
    expect(cache.load(key)).toEqual(page);
  });
});

describe('two builds at once', () => {
  it('write the same entry without disturbing each other', () => {
    const { cache, key, page, folder } = setUp();
    const other = new PageCache(folder, 'v1');
    for (let turn = 0; turn < 20; turn++) {
      (turn % 2 === 0 ? cache : other).store(key, page);
      expect(cache.load(key)).toEqual(page);
      expect(other.load(key)).toEqual(page);
    }
    expect(readdirSync(path.join(folder, 'pages')), 'nothing is left over').toEqual([`${key}.json`]);
  });

  it('never show half of an entry: what another build is still writing is not read', () => {
    const { cache, key, page, file } = setUp();
    cache.store(key, page);
    writeFileSync(`${file}.1-0-0.tmp`, readFileSync(file).subarray(0, 20));
    expect(cache.load(key)).toEqual(page);
  });
});

describe('pruning', () => {
  const DAY = 24 * 60 * 60 * 1000;

  it('removes what nobody has used for a week', () => {
    const { cache, key, page, file, folder } = setUp();
    const now = Date.now();
    const names = { used: key, old: 'a'.repeat(40), fresh: 'b'.repeat(40) };
    for (const name of Object.values(names)) cache.store(name, page);
    const leftover = path.join(folder, 'pages', `${names.old}.json.1-0-0.tmp`);
    writeFileSync(leftover, '');
    const old = new Date(now - 8 * DAY);
    for (const name of [file, file.replace(key, names.old), leftover]) utimesSync(name, old, old);
    cache.prune(new Set([names.used]), now);
    expect(readdirSync(path.join(folder, 'pages')).sort()).toEqual(
      [`${names.fresh}.json`, `${key}.json`].sort(),
    );
  });

  it('does nothing without a cache', () => {
    const { cache, key, folder } = setUp();
    cache.prune(new Set([key]), Date.now());
    expect(readdirSync(folder)).toEqual([]);
  });
});
