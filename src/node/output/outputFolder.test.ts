import { spawnSync } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Files, temporaryFolder, writeFiles } from '../../../testing/temporarySite.ts';
import { OutputFolder } from './outputFolder.ts';

function setUp(files: Files = {}) {
  const root = temporaryFolder();
  writeFiles(root, files);
  const outDir = path.join(root, 'dist');
  const cacheDir = path.join(root, 'cache');
  return {
    root,
    outDir,
    builds: path.join(cacheDir, 'builds'),
    open: () => new OutputFolder(outDir, cacheDir),
  };
}

/** PID of a process that has ended. */
function endedProcess(): number {
  const { pid } = spawnSync(process.execPath, ['--version']);
  return pid;
}

const readText = (folder: string, name: string) => readFileSync(path.join(folder, name), 'utf8');

describe('a finished build', () => {
  it('replaces the previous site as a whole', () => {
    const { outDir, open, builds } = setUp({ 'dist/index.html': 'old', 'dist/gone.html': 'old' });
    const output = open();
    writeFiles(output.staging, { 'index.html': 'new', 'assets/a.js': 'a' });
    expect(readText(outDir, 'index.html'), 'untouched until it is published').toBe('old');
    output.publish();
    expect(readdirSync(outDir).sort()).toEqual(['assets', 'index.html']);
    expect(readText(outDir, 'index.html')).toBe('new');
    expect(readdirSync(builds)).toEqual([]);
  });

  it('creates the folder if it does not exist', () => {
    const { root } = setUp();
    const outDir = path.join(root, 'deep/er/dist');
    const output = new OutputFolder(outDir, path.join(root, 'cache'));
    writeFiles(output.staging, { 'index.html': 'new' });
    output.publish();
    expect(readText(outDir, 'index.html')).toBe('new');
  });

  it('leaves the repository of a folder that is a worktree', () => {
    const { outDir, open } = setUp({ 'dist/.git': 'gitdir: …', 'dist/gone.html': 'old' });
    const output = open();
    writeFiles(output.staging, { 'index.html': 'new' });
    output.publish();
    expect(readdirSync(outDir).sort()).toEqual(['.git', 'index.html']);
  });

  it('does not publish temporary files', () => {
    const { outDir, open } = setUp();
    const output = open();
    writeFiles(output.staging, { 'index.html': 'new' });
    writeFiles(output.scratch, { 'server.js': 'secret' });
    output.publish();
    expect(readdirSync(outDir)).toEqual(['index.html']);
  });
});

/** Returns all files of a folder with their content. */
function readContent(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => !entry.isDirectory());
  const names = files.map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)));
  return Object.fromEntries(names.map((name) => [name, readText(folder, name)]));
}

/** A build that is killed when it exchanges the page `z.html`. */
const KILLED = `
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
const { renameSync } = fs;
fs.renameSync = (from, to) => {
  if (from.endsWith('site/z.html')) process.kill(process.pid, 'SIGKILL');
  renameSync(from, to);
};
syncBuiltinESMExports();
const [outDir, root] = process.argv.slice(1);
const { OutputFolder } = await import(${JSON.stringify(pathToFileURL(path.join(import.meta.dirname, 'outputFolder.ts')).href)});
const output = new OutputFolder(outDir, root + '/cache');
fs.mkdirSync(output.staging + '/assets/js', { recursive: true });
for (const name of ['index.html', 'z.html', 'assets/js/new.js']) fs.writeFileSync(output.staging + '/' + name, 'new');
output.publish();
`;

// a repository in the folder has the same effect as a mount point or a parent of another owner
describe('an output folder that cannot be renamed', () => {
  it('only contains the new site after publishing', () => {
    const { outDir, open } = setUp({
      'dist/.git': 'gitdir: …',
      'dist/lost+found/1': 'kept',
      'dist/index.html': 'old',
      'dist/assets/old.js': 'old',
      'dist/gone/deep/page.html': 'old',
      'dist/was-folder/a.html': 'old',
      'dist/was-file': 'old',
    });
    const site = { 'assets/new.js': 'new', 'was-folder': 'new', 'was-file/a.html': 'new' };
    const output = open();
    writeFiles(output.staging, { ...site, 'index.html': 'new', '.well-known/security.txt': 'new' });
    output.publish();
    expect(readContent(outDir)).toEqual({
      ...site,
      '.git': 'gitdir: …',
      'lost+found/1': 'kept',
      'index.html': 'new',
      '.well-known/security.txt': 'new',
    });
    expect(readdirSync(outDir)).not.toContain('gone');
  });

  it('contains the assets of all its pages if the build is killed while publishing', () => {
    const { outDir, root } = setUp({
      'dist/.git': '',
      'dist/index.html': 'old',
      'dist/z.html': 'old',
      'dist/assets/js/old.js': 'old',
    });
    const { signal } = spawnSync(process.execPath, ['--input-type=module', '--eval', KILLED, outDir, root]);
    expect(signal).toBe('SIGKILL');
    const site = readContent(outDir);
    expect(Object.keys(site).filter((name) => name.startsWith('assets/'))).toEqual([
      'assets/js/new.js',
      'assets/js/old.js',
    ]);
    expect(site['index.html']).toBe('new');
    expect(site['z.html']).toBe('old');
  });

  it('keeps the previous site if the new one cannot be copied', () => {
    const { outDir, open } = setUp({ 'dist/.git': '', 'dist/index.html': 'old' });
    expect(() => open().publish()).toThrow('ENOENT'); // nothing was staged
    expect(readContent(outDir)).toEqual({ '.git': '', 'index.html': 'old' });
  });

  it('completes a killed build, but not while another build copies to the folder', () => {
    const { outDir, open } = setUp({
      'dist/.git': '',
      [`dist/.publishing-${endedProcess()}/index.html`]: 'half',
      [`dist/.publishing-${process.ppid}/index.html`]: 'running',
    });
    const output = open();
    writeFiles(output.staging, { 'index.html': 'new' });
    output.publish();
    expect(readContent(outDir)).toEqual({
      '.git': '',
      'index.html': 'new',
      [`.publishing-${process.ppid}/index.html`]: 'running',
    });
  });
});

