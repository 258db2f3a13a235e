import { copyFileSync, cpSync, existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { fixtureFolder, fixtures } from './fixtures.ts';

/** Where the bundles of the shell are that were made for a site in a folder. */
const bundlesOf = (folder: string) => path.join(folder, 'node_modules/.cache/docs/bundles');

/** The fixture whose bundle other sites take. */
const first = fixtureFolder(fixtures[0]);

/**
 * Spares a site the bundling, which takes longer than all else: small sites have one shell, that of the first fixture.
 * A site with parts of its own in the shell, or with another engine, does not find it there, and is bundled.
 */
export function copyKnownBundles(folder: string): void {
  if (folder !== first && existsSync(bundlesOf(first)))
    cpSync(bundlesOf(first), bundlesOf(folder), { recursive: true });
}

/** Puts the compressed copies of the first fixture's scripts and styles beside its bundle, as a package has them. */
export function keepCompressed(): void {
  const built = path.join(first, 'dist');
  for (const name of globSync('assets/**/*.{br,gz}', { cwd: built }))
    for (const version of globSync('*', { cwd: bundlesOf(first) })) {
      const bundled = path.join(bundlesOf(first), version, name);
      if (existsSync(bundled.replace(/\.\w+$/, ''))) copyFileSync(path.join(built, name), bundled);
    }
}
