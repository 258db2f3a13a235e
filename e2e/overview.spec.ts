import type { Page } from '@playwright/test';
import { axeFindings } from './support/axe.ts';
import { inputMethod } from './support/inputMethod.ts';
import { heading } from './support/shell.ts';
import { expect, open, test } from './support/test.ts';

const box = (page: Page) => page.getByRole('searchbox', { name: 'Filter' });
const pages = (page: Page) => page.locator('[data-overview-page] > a').filter({ visible: true });
const headings = (page: Page) => page.locator('[data-overview-page] li > a').filter({ visible: true });
const groups = (page: Page) => page.locator('[data-overview-group] > h2').filter({ visible: true });
/** Returns the links of the outline column on wide screens, in any language. */
const outlineLinks = (page: Page) =>
  page.locator('#shell-outline').getByRole('link').filter({ visible: true });
const status = (page: Page) => page.getByRole('article').getByRole('status');

test('an overview lists options with their defaults, and filters them', { tag: '@firefox' }, async ({
  page,
}) => {
  await open(page, '/config/');

  await test.step('comes before the first section', async () => {
    const section = page.locator('#which-value-applies');
    const order = await box(page).evaluate(
      (filter, other) => filter.compareDocumentPosition(other as Node) & Node.DOCUMENT_POSITION_FOLLOWING,
      await section.elementHandle(),
    );
    expect(order).not.toBe(0);
    await expect(box(page).locator('xpath=preceding::h2')).toHaveCount(0);
  });

  await test.step('describes each option with its default', async () => {
    const option = page.locator('[data-overview-page]', {
      has: page.getByRole('link', { name: 'testTimeout', exact: true }),
    });
    await expect(option.first()).toContainText(/milliseconds/);
    await expect(option.first()).toContainText('Default 5000');
  });

  await test.step('has its filter at the top, with the matches right below it', async () => {
    expect((await box(page).boundingBox())?.y).toBeLessThan(500);
    await box(page).fill('testTimeout');
    await expect(pages(page)).toHaveCount(1);
    expect((await pages(page).first().boundingBox())?.y).toBeLessThan(700);
    // what follows the list isn't a result
    const after = page.getByRole('heading', { name: 'Precedence' });
    await expect(after).toBeHidden();
    await page.getByRole('button', { name: 'Clear the filter' }).click();
    await expect(box(page)).toHaveValue('');
    await expect(box(page)).toBeFocused();
    await expect(heading(page).locator('xpath=following::p[1]')).toBeVisible();
    await expect(after).toBeVisible();
  });

  await test.step('is filtered by groups, pages and headings, ignoring case and hyphens', async () => {
    await expect(box(page)).toHaveAttribute('placeholder', 'Enter keyword');
    const all = await pages(page).count();
    expect(all).toBeGreaterThan(30);

    await box(page).fill('TESTTIME');
    await expect(pages(page)).toHaveText(['testTimeout']);
    await expect(groups(page)).toHaveCount(1);
    await expect(status(page)).toHaveText('Pages found: 1');

    // a match in a group's name keeps the whole group
    const [, second = ''] = await page.locator('[data-overview-group] > h2').allTextContents();
    await box(page).fill(second.toUpperCase());
    await expect(groups(page)).toHaveText([second]);
    expect(await pages(page).count()).toBeGreaterThan(4);

    // of a page that matches by a heading, only matching headings remain; hyphens count as spaces
    await box(page).fill('command line');
    expect(await headings(page).count()).toBeGreaterThan(0);
    for (const text of await headings(page).allTextContents()) expect(text).toMatch(/command[- ]line/i);

    await box(page).fill('no such thing');
    await expect(status(page)).toHaveText('No matching API found: no such thing');
    await expect(groups(page)).toHaveCount(0);
    expect(await axeFindings(page)).toEqual([]);
    // nor does a drawing end the empty page
    const drawing = () =>
      page
        .locator('footer')
        .last()
        .evaluate((footer) => getComputedStyle(footer, '::before').visibility);
    expect(await drawing()).toBe('hidden');

    await box(page).press('Escape');
    expect(await drawing()).toBe('visible');
    await expect(box(page)).toHaveValue('');
    await expect(pages(page)).toHaveCount(all);
    await expect(status(page)).toBeEmpty();
  });

  await test.step('does not list headings that nearly every page has, but finds them', async () => {
    await expect(headings(page).filter({ hasText: 'Replace the defaults' })).toHaveCount(1);
    await expect(headings(page).filter({ hasText: /^(Pitfalls|Related)$/ })).toHaveCount(0);

    await box(page).fill('pitfalls');
    await expect.poll(() => headings(page).filter({ hasText: 'Pitfalls' }).count()).toBeGreaterThan(10);
    await expect(headings(page).filter({ hasText: 'Related' })).toHaveCount(0);
    await box(page).fill('');
    await expect(headings(page).filter({ hasText: 'Pitfalls' })).toHaveCount(0);
  });

  await test.step('is not filtered by text that an input method is composing', async () => {
    const all = await pages(page).count();
    const { compose, choose } = await inputMethod(box(page));
    await box(page).focus();
    await compose('ni');
    await expect(box(page)).toHaveValue('ni');
    await expect(status(page)).toBeEmpty();
    await expect(pages(page)).toHaveCount(all);
    await choose('testTimeout');
    await expect(pages(page)).toHaveText(['testTimeout']);
  });
});

