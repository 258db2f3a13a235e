import type { Page } from '@playwright/test';
import { holdRequests, SHELL_CODE } from './support/holdRequests.ts';
import { heading, sidebar } from './support/shell.ts';
import { blockStorage } from './support/storage.ts';
import { expect, fixtureUrl, open, ready, test } from './support/test.ts';

const TABS = fixtureUrl('one-language', '/guide/tabs');
const SETUP = fixtureUrl('one-language', '/guide/setup');
const KEY = 'rspress.tabs.fruit';
const TABS_CODE = /\/tabs\.[^/]*\.js$/;

const lists = (page: Page) => page.getByRole('tablist', { name: 'Apple, Pear' });
/** Returns a tab of the first or second group of fruit. */
const tab = (page: Page, name: string, group = 0) => lists(page).nth(group).getByRole('tab', { name });

/** Points at the first group, and waits until it is hydrated. */
async function hydrate(page: Page): Promise<void> {
  await lists(page).first().hover();
  await expect(lists(page).first()).toHaveAttribute('tabindex', '0');
}

/** Returns the last tab stop above the tabs. */
const linkAbove = (page: Page) => page.getByRole('link', { name: 'View as Markdown' });

async function storeTab(page: Page, value: string): Promise<void> {
  await page.addInitScript(([key, stored]) => localStorage.setItem(key, stored), [KEY, value] as const);
}

