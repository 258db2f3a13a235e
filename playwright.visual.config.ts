import { defineConfig } from '@playwright/test';
import { smallSites } from './e2e/support/workbench.ts';
import base from './playwright.config.ts';

/**
 * `npm run test:visual`: visits every story, runs axe, and compares screenshots with those of an earlier state of the
 * code. Screenshots depend on the machine's fonts and browser, so they are taken on the machine that compares them and
 * are not in the repository.
 */
export default defineConfig({
  ...base,
  webServer: smallSites,
  testMatch: ['workbench.spec.ts', 'stories.visual.ts'],
  snapshotPathTemplate: '.visual/{arg}{ext}',
  reporter: [['list'], ['html', { open: 'never', outputFolder: 'visual-report' }]],
  retries: 0,
  use: { ...base.use, trace: 'off', viewport: { width: 1280, height: 900 } },
  expect: {
    // Glyph edges may render slightly differently from run to run. An absolute count rather than a ratio: many
    // components are small, and a changed word must not get lost in the area around it.
    toHaveScreenshot: { threshold: 0.2, maxDiffPixels: 40, animations: 'disabled' },
  },
});
