import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder, writeFiles } from '../../../testing/temporarySite.ts';
import { hashSources, installedPackages } from './engine.ts';

it.each([
  ['npm', 'node_modules/.package-lock.json'],
  ['npm, with nothing in node_modules', 'package-lock.json'],
  ['pnpm', 'node_modules/.pnpm/lock.yaml'],
  ['Yarn 1', 'node_modules/.yarn-integrity'],
  ['Yarn 4', 'node_modules/.yarn-state.yml'],
  ['Yarn without node_modules', 'yarn.lock'],
  ['Bun', 'bun.lock'],
  ['Bun before 1.2', 'bun.lockb'],
])('the hash of the installed packages changes with updates by %s', (_, name) => {
  const root = temporaryFolder();
  const engine = path.join(root, 'node_modules/docs-site-engine/lib');
  const hash = (lock: string) => {
    writeFiles(root, { [name]: lock, 'node_modules/docs-site-engine/lib/a.js': '' });
    return installedPackages(engine);
  };
  const before = hash('shiki 4.6.0');
  expect(hash('shiki 4.6.1')).not.toBe(before);
  expect(hash('shiki 4.6.0')).toBe(before);
  rmSync(path.join(root, name));
  expect(installedPackages(engine)).not.toBe(before);
});

it("uses the workspace's lock file for a package without one", () => {
  const root = temporaryFolder();
  const hash = (lock: string) => {
    writeFiles(root, { 'yarn.lock': lock, 'packages/site/node_modules/docs-site-engine/lib/a.js': '' });
    return installedPackages(path.join(root, 'packages/site/node_modules/docs-site-engine/lib'));
  };
  expect(hash('one')).not.toBe(hash('two'));
});

it.each([
  ['node/content/a.ts', true],
  ['node/render/a.tsx', true],
  ['shared/a.ts', true],
  ['node/content/a.test.ts', false],
  ['client/a.ts', false], // bundled: part of no cached result
])('the hash of the sources changes with an edit of %s: %s', (name, changes) => {
  const source = temporaryFolder();
  const hash = (content: string) => {
    writeFiles(source, { 'node/b.ts': '', [name]: content });
    return hashSources(source);
  };
  expect(hash('one') !== hash('two')).toBe(changes);
});

it.each([
  ['article/Callout/Callout.js', true],
  ['article/Callout/Callout.css', true],
  ['node/base/engine.js', true],
  ['node/api.d.ts', false],
])(
  'the hash of the engine changes with an edit of %s in the package, even with the same version: %s',
  (name, changes) => {
    const source = temporaryFolder();
    const hash = (content: string) => {
      writeFiles(source, { 'node/b.js': '', [name]: content });
      return hashSources(source, true);
    };
    expect(hash('one') !== hash('two')).toBe(changes);
  },
);
