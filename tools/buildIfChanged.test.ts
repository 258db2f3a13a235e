import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { buildIfChanged } from './buildIfChanged.ts';

it('rebuilds when a file was changed or added, or another build wrote the folder', async () => {
  const outDir = mkdtempSync(path.join(tmpdir(), 'built-from-'));
  const added = path.join(import.meta.dirname, 'recipes/added.tmp.ts');
  onTestFinished(() => {
    rmSync(outDir, { recursive: true, force: true });
    rmSync(added, { force: true });
  });
  const build = () => buildIfChanged(outDir, ['tools/recipes'], () => {});
  expect(await build()).toBe(true);
  expect(await build()).toBe(false);

  writeFileSync(added, 'one');
  expect(await build()).toBe(true);
  writeFileSync(added, 'another');
  expect(await build()).toBe(true);
  expect(await build()).toBe(false);

  rmSync(path.join(outDir, '.built-from'));
  expect(await build()).toBe(true);
});

it('does not record a failed build', async () => {
  const outDir = mkdtempSync(path.join(tmpdir(), 'built-from-'));
  onTestFinished(() => rmSync(outDir, { recursive: true, force: true }));
  const fail = () => Promise.reject(new Error('It failed.'));
  await expect(buildIfChanged(outDir, ['tools/recipes'], fail)).rejects.toThrow('It failed.');
  expect(await buildIfChanged(outDir, ['tools/recipes'], () => {})).toBe(true);
});
