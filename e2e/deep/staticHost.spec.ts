import path from 'node:path';
import { fixtureFolder } from '../support/fixtures.ts';
import { heading } from '../support/shell.ts';
import { readRoutes, siteFolder } from '../support/site.ts';
import { type StaticHost, startStaticHost } from '../support/staticHost.ts';
import { expect, ready, test } from '../support/test.ts';

let host: StaticHost;
test.beforeAll(async () => {
  host = await startStaticHost(siteFolder);
});
test.afterAll(() => host.close());

test.beforeEach(({ allowConsole }) => allowConsole(/status of 404/));

test('variants of a URL redirect to the page on a plain static host', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('rspress-visited', '1'));
  for (const [variant, canonical] of [
    ['/Guide/Start/', '/guide/start/'],
    ['/guide/start/quick-start/', '/guide/start/quick-start'],
    ['/guide/start/QUICK-START.html', '/guide/start/quick-start'],
    ['/en/guide/start/', '/guide/start/'],
    ['/en/guide/start/index.html', '/guide/start/'],
    ['/zh/en/guide/start/', '/zh/guide/start/'],
    ['/ZH/guide/start/quick-start', '/zh/guide/start/quick-start'],
    ['/config/Test/INCLUDESOURCE/', '/config/test/includeSource'],
    ['/config/test/includesource', '/config/test/includeSource'],
    // the host serves these itself, without redirecting
    ['/guide/start/quick-start.html', '/guide/start/quick-start'],
    ['/zh/guide/start/index.html', '/zh/guide/start/'],
  ] as const)
    await test.step(`${variant} redirects to ${canonical}`, async () => {
      await page.goto(`${host.origin}${variant}?from=mail#nowhere`);
      await expect(page).toHaveURL(`${host.origin}${canonical}?from=mail#nowhere`);
      // pages that the host serves itself hydrate at a non-canonical URL; the rest is an ordinary visit
      if (/[a-z]\.html$/.test(variant)) await ready(page);
      await expect(heading(page)).not.toHaveText('PAGE NOT FOUND');
    });
});

test('the prefix of the default language is also removed from URLs without a page', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('rspress-visited', '1'));
  for (const [named, bare, title] of [
    ['/en/nowhere', '/nowhere', 'PAGE NOT FOUND'],
    ['/zh/en/nowhere', '/zh/nowhere', '页面未找到'],
  ] as const) {
    await page.goto(`${host.origin}${named}?from=mail#part`);
    await expect(page).toHaveURL(`${host.origin}${bare}?from=mail#part`);
    await expect(heading(page)).toHaveText(title);
  }
});

test('a single 404.html shows the language of the URL, and links to its home page', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('rspress-visited', '1'));
  await page.goto(`${host.origin}/zh/guide/nowhere?from=mail#part`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  await expect(heading(page)).toHaveText('页面未找到');
  await expect(page).toHaveURL(`${host.origin}/zh/guide/nowhere?from=mail#part`);
  await ready(page);
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(`${host.origin}/zh/`);
  await page.goBack();
  await expect(heading(page)).toHaveText('页面未找到');
});

test('lower-case URLs show the page even without scripts', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  const [route = '', ...others] = readRoutes(siteFolder).pages.filter((path) => path !== path.toLowerCase());
  expect(others.length).toBeGreaterThan(10);
  await page.goto(`${host.origin}${route.toLowerCase()}`);
  await expect(heading(page)).toBeVisible();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${route}$`));
  await page.close();
  for (const other of others) {
    const response = await fetch(`${host.origin}${other.toLowerCase()}`);
    expect([other, response.status]).toEqual([other, 200]);
  }
});

test('on a case-insensitive host, a page does not redirect to itself', async ({ page }) => {
  const careless = await startStaticHost(siteFolder, { ignoresCase: true });
  let documents = 0;
  page.on('request', (request) => void (request.isNavigationRequest() && documents++));
  await page.goto(`${careless.origin}/config/test/includeSource?a=1`);
  await ready(page);
  await expect(heading(page)).toHaveText('includeSource');
  await page.goto(`${careless.origin}/config/Test/includesource.html?a=1`);
  await ready(page);
  await expect(page).toHaveURL(`${careless.origin}/config/test/includeSource?a=1`);
  expect(documents).toBe(2);
  await page.close();
  await careless.close();
});

test('unknown URLs do not redirect', async ({ page }) => {
  for (const address of [
    '/nowhere',
    '/en//evil.test',
    '/en/%5Cevil.test',
    '/en/%2f%2fevil.test',
    '//evil.test/en/',
  ])
    await test.step(address, async () => {
      const routes = page.waitForResponse('**/routes.json');
      const response = await page.goto(`${host.origin}${address}`);
      expect(response?.status()).toBe(404);
      await (await routes).finished();
      await ready(page);
      await expect(heading(page)).toHaveText('PAGE NOT FOUND');
      expect(new URL(page.url()).origin).toBe(host.origin);
    });
});

test('a site with a base path recovers URLs below it', async ({ page }) => {
  // the host's root contains the site in a folder named like the base, and the site's 404 page
  const site = await startStaticHost(path.join(fixtureFolder('versions'), 'dist'));
  await page.route(`${site.origin}/docs/**`, async (route) => {
    const url = route.request().url().replace('/docs/', '/');
    await route.fulfill({ response: await route.fetch({ url, maxRedirects: 0 }) });
  });
  await page.addInitScript(() => localStorage.setItem('rspress-visited', '1'));
  // old paths have a file, but their variants don't
  for (const old of ['/docs/zh/guide/set-up', '/docs/zh/Guide/SET-UP/']) {
    await page.goto(`${site.origin}${old}?a=1`);
    await expect(page).toHaveURL(`${site.origin}/docs/zh/guide/install?a=1#steps`);
    await ready(page);
  }
  await page.goto(`${site.origin}/docs/V1/zh/GUIDE/install/?a=1#steps`);
  await expect(page).toHaveURL(`${site.origin}/docs/v1/zh/guide/install?a=1#steps`);
  await ready(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' }); // requests to the host are still in flight
  await site.close();
});
