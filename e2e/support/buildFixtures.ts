/** `npm run test:fixtures`. See `USAGE`. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { readCommandLine } from '../../src/node/base/commandLine.ts';
import { fixtureFolder, fixtures } from './fixtures.ts';

const USAGE = `Usage: npm run test:fixtures
Builds the small sites of e2e/fixtures/, which the end-to-end tests look at.`;

readCommandLine(USAGE, {});
const rsbuild = path.resolve(import.meta.dirname, '../../node_modules/@rsbuild/core/bin/rsbuild.js');

for (const name of fixtures) {
  console.log(`Building the fixture ${name}`);
  execFileSync(process.execPath, [rsbuild, 'build'], { cwd: fixtureFolder(name), stdio: 'inherit' });
}
