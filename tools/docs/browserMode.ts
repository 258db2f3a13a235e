import { randomInt } from 'node:crypto';
import { readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { findChromium } from '../browser/chromium.ts';
import { RSTEST_VERSION } from './package/packageFacts.ts';
import { ROOT } from './root.ts';

/**
 * Packages of the browser mode. They are a pair: `@rstest/browser` only works with the `@rstest/core` of the same
 * version, which is older than the one that all other pages are verified with.
 */
const PACKAGES = path.join(ROOT, 'examples/browser/node_modules');

/** Whether the samples of a page are verified in a browser. */
export function isBrowserPage(page: string): boolean {
  return /^(?:guide\/browser-testing|api\/browser-mode)\/|^config\/test\/browser$/.test(page);
}

/** Version of `@rstest/core` that the samples of a page are verified with. */
export function versionFor(page: string): string {
  if (!isBrowserPage(page)) return RSTEST_VERSION;
  return JSON.parse(readFileSync(path.join(PACKAGES, '@rstest/core/package.json'), 'utf8')).version;
}

/** Lets a folder import the packages of the browser mode, and returns the path of its `rstest`. */
export function linkBrowserPackages(folder: string): string {
  symlinkSync(PACKAGES, path.join(folder, 'node_modules'), 'dir');
  return path.join(folder, 'node_modules/@rstest/core/bin/rstest.js');
}

/**
 * Flags that start this machine's browser headless. Throws without a browser. Every run gets a port of its
 * own: runs that start at the same time would all take 4000, and all but one would fail.
 */
export function browserFlags(): string[] {
  return [
    '--browser.headless',
    `--browser.port=${randomInt(20_000, 60_000)}`,
    `--browser.providerOptions.launch.executablePath=${findChromium()}`,
  ];
}
