import { existsSync } from 'node:fs';

/** Debian's Firefox. */
export const FIREFOX_ESR = '/usr/bin/firefox-esr';

/** Where distributions install the browser. */
const INSTALLED = [FIREFOX_ESR, '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];

/**
 * Path of the Firefox to test with: `FIREFOX_PATH`, or the distribution's. `undefined` without Firefox, whose tests
 * are left out.
 */
export function findFirefox(): string | undefined {
  const named = process.env.FIREFOX_PATH;
  if (named && !existsSync(named))
    throw new Error(`FIREFOX_PATH points to a file that does not exist: ${named}`);
  return named || INSTALLED.find((file) => existsSync(file));
}