it('throws for a file in place of the output folder', () => {
  const { open } = setUp({ dist: 'a file' });
  const output = open();
  writeFiles(output.staging, { 'index.html': 'new' });
  expect(() => output.publish()).toThrow('ENOTDIR');
});

describe('a failed build', () => {
  it('keeps the previous site and leaves no other files', () => {
    const { outDir, open, builds } = setUp({ 'dist/index.html': 'old' });
    const output = open();
    writeFiles(output.staging, { 'index.html': 'half' });
    output.discard();
    expect(readdirSync(outDir)).toEqual(['index.html']);
    expect(readText(outDir, 'index.html')).toBe('old');
    expect(readdirSync(builds)).toEqual([]);
  });
});

describe('a killed build', () => {
  it('restores the previous site that a killed build had moved away', () => {
    const { outDir, builds, open } = setUp();
    writeFiles(path.join(builds, String(endedProcess())), {
      'previous/index.html': 'old',
      'site/index.html': 'new',
    });
    open();
    expect(readText(outDir, 'index.html')).toBe('old');
    expect(readdirSync(builds)).toEqual([]);
  });

  it('keeps the site of a killed build that had already published', () => {
    const { outDir, builds, open } = setUp({ 'dist/index.html': 'new' });
    writeFiles(path.join(builds, String(endedProcess())), { 'previous/index.html': 'old' });
    open();
    expect(readText(outDir, 'index.html')).toBe('new');
    expect(readdirSync(builds)).toEqual([]);
  });

  it('removes the folder of a killed build', () => {
    const { builds, open } = setUp({ 'dist/index.html': 'old' });
    writeFiles(builds, { [`${endedProcess()}/site/a`]: '', [`${process.pid}/site/b`]: '', 'odd/c': '' });
    const output = open();
    expect(readdirSync(builds)).toEqual([]);
    expect(existsSync(output.staging)).toBe(false);
  });
});

describe('another build that is running', () => {
  it('keeps the folder and the previous site of a running build', () => {
    const { outDir, builds, open } = setUp();
    // uses the parent of this process, which outlives the test
    writeFiles(path.join(builds, String(process.ppid)), { 'previous/index.html': 'old' });
    open();
    expect(existsSync(outDir)).toBe(false);
    expect(readText(path.join(builds, String(process.ppid)), 'previous/index.html')).toBe('old');
  });
});

/** A folder that is in memory, on Linux: another file system than the temporary folder, in most cases. */
const MEMORY = '/dev/shm';
const isOther = statSync(MEMORY, { throwIfNoEntry: false })?.dev !== statSync(tmpdir()).dev;

function folderInMemory(): string {
  const folder = mkdtempSync(path.join(MEMORY, 'docs-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

describe.skipIf(!existsSync(MEMORY) || !isOther)('an output folder on another file system', () => {
  it.each(['there', 'not there'])('copies the site to a folder that is %s', (state) => {
    const outDir = path.join(folderInMemory(), 'dist');
    if (state === 'there') writeFiles(outDir, { 'index.html': 'old', 'gone.html': 'old' });
    const output = new OutputFolder(outDir, path.join(temporaryFolder(), 'cache'));
    writeFiles(output.staging, { 'index.html': 'new' });
    output.publish();
    expect(readdirSync(outDir)).toEqual(['index.html']);
    expect(readText(outDir, 'index.html')).toBe('new');
    expect(existsSync(output.staging)).toBe(false);
  });

  it('follows a symbolic link to another file system', () => {
    const { root, outDir, open } = setUp();
    const target = folderInMemory();
    symlinkSync(target, outDir);
    const output = open();
    writeFiles(output.staging, { 'index.html': 'new' });
    output.publish();
    expect(lstatSync(path.join(root, 'dist')).isSymbolicLink()).toBe(true);
    expect(readText(target, 'index.html')).toBe('new');
  });
});

describe('an output folder that is a symbolic link', () => {
  it.each(['a folder', 'nothing yet'])('keeps a symbolic link that points to %s', (target) => {
    const { root, outDir, open, builds } = setUp(
      target === 'a folder' ? { 'www/site/index.html': 'old' } : {},
    );
    symlinkSync('www/site', outDir);
    const output = open();
    writeFiles(output.staging, { 'index.html': 'new' });
    output.publish();
    expect(lstatSync(outDir).isSymbolicLink()).toBe(true);
    expect(readText(path.join(root, 'www/site'), 'index.html')).toBe('new');
    expect(readdirSync(builds)).toEqual([]);
  });
});
