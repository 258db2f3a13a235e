import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Debian's Chromium without a window, which costs more time than many a page. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** What the browser is started with: as root, without calls home, and without a graphics card that would be imitated. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-gpu',
];

/** Where distributions put the browser. */
const INSTALLED = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/**
 * Path of the Chromium to test with: the one that `CHROMIUM_PATH` names, else the distribution's, else Playwright's
 * own. Throws when there is none.
 * @param candidates where to look
 */
export function findChromium(candidates: readonly string[] = INSTALLED): string {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names a file that does not exist: ${named}`);
  }
  const found = [...candidates, chromium.executablePath()].find((file) => existsSync(file));
  if (found) return found;
  throw new Error(
    'No Chromium was found. Install one (Debian: apt-get install chromium-headless-shell; elsewhere: npx playwright install chromium), ' +
      'or say where it is with the environment variable CHROMIUM_PATH.',
  );
}

/** The browser with windows: the one without keeps no pages for coming back (bfcache). */
export function findFullChromium(): string {
  return findChromium(INSTALLED.filter((file) => file !== HEADLESS_SHELL));
}
