import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { BROWSER_ARGS, findFullChromium } from '../../tools/browser/chromium.ts';
import { test as base } from './test.ts';

/** Sizes that readers choose in the settings of the browser: twice the usual ones. */
const PREFERENCES = { webkit: { webprefs: { default_font_size: 32, default_fixed_font_size: 26 } } };

interface LargeText {
  /** A page in a browser of its own, whose text is twice as large. */
  largeText: Page;
}

export const test = base.extend<LargeText>({
  largeText: async ({ baseURL, locale }, use) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'large-text-'));
    try {
      mkdirSync(path.join(folder, 'Default'));
      writeFileSync(path.join(folder, 'Default/Preferences'), JSON.stringify(PREFERENCES));
      const context = await chromium.launchPersistentContext(folder, {
        executablePath: findFullChromium(),
        args: BROWSER_ARGS,
        ...(locale ? { locale } : {}),
        ...(baseURL ? { baseURL } : {}),
      });
      await use(await context.newPage());
      await context.close();
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
});
