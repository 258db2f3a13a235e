import { rmSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { compilerOf, temporarySite, writeFiles } from '../../../testing/temporarySite.ts';
import { discoverPages } from '../content/read/discover.ts';
import { loadPage, PageCache } from './pageCache.ts';
import { inBatches } from './pool.ts';

async function setUp() {
  const text = '# A\n';
  const site = temporarySite({ 'docs/en/a.mdx': text });
  const [source] = discoverPages(site).sources;
  if (!source) throw new Error('There is no page.');
  const cache = new PageCache(site, 'v');
  const key = cache.key(source.displayFile, Buffer.from(text));
  let compiled = 0;
  const compiler = () => {
    compiled++;
    return compilerOf(site);
  };
  return { site, cache, key, load: () => loadPage(cache, compiler, source, key), times: () => compiled };
}

describe('loadPage', () => {
  it('takes the page from the cache', async () => {
    const { cache, key, load, times } = await setUp();
    cache.store(key, await load());
    expect(times()).toBe(1);
    expect(await load()).toEqual(cache.load(key));
    expect(times()).toBe(1);
  });

  it('recompiles it if the cache was emptied', async () => {
    const { site, cache, key, load, times } = await setUp();
    cache.store(key, await load());
    rmSync(site.cacheDir, { recursive: true });
    expect(await load()).toMatchObject({ headingTitle: 'A', problems: [] });
    expect(times()).toBe(2);
  });

  it('refuses a page that is no longer the one the build began with', async () => {
    const { site, load } = await setUp();
    writeFiles(site.root, { 'docs/en/a.mdx': '# B\n' });
    await expect(load()).rejects.toThrow('docs/en/a.mdx changed during the build. Run it again.');
  });

  it('fails if the page was removed', async () => {
    const { site, load } = await setUp();
    rmSync(path.join(site.docsDir, 'en/a.mdx'));
    await expect(load()).rejects.toThrow('ENOENT');
  });
});

it('cuts work into batches without losing any', () => {
  const items = Array.from({ length: 40 }, (_, index) => index);
  const batches = inBatches(items);
  expect(batches.flat()).toEqual(items);
  expect(batches.map(({ length }) => length)).toEqual([16, 16, 8]);
  expect(inBatches([])).toEqual([]);
});
