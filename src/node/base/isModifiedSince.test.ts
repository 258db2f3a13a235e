import { mkdirSync, renameSync, rmSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { temporaryFolder, writeFiles } from '../../../testing/temporarySite.ts';
import { isModifiedSince } from './files.ts';

/** A folder with an old file, and the moment after. */
async function setUp() {
  const root = temporaryFolder();
  writeFiles(root, { 'a/file.txt': 'a', 'b/file.txt': 'b' });
  await wait(100);
  return { root, file: path.join(root, 'a/file.txt'), since: Date.now() };
}

it('recognizes a file that has not changed since', async () => {
  const { file, since } = await setUp();
  expect(isModifiedSince(file, since)).toBe(false);
  expect(isModifiedSince(file, since - 1000)).toBe(true);
});

it('recognizes a file that was replaced by one with an old modification time', async () => {
  const { file, root, since } = await setUp();
  utimesSync(path.join(root, 'b/file.txt'), 1, 1);
  renameSync(path.join(root, 'b/file.txt'), file);
  expect(isModifiedSince(file, since)).toBe(true);
});

it('distinguishes a removed file from one that never existed', async () => {
  const { file, root, since } = await setUp();
  expect(isModifiedSince(path.join(root, 'a/none.txt'), since)).toBe(false);
  mkdirSync(path.join(root, 'c'));
  rmSync(file);
  expect(isModifiedSince(file, since)).toBe(true);
});
