import type { Locator, Page } from '@playwright/test';
import { POPUP_OPEN_DELAY_MS } from '../src/shared/constants.ts';
import { axeFindings } from './support/axe.ts';
import { afterTimers } from './support/document.ts';
import { holdRequests, SEARCH_CODE, SHELL_CODE } from './support/holdRequests.ts';
import { inputMethod } from './support/inputMethod.ts';
import { ask, button, current, dialog, field, options } from './support/search.ts';
import { heading, navbar } from './support/shell.ts';
import { expect, fixtureUrl, open, test } from './support/test.ts';

test.use({ searchIndex: true });

/** Expects an option to be current in every attribute that assistive technology uses. */
async function expectCurrent(page: Page, option: Locator): Promise<void> {
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await expect(current(page)).toHaveCount(1);
  const id = (await option.getAttribute('id')) ?? '';
  expect(id).toMatch(/^\S+$/);
  await expect(field(page)).toHaveAttribute('aria-activedescendant', id);
  const list = await dialog(page).getByRole('listbox').getAttribute('id');
  await expect(field(page)).toHaveAttribute('aria-controls', list ?? '');
}

test.describe('search', () => {
  test('finds a page with the keyboard, despite a typo', async ({ page }) => {
    await open(page, '/guide/start/');
    await button(page).focus();
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('concurency');
    // before the answer has arrived
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/config/test/maxConcurrency');
    await expect(heading(page)).toBeFocused();
    await button(page).click();
    await expect(dialog(page).getByRole('group', { name: 'Recent searches' })).toContainText('concurency');
  });

  test('marks matches and announces the current option', { tag: '@deep' }, async ({ page }) => {
    await open(page, '/guide/start/');
    await button(page).focus();
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.type('concurency');
    const group = dialog(page).getByRole('group', { name: 'maxConcurrency', exact: true });
    await expect(group.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    await expect(group.locator('mark').first()).toHaveText('Concurrency');
    await expect(dialog(page).getByRole('status')).toHaveText(/^Pages found: [1-7]$/);
    await expect(dialog(page).getByRole('tablist')).toHaveCount(0);
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    await expectCurrent(page, options(page).first());
    expect(await axeFindings(page)).toEqual([]);
    // the list grows when the texts of the index arrive after the titles
    await expect(async () => {
      await ask(page, 'concurency');
      await expectCurrent(page, options(page).first());
      const last = options(page).nth((await options(page).count()) - 1);
      await page.keyboard.press('ArrowUp');
      await expect(last).toHaveAttribute('aria-selected', 'true', { timeout: 500 });
      await expectCurrent(page, options(page).last());
    }).toPass();
    await page.keyboard.press('ArrowDown');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(field(page)).toHaveValue('');
  });

  test('suggests recent searches, and pages if there are no results', { tag: '@deep' }, async ({ page }) => {
    await open(page, '/config/test/maxConcurrency');
    await button(page).click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('concurency');
    await expect(current(page)).toContainText('maxConcurrency');
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeHidden();
    await button(page).click();
    await expect(dialog(page).getByRole('group', { name: 'Recent searches' })).toContainText('concurency');
    await options(page).first().click({ button: 'right' });
    await expect(field(page)).toHaveValue('');
    // the pointer may already have made it current
    await expect(async () => {
      await page.keyboard.press('ArrowDown');
      await expect(current(page)).toHaveText('concurency', { timeout: 500 });
    }).toPass();
    await page.keyboard.press('Enter');
    await expect(field(page)).toHaveValue('concurency');
    await expect(current(page)).toContainText('maxConcurrency');
    await field(page).fill('');
    await dialog(page).getByRole('button', { name: 'Clear recent searches' }).click();
    await expect(dialog(page).getByRole('group')).toHaveAccessibleName('Suggested pages');
    // pages of the current section come first
    await expect(options(page).first()).toContainText('Config');
    for (const section of ['Guide', 'API'])
      await expect(options(page).filter({ hasText: section }).first()).toBeVisible();
    await expect(current(page)).toHaveCount(0);
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('<xqzzw>');
    await expect(dialog(page)).toContainText('Please try again with a different keyword');
    await expect(dialog(page)).toContainText('No results for “<xqzzw>”');
    await expect(dialog(page).getByRole('group')).toHaveAccessibleName('Suggested pages');
    await expect(current(page)).toHaveCount(0);
    expect(await axeFindings(page)).toEqual([]);
  });

  test('ignores a pointer at rest', { tag: '@deep' }, async ({ page }) => {
    await open(page, '/guide/start/');
    await button(page).click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('snapshot');
    const third = options(page).nth(2);
    // more of the index can load, and change the results
    await expect(async () => {
      await page.mouse.move(0, 0);
      await third.hover();
      await expect(third).toHaveAttribute('aria-selected', 'true', { timeout: 1000 });
    }).toPass();
    // other results appear below the pointer, for which some browsers fire pointer events
    await field(page).fill('');
    await page.keyboard.type('mock');
    await expect(options(page).first()).toContainText(/mock/i);
    for (const type of ['pointerover', 'pointerenter', 'pointermove', 'mouseover', 'mousemove'])
      await third.dispatchEvent(type, { movementX: 0, movementY: 0, bubbles: true });
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  });

  test('opens a section, highlights the words there, and Back returns', async ({ page }) => {
    await open(page, '/config/test/maxConcurrency');
    await button(page).click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('rs.hoisted');
    await expect(current(page)).toContainText('rs.hoisted');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/api/rstest/mockModules#rs-hoisted');
    await expect(page.getByRole('heading', { name: 'rs.hoisted', exact: true })).toBeInViewport();
    await expect.poll(() => page.evaluate(() => CSS.highlights.get('search')?.size ?? 0)).toBeGreaterThan(0);
    await page.goBack();
    await expect(page).toHaveURL('/config/test/maxConcurrency');
  });

  test('opens a result in a new tab, and reveals a match in a closed disclosure', { tag: '@deep' }, async ({
    page,
  }) => {
    await open(page, '/config/test/maxConcurrency');
    await button(page).click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('snapshot');
    await expect(options(page).first()).toBeVisible();
    const popup = page.waitForEvent('popup');
    await page.keyboard.press('Control+Enter');
    expect((await popup).url()).toContain('/guide/basic/snapshot');
    // all matches are in a closed disclosure
    await ask(page, 'withTax');
    const hidden = dialog(page).getByRole('group', { name: 'Filter tests' }).getByRole('option').first();
    await expect(hidden).toContainText('withTax');
    await hidden.click();
    await expect(page).toHaveURL('/guide/basic/test-filter');
    await expect(page.getByRole('article').getByText('withTax').first()).toBeVisible();
  });

  test('opens by shortcut, traps the focus, and closes on a click outside', { tag: '@firefox' }, async ({
    page,
  }) => {
    await test.step('opens before hydration', async () => {
      const held = await holdRequests(page, SHELL_CODE);
      await page.goto('/guide/start/');
      await page.keyboard.press('Control+k');
      await held.requested;
      held.release();
      await expect(field(page)).toBeFocused();
    });

    await test.step('traps the focus, and closes on a click outside', async () => {
      await page.keyboard.press('Tab');
      await expect(dialog(page).getByRole('button', { name: 'Close search' })).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(field(page)).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await expect(dialog(page).getByRole('button', { name: 'Close search' })).toBeFocused();
      await page.keyboard.press('Control+k');
      await expect(dialog(page).getByRole('button', { name: 'Close search' })).toBeFocused();
      await expect(page.getByRole('banner')).toHaveCount(0);
      // simulates focus that returns from the browser's UI
      await page.locator('main a:not([popover] *)').first().focus();
      await expect(field(page)).toBeFocused();
      await page.mouse.click(5, 5);
      await expect(dialog(page)).toBeHidden();
      await expect(heading(page)).toBeVisible();
      await navbar(page).getByRole('link').first().focus();
      await expect(navbar(page).getByRole('link').first()).toBeFocused();
    });
  });

  test('keeps text that is typed while its code loads', { tag: '@firefox' }, async ({ page }) => {
    const held = await holdRequests(page, SEARCH_CODE);
    await page.goto('/guide/start/');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('setup');
    await held.requested;
    await page.keyboard.type('Fil');
    held.release();
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('es');
    await expect(field(page)).toHaveValue('setupFiles');
    await expect(current(page)).toContainText('setupFiles');
  });

  test('is canceled by Escape while its dialog loads', { tag: ['@firefox', '@deep'] }, async ({ page }) => {
    const held = await holdRequests(page, SEARCH_CODE);
    await open(page, '/guide/start/');
    await button(page).focus();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('mock');
    await page.keyboard.press('Escape');
    await expect(button(page)).toBeFocused();
    held.release();
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
    await expect(dialog(page)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
  });

  test('returns the focus to the button of the menu that it was opened from, which stays closed', {
    tag: '@deep',
  }, async ({ page }) => {
    const held = await holdRequests(page, SEARCH_CODE);
    await open(page, '/guide/start/');
    const language = navbar(page).getByRole('button', { name: 'Language', exact: true });
    const english = navbar(page).getByRole('link', { name: 'English' });
    await language.hover();
    await expect(english).toBeVisible();
    await language.press('ArrowDown');
    await expect(english).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(english).toBeHidden();
    held.release();
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(language).toBeFocused();
    await afterTimers(page, POPUP_OPEN_DELAY_MS);
    await expect(english).toBeHidden();
  });

  test('handles Enter while its code loads, and its field has a label', {
    tag: ['@firefox', '@deep'],
  }, async ({ page }) => {
    const held = await holdRequests(page, SEARCH_CODE);
    await page.goto('/guide/start/');
    await page.keyboard.press('Control+k');
    await held.requested;
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('setupFiles');
    await page.keyboard.press('Enter');
    held.release();
    await expect(page).toHaveURL('/config/test/setupFiles');
  });
});

test.describe('in Chinese', () => {
  test.use({ locale: 'zh-CN' });

  test('leaves keys to an input method, and finds words in Chinese sentences', {
    tag: '@firefox',
  }, async ({ page }) => {
    await open(page, '/zh/guide/start/');
    await page.keyboard.press('Control+k');
    const input = page.getByRole('dialog', { name: '搜索文档' }).getByRole('combobox');
    await expect(input).toBeFocused();
    const method = await inputMethod(input);
    await method.compose('kuai zhao');
    for (const key of ['Enter', 'Escape', 'ArrowDown']) await method.press(key);
    await expect(input).toBeVisible();
    await expect(page).toHaveURL('/zh/guide/start/');
    await method.choose('快照');
    await expect(input).toHaveValue('快照');
    await expect(page.getByRole('option').locator('mark', { hasText: '快照' }).first()).toBeVisible();
  });
});

test('a version is searched separately, below the path of the site', async ({ page }) => {
  await open(page, fixtureUrl('versions', '/docs/v1/'));
  await button(page).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('install');
  await expect(options(page).first()).toHaveAttribute('href', /^\/docs\/v1\/guide\/install/);
});

test('search has its shortcuts on a page without a navbar', { tag: '@deep' }, async ({ page }) => {
  await open(page, fixtureUrl('shell', '/parts/no-navbar'));
  await expect(page.getByRole('button', { name: 'Search' })).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('part');
  await expect(current(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
});

test('search opens on Ctrl+K with Caps Lock, and leaves other combinations to the browser', {
  tag: '@deep',
}, async ({ page }) => {
  await open(page, '/guide/start/');
  /** Presses a key with Ctrl. @returns whether it is left to the browser */
  const press = (init: Omit<KeyboardEventInit, 'view'>) =>
    page.evaluate(
      (keys) =>
        document.body.dispatchEvent(
          new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...keys }),
        ),
      { code: 'KeyK', ctrlKey: true, ...init },
    );
  for (const init of [
    { key: 'K', shiftKey: true },
    { key: 'k', altKey: true }, // AltGr sets both
    { key: 'k', ctrlKey: false },
    { key: 'K', ctrlKey: false, shiftKey: true },
    { key: 't' }, // with Dvorak
    { key: 'Process', isComposing: true },
  ])
    expect(await press(init), JSON.stringify(init)).toBe(true);
  // the letter with Caps Lock, on a Russian keyboard, and a slash outside of text fields
  for (const open of [
    () => page.keyboard.press('Control+K'),
    () => press({ key: 'л' }),
    () => page.keyboard.press('/'),
  ]) {
    await open();
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('/');
    await expect(field(page)).toHaveValue('/');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
  }
});

test('search is absent on a site that turns it off', async ({ page }) => {
  await open(page, fixtureUrl('elements', '/'));
  await expect(button(page)).toHaveCount(0);
  await page.keyboard.press('Control+k');
  expect((await page.request.get(fixtureUrl('elements', '/search.json'))).status()).toBe(404);
  await expect(dialog(page)).toHaveCount(0);
});
