import { readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder, writeFiles } from '../testing/temporarySite.ts';
import { readSaved } from './savedFiles.ts';

it('a file that an editor has emptied is read once it is written', async () => {
  const folder = temporaryFolder();
  writeFiles(folder, { 'Tag.css.ts': '' });
  const file = path.join(folder, 'Tag.css.ts');
  const read = readSaved(file);
  expect(await readFile(file, 'utf8')).toBe('');
  const text = readFileSync(import.meta.filename, 'utf8');
  writeFileSync(file, text);
  expect(await read).toBe(text);
});
