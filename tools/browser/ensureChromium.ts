/** `npm run browser:install`. See `USAGE`. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readCommandLine } from '../../src/node/base/commandLine.ts';
import { findChromium, HEADLESS_SHELL } from './chromium.ts';

const USAGE = `Usage: npm run browser:install
Ensures that there is a browser for the end-to-end tests; on Debian, as root, installs the distribution's package.`;

function isInstalled(): boolean {
  try {
    findChromium();
    return true;
  } catch {
    return false;
  }
}

function install(): void {
  console.log('Installing Chromium from the distribution’s packages …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) =>
    execFileSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env });
  apt('update');
  apt('install', '-y', '--no-install-recommends', 'chromium', 'chromium-headless-shell', 'fonts-noto-cjk');
}

readCommandLine(USAGE, {});
const named = Boolean(process.env.CHROMIUM_PATH);
if (!named && !existsSync(HEADLESS_SHELL) && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
  try {
    install();
  } catch (error) {
    if (!isInstalled()) throw error;
    console.warn(`${(error as Error).message}\nAnother browser is there; the tests take longer with it.`);
  }
}
console.log(`Browser: ${findChromium()}`);
