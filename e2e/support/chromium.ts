import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Where distributions put the browser. */
const INSTALLED = [
  '/usr/bin/chromium-headless-shell', // without the window, which costs more than many a page
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/**
 * Path of the Chromium to test with: the one that `CHROMIUM_PATH` names, else the distribution's, else Playwright's
 * own. Throws when there is none.
 */
export function findChromium(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names a file that does not exist: ${named}`);
  }
  const found = [...INSTALLED, chromium.executablePath()].find((file) => existsSync(file));
  if (found) return found;
  throw new Error(
    'No Chromium was found. Install one (Debian: apt-get install chromium; elsewhere: npx playwright install chromium), ' +
      'or say where it is with the environment variable CHROMIUM_PATH.',
  );
}
