/** Builds the fixture sites for the end-to-end tests. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { fixtureFolder, fixtures } from './fixtures.ts';

const rsbuild = path.resolve(import.meta.dirname, '../../node_modules/@rsbuild/core/bin/rsbuild.js');

for (const name of fixtures) {
  console.log(`Building the fixture ${name}`);
  execFileSync(process.execPath, [rsbuild, 'build'], { cwd: fixtureFolder(name), stdio: 'inherit' });
}
