import type { Page, Route } from '@playwright/test';
import siteConfig from '../../site.config.ts';
import { isSameDocument, markDocument, nextFrames } from '../support/document.ts';
import { SEARCH_CODE, SHELL_CODE } from '../support/holdRequests.ts';
import { button, field } from '../support/search.ts';
import { heading, navbar } from '../support/shell.ts';
import { expect, fixtureUrl, open, ready, test } from '../support/test.ts';

test.use({ searchIndex: true });

const TABS = fixtureUrl('one-language', '/guide/tabs');
const OVERVIEW = '/config/';

/** Possible responses for a file that a new deployment has removed. */
const gone: Record<string, (route: Route) => Promise<void>> = {
  'is missing': (route) => route.fulfill({ status: 404, body: 'gone' }),
  'returned a page instead of the file': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Welcome</h1>' }),
  'returned a page with the type of a script': (route) =>
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
  path: string,
) {
  const loads = { documents: 0, shown: 0, asked: 0 };
  page.on('domcontentloaded', () => void loads.shown++);
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.documents++;
  });
  const publish = async (route: Route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/boot\.\w+\.js/, (name) => `${name}?build=${loads.asked}`);
    await route.fulfill({ response, body });
  };
  await page.route(path, (route) => {
    loads.asked++;
    return publish(route);
  });
  // page data also names the scripts of its build
  await page.route(/\/guide\/\w+\.json$/, publish);
  await page.route(SHELL_CODE, async (route) => {
    if (isFixed && loads.documents > 1) await route.fallback();
    else await answer(route);
  });
  return loads;
}

for (const [what, answer] of Object.entries(gone)) {
  test(`an old tab whose code ${what} recovers with one reload`, async ({ page, allowConsole }) => {
    allowConsole(
      /Failed to load|MIME type|Loading chunk|ChunkLoadError|Unexpected token|could not be|integrity/,
    );
    const loads = await publishAnew(page, true, answer, TABS);
    await page.goto(TABS);
    await ready(page);
    const pear = page.getByRole('tab', { name: 'Pear' }).first();
    await pear.click();
    await expect.poll(() => loads.documents).toBe(2);
    await ready(page);
    await pear.click();
    await expect(pear).toHaveAttribute('aria-selected', 'true');
    expect(loads.documents).toBe(2);
  });
}

test('missing code does not cause a reload loop, and links still work', async ({ page, allowConsole }) => {
  allowConsole(/Failed to load|Loading chunk|ChunkLoadError|could not be/);
  const loads = await publishAnew(page, false, (route) => route.fulfill({ status: 404, body: 'gone' }), TABS);
  await page.goto(TABS);
  await ready(page);
  const pear = page.getByRole('tab', { name: 'Pear' }).first();
  await pear.click();
  await expect.poll(() => loads.shown).toBe(2);
  await ready(page);
  for (let click = 0; click < 3; click++) await pear.click();
  await page.getByRole('link', { name: 'Setup', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Setup');
  expect(loads.shown).toBe(2);
});

test('typed text survives a reload', async ({ page, allowConsole }) => {
  allowConsole(/Failed to load|Loading chunk|ChunkLoadError|could not be/);
  const loads = await publishAnew(
    page,
    true,
    (route) => route.fulfill({ status: 404, body: 'gone' }),
    OVERVIEW,
  );
  await page.goto(OVERVIEW);
  await ready(page);
  const filter = page.getByRole('searchbox', { name: 'Filter' });
  const logged = page.waitForEvent('console', (message) => /could not be made/.test(message.text()));
  await filter.fill('timeout');
  await filter.press('ArrowDown');
  await logged;
  await nextFrames(page);
  expect(loads.shown).toBe(1);
  await expect(filter).toHaveValue('timeout');
});

test('a page whose additional styles fail to load falls back to a full navigation', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load|The page data could not be loaded|MIME type|integrity/);
  const size = () => heading(page).evaluate((element) => getComputedStyle(element).fontSize);
  await page.goto('/');
  const styled = await size();
  for (const [what, answer] of Object.entries({
    'are missing': (route: Route) => route.fulfill({ status: 404, body: 'gone' }),
    'return a page': (route: Route) => route.fulfill({ contentType: 'text/html', body: '<h1>Welcome</h1>' }),
  })) {
    await test.step(`they ${what}`, async () => {
      await page.route('**/assets/css/article.*.css', answer);
      await open(page, '/config/test/root');
      expect(await size()).not.toBe(styled);
      await markDocument(page);
      await navbar(page).getByRole('link', { name: siteConfig.title }).click();
      await expect(page).toHaveURL('/');
      await expect.poll(size).toBe(styled);
      expect(await isSameDocument(page)).toBe(false);
      await page.unroute('**/assets/css/article.*.css');
    });
  }
});

for (const [what, files] of [
  ['code is gone', SEARCH_CODE],
  ['styles are gone', /\/deferred\.[^/]*\.css$/],
] as const) {
  test(`search reports that it cannot load and opens once it can: its ${what}`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/Failed to load|could not be/);
    const messages: string[] = [];
    page.on('dialog', async (message) => {
      await message.accept();
      messages.push(message.message());
    });
    await page.route(files, (route) => route.fulfill({ status: 404, body: 'gone' }));
    await open(page, '/guide/start/');
    await button(page).press('Enter');
    await expect.poll(() => messages.join()).toContain('Search could not be loaded');
    await expect(button(page)).toBeFocused();
    await page.unroute(files);
    await expect(async () => {
      const before = messages.length;
      await page.keyboard.press('Enter');
      await expect.poll(async () => messages.length > before || (await field(page).isVisible())).toBe(true);
      expect(messages).toHaveLength(before);
    }).toPass();
    await expect(field(page)).toBeFocused();
  });
}
