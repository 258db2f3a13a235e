import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { importGraph, type ReadFile, SOURCE } from './importGraph.ts';
import { relativePath } from './paths.ts';

/** Content hash for cache keys, where collision attacks do not matter. Hexadecimal. */
export function sha1(content: string | Uint8Array): string {
  return createHash('sha1').update(content).digest('hex');
}

/**
 * The part of a cache key that stands for the engine: changes whenever one of the files that a result is made by, an
 * installed package or the Node version changes.
 *
 * @param entries the files below `src` that make the result; what they import follows from the code
 * @param options everything else that the result depends on
 */
export function sourceHash(entries: readonly string[], options: unknown, read?: ReadFile): string {
  const hash = createHash('sha256').update(JSON.stringify(options)).update(process.version);
  const files = entries.map((entry) => path.join(SOURCE, entry));
  for (const [file, content] of importGraph(files, read))
    hash.update(relativePath(SOURCE, file)).update(content);
  return hash.update(installedVersions()).digest('hex').slice(0, 16);
}

/** npm's record of installed packages; absent with other package managers, where updates of packages go unnoticed. */
function installedVersions(): string {
  try {
    return readFileSync(path.resolve(SOURCE, '../node_modules/.package-lock.json'), 'utf8');
  } catch {
    return '';
  }
}
