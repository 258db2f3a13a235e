import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { isSameDocument, markDocument } from './support/document.ts';
import { readRoutes, siteFolder } from './support/site.ts';
import { expect, fixtureUrl, open, ready, test } from './support/test.ts';

test.use({ searchIndex: true });

/** Returns the document's metadata for search engines, link previews and browsers. */
const readMetadata = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    lang: document.documentElement.lang,
    head: [...document.querySelectorAll('head > :is(meta, link)')]
      .filter((element) => !element.matches('[rel~="stylesheet"], [rel="preload"], [rel="prefetch"]'))
      .map((element) => element.outerHTML)
      .sort(),
  }));

/** Follows an internal link, by client-side navigation. */
async function follow(page: Page, path: string): Promise<void> {
  await page
    .locator(`a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await page.waitForURL((url) => url.pathname === path);
}

for (const [what, start, paths] of [
  ['of this site', '/guide/start/', ['/config/', '/api/', '/', '/guide/start/']],
  ['of this site in Chinese', '/zh/guide/start/', ['/zh/config/', '/zh/', '/zh/guide/start/']],
  [
    'of one with missing translations',
    fixtureUrl('partly-translated', '/zh/guide/both'),
    ['/zh/guide/english-only', '/zh/guide/both'],
  ],
] as const) {
  test(`after a navigation, the head equals that of the loaded page: ${what}`, {
    tag: start.startsWith('/') ? '@deep' : [],
  }, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('rspress-visited', '1'));
    await open(page, start);
    await markDocument(page);
    const heads = [];
    for (const path of paths) {
      // home pages and some fallback pages do not link to every page
      if ((await page.locator(`a[href="${path}"]`).count()) === 0)
        await page.evaluate((href) => {
          const link = Object.assign(document.createElement('a'), { href });
          document.querySelector('main')?.append(link);
        }, path);
      await follow(page, path);
      await expect.poll(() => page.evaluate(() => document.title)).not.toBe('');
      heads.push(await readMetadata(page));
    }
    expect(await isSameDocument(page)).toBe(true);
    for (const [index, path] of paths.entries()) {
      await page.goto(new URL(path, page.url()).href);
      await ready(page);
      expect(heads[index], path).toEqual(await readMetadata(page));
    }
  });
}

test('the site has a sitemap, robots.txt and security.txt', async ({ request }) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const listed = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  expect(listed).toEqual(readRoutes(siteFolder).pages);
  expect(await (await request.get('/robots.txt')).text()).toContain('Sitemap: https://');
  const contact = await request.get('/.well-known/security.txt');
  expect(contact.headers()['content-type']).toMatch(/^text\/plain; charset=utf-8/i);
  expect(await contact.text()).toMatch(/^Contact: https:.*\nExpires: \d{4}-/);
});

/** Returns the document of a route of the built site. */
const readDocument = (route: string) =>
  readFileSync(path.join(siteFolder, route.replace(/\/$/, '/index').concat('.html')), 'utf8');

test('canonical and alternate links agree between pages and with the sitemap', {
  tag: '@deep',
}, () => {
  const xml = readFileSync(path.join(siteFolder, 'sitemap.xml'), 'utf8');
  const listed = new Map(
    [...xml.matchAll(/<loc>(.*?)<\/loc>([\s\S]*?)<\/url>/g)].map(([, url = '', entry = '']) => [
      url,
      readAlternates(entry),
    ]),
  );
  for (const route of readRoutes(siteFolder).pages) {
    const html = readDocument(route);
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? '';
    expect(new URL(canonical).pathname).toBe(route);
    const alternates = readAlternates(html);
    expect(Object.keys(alternates).sort(), route).toEqual(['en', 'x-default', 'zh']);
    expect(alternates['x-default'], route).toBe(alternates.en);
    expect(Object.values(alternates), route).toContain(canonical);
    expect(listed.get(canonical), `${route} in the map`).toEqual(alternates);
    for (const other of Object.values(alternates)) expect(listed.get(other), other).toEqual(alternates);
  }
});

/** URLs of a page's translations, by language tag. */
const readAlternates = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)].map(
      ([, lang = '', url = '']) => [lang, url],
    ),
  );

test('every page has an Open Graph image', { tag: '@deep' }, async ({ request }) => {
  const addresses = new Set<string>();
  const { pages } = readRoutes(siteFolder);
  for (const route of pages) {
    const [, address = ''] = /<meta property="og:image" content="([^"]*)"/.exec(readDocument(route)) ?? [];
    expect(address, route).toMatch(/^https:\/\/[^/]+\/assets\/social\/[\da-f]+\.png$/);
    addresses.add(new URL(address).pathname);
  }
  expect(addresses.size, 'no two pages share one').toBe(pages.length);
  for (const address of addresses) {
    const image = readFileSync(path.join(siteFolder, address));
    expect(image.toString('latin1', 1, 4)).toBe('PNG');
    // a PNG starts with its width and height
    expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([1200, 630]);
  }
  const [first = ''] = addresses;
  const answer = await request.get(first);
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png']);
});

test('the search URL in the structured data opens search with the query', { tag: '@deep' }, async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('rspress-visited', '1'));
  await page.goto('/zh/');
  const data = await page.locator('script[type="application/ld+json"]').first().textContent();
  const { potentialAction } = JSON.parse(data ?? '{}');
  const { pathname, search } = new URL(
    potentialAction.target.urlTemplate.replace('{query}', 'includeSource'),
  );
  await page.addInitScript(() => localStorage.setItem('rspress-visited', '1'));
  await page.goto(pathname + search);
  const dialog = page.getByRole('dialog', { name: '搜索文档' });
  await expect(dialog.getByRole('combobox')).toHaveValue('includeSource');
  await expect(dialog.getByRole('option', { selected: true })).toContainText('includeSource');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/zh/config/test/includeSource');
});
