import type { Page } from '@playwright/test';
import {
  clickInPlace,
  expectAtTop,
  isSameDocument,
  markDocument,
  scrollDown,
  scrollTop,
} from './support/document.ts';
import { holdRequests } from './support/holdRequests.ts';
import { heading, sidebar } from './support/shell.ts';
import { expect, fixtureUrl, open, ready, test } from './support/test.ts';

const LONG = fixtureUrl('one-language', '/guide/long');
const FAR = fixtureUrl('one-language', '/guide/far-tabs');

/** Tolerance of scroll positions, in pixels. */
const TOLERANCE = 4;

async function expectScroll(page: Page, expected: number): Promise<void> {
  await expect.poll(async () => Math.abs((await scrollTop(page)) - expected)).toBeLessThanOrEqual(TOLERANCE);
}

test('back and forward restore pages and scroll positions', { tag: '@firefox' }, async ({ page }) => {
  await open(page, LONG);
  await markDocument(page);
  await scrollDown(page, 900);
  await clickInPlace(sidebar(page).getByRole('link', { name: 'Tabs far below' }));
  await expect(heading(page)).toHaveText('Tabs far below');
  await scrollDown(page, 300);

  await test.step('one step', async () => {
    await page.goBack();
    await expect(heading(page)).toHaveText('A long page');
    await expectScroll(page, 900);
    await expect(page).toHaveTitle(/^A long page/);

    await page.goForward();
    await expect(heading(page)).toHaveText('Tabs far below');
    await expectScroll(page, 300);
  });

  await test.step('two steps', async () => {
    await clickInPlace(sidebar(page).getByRole('link', { name: 'Setup' }));
    await expect(heading(page)).toHaveText('Setup');
    await page.evaluate(() => history.go(-2));
    await expect(heading(page)).toHaveText('A long page');
    await expectScroll(page, 900);
  });

  await test.step('within a page', async () => {
    await scrollDown(page, -850);
    await clickInPlace(page.getByRole('link', { name: 'a section far below' }));
    await expectAtTop(page.getByRole('heading', { name: 'Section 12', exact: true }));
    await scrollDown(page, 250);
    const left = await scrollTop(page);

    await page.goBack();
    await expect(page).toHaveURL(LONG);
    await expectScroll(page, 50);
    await page.goForward();
    await expect(page).toHaveURL(`${LONG}#section-12`);
    await expectScroll(page, left);
    expect(await isSameDocument(page)).toBe(true);
  });

  await test.step('after a reload', async () => {
    await page.goBack();
    await expect(page).toHaveURL(LONG);
    await scrollDown(page, 550);
    await page.reload();
    await ready(page);
    await expectScroll(page, 600);
  });
});

test.describe('going back', { tag: '@firefox' }, () => {
  test('keeps the scroll position even before the browser reports the end of a scroll', {
    tag: '@deep',
  }, async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('scrollend', (event) => event.stopImmediatePropagation(), true);
    });
    await open(page, LONG);
    await scrollDown(page, 900);
    await clickInPlace(sidebar(page).getByRole('link', { name: 'Tabs far below' }));
    await expect(heading(page)).toHaveText('Tabs far below');
    await scrollDown(page, 300);
    await page.goBack();
    await expect(heading(page)).toHaveText('A long page');
    await expectScroll(page, 900);
    await page.goForward();
    await expect(heading(page)).toHaveText('Tabs far below');
    await expectScroll(page, 300);
  });

  test('keeps both positions while the page is still scrolling', { tag: '@deep' }, async ({ page }) => {
    await open(page, LONG);
    await scrollDown(page, 900);
    await clickInPlace(sidebar(page).getByRole('link', { name: 'Tabs far below' }));
    await expect(heading(page)).toHaveText('Tabs far below');
    await scrollDown(page, 300);
    const data = await holdRequests(page, '**/guide/long.json');
    await page.goBack();
    await data.requested;
    const ended = page.evaluate(() => new Promise((resolve) => addEventListener('scrollend', resolve)));
    await scrollDown(page, 200);
    await ended;
    await page.goForward();
    await expect(page).toHaveURL(FAR);
    await expectScroll(page, 300);
    data.release();
    await page.goBack();
    await expect(heading(page)).toHaveText('A long page');
    await expectScroll(page, 900);
  });
});

test('back from another site restores the page and the scroll position', {
  tag: ['@firefox', '@deep'],
}, async ({ page }) => {
  await open(page, FAR);
  await clickInPlace(sidebar(page).getByRole('link', { name: 'A long page' }));
  await expect(heading(page)).toHaveText('A long page');
  await scrollDown(page, 800);
  await open(page, '/guide/start/');
  await page.goBack();
  await expect(heading(page)).toHaveText('A long page');
  await expectScroll(page, 800);
  await ready(page);
  await page.goBack();
  await expect(heading(page)).toHaveText('Tabs far below');
  await expect(page).toHaveURL(FAR);
});

test('back to a page that cannot be fetched as data still shows it', { tag: '@firefox' }, async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|page data could not be loaded/);
  await open(page, `${LONG}#section-12`);
  await markDocument(page);
  await clickInPlace(sidebar(page).getByRole('link', { name: 'Setup' }));
  await expect(heading(page)).toHaveText('Setup');
  await page.route('**/guide/long.json', (route) => route.fulfill({ status: 500 }));
  await page.goBack();
  await expect(heading(page)).toHaveText('A long page');
  await expect(page).toHaveURL(`${LONG}#section-12`);
  await expect.poll(() => isSameDocument(page)).toBe(false);
});
