import type { Locator, Page } from '@playwright/test';
import { fromHtml } from 'hast-util-from-html';
import { toString as textOf } from 'hast-util-to-string';
import { expectAtTop, scrollTop } from './support/document.ts';
import { landmarkLinks } from './support/landmarks.ts';
import { outline } from './support/shell.ts';
import { readRoutes, siteFolder } from './support/site.ts';
import { expect, fixtureUrl, open, test } from './support/test.ts';

const LONG = fixtureUrl('one-language', '/guide/long');

test.use({ viewport: { width: 1400, height: 700 } });

const current = (page: Page) => outline(page).locator('[aria-current="location"]');
const jump = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

test('the outline lists headings of levels 2 to 4 on every page', async ({ request }) => {
  const { pages } = readRoutes(siteFolder);
  for (const route of pages.filter((path) => path.startsWith('/guide/'))) {
    const html = await (await request.get(route)).text();
    const [article = ''] = /<article.*<\/article>/s.exec(html) ?? [];
    const headings = [...article.matchAll(/<h[234] id="([^"]*)".*?<\/h[234]>/gs)].map(([heading, id]) => [
      `#${id}`,
      textOf(fromHtml(heading, { fragment: true })).trim(),
    ]);
    const links = landmarkLinks(html, 'ON THIS PAGE');
    expect(links, route).toEqual(headings);
    expect(links.length).toBeGreaterThan(0);
  }
});

test('the outline is complementary, so reader views leave it out', async ({ page }) => {
  await open(page, LONG);
  await expect(outline(page).and(page.getByRole('complementary').getByRole('navigation'))).toBeVisible();
});

test('the outline marks the current section, and its links scroll there', { tag: '@firefox' }, async ({
  page,
}) => {
  await open(page, LONG);

  await test.step('the current section is marked while the page scrolls', async () => {
    await expect(current(page)).toHaveCount(0);
    for (const name of ['Section 5', 'Section 12', 'Details of section 12', 'Section 2']) {
      const top = await page
        .getByRole('heading', { name, exact: true })
        .evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
      await jump(page, top - 70);
      await expect(current(page)).toHaveText([name]);
    }
    await jump(page, 0);
    await expect(current(page)).toHaveCount(0);
  });

  await test.step('a section is marked once its heading is in the upper third of the window', async () => {
    const top = await page
      .getByRole('heading', { name: 'Section 5', exact: true })
      .evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
    await jump(page, top - 250);
    await expect(current(page)).toHaveText(['Section 4']);
    await jump(page, top - 200);
    await expect(current(page)).toHaveText(['Section 5']);
    await jump(page, 0);
  });

  await test.step('the last sections are marked although they never reach the top', async () => {
    await jump(page, 1_000_000);
    await expect(current(page)).toHaveText(['Section 20']);
    await jump(page, 0);
    await expect(current(page)).toHaveCount(0);
  });

  await test.step('the marked entry is scrolled into view in a long outline', async () => {
    await page.setViewportSize({ width: 1400, height: 400 });
    await expect(outline(page).getByRole('link', { name: 'Section 20' })).not.toBeInViewport();
    await jump(page, 1_000_000);
    await expect(current(page)).toHaveText(['Section 20']);
    await expect(current(page)).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1400, height: 700 });
  });

  await test.step('a selected article does not include the "#" of its headings', async () => {
    const selected = await page.getByRole('article').evaluate((article) => {
      getSelection()?.selectAllChildren(article);
      return String(getSelection());
    });
    await page.evaluate(() => getSelection()?.empty());
    expect(selected).toContain('Section 20');
    expect(selected).not.toContain('#');
  });

  await test.step('anchor links are named after their headings, and scroll to them', async () => {
    await page.getByRole('link', { name: 'Link to “Section 3”' }).click();
    await expect(page).toHaveURL(`${LONG}#section-3`);
    await expectAtTop(page.getByRole('heading', { name: 'Section 3', exact: true }));
  });

  await test.step('links in the outline scroll to them', async () => {
    await outline(page).getByRole('link', { name: 'Section 5', exact: true }).click();
    await expectAtTop(page.getByRole('heading', { name: 'Section 5', exact: true }));
  });

  await test.step('the outline changes with the page', async () => {
    await page.goto(`${LONG}#section-7`);
    await expectAtTop(page.getByRole('heading', { name: 'Section 7' }));
    await expect(current(page)).toHaveText(['Section 7']);
    await page.getByRole('navigation', { name: 'Sidebar' }).getByRole('link', { name: 'Setup' }).click();
    await expect(outline(page).getByRole('link')).toHaveText(['First step', 'Second step', 'From a folder']);
  });
});

test('a clicked heading is marked, even on a page too short to scroll', {
  tag: ['@firefox', '@deep'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 1400, height: 1400 });
  await open(page, fixtureUrl('one-language', '/guide/setup'));
  for (const name of ['Second step', 'First step']) {
    await outline(page).getByRole('link', { name }).click();
    await expect(current(page)).toHaveText([name]);
  }
  expect(await scrollTop(page)).toBe(0);
});

test('the outline of an overview links to its groups', { tag: '@deep' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await open(page, '/config/');
  const groups = await page.locator('[data-overview-group] > h2').allTextContents();
  expect(groups.length).toBeGreaterThan(3);
  const [, second = ''] = groups;
  await outline(page).getByRole('link', { name: second, exact: true }).click();
  await expect(page.locator('[data-overview-group] > h2').filter({ hasText: second })).toBeInViewport();
  await expect(outline(page).locator('[aria-current]')).toHaveText(second);
});

/** Returns the lines of a link's text, as rendered. */
const visibleLines = (link: Locator) =>
  link.evaluate((element) => {
    const range = document.createRange();
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const byTop = new Map<number, string>();
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent ?? '';
      for (let index = 0; index < text.length; index++) {
        range.setStart(walker.currentNode, index);
        range.setEnd(walker.currentNode, index + 1);
        const { top } = range.getBoundingClientRect();
        byTop.set(top, (byTop.get(top) ?? '') + text[index]);
      }
    }
    return [...byTop.values()];
  });

test('long names break between words', { tag: '@deep' }, async ({ page }) => {
  await page.setViewportSize({ width: 1290, height: 800 });
  const openLarge = async (path: string) => {
    await open(page, path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
  };
  const link = (name: string) => outline(page).getByRole('link', { name, exact: true });
  await openLarge('/api/test-api/expect');
  expect(await visibleLines(link('expect.unreachable'))).toEqual(['expect.', 'unreachable']);
  await openLarge('/api/snapshotMatchers');
  expect(await visibleLines(link('expect.addSnapshotSerializer'))).toEqual([
    'expect.add',
    'Snapshot',
    'Serializer',
  ]);
});

test('flags in the outline do not break after a hyphen', async ({ page }) => {
  await open(page, '/guide/debug/troubleshooting');
  const flag = outline(page).getByText('--changed', { exact: true });
  expect(await flag.evaluate((element) => element.getClientRects().length)).toBe(1);
});
