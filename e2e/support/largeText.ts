import { chromium, type Page } from '@playwright/test';
import { BROWSER_ARGS, findChromium } from '../../tools/browser/chromium.ts';
import { test as base } from './test.ts';

/** Sizes that readers choose in the settings of the browser: twice the usual ones. */
const SIZES = '--blink-settings=defaultFontSize=32,defaultFixedFontSize=26';

interface LargeText {
  /** A page in a separate browser with 200% text size. */
  largeText: Page;
}

export const test = base.extend<LargeText>({
  largeText: async ({ baseURL, locale }, use) => {
    const browser = await chromium.launch({ executablePath: findChromium(), args: [...BROWSER_ARGS, SIZES] });
    const options = { ...(locale ? { locale } : {}), ...(baseURL ? { baseURL } : {}) };
    await use(await browser.newPage(options));
    await browser.close();
  },
});
