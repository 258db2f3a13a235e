import { defineConfig } from '@playwright/test';
import { workbenchServers } from './e2e/support/workbench.ts';
import base from './playwright.config.ts';

/**
 * `npm run test:visual`: walks through all stories, with axe and with pictures that are compared with those of an earlier
 * state of the code. Pictures depend on the machine's fonts and browser, so they are made on the machine that compares
 * them and are not in the repository. Of all servers, only the workbench's is needed.
 */
export default defineConfig({
  ...base,
  webServer: workbenchServers,
  testMatch: ['workbench.spec.ts', 'stories.visual.ts'],
  snapshotPathTemplate: '.visual/{arg}{ext}',
  reporter: [['list'], ['html', { open: 'never', outputFolder: 'visual-report' }]],
  retries: 0,
  use: { ...base.use, trace: 'off', viewport: { width: 1280, height: 900 } },
  expect: {
    // Edges of letters may be drawn a little differently from run to run. A number and no share of the picture: many
    // components are small, and a changed word must not drown in the ground around it.
    toHaveScreenshot: { threshold: 0.2, maxDiffPixels: 40, animations: 'disabled' },
  },
});
