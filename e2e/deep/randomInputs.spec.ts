import type { BrowserContext, Page } from '@playwright/test';
import { operateDevices } from '../support/operateDevices.ts';
import { actAtRandom, randomNumbers } from '../support/randomInputs.ts';
import { heading, navbar } from '../support/shell.ts';
import { expect, fixtureUrl, open, test } from '../support/test.ts';

test.use({ searchIndex: true });

/** `RANDOM_SEED=17 npx playwright test randomInputs` generates other inputs. */
const SEED = Number(process.env.RANDOM_SEED ?? 1);

/** Number of inputs per scenario, three thousand in total. */
const INPUTS = 750;
/** Number of inputs between two checks that a script in the page dispatches. */
const SCRIPTED_INPUTS = 240;
/** Number of inputs between two checks by simulated devices. */
const DEVICE_INPUTS = 10;

const scenarios = [
  { start: '/guide/basic/cli', width: 1280, locale: 'en-US' },
  { start: '/zh/config/', width: 375, locale: 'zh-CN' },
  { start: fixtureUrl('elements', '/blocks'), width: 800, locale: 'en-US' },
  { start: fixtureUrl('versions', '/docs/zh/guide/install'), width: 1024, locale: 'zh-CN' },
];

/** Timeout for an element that is still covered, in milliseconds. */
const STEP_MS = 2000;

/** Closes dialogs and menus, and returns what must hold for every page. */
async function closeAndLook(page: Page) {
  await page.mouse.move(0, 0); // hovering a menu opens it
  await page.keyboard.press('Escape');
  return page.evaluate(() => ({
    main: document.querySelectorAll('main').length,
    titles: document.querySelectorAll('main h1').length,
    isEmpty: (document.querySelector('main')?.textContent?.length ?? 0) < 20,
    isThemed: /^(?:light|dark)$/.test(document.documentElement.dataset.theme ?? ''),
    stuck: [
      ...document.querySelectorAll(
        '[role="dialog"], :popover-open, [inert]:is(main, :has(main)), #root[aria-hidden]',
      ),
    ]
      .filter((element) => element.checkVisibility())
      .map((element) => element.outerHTML.slice(0, 200)),
    locked: [document.documentElement, document.body].some(
      (element) => getComputedStyle(element).overflowY === 'hidden',
    ),
  }));
}

/** Console messages about aborted requests: Chromium aborts all of them when Forward immediately follows Back. */
const ABORTED = /TypeError: Failed to fetch|ChunkLoadError/;

/** Prevents leaving the site: answers requests to other sites with status 204, closes new windows, and stubs prompts. */
async function stayOn(origin: string, context: BrowserContext, page: Page): Promise<void> {
  await context.route(
    (url) => url.origin !== origin,
    (route) => route.fulfill({ status: 204 }),
  );
  context.on('page', (other) => {
    if (other !== page) void other.close();
  });
  await page.addInitScript(() => Object.assign(window, { prompt: () => null }));
}

/** Whether the tab shows a page of this site, rather than another site or a file, such as a page's Markdown. */
async function isOnSite(page: Page, origin: string): Promise<boolean> {
  if (!page.url().startsWith(origin)) return false;
  return (await page.evaluate(() => document.contentType)) === 'text/html';
}

for (const { start, width, locale } of scenarios) {
  test.describe(`${locale}, ${width} px wide`, () => {
    test.use({ locale, viewport: { width, height: 700 } });

    test(`${start} survives ${INPUTS} random inputs`, async ({ page, context, baseURL, allowConsole }) => {
      const { href, origin } = new URL(start, baseURL);
      await stayOn(origin, context, page);
      page.on('requestfailed', (request) => {
        if (request.failure()?.errorText === 'net::ERR_ABORTED') allowConsole(ABORTED);
      });
      await open(page, href);
      const random = randomNumbers(SEED * 10_000 + width);
      for (let count = 0; count < INPUTS; count += SCRIPTED_INPUTS + DEVICE_INPUTS) {
        const seed = Math.floor(random() * 2 ** 31);
        const before = page.url();
        const done: unknown = await page
          .evaluate(`(${actAtRandom})(${SCRIPTED_INPUTS}, (${randomNumbers})(${seed}))`)
          .catch((error: Error) => error.message.split('\n')[0]); // some inputs load a new document
        const devices = await operateDevices(page, DEVICE_INPUTS, random);
        await page.waitForLoadState();
        const message = `RANDOM_SEED=${SEED}, after ${count} inputs, at ${before}: ${JSON.stringify([done, devices], null, 1)}`;
        if (!(await isOnSite(page, origin))) await open(page, href);
        await expect
          .poll(() => closeAndLook(page), { message, intervals: [50] })
          .toEqual({
            main: 1,
            titles: 1,
            isEmpty: false,
            isThemed: true,
            stuck: [],
            locked: false,
          });
      }
      const link = navbar(page).getByRole('link').first();
      await expect(async () => {
        // search requested before the shell's code loaded may open only now
        await page.keyboard.press('Escape');
        await link.focus({ timeout: STEP_MS }); // the skip link covers it while that has focus
        await link.click({ timeout: STEP_MS });
      }).toPass();
      await expect(heading(page)).toBeVisible();
    });
  });
}
