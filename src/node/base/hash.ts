import { createHash, hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findUpwards } from './files.ts';
import { importGraph, type ReadFile, SOURCE, sourceFile } from './importGraph.ts';
import { ASSETS_FOLDER, relativePath } from './paths.ts';

/** Content hash for cache keys, where collision attacks do not matter. Hexadecimal. */
export function sha1(content: string | Uint8Array): string {
  return hash('sha1', content);
}

/** A JSON file of the finished site: its path, without base, and its content. */
export interface HashedFile {
  output: string;
  json: string;
}

/** Names a JSON file by its content, so that browsers may keep it. @param name begins the name, in parts, some empty */
export function hashedFile(folder: string, name: readonly string[], content: object): HashedFile {
  const json = JSON.stringify(content);
  const parts = [...name, hash('sha256', json).slice(0, 8)].filter(Boolean);
  return { output: `${ASSETS_FOLDER}/${folder}/${parts.join('.')}.json`, json };
}

/**
 * The part of a cache key that stands for the engine: changes whenever one of the files that a result is made by, an
 * installed package or the Node version changes.
 *
 * @param entries the scripts below `src` that make the result; what they import follows from the code
 * @param options everything else that the result depends on
 */
export function sourceHash(entries: readonly string[], options: unknown, read?: ReadFile): string {
  const key = createHash('sha256').update(JSON.stringify(options)).update(process.version);
  for (const [file, content] of importGraph(entries.map(sourceFile), read))
    key.update(relativePath(SOURCE, file)).update(content);
  return key.update(installedVersions()).digest('hex').slice(0, 16);
}

/** Records of installed packages, of npm, pnpm and Yarn; without one, updates of packages go unnoticed. */
const RECORDS = ['.package-lock.json', '.pnpm/lock.yaml', '.yarn-state.yml'].map(
  (name) => `node_modules/${name}`,
);

/** The nearest record: the package lies in a folder `node_modules`, its repository has one. */
function installedVersions(): string {
  const file = findUpwards(path.dirname(SOURCE), RECORDS);
  return file === undefined ? '' : readFileSync(file, 'utf8');
}
