import { defineConfig } from '@playwright/test';
import { firefoxProjects } from './e2e/engines/firefoxProject.ts';
import { FIRST_PORT, SITE_URL } from './e2e/support/ports.ts';
import { smallSites } from './e2e/support/workbench.ts';
import { webkitProjects, webkitTests } from './e2e/webkit/support/project.ts';
import { BROWSER_ARGS, findChromium } from './tools/browser/chromium.ts';

const CHROMIUM = { launchOptions: { executablePath: findChromium(), args: BROWSER_ARGS } };

/** The deep tier, with Firefox and WebKit: what a change rarely breaks, or what takes long to look at. */
const DEEP = / deep\/| @deep\b/;
/** The tests that visit every page, in one worker (see there). */
const WALK = 'e2e/deep/routes.spec.ts';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // for everybody; what passes at the second try is listed as flaky, and its cause is to be found
  retries: 1,
  // browsers run in separate processes: with more workers than CPUs, tests only wait for each other
  workers: 2,
  // The only limits of time, for all tests: they end what hangs. On a machine with other work, a second's wait takes a minute.
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
    // each with one worker, so they begin first, and end before the rest does
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
