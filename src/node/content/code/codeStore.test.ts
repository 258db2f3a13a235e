import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder, writeFiles } from '../../../../testing/temporarySite.ts';
import { sha1 } from '../../base/hash.ts';
import { type Code, highlight, highlightStore, NO_PLUGINS } from './highlight.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
const code: Code = { code: 'const a = 1;', lang: 'ts', lines: [] };

/** Highlights as a new process would, which has nothing in memory. */
const inNewProcess = (cacheDir: string, input = code, plugins = {}) =>
  highlight(input, { ...NO_PLUGINS, ...plugins }, highlightStore(cacheDir));

/** The stored files. */
function stored(cacheDir: string): string[] {
  const entries = readdirSync(cacheDir, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

describe('highlighted code', () => {
  it('is taken from the disk by later builds', async () => {
    const cacheDir = temporaryFolder();
    const first = await inNewProcess(cacheDir);
    const [file = ''] = stored(cacheDir);
    const other = JSON.stringify({ ...first, html: 'from the disk' });
    writeFileSync(file, `${sha1(other)}\n${other}\n`);
    expect(await inNewProcess(cacheDir)).toEqual({ ...first, html: 'from the disk' });
    expect(stored(cacheDir), 'the same code is stored once').toEqual([file]);
  });

  it('is made anew for other code, another language and other lines', async () => {
    const cacheDir = temporaryFolder();
    await inNewProcess(cacheDir);
    for (const other of [{ code: 'let b;' }, { lang: 'js' }, { lines: [1] }])
      await inNewProcess(cacheDir, { ...code, ...other });
    expect(stored(cacheDir)).toHaveLength(4);
  });

  it('is made anew where its file is damaged', async () => {
    const cacheDir = temporaryFolder();
    const first = await inNewProcess(cacheDir);
    const [file = ''] = stored(cacheDir);
    const text = readFileSync(file, 'utf8');
    for (const damaged of ['', text.slice(0, 60), text.replace('const', 'cnost')]) {
      writeFileSync(file, damaged);
      expect(await inNewProcess(cacheDir), damaged).toEqual(first);
    }
  });

  it('is not stored where plugins of the site take part: they may change without it', async () => {
    const cacheDir = temporaryFolder();
    await inNewProcess(cacheDir, code, { transformers: [{ name: 'own' }] });
    expect(stored(cacheDir)).toEqual([]);
  });
});

it('what other versions of the engine have stored is removed when nobody has used it for a week', async () => {
  const cacheDir = temporaryFolder();
  writeFiles(cacheDir, { 'code/old/a.json': '{}', 'code/recent/a.json': '{}' });
  const longAgo = new Date(Date.now() - WEEK_MS - 1000);
  utimesSync(path.join(cacheDir, 'code/old'), longAgo, longAgo);
  await inNewProcess(cacheDir);
  await inNewProcess(cacheDir, { ...code, code: 'let b;' });
  const left = readdirSync(path.join(cacheDir, 'code'));
  expect(left).toContain('recent');
  expect(left).not.toContain('old');
});
