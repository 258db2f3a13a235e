import type { Page } from '@playwright/test';
import { isSameDocument, markDocument } from './support/document.ts';
import { readRoutes, siteFolder } from './support/site.ts';
import { expect, fixtureUrl, open, ready, test } from './support/test.ts';

/** What the document says of itself to search engines, previews and browsers. */
const saysOfItself = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    lang: document.documentElement.lang,
    head: [...document.querySelectorAll('head > :is(meta, link)')]
      .filter((element) => !element.matches('[rel~="stylesheet"], [rel="preload"]'))
      .map((element) => element.outerHTML)
      .sort(),
  }));

/** Follows a link inside the site, without loading a document. */
async function follow(page: Page, path: string): Promise<void> {
  await page
    .locator(`a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await page.waitForURL((url) => url.pathname === path);
}

for (const [what, start, paths] of [
  ['of this site', '/guide/start/', ['/config/', '/zh/config/', '/zh/', '/guide/start/']],
  [
    'of one with missing translations',
    fixtureUrl('partly-translated', '/guide/both'),
    ['/guide/english-only', '/zh/guide/english-only', '/zh/guide/both'],
  ],
] as const) {
  test(`after a navigation, the head is the one that the page itself has: ${what}`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('rspress-visited', '1'));
    await open(page, start);
    await markDocument(page);
    const heads = [];
    for (const path of paths) {
      // home pages and some stand-ins have no link to every page
      if ((await page.locator(`a[href="${path}"]`).count()) === 0)
        await page.evaluate((href) => {
          const link = Object.assign(document.createElement('a'), { href });
          document.querySelector('main')?.append(link);
        }, path);
      await follow(page, path);
      await expect.poll(() => page.evaluate(() => document.title)).not.toBe('');
      heads.push(await saysOfItself(page));
    }
    expect(await isSameDocument(page)).toBe(true);
    for (const [index, path] of paths.entries()) {
      await page.goto(new URL(path, page.url()).href);
      await ready(page);
      expect(heads[index], path).toEqual(await saysOfItself(page));
    }
  });
}

test('machines find the map of the site, the rules for robots, and whom to tell of weaknesses', async ({
  request,
}) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const listed = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  expect(listed).toEqual(readRoutes(siteFolder).pages);
  expect(await (await request.get('/robots.txt')).text()).toContain('Sitemap: https://');
  const contact = await request.get('/.well-known/security.txt');
  expect(contact.headers()['content-type']).toMatch(/^text\/plain; charset=utf-8/i);
  expect(await contact.text()).toMatch(/^Contact: https:.*\nExpires: \d{4}-/);
});
