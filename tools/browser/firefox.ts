import { existsSync } from 'node:fs';

/** Path of the Firefox in Debian's package. */
export const FIREFOX_ESR = '/usr/bin/firefox-esr';

/** Paths where operating systems install Firefox. */
const INSTALLED = [FIREFOX_ESR, '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];

/**
 * Returns the path of the Firefox to test with: `FIREFOX_PATH`, or an installed one. Returns `undefined` without Firefox,
 * whose tests are then skipped.
 */
export function findFirefox(): string | undefined {
  const configured = process.env.FIREFOX_PATH;
  if (configured && !existsSync(configured))
    throw new Error(`FIREFOX_PATH points to a file that does not exist: ${configured}`);
  return configured || INSTALLED.find((file) => existsSync(file));
}
