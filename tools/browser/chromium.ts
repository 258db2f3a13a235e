import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Debian's headless Chromium, which opens windows faster. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Browser flags: run as root, no background requests, no emulated GPU. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-gpu',
];

/** Paths where operating systems install Chromium. */
const INSTALLED = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/**
 * Returns the path of the Chromium to test with: `CHROMIUM_PATH`, the distribution's, or Playwright's. Throws without a
 * Chromium.
 * @param candidates paths to try
 */
export function findChromium(candidates: readonly string[] = INSTALLED): string {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH points to a file that does not exist: ${named}`);
  }
  const installed = [...candidates, chromium.executablePath()].find((file) => existsSync(file));
  if (installed) return installed;
  throw new Error(
    'No Chromium was found. Install one (Debian: apt-get install chromium-headless-shell; elsewhere: npx playwright install chromium), ' +
      'or set the environment variable CHROMIUM_PATH.',
  );
}

/**
 * Returns the full browser. The headless one has no back/forward cache, and doesn't always report the URL of a tab
 * opened by a click with a modifier key.
 */
export function findFullChromium(): string {
  return findChromium(INSTALLED.filter((file) => file !== HEADLESS_SHELL));
}
