import { existsSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder, writeFiles } from '../../../testing/temporarySite.ts';
import { BundleCache } from './bundleCache.ts';

const files = { scripts: ['assets/a.js'], stylesheets: ['assets/a.css'], fonts: [], extraStylesheets: {} };

/** A cache, and the folders that a bundler has written. */
function setUp() {
  const root = temporaryFolder();
  const cacheDir = path.join(root, 'cache');
  const bundle = (content: string) => {
    const folders = ['web', 'node'].map((name) => path.join(root, content, name));
    writeFiles(path.join(root, content), {
      'web/assets/a.js': content,
      'web/assets/a.css': content,
      'web/headScript.js': content,
      'node/server.mjs': content,
    });
    return folders;
  };
  const open = (version = 'v1') => new BundleCache(cacheDir, version);
  const names = () => readdirSync(path.join(cacheDir, 'bundles'));
  return { cacheDir, bundle, open, names };
}

const read = (bundle: { folder: string } | undefined, name: string) =>
  bundle && readFileSync(path.join(bundle.folder, name), 'utf8');

describe('a bundle', () => {
  it('is found by later builds of the same version', () => {
    const { open, bundle } = setUp();
    expect(open().find()).toBeUndefined();
    const stored = open().store(bundle('one'), files);
    expect(open().find()).toEqual({ folder: stored.folder, files, hash: stored.hash });
    expect([read(stored, 'assets/a.js'), read(stored, 'server.mjs')]).toEqual(['one', 'one']);
    expect(open('v2').find()).toBeUndefined();
  });

  it.each(['server.mjs', 'headScript.js', 'assets/a.js', 'bundle.json'])(
    'is made anew when its %s is gone',
    (name) => {
      const { open, bundle } = setUp();
      const { folder } = open().store(bundle('one'), files);
      rmSync(path.join(folder, name));
      expect(open().find()).toBeUndefined();
      expect(read(open().store(bundle('two'), files), 'server.mjs')).toBe('two');
    },
  );

  it.each(['server.mjs', 'assets/a.js', 'assets/later.js'])('is made anew when its %s is damaged', (name) => {
    const { open, bundle } = setUp();
    const folders = bundle('one');
    writeFiles(path.join(folders[0] ?? '', 'assets'), { 'later.js': 'loaded later' });
    const { folder } = open().store(folders, files);
    expect(open().find()).toBeDefined();
    writeFileSync(path.join(folder, name), 'damaged');
    expect(open().find()).toBeUndefined();
  });

  it('is made anew when its record is corrupt', () => {
    const { open, bundle } = setUp();
    const { folder } = open().store(bundle('one'), files);
    writeFileSync(path.join(folder, 'bundle.json'), '{"scripts"');
    expect(open().find()).toBeUndefined();
  });

  it('does not change under a build that works with it', () => {
    const { open, bundle } = setUp();
    const first = open().store(bundle('one'), files);
    const second = open().store(bundle('two'), files);
    expect(second).toEqual(first);
    expect(read(first, 'server.mjs')).toBe('one');
  });

  it('holds nothing that a killed build has left', () => {
    const { open, bundle, names } = setUp();
    const { folder } = open().store(bundle('one'), files);
    rmSync(folder, { recursive: true });
    writeFiles(`${folder}.${process.pid}`, { 'assets/stale.js': 'stale' });
    open().store(bundle('two'), files);
    expect(existsSync(path.join(folder, 'assets/stale.js'))).toBe(false);
    expect(names()).toEqual([path.basename(folder)]);
  });
});

it('keeps those used last', () => {
  const { open, bundle, names } = setUp();
  const folders = [1, 2, 3, 4].map((option) => {
    const { folder } = open(String(option)).store(bundle('one'), files);
    utimesSync(folder, option, option);
    return path.basename(folder);
  });
  expect(open('2').find(), 'and is in use again').toBeDefined();
  open('5').store(bundle('one'), files);
  expect(names()).toHaveLength(3);
  expect(names()).toEqual(expect.arrayContaining([folders[1], folders[3]]));
});
