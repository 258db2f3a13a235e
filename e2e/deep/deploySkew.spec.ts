import type { Page, Route } from '@playwright/test';
import siteConfig from '../../site.config.ts';
import { isSameDocument, markDocument, nextFrames } from '../support/document.ts';
import { READING_CODE, SHELL_CODE } from '../support/hold.ts';
import { button, field } from '../support/search.ts';
import { heading, topBar } from '../support/shell.ts';
import { expect, fixtureUrl, open, ready, test } from '../support/test.ts';

test.use({ searchIndex: true });

const PAGE = fixtureUrl('one-language', '/guide/setup');
const OVERVIEW = '/config/';

/** Possible responses for a file that a new deployment has removed. */
const gone: Record<string, (route: Route) => Promise<void>> = {
  'is missing': (route) => route.fulfill({ status: 404, body: 'gone' }),
  'is answered with a page': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Welcome</h1>' }),
  'is answered with a page that claims to be a script': (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '<!doctype html><h1>Welcome</h1>' }),
};

/**
 * Counts documents that are requested, and those that are shown: some are prefetched. From the second request on, the
 * host serves a different document.
 */
async function publishAnew(
  page: Page,
  isFixed: boolean,
  answer: (route: Route) => Promise<void>,
  path = PAGE,
) {
  const loads = { documents: 0, shown: 0, asked: 0 };
  page.on('domcontentloaded', () => void loads.shown++);
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.documents++;
  });
  await page.route(path, async (route) => {
    loads.asked++;
    const response = await route.fetch();
    const body = (await response.text()).replace(/boot\.\w+\.js/, (name) => `${name}?build=${loads.asked}`);
    await route.fulfill({ response, body });
  });
  await page.route(SHELL_CODE, async (route) => {
    if (isFixed && loads.documents > 1) await route.fallback();
    else await answer(route);
  });
  return loads;
}

const themeButton = (page: Page) => page.getByRole('button', { name: /Switch to .* theme/ });

for (const [what, answer] of Object.entries(gone)) {
  test(`an old tab whose code ${what} recovers with one reload`, async ({ page, allowConsole }) => {
    allowConsole(
      /Failed to load|MIME type|Loading chunk|ChunkLoadError|Unexpected token|could not be loaded/,
    );
    const loads = await publishAnew(page, true, answer);
    await page.goto(PAGE);
    await ready(page);
    await themeButton(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(loads.documents).toBe(2);
  });
}

test('code that stays away is no reason to reload again and again, and links still work', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load|Loading chunk|ChunkLoadError|could not be loaded/);
  const loads = await publishAnew(page, false, (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.goto(PAGE);
  await expect.poll(() => loads.documents).toBe(2);
  for (let press = 0; press < 3; press++) await page.keyboard.press('Shift');
  await page.getByRole('link', { name: 'Tabs', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tabs');
  await expect.poll(() => loads.shown, 'the link leads to the third').toBe(3);
});

test('what the reader has typed meanwhile is not lost by a reload', async ({ page, allowConsole }) => {
  allowConsole(/Failed to load|Loading chunk|ChunkLoadError|could not be loaded/);
  const typed = Promise.withResolvers<void>();
  const loads = await publishAnew(
    page,
    true,
    async (route) => {
      await typed.promise;
      await route.fulfill({ status: 404, body: 'gone' });
    },
    OVERVIEW,
  );
  await page.goto(OVERVIEW);
  const filter = page.getByRole('searchbox', { name: 'Filter' });
  await filter.fill('timeout');
  const answered = page.waitForResponse((response) => SHELL_CODE.test(response.url()));
  typed.resolve();
  await answered;
  // before a reload, the document is fetched for comparison: that fetch would have begun before this one
  await page.evaluate(() => fetch(location.href).then((response) => response.text()));
  await nextFrames(page);
  expect(loads.shown).toBe(1);
  // hidden, as it does not filter without the code
  await expect(page.locator('input[type=search]')).toHaveValue('timeout');

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Guide' }).click();
  await expect(page).toHaveURL(/\/guide\/start\/$/);
});

test('a link leads on in an old tab whose code for readers is gone', async ({ page, allowConsole }) => {
  allowConsole(/Failed to load|Loading chunk|ChunkLoadError|could not be loaded/);
  await page.route(READING_CODE, (route) => route.fulfill({ status: 404, body: 'gone' }));
  // the host has another document by now
  await open(page, PAGE);
  await page.route(PAGE, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(/boot\.\w+\.js/, '$&?new') });
  });
  await page
    .getByRole('link', { name: 'Tabs', exact: true })
    .first()
    .evaluate((link) => (link as HTMLElement).click());
  await expect(heading(page)).toHaveText('Tabs');
  await page.unrouteAll({ behavior: 'wait' }); // the page that is shown looks for its own code once more
});

test('a page whose own styles cannot be had is shown with them all the same', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load|The page data could not be loaded|MIME type|integrity/);
  const size = () => heading(page).evaluate((element) => getComputedStyle(element).fontSize);
  await page.goto('/');
  const styled = await size();
  for (const [what, answer] of Object.entries({
    'are missing': (route: Route) => route.fulfill({ status: 404, body: 'gone' }),
    'are answered with a page': (route: Route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Welcome</h1>' }),
  })) {
    await test.step(`they ${what}`, async () => {
      await page.route('**/assets/css/landing.*.css', answer);
      await open(page, '/guide/start/');
      expect(await size()).not.toBe(styled);
      await markDocument(page);
      await topBar(page).getByRole('link', { name: siteConfig.title }).click();
      await expect(page).toHaveURL('/');
      await expect.poll(size).toBe(styled);
      expect(await isSameDocument(page)).toBe(false);
      await page.unroute('**/assets/css/landing.*.css');
    });
  }
});

test('search that cannot be had says so, and opens once it can', async ({ page, context, allowConsole }) => {
  allowConsole(/Failed to load|Search could not be loaded/);
  const said: string[] = [];
  page.on('dialog', async (message) => {
    // what is pressed before it is away is lost
    await message.accept();
    said.push(message.message());
  });
  for (const [what, files] of [
    // first, as the browser keeps what it has loaded
    ['the reader has gone offline', undefined],
    ['its code is gone', /\/on-demand-search[.-][^/]*\.js$/],
    ['the place to start from is gone', READING_CODE],
    ['its styles are gone', /\/lazy\.[^/]*\.css$/],
  ] as const) {
    await test.step(what, async () => {
      if (files) await page.route(files, (route) => route.fulfill({ status: 404, body: 'gone' }));
      await open(page, '/guide/start/');
      await context.setOffline(!files);
      said.length = 0;
      await button(page).press('Enter');
      await expect.poll(() => said.join()).toContain('Search could not be loaded');
      await expect(button(page)).toBeFocused();
      if (files) await page.unroute(files);
      await context.setOffline(false);
      // what was asked for when the browser was idle may fail only now: the reader is told once more, and presses again
      await expect(async () => {
        const told = said.length;
        await page.keyboard.press('Enter');
        await expect.poll(async () => said.length > told || (await field(page).isVisible())).toBe(true);
        expect(said).toHaveLength(told);
      }).toPass();
      await expect(field(page)).toBeFocused();
    });
  }
});
