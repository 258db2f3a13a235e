/** Makes sure that there is a browser for the end-to-end tests; on Debian, installs the distribution's own. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from './chromium.ts';

function isInstalled(): boolean {
  try {
    findChromium();
    return true;
  } catch {
    return false;
  }
}

if (!isInstalled() && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
  console.log('Installing Chromium from the distribution’s packages …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-cjk'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
}
console.log(`Browser: ${findChromium()}`);
