import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { fixtureFolder, fixtures } from './fixtures.ts';

/** Rspack's persistent cache of a site that doesn't set `cacheDir`. */
export const BUNDLER_CACHE = 'node_modules/.cache/docs/rspack';

/**
 * Copies the first fixture's bundler cache to another site. Nearly all modules are the same, so a build then takes about a
 * quarter of the time.
 * @throws if the first fixture has no cache
 */
export function copyBundlerCache(folder: string): void {
  const first = fixtureFolder(fixtures[0]);
  const from = path.join(first, BUNDLER_CACHE);
  const to = path.join(folder, BUNDLER_CACHE);
  if (from === to) return;
  if (!existsSync(from))
    throw new Error(`${from} doesn't exist. Remove ${first}/dist and run \`npm run test:fixtures\`.`);
  cpSync(from, to, { recursive: true });
}
