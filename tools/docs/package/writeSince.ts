/** `npm run docs:since`. See `USAGE`. */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { readCommandLine } from '../../../src/node/base/commandLine.ts';
import { RSTEST_VERSION } from './packageFacts.ts';
import { readPackageNames } from './packageNames.ts';
import { computeSince, SINCE_FILE, type VersionNames } from './since.ts';

const USAGE = `Usage: npm run docs:since
Compares the types of the last published patch of each minor version, and writes which version added which name to
since.json. It needs the npm registry, so it is no part of the checks; run it after an update of the package.`;

/** What is in the oldest of these is not dated. */
const OLDER = ['0.5.4', '0.6.9', '0.7.9', '0.8.5', '0.9.10', '0.10.6', '0.11.12'];
const NODE_TYPES = '@types/node@24';

readCommandLine(USAGE, {});
const run = promisify(execFile);
const folder = mkdtempSync(path.join(tmpdir(), 'since-'));
try {
  const versions: VersionNames[] = [];
  for (const version of OLDER) {
    const place = path.join(folder, version);
    mkdirSync(place);
    writeFileSync(path.join(place, 'package.json'), '{}');
    const flags = ['--ignore-scripts', '--omit=optional', '--no-audit', '--no-fund'];
    await run('npm', ['install', ...flags, `@rstest/core@${version}`, NODE_TYPES], { cwd: place });
    versions.push({ version, names: readPackageNames(place) });
    console.log(`@rstest/core ${version}`);
  }
  versions.push({ version: RSTEST_VERSION, names: readPackageNames() });
  const compared = versions.map(({ version }) => version);
  writeFileSync(SINCE_FILE, `${JSON.stringify({ compared, names: computeSince(versions) }, null, 2)}\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
