import type { Page, Route } from '@playwright/test';
import { expect, fixtureUrl, open, test } from '../support/test.ts';

const PAGE = fixtureUrl('shell', '/parts/images');
const HOST = 'https://assets.test/';

const svgImage =
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><path d="M0 0h9v9H0z"/></svg>';

const answer = (route: Route) => route.fulfill({ contentType: 'image/svg+xml', body: svgImage });

/** Possible behaviors of the host. */
const hosts: Record<string, (route: Route) => Promise<void> | void> = {
  answers: answer,
  'is blocked': (route) => route.abort(),
  'never answers': () => undefined,
};

/** Positions and sizes of all elements once the page is hydrated. */
async function places(page: Page): Promise<string[]> {
  await page.goto(PAGE, { waitUntil: 'commit' });
  await page.locator('#root[data-ready]').waitFor({ state: 'attached' });
  return page.evaluate(() =>
    [...document.querySelectorAll('main *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [element.localName, x, y + scrollY, width, height].join(' ');
    }),
  );
}

for (const width of [375, 1280]) {
  test(`failures of the assets host do not shift the layout, at ${width} px`, async ({
    browser,
    allowConsole,
  }) => {
    allowConsole(/Failed to load resource/);
    const found = new Map<string, string[]>();
    for (const [what, act] of Object.entries(hosts)) {
      const page = await browser.newPage({ viewport: { width, height: 2000 } });
      await page.route(`${HOST}**`, act);
      await page.route('**/*.woff2', (route) => route.abort()); // whether fonts arrive in time varies
      found.set(what, await places(page));
      await page.close();
    }
    const [whole = [], ...others] = found.values();
    expect(whole.length).toBeGreaterThan(15);
    for (const other of others) expect(other).toEqual(whole);
  });
}

test('requests only go to the site and its assets host', async ({ page }) => {
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  await page.route(`${HOST}**`, answer);
  await open(page, PAGE);
  await expect(page.getByRole('img', { name: 'A chart' })).toHaveJSProperty('naturalWidth', 300);
  expect([...origins].sort()).toEqual([new URL(PAGE).origin, new URL(HOST).origin]);
});

test.describe('without an assets host', () => {
  test.use({ searchIndex: true });

  test('everything is loaded from the site', async ({ page, baseURL }) => {
    const origins = new Set<string>();
    page.on('request', (request) => origins.add(new URL(request.url()).origin));
    await open(page, '/');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.keyboard.type('mock');
    await expect(page.getByRole('option').first()).toBeVisible();
    expect([...origins]).toEqual([baseURL]);
  });
});
