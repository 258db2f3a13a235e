import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { fixtureFolder, fixtures } from './fixtures.ts';

/** Rspack's persistent cache of a site. */
export const BUNDLER_CACHE = 'node_modules/.cache/rspack';

/** Copies the first fixture's bundler cache to another site: nearly all modules are the same. */
export function copyBundlerCache(folder: string): void {
  const from = path.join(fixtureFolder(fixtures[0]), BUNDLER_CACHE);
  const to = path.join(folder, BUNDLER_CACHE);
  if (from !== to && existsSync(from)) cpSync(from, to, { recursive: true });
}
