/** `npm run docs:since`. See `USAGE`. */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { readCommandLine } from '../../../src/node/base/commandLine.ts';
import { RSTEST_VERSION, readFlags } from './packageFacts.ts';
import { readFlagNames, readPackageNames } from './packageNames.ts';
import { byVersion, computeSince, readSince, SINCE_FILE, type VersionNames } from './since.ts';

const USAGE = `Usage: npm run docs:since
Compares the types and flags of every published version, and writes to since.json which version added which name. Entries of
versions that the registry no longer has are kept. This takes minutes, so the checks do not run it. Run it after updating the
package.`;

const NODE_TYPES = '@types/node@24';

readCommandLine(USAGE, {});
const isLongName = (name: string): boolean => /^--[\w.-]+$/.test(name);
const run = promisify(execFile);
const { stdout } = await run('npm', ['view', '@rstest/core', 'versions', '--json']);
const older = (JSON.parse(stdout) as string[])
  .filter((version) => /^[\d.]+$/.test(version) && byVersion(version, RSTEST_VERSION) < 0)
  .sort(byVersion);
const folder = mkdtempSync(path.join(tmpdir(), 'since-'));
try {
  const versions: VersionNames[] = [];
  for (const version of older) {
    const versionFolder = path.join(folder, version);
    mkdirSync(versionFolder);
    writeFileSync(path.join(versionFolder, 'package.json'), '{}');
    const flags = ['--ignore-scripts', '--omit=optional', '--no-audit', '--no-fund'];
    await run('npm', ['install', ...flags, `@rstest/core@${version}`, NODE_TYPES], { cwd: versionFolder });
    versions.push({
      version,
      names: readPackageNames(versionFolder).set('flags', readFlagNames(versionFolder)),
    });
    console.log(`@rstest/core ${version}`);
  }
  // the long flags of --help that the program's source also contains
  const current = [...(await readFlags()).values()].flat().flatMap(({ names }) => names.filter(isLongName));
  versions.push({ version: RSTEST_VERSION, names: readPackageNames().set('flags', [...new Set(current)]) });
  const compared = versions.map(({ version }) => version);
  const names = computeSince(versions, readSince());
  writeFileSync(SINCE_FILE, `${JSON.stringify({ compared, names }, null, 2)}\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
