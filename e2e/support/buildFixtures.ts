/** `npm run test:fixtures`. See `USAGE`. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { readCommandLine } from '../../src/node/base/commandLine.ts';
import { unlessBuilt } from '../../tools/builtFrom.ts';
import { fixtureFolder, fixtures } from './fixtures.ts';

const USAGE = `Usage: npm run test:fixtures
Builds the small sites of e2e/fixtures/ that have changed, which the end-to-end tests look at.`;

readCommandLine(USAGE, {});
const root = path.resolve(import.meta.dirname, '../..');
const docs = path.join(root, 'src/node/commands/docs.ts');
const bundlesOf = (folder: string) => path.join(folder, 'node_modules/.cache/docs/bundles');
const known = bundlesOf(fixtureFolder(fixtures[0]));

for (const name of fixtures) {
  const folder = fixtureFolder(name);
  const inputs = ['src', 'locales', path.relative(root, folder)];
  const isNew = await unlessBuilt(path.join(folder, 'dist'), inputs, () => {
    console.log(`Building the fixture ${name}`);
    // they have one shell, which takes longer to bundle than all else
    const own = bundlesOf(folder);
    if (own !== known && existsSync(known)) cpSync(known, own, { recursive: true });
    execFileSync(process.execPath, [docs, 'build'], { cwd: folder, stdio: 'inherit' });
  });
  if (!isNew) console.log(`The fixture ${name} is up to date`);
}