/** Measures layout shifts; call it before opening the page. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const state = { moved: 0 };
    Reflect.set(window, 'shifts', state);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) state.moved += Reflect.get(entry, 'value') as number;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (Reflect.get(window, 'shifts') as { moved: number }).moved);
}

test('tabs are selected with arrow keys, Home and End', { tag: ['@firefox', '@deep'] }, async ({ page }) => {
  await open(page, TABS);

  await test.step('focuses only the selected tab of a group', async () => {
    // the second time, with the code that the first has loaded
    for (const _ of [1, 2]) {
      await linkAbove(page).focus();
      await page.keyboard.press('Tab');
      await expect(tab(page, 'Apple')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('tabpanel', { name: 'Apple' }).first()).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await expect(tab(page, 'Apple')).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await expect(linkAbove(page)).toBeFocused();
      await hydrate(page);
    }
  });

  await test.step('moves through tabs with arrow keys, Home and End, and shows their panels', async () => {
    const tablist = page.getByRole('tablist', { name: 'On its own' });
    await tablist.getByRole('tab', { name: 'One' }).click();
    await expect(page.getByRole('tabpanel', { name: 'One' })).toHaveText('The first.');
    for (const [key, name] of [
      ['ArrowRight', 'Two'],
      ['ArrowRight', 'One'],
      ['ArrowLeft', 'Two'],
      ['Home', 'One'],
      ['End', 'Two'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tablist.getByRole('tab', { name })).toBeFocused();
      await expect(tablist.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('tabpanel', { name })).toBeVisible();
      await expect(tablist.locator('[aria-selected="true"]')).toHaveCount(1);
    }
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tabpanel', { name: 'Two' })).toBeFocused();
  });

  await test.step('focuses the selected tab of a group that another group has switched', async () => {
    await tab(page, 'Pear').click();
    await expect(page.getByText('Pears again.')).toBeVisible();
    await page.getByRole('tabpanel', { name: 'Pear' }).nth(1).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(tab(page, 'Pear', 1)).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(tab(page, 'Apple', 1)).toBeFocused();
    await expect(page.getByText('Apples are short.')).toBeVisible();
  });
});

test('the first key press on a tab takes effect however long the code of tabs takes to load', {
  tag: '@firefox',
}, async ({ page }) => {
  const code = await holdRequests(page, TABS_CODE);
  await open(page, TABS);
  await linkAbove(page).focus();
  await page.keyboard.press('Tab');
  await expect(tab(page, 'Apple')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await code.requested;
  await expect(tab(page, 'Apple')).toBeFocused();
  code.release();
  await expect(tab(page, 'Pear')).toBeFocused();
  await expect(page.getByText('Pears are long.')).toBeVisible();
  await expect(page.getByText('Pears again.')).toBeVisible();
});

test('a selected tab is shared by groups with the same id, and remembered', { tag: '@firefox' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await open(page, TABS);

  await test.step('in a group without an id only affects that group', async () => {
    await page.getByRole('tab', { name: 'Two' }).click();
    await expect(page.getByText('The second.')).toBeVisible();
    const stored = await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => key.startsWith('rspress.tabs')),
    );
    expect(stored).toEqual([]);
  });

  await test.step('is shared by all groups with the same id, and remembered', async () => {
    await tab(page, 'Pear').click();
    await expect(page.getByText('Pears are long.')).toBeVisible();
    await expect(page.getByText('Apples are short.')).toBeHidden();
    await expect(page.getByText('Pears again.')).toBeVisible();
    await expect(tab(page, 'Pear', 1)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText('The second.'), 'a group of another kind').toBeVisible();
    expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe('pear');

    await sidebar(page).getByRole('link', { name: 'Tabs far below' }).click();
    await expect(heading(page)).toHaveText('Tabs far below');
    await expect(page.getByRole('tab', { name: 'Pear' })).toHaveAttribute('aria-selected', 'true');
    await page.goto(TABS);
    await expect(page.getByText('Pears are long.')).toBeVisible();
  });

  await test.step('keeps the scroll position of visible content when a group above changes its height', async () => {
    await tab(page, 'Apple').click();
    await expect(page.getByText('Apples are short.')).toBeVisible();
    const second = tab(page, 'Pear', 1);
    await second.scrollIntoViewIfNeeded();
    const before = await second.boundingBox();
    await second.click();
    await expect(page.getByText('Pears again.')).toBeVisible();
    await expect(page.getByText('Pears are long.')).toBeAttached();
    const after = await second.boundingBox();
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? -1000))).toBeLessThanOrEqual(1);
  });

  await test.step('is kept, and can be changed, after navigating away and back', async () => {
    await tab(page, 'Pear').click();
    await sidebar(page).getByRole('link', { name: 'Setup' }).click();
    await expect(heading(page)).toHaveText('Setup');
    await page.goBack();
    await expect(page.getByText('Pears are long.')).toBeVisible();
    await tab(page, 'Apple').click();
    await expect(page.getByText('Apples are short.')).toBeVisible();
    await sidebar(page).getByRole('link', { name: 'Tabs', exact: true }).click();
    await tab(page, 'Pear').click();
    await expect(page.getByText('Pears are long.')).toBeVisible();
  });
});

test('a remembered tab is shown from the first frame without layout shifts', async ({ page }) => {
  const shifts = await watchShifts(page);
  await storeTab(page, 'pear');
  const code = await holdRequests(page, SHELL_CODE);
  await page.goto(TABS);
  await expect(page.getByText('Pears are long.')).toBeVisible();
  await expect(page.getByText('Apples are short.')).toBeHidden();
  await expect(tab(page, 'Pear')).toHaveAttribute('aria-selected', 'true');
  code.release();
  await ready(page);
  await hydrate(page);
  await expect(page.getByText('Pears are long.')).toBeVisible();
  expect(await shifts()).toBe(0);

  // which would detect a change of the tab
  await tab(page, 'Apple').evaluate((element) => (element as HTMLElement).click());
  await expect(page.getByText('Apples are short.')).toBeVisible();
  await expect.poll(shifts).toBeGreaterThan(0);
});

test("a remembered tab at the end of its page is shown before the shell's code loads", {
  tag: ['@firefox', '@deep'],
}, async ({ page }) => {
  await page.addInitScript(() => {
    for (const key of ['rspress.tabs.package-manager', 'rspress.tabs.npm']) localStorage.setItem(key, 'pnpm');
  });
  await holdRequests(page, SHELL_CODE);
  await page.goto('/#start', { waitUntil: 'commit' });
  await expect(page.getByRole('tab', { name: 'pnpm' }).first()).toHaveAttribute('aria-selected', 'true');
});

test('a tab selected before the first page has loaded stays selected', {
  tag: ['@firefox', '@deep'],
}, async ({ page }) => {
  await storeTab(page, 'pear');
  await page.route(SETUP, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace('</body>', '<img src="late.svg" alt=""></body>');
    await route.fulfill({ response, body: html });
  });
  const svg = { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' };
  await page.route(/late\.svg$/, (route) => route.fulfill(svg));
  const image = await holdRequests(page, /late\.svg$/);
  await page.goto(SETUP, { waitUntil: 'domcontentloaded' });
  const link = sidebar(page).getByRole('link', { name: 'Tabs', exact: true });
  await link.hover();
  await ready(page);
  await link.click();
  await expect(page.getByText('Pears are long.')).toBeVisible();
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
  // like find in page
  await page
    .locator('[role="tabpanel"]', { hasText: 'Apples are short.' })
    .evaluate((panel) => panel.dispatchEvent(new Event('beforematch', { bubbles: true })));
  await expect(page.getByText('Apples are short.')).toBeVisible();
  image.release();
  await expect.poll(() => page.evaluate(() => document.readyState)).toBe('complete');
  await expect(page.getByText('Apples are short.')).toBeVisible();
});

test('a stored tab that does not exist is ignored', { tag: '@deep' }, async ({ page }) => {
  for (const value of ['cherry', '', '"', '{}', '__proto__']) {
    await test.step(value || 'nothing', async () => {
      await storeTab(page, value);
      await open(page, TABS);
      await expect(page.getByText('Apples are short.')).toBeVisible();
      await expect(tab(page, 'Apple')).toHaveAttribute('aria-selected', 'true');
      await tab(page, 'Pear').click();
      await expect(page.getByText('Pears are long.')).toBeVisible();
    });
  }
});

test('on a phone, a panel does not repeat the name of its tab', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await open(page, TABS);
  const panels = await page
    .getByRole('tabpanel')
    .evaluateAll((all) => all.map((panel) => getComputedStyle(panel, '::before').content));
  expect(panels.length).toBeGreaterThan(0);
  expect(new Set(panels)).toEqual(new Set(['none']));
});

test('without storage, tabs work while the page is open', { tag: ['@firefox', '@deep'] }, async ({
  page,
}) => {
  await blockStorage(page);
  await open(page, TABS);
  await tab(page, 'Pear').click();
  await expect(page.getByText('Pears are long.')).toBeVisible();
  await expect(page.getByText('Pears again.')).toBeVisible();
});
