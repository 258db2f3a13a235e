import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Files, temporaryFolder, writeFiles } from '../../../testing/temporarySite.ts';
import { publishInPlace, removeCopies } from './outputFolder.ts';

function setUp(before: Files) {
  const root = temporaryFolder();
  const [staging, outDir] = [path.join(root, 'staging'), path.join(root, 'mounted')];
  writeFiles(outDir, before);
  return { staging, outDir };
}

/** All files of a folder with their content, and all folders. */
function contentOf(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    entries.map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return [path.relative(folder, file), entry.isDirectory() ? 'folder' : readFileSync(file, 'utf8')];
    }),
  );
}

/** PID of a process that has ended. */
const ended = () => spawnSync(process.execPath, ['--version']).pid;

describe('a folder that cannot be moved', () => {
  it('has the new site afterwards, and nothing else', () => {
    const { staging, outDir } = setUp({
      'index.html': 'old',
      'assets/old.js': 'old',
      'gone/deep/page.html': 'old',
      'was-folder/a.html': 'old',
      'was-file': 'old',
    });
    const site = {
      'index.html': 'new',
      'assets/new.js': 'new',
      'was-folder': 'new',
      'was-file/a.html': 'new',
    };
    writeFiles(staging, { ...site, '.well-known/security.txt': 'new' });
    publishInPlace(staging, outDir);
    expect(contentOf(outDir)).toEqual({
      ...site,
      assets: 'folder',
      'was-file': 'folder',
      '.well-known': 'folder',
      '.well-known/security.txt': 'new',
    });
  });

  it('is made where there is none, and keeps what the root of a file system has', () => {
    const { staging, outDir } = setUp({ 'lost+found/1': 'kept' });
    writeFiles(staging, { 'index.html': 'new' });
    publishInPlace(staging, outDir);
    expect(Object.keys(contentOf(outDir)).sort()).toEqual(['index.html', 'lost+found', 'lost+found/1']);
    publishInPlace(staging, path.join(outDir, 'deep/er'));
    expect(contentOf(path.join(outDir, 'deep/er'))).toEqual({ 'index.html': 'new' });
  });

  it('keeps the previous site when the new one cannot be copied as a whole', () => {
    const { staging, outDir } = setUp({ 'index.html': 'old' });
    expect(() => publishInPlace(path.join(staging, 'missing'), outDir)).toThrow('ENOENT');
    expect(contentOf(outDir)).toEqual({ 'index.html': 'old' });
  });
});

it('a build that was killed while it copied leaves the previous site, and one that is running is left alone', () => {
  const { outDir } = setUp({ 'index.html': 'old' });
  // this process's parent outlives the test
  const running = `.publishing-${process.ppid}`;
  mkdirSync(path.join(outDir, running));
  writeFiles(path.join(outDir, `.publishing-${ended()}`), { 'index.html': 'half' });
  removeCopies(outDir);
  expect(contentOf(outDir)).toEqual({ 'index.html': 'old', [running]: 'folder' });
});
