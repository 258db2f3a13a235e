import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { type Files, temporaryFolder, writeFiles } from '../../../testing/temporarySite.ts';
import { compressAssets } from './compressAssets.ts';

const large = `// ${'x'.repeat(2000)}`;

function createSite(files: Files) {
  const folder = temporaryFolder();
  writeFiles(folder, files);
  return { folder, read: (name: string) => readFileSync(path.join(folder, name)) };
}

it('compresses assets above the minimum size', async () => {
  const { folder, read } = createSite({ 'assets/js/a.js': large, 'assets/b.js': '1', 'other/c.js': large });
  await compressAssets(folder);
  expect(brotliDecompressSync(read('assets/js/a.js.br')).toString()).toBe(large);
  expect(gunzipSync(read('assets/js/a.js.gz')).toString()).toBe(large);
  for (const name of ['assets/b.js.br', 'other/c.js.br'])
    expect(existsSync(path.join(folder, name))).toBe(false);
});

it('compresses scripts of any size at the best level', async () => {
  const script = Array.from({ length: 30_000 }, (_, index) => `call(${(index * 7919) % 9973});`).join('');
  const { folder, read } = createSite({ 'assets/js/shell.js': script });
  await compressAssets(folder);
  // the best level is the default
  expect(read('assets/js/shell.js.br').length).toBeLessThanOrEqual(brotliCompressSync(script).length);
});

it('writes the same bytes each time', async () => {
  const { folder, read } = createSite({ 'assets/a.css': 'a{}'.repeat(1000) });
  const copies = async () => {
    await compressAssets(folder);
    return ['br', 'gz'].map((suffix) => read(`assets/a.css.${suffix}`));
  };
  expect(await copies()).toEqual(await copies());
});
