import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Files, temporaryFolder, writeFiles } from '../../../testing/temporarySite.ts';
import { completeAbandoned, publishInPlace } from './publishInPlace.ts';

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

describe('a killed build', () => {
  const files = ['assets/new.js', 'index.html'];

  it('that was still copying leaves the previous site to the next', () => {
    const { outDir } = setUp({ 'index.html': 'old' });
    writeFiles(path.join(outDir, `.publishing-${ended()}`), { 'site/index.html': 'half' });
    completeAbandoned(outDir);
    expect(contentOf(outDir)).toEqual({ 'index.html': 'old' });
  });

  it('that had begun to put its files in place is completed', () => {
    const { outDir } = setUp({ 'index.html': 'old', 'assets/new.js': 'new', 'assets/old.js': 'old' });
    const manifest = JSON.stringify({ pid: ended(), files });
    writeFiles(path.join(outDir, '.publishing'), { 'manifest.json': manifest, 'site/index.html': 'new' });
    completeAbandoned(outDir);
    expect(contentOf(outDir)).toEqual({ 'index.html': 'new', assets: 'folder', 'assets/new.js': 'new' });
  });

  it('is no reason for the next to wait', () => {
    const { staging, outDir } = setUp({ 'index.html': 'old' });
    const manifest = JSON.stringify({ pid: ended(), files });
    writeFiles(path.join(outDir, '.publishing'), { 'manifest.json': manifest, 'site/index.html': 'newer' });
    writeFiles(staging, { 'index.html': 'newest' });
    publishInPlace(staging, outDir);
    expect(contentOf(outDir)).toEqual({ 'index.html': 'newest' });
  });
});

it('another build that is running is left alone', () => {
  const { outDir } = setUp({ 'index.html': 'old' });
  // this process's parent outlives the test
  writeFiles(path.join(outDir, '.publishing'), {
    'manifest.json': JSON.stringify({ pid: process.ppid, files: ['index.html'] }),
    'site/index.html': 'new',
  });
  mkdirSync(path.join(outDir, `.publishing-${process.ppid}`));
  const before = contentOf(outDir);
  completeAbandoned(outDir);
  expect(contentOf(outDir)).toEqual(before);
});
