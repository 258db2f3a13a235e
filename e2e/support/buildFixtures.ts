/** `npm run test:fixtures`. See `USAGE`. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { readCommandLine } from '../../src/node/base/commandLine.ts';
import { buildIfChanged } from '../../tools/buildIfChanged.ts';
import { copyBundlerCache } from './bundlerCache.ts';
import { fixtureFolder, fixtures } from './fixtures.ts';

const USAGE = `Usage: npm run test:fixtures
Builds the changed sites of e2e/fixtures/ for the end-to-end tests.`;

readCommandLine(USAGE, {});
const root = path.resolve(import.meta.dirname, '../..');
const docs = path.join(root, 'src/node/commands/docs.ts');

for (const name of fixtures) {
  const folder = fixtureFolder(name);
  const inputs = ['src', 'packages/twoslash', 'locales', path.relative(root, folder)];
  const isNew = await buildIfChanged(path.join(folder, 'dist'), inputs, () => {
    console.log(`Building the fixture ${name}`);
    copyBundlerCache(folder);
    execFileSync(process.execPath, [docs, 'build'], { cwd: folder, stdio: 'inherit' });
  });
  if (!isNew) console.log(`The fixture ${name} is up to date`);
}
