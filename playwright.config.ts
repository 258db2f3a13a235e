import { defineConfig } from '@playwright/test';
import { firefoxProjects } from './e2e/engines/firefoxProject.ts';
import { FIRST_PORT, SITE_URL } from './e2e/support/ports.ts';
import { smallSites } from './e2e/support/workbench.ts';
import { webkitProjects, webkitTests } from './e2e/webkit/support/project.ts';
import { BROWSER_ARGS, findChromium } from './tools/browser/chromium.ts';

const CHROMIUM = { launchOptions: { executablePath: findChromium(), args: BROWSER_ARGS } };

/** The deep tier, with Firefox and WebKit: tests that are slow or rarely fail. */
const DEEP = / deep\/| @deep\b/;
/** The tests that visit every page, in one worker (see there). */
const WALK = 'e2e/deep/routes.spec.ts';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // also locally: a test that only passes on retry is listed as flaky and must be investigated
  retries: 1,
  // browsers run in separate processes: with more workers than CPUs, tests only wait for each other
  workers: 2,
  // The only timeouts, for all tests. They only end tests that hang: on a busy machine, everything takes many times longer.
  timeout: 600_000,
  expect: { timeout: 90_000 },
  reporter: [['list'], ['html', { open: 'never' }]],
  outputDir: 'test-results',
  use: {
    baseURL: SITE_URL,
    actionTimeout: 90_000,
    navigationTimeout: 90_000,
    locale: 'en-US',
    timezoneId: 'UTC',
    // recording takes a third of the tests' time
    trace: 'on-first-retry',
  },
  projects: [
    // each has one worker, so they start first and finish before the others
    ...firefoxProjects(webkitTests),
    ...webkitProjects,
    { name: 'chromium-walk', testMatch: WALK, workers: 1, use: CHROMIUM },
    { name: 'chromium-deep', grep: DEEP, testIgnore: [webkitTests, WALK], use: CHROMIUM },
    // the tests of `npm test`
    { name: 'chromium', grepInvert: DEEP, testIgnore: webkitTests, use: CHROMIUM },
  ],
  // the small sites are built first: web servers start before any global setup would run
  webServer: [
    { command: `node src/node/commands/serve.ts --port ${FIRST_PORT} --cors`, port: FIRST_PORT },
    smallSites,
  ],
});
