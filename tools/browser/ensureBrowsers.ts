/** `npm run browser:install`. See `USAGE`. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readCommandLine } from '../../src/node/base/commandLine.ts';
import { findChromium } from './chromium.ts';
import { findFirefox } from './firefox.ts';
import { missingPrograms, type RequiredProgram } from './packages.ts';

const USAGE = `Usage: npm run browser:install
Checks that the browsers for the end-to-end tests are installed. On Debian, as root, installs the distribution's packages.
Fails without Chromium. Tests for other missing browsers are skipped, except in CI.`;

function install(needed: readonly RequiredProgram[]): void {
  const packages = needed.flatMap((each) => each.packages);
  console.log(`Installing packages of the distribution: ${packages.join(', ')} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) =>
    execFileSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env });
  apt('update');
  apt('install', '-y', '--no-install-recommends', ...packages);
}

readCommandLine(USAGE, {});
const canInstall = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
if (missingPrograms().length > 0 && canInstall) {
  try {
    install(missingPrograms());
  } catch (error) {
    console.warn((error as Error).message);
  }
}
console.log(`Chromium: ${findChromium()}`);
const absent = missingPrograms().filter(
  ({ browser }) => browser === 'WebKit' || (browser === 'Firefox' && !findFirefox()),
);
if (absent.length > 0) {
  const what = absent
    .map(({ browser, packages }) => `${browser} (Debian: ${packages.join(', ')})`)
    .join('; ');
  console.warn(`${what} is not installed. Its tests are skipped.`);
  if (process.env.CI) process.exitCode = 1;
}
