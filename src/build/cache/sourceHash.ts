import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';

const source = path.resolve(import.meta.dirname, '../..');

/**
 * Changes whenever one of the engine's files, an installed dependency or the Node version changes.
 * @param patterns files below `src`
 * @param options everything else that the result depends on
 */
export function sourceHash(patterns: string[], options: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify(options)).update(process.version);
  const files = globSync(patterns, { cwd: source, ignore: ['**/*.test.ts', '**/*.test.tsx'] });
  for (const file of files.sort()) hash.update(file).update(readFileSync(path.join(source, file)));
  return hash.update(installedVersions()).digest('hex').slice(0, 16);
}

/** npm's record of installed packages; absent with other package managers, where updates of packages go unnoticed. */
function installedVersions(): string {
  try {
    return readFileSync(path.resolve(source, '../node_modules/.package-lock.json'), 'utf8');
  } catch {
    return '';
  }
}
