import type { Page } from '@playwright/test';
import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { expectAtTop, scrollTop } from './support/document.ts';
import { outline } from './support/shell.ts';
import { readRoutes, siteFolder } from './support/site.ts';
import { expect, fixtureUrl, open, test } from './support/test.ts';

const LONG = fixtureUrl('one-language', '/guide/long');

test.use({ viewport: { width: 1400, height: 700 } });

const current = (page: Page) => outline(page).locator('[aria-current="location"]');
const jump = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

test('it lists the headings of the second to fourth level, on every page', async ({ request }) => {
  const { pages } = readRoutes(siteFolder);
  for (const route of pages.filter((path) => path.startsWith('/guide/'))) {
    const tree = fromHtml(await (await request.get(route)).text());
    const headings = selectAll('article :is(h2, h3, h4)[id]', tree).map((heading) => [
      `#${heading.properties.id}`,
      textOf(heading).trim(),
    ]);
    const links = selectAll('nav[aria-label="ON THIS PAGE"] a', tree).map((link) => [
      link.properties.href,
      textOf(link).trim(),
    ]);
    expect(links, route).toEqual(headings);
    expect(links.length).toBeGreaterThan(0);
  }
});

test('the section that is read is marked while the page scrolls', { tag: '@firefox' }, async ({ page }) => {
  await open(page, LONG);
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

test('the last sections are marked too, though they never reach the top', { tag: '@firefox' }, async ({
  page,
}) => {
  await open(page, LONG);
  await jump(page, 1_000_000);
  await expect(current(page)).toHaveText(['Section 20']);
});

test('the marked entry is in sight in a long outline', { tag: '@firefox' }, async ({ page }) => {
  await page.setViewportSize({ width: 1400, height: 400 });
  await open(page, LONG);
  await expect(outline(page).getByRole('link', { name: 'Section 20' })).not.toBeInViewport();
  await jump(page, 1_000_000);
  await expect(current(page)).toHaveText(['Section 20']);
  await expect(current(page)).toBeInViewport({ ratio: 1 });
});

test('a chosen heading is marked, also on a page too short to scroll', { tag: '@firefox' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1400, height: 1400 });
  await open(page, fixtureUrl('one-language', '/guide/setup'));
  for (const name of ['Second step', 'First step']) {
    await outline(page).getByRole('link', { name }).click();
    await expect(current(page)).toHaveText([name]);
  }
  expect(await scrollTop(page)).toBe(0);
});

test('it follows the page that is opened', { tag: '@firefox' }, async ({ page }) => {
  await open(page, LONG);
  await jump(page, 3000);
  await expect(current(page)).toHaveCount(1);
  await page.goto(`${LONG}#section-7`);
  await expectAtTop(page.getByRole('heading', { name: 'Section 7' }));
  await expect(current(page)).toHaveText(['Section 7']);
  await page.getByRole('navigation', { name: 'Sidebar' }).getByRole('link', { name: 'Setup' }).click();
  await expect(outline(page).getByRole('link')).toHaveText(['First step', 'Second step', 'From a folder']);
});

test('links beside headings name them, and lead to them', { tag: '@firefox' }, async ({ page }) => {
  await open(page, LONG);
  await page.getByRole('link', { name: 'Link to “Section 3”' }).click();
  await expect(page).toHaveURL(`${LONG}#section-3`);
  await expectAtTop(page.getByRole('heading', { name: 'Section 3', exact: true }));
});

test('the groups of an overview are in the outline, and lead to them', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await open(page, '/config/');
  const groups = await page.locator('[data-overview-group] > h2').allTextContents();
  expect(groups.length).toBeGreaterThan(3);
  const [, second = ''] = groups;
  await outline(page).getByRole('link', { name: second, exact: true }).click();
  await expect(page.locator('[data-overview-group] > h2').filter({ hasText: second })).toBeInViewport();
  await expect(outline(page).locator('[aria-current]')).toHaveText(second);
});

test('long names break between their words', async ({ page }) => {
  await page.setViewportSize({ width: 1290, height: 800 });
  await open(page, '/api/rstest/fakeTimers');
  const link = outline(page).getByRole('link', { name: 'rs.advanceTimersToNextTimer', exact: true });
  const lines = await link.evaluate((element) => {
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
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines.slice(1)) expect(line).toMatch(/^[A-Z]/);
});
