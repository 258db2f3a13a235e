/** Ensures that there is a browser for the end-to-end tests; on Debian, installs the distribution's package. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium, HEADLESS_SHELL } from './chromium.ts';

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
