import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { type Files, temporaryFolder, writeFiles } from '../../../testing/temporarySite.ts';
import { compressAssets } from './compressAssets.ts';
import { PublishedFiles } from './publishedFiles.ts';

const large = `// ${'x'.repeat(2000)}`;
const nothing = { reuse: () => false };

function siteOf(files: Files) {
  const folder = temporaryFolder();
  writeFiles(folder, files);
  return { folder, read: (name: string) => readFileSync(path.join(folder, name)) };
}

it('copies what is large enough, of the shell only', async () => {
  const { folder, read } = siteOf({ 'assets/js/a.js': large, 'assets/b.js': '1', 'other/c.js': large });
  const written = await compressAssets(folder, nothing);
  expect(written).toMatchObject([{ origin: 'assets/js/a.js' }]);
  expect(brotliDecompressSync(read('assets/js/a.js.br')).toString()).toBe(large);
  expect(gunzipSync(read('assets/js/a.js.gz')).toString()).toBe(large);
  for (const name of ['assets/b.js.br', 'other/c.js.br'])
    expect(existsSync(path.join(folder, name))).toBe(false);
});

it('compresses scripts as well as it can, whatever their size', async () => {
  const script = Array.from({ length: 30_000 }, (_, index) => `call(${(index * 7919) % 9973});`).join('');
  const { folder, read } = siteOf({ 'assets/js/shell.js': script });
  await compressAssets(folder, nothing);
  // the best level is the default
  expect(read('assets/js/shell.js.br').length).toBeLessThanOrEqual(brotliCompressSync(script).length);
});

it('writes the same each time', async () => {
  const { folder, read } = siteOf({ 'assets/a.css': 'a{}'.repeat(1000) });
  const copies = async () => {
    await compressAssets(folder, nothing);
    return ['br', 'gz'].map((suffix) => read(`assets/a.css.${suffix}`));
  };
  expect(await copies()).toEqual(await copies());
});

it('takes over what the last build has compressed, unless somebody has touched it or the content is another', async () => {
  const files = Object.fromEntries(
    ['same', 'touched', 'changed'].map((name) => [`assets/${name}.js`, large]),
  );
  const before = siteOf(files);
  const cacheDir = temporaryFolder();
  const published = () => new PublishedFiles({ cacheDir, outDir: before.folder });
  published().save(await compressAssets(before.folder, published()));
  writeFiles(before.folder, { 'assets/touched.js.br': 'broken' });

  const { folder, read } = siteOf({ ...files, 'assets/changed.js': `${large}!` });
  const written = await compressAssets(folder, published());
  // files are compressed concurrently, in no fixed order
  expect(written.map(({ origin }) => origin).sort()).toEqual(['assets/changed.js', 'assets/touched.js']);
  for (const name of ['same', 'touched']) {
    expect(brotliDecompressSync(read(`assets/${name}.js.br`)).toString()).toBe(large);
  }
});

it('leaves copies alone that come with the files', async () => {
  const { folder, read } = siteOf({ 'assets/a.js': large, 'assets/a.js.br': 'made before' });
  expect(await compressAssets(folder, nothing)).toEqual([]);
  expect(read('assets/a.js.br').toString()).toBe('made before');
});
