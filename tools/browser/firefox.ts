import { existsSync } from 'node:fs';

/** Debian's Firefox. */
export const FIREFOX_ESR = '/usr/bin/firefox-esr';

/** Where distributions install the browser. */
const INSTALLED = [FIREFOX_ESR, '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];

/**
 * Path of the Firefox to test with: `FIREFOX_PATH`, else the distribution's; `undefined` if there is none, and its tests
 * are left out.
 */
export function findFirefox(): string | undefined {
  const named = process.env.FIREFOX_PATH;
  if (named && !existsSync(named)) throw new Error(`FIREFOX_PATH names a file that does not exist: ${named}`);
  return named || INSTALLED.find((file) => existsSync(file));
}
