/** `npm run browser:install`. See `USAGE`. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readCommandLine } from '../../src/node/base/commandLine.ts';
import { findChromium } from './chromium.ts';
import { findFirefox } from './firefox.ts';
import { missing, type Needed } from './packages.ts';

const USAGE = `Usage: npm run browser:install
Ensures that there are browsers for the end-to-end tests; on Debian, as root, installs the distribution's packages.
Without Chromium it fails; without another browser, that one's tests are left out, except in CI.`;

function install(needed: readonly Needed[]): void {
  const packages = needed.flatMap((each) => each.packages);
  console.log(`Installing from the distribution’s packages: ${packages.join(', ')} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) =>
    execFileSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env });
  apt('update');
  apt('install', '-y', '--no-install-recommends', ...packages);
}

readCommandLine(USAGE, {});
const canInstall = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
if (missing().length > 0 && canInstall) {
  try {
    install(missing());
  } catch (error) {
    console.warn((error as Error).message);
  }
}
console.log(`Chromium: ${findChromium()}`);
const absent = missing().filter(
  ({ browser }) => browser === 'WebKit' || (browser === 'Firefox' && !findFirefox()),
);
if (absent.length > 0) {
  const what = absent
    .map(({ browser, packages }) => `${browser} (Debian: ${packages.join(', ')})`)
    .join('; ');
  console.warn(`Not installed, so its tests are left out: ${what}.`);
  if (process.env.CI) process.exitCode = 1;
}