test('the outline lists only the visible groups, and headings of all levels are found', {
  tag: '@deep',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  for (const path of ['/zh/config/', '/api/'])
    await test.step(`the outline of ${path}`, async () => {
      await open(page, path);
      const links = outlineLinks(page);
      const before = await links.allTextContents();
      const titles = await groups(page).allTextContents();
      expect(before.slice(0, titles.length)).toEqual(titles);

      await page.getByRole('searchbox').fill('timeout');
      await expect.poll(() => groups(page).count()).toBeLessThan(titles.length);
      const left = await groups(page).allTextContents();
      await expect(links).toHaveText(left);
      await page.getByRole('searchbox').press('Escape');
      await expect(links).toHaveText(before);
    });

  await test.step('a heading that is not listed', async () => {
    const deep = headings(page).filter({ hasText: /^rs\.useFakeTimers$/ });
    await expect(pages(page).filter({ hasText: 'Fake timers' })).toHaveCount(1);
    await expect(deep).toHaveCount(0);

    await box(page).fill('useFakeTimers');
    await expect(pages(page)).toHaveText(['Fake timers']);
    await expect(deep).toHaveAttribute('href', '/api/rstest/fakeTimers#rs-usefaketimers');
    await box(page).fill('advance');
    await expect(deep).toHaveCount(0);
  });
});

test('the filter is kept in the URL: after a reload, back and forward, and in shared links', {
  tag: '@deep',
}, async ({ page }) => {
  await open(page, '/api/?filter=mock');
  await box(page).scrollIntoViewIfNeeded();
  await expect(box(page)).toHaveValue('mock');
  await expect(status(page)).toHaveText(/^Pages found: \d$/);
  await open(page, '/api/');
  const all = await pages(page).count();
  await box(page).pressSequentially('Mock');
  await expect(page).toHaveURL('/api/?filter=Mock');
  await page.reload();
  await expect(box(page)).toHaveValue('Mock');
  await expect(pages(page)).not.toHaveCount(all);

  // the arrow keys move from the field to the results, and Enter opens one
  await box(page).press('ArrowDown');
  await expect(pages(page).first()).toBeFocused();
  await box(page).press('Enter');
  await expect(page).toHaveURL(/\/api\/.+/);
  await page.goBack();
  await expect(page).toHaveURL('/api/?filter=Mock');
  await expect(box(page)).toHaveValue('Mock');
  await expect(pages(page)).not.toHaveCount(all);
});

test.describe('in Chinese', () => {
  test.use({ locale: 'zh-CN', viewport: { width: 320, height: 640 } });

  test('the filter of an overview works on the narrowest screens', { tag: '@deep' }, async ({ page }) => {
    await open(page, '/zh/config/');
    const search = page.getByRole('searchbox', { name: '筛选' });
    await search.fill('超时');
    await expect(status(page)).toHaveText(/^找到 \d+ 个页面$/);
    await search.fill('没有这个');
    await expect(status(page)).toHaveText('没有匹配“没有这个”的内容');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an overview is a plain list', { tag: '@deep' }, async ({ page }) => {
    await page.goto('/config/?filter=retry');
    await expect(heading(page)).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    expect(await pages(page).count()).toBeGreaterThan(30);
    expect(await headings(page).count()).toBeGreaterThan(10);
  });
});
