import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { readFileIfExists } from './files.ts';
import { sha1 } from './hash.ts';
import { IS_PACKAGED, SOURCE } from './importGraph.ts';

/** Returns the name and version of the engine's package. */
export function engineVersion(): { name: string; version: string } {
  const file = findPackageJSON(import.meta.url) as string;
  return JSON.parse(readFileSync(file, 'utf8')) as { name: string; version: string };
}

/**
 * Files that record the installed packages. Includes lock files, because Bun writes no record to `node_modules`, and
 * Yarn may not create that folder.
 */
const LOCK_FILES = [
  'node_modules/.package-lock.json', // npm
  'node_modules/.pnpm/lock.yaml',
  'node_modules/.yarn-state.yml', // Yarn 4
  'node_modules/.yarn-integrity', // Yarn 1
  'package-lock.json',
  'pnpm-lock.yaml',
  'yarn.lock',
  'bun.lock',
  'bun.lockb',
];

/** Returns a hash of the lock files in the nearest folder that has any; an empty string without lock files. */
export function installedPackages(folder: string): string {
  const files = LOCK_FILES.map((name) => path.join(folder, name)).filter((file) => existsSync(file));
  const parent = path.dirname(folder);
  if (files.length === 0) return parent === folder ? '' : installedPackages(parent);
  return sha1(files.map((file) => sha1(readFileIfExists(file) ?? '')).join());
}

/**
 * Scripts of `node` and `shared`, and the list of elements. Hashes all of them, because finding out which ones compile
 * pages takes longer.
 */
const SOURCES = ['{node,shared}/**/*.{ts,tsx}', 'article/elements.ts'];
/** All files of the package. The bundler ignores changes below `node_modules`, even if the version stays the same. */
const PACKAGED = ['**/*.{js,css}'];

/** Returns a hash of the engine's code. */
export function hashSources(source = SOURCE, isPackaged = IS_PACKAGED): string {
  const names = globSync(isPackaged ? PACKAGED : SOURCES, { cwd: source, ignore: '**/*.test.*' }).sort();
  const sum = createHash('sha1');
  for (const name of names) sum.update(name).update(readFileSync(path.join(source, name)));
  return sum.digest('hex');
}

let hash: string | undefined;

/** Returns the engine's part of a cache key: a hash of its code, the version of Node and the installed packages. */
export function engineHash(): string {
  hash ??= sha1(JSON.stringify([hashSources(), process.version, installedPackages(path.dirname(SOURCE))]));
  return hash;
}
