import { defineConfig } from '@playwright/test';
import { firefoxProjects } from './e2e/engines/firefoxProject.ts';
import { FIRST_PORT, SITE_URL } from './e2e/support/ports.ts';
import { smallSites } from './e2e/support/workbench.ts';
import { webkitProjects, webkitTests } from './e2e/webkit/support/project.ts';
import { BROWSER_ARGS, findChromium } from './tools/browser/chromium.ts';

const CHROMIUM = { launchOptions: { executablePath: findChromium(), args: BROWSER_ARGS } };

/** The tests that visit every page, in one worker (see there). */
const WALK = '**/routes.spec.ts';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // a shared machine may be briefly overloaded; a test that only passes on retry is reported as flaky
  retries: process.env.CI === undefined ? 0 : 2,
  // one more than small machines have CPUs: a test waits for clocks and processes a third of its time
  workers: 3,
  timeout: 30_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['html', { open: 'never' }]],
  outputDir: 'test-results',
  use: {
    baseURL: SITE_URL,
    locale: 'en-US',
    timezoneId: 'UTC',
    // recording a trace takes a third of the tests' time: in CI, only retries are recorded
    trace: process.env.CI === undefined ? 'retain-on-failure' : 'on-first-retry',
  },
  projects: [
    // each with one worker, so they begin first, and end before the rest does
    ...firefoxProjects(webkitTests),
    ...webkitProjects,
    { name: 'chromium-walk', testMatch: WALK, workers: 1, use: CHROMIUM },
    { name: 'chromium', testIgnore: [webkitTests, WALK], use: CHROMIUM },
  ],
  // the small sites are built first: web servers start before any global setup would run
  webServer: [
    { command: `node src/node/commands/serve.ts --port ${FIRST_PORT}`, port: FIRST_PORT },
    smallSites,
  ],
});
