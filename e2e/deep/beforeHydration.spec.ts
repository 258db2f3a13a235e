import type { Page } from '@playwright/test';
import { isSameDocument, markDocument } from '../support/document.ts';
import { holdRequests, SEARCH_CODE, SHELL_CODE } from '../support/holdRequests.ts';
import { button, dialog, field } from '../support/search.ts';
import { heading, navbar, openMenu, outline, pager, sidebar } from '../support/shell.ts';
import { expect, fixtureUrl, ready, test } from '../support/test.ts';

test.use({ searchIndex: true });

const BOOT_CODE = /\/boot\.[^/]+\.js$/;
const progress = (page: Page) => page.getByRole('progressbar', { name: 'Loading page' });
const tab = (page: Page, name: string) => page.getByRole('tab', { name }).first();

test('the shell works without the code of any island', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await holdRequests(page, SHELL_CODE);
  await page.goto('/guide/start/');
  await ready(page);

  await test.step('the theme switches', async () => {
    await navbar(page).getByRole('button', { name: 'Switch to dark theme' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
  await test.step('groups of the sidebar close', async () => {
    const group = sidebar(page).getByRole('button').nth(1);
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await group.click();
    await expect(group).toHaveAttribute('aria-expanded', 'false');
  });
  await test.step('menus open', async () => {
    await openMenu(page, 'Language');
    await expect(navbar(page).getByRole('link', { name: '简体中文' })).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await test.step('links are followed within the document', async () => {
    await markDocument(page);
    await pager(page)
      .getByRole('link', { name: /^Next Page/ })
      .click();
    await expect(heading(page)).toHaveText('Quick start');
    expect(await isSameDocument(page)).toBe(true);
  });
  await test.step('code is copied', async () => {
    await page.goto(fixtureUrl('one-language', '/guide/elements'));
    await page.getByRole('button', { name: 'Copy code' }).first().click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('return a + b;');
  });
});

test('a menu opened before its code loads stays open', async ({ page }) => {
  const code = await holdRequests(page, SHELL_CODE);
  await page.goto('/guide/start/');
  await openMenu(page, 'Language');
  const chinese = navbar(page).getByRole('link', { name: '简体中文' });
  await expect(chinese).toBeVisible();
  code.release();
  await page.waitForLoadState('networkidle');
  await expect(chinese).toBeVisible();
  await expect(navbar(page).getByRole('button', { name: 'Language' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
});

test('a tab clicked before its code loads is selected afterwards', async ({ page }) => {
  const code = await holdRequests(page, SHELL_CODE);
  await page.goto(fixtureUrl('one-language', '/guide/tabs'));
  await ready(page);
  await tab(page, 'Pear').click();
  await expect(progress(page)).toBeVisible();
  await expect(page.getByText('Pears are long.')).toBeHidden();
  code.release();
  await expect(page.getByText('Pears are long.')).toBeVisible();
  await expect(tab(page, 'Pear')).toHaveAttribute('aria-selected', 'true');
  await expect(progress(page)).toBeHidden();
});

test('text typed before the code of search loads is searched afterwards', async ({ page }) => {
  const code = await holdRequests(page, SEARCH_CODE);
  await page.goto('/guide/start/');
  await ready(page);
  await button(page).click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.type('mock');
  code.release();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(field(page)).toHaveValue('mock');
});

test('parts opened before the boot script loads stay open, unless the window has grown', async ({ page }) => {
  const popover = page.locator(':popover-open');
  for (const [what, opener] of [
    ['the full-screen menu', 'Open menu'],
    ['the drawer', 'Menu'],
    ['the dropdown', 'ON THIS PAGE'],
  ] as const) {
    const button = page.getByRole('button', { name: opener, exact: true });
    await page.setViewportSize({ width: 600, height: 700 });

    await test.step(`${what} stays open, and closes as usual`, async () => {
      const boot = await holdRequests(page, BOOT_CODE);
      await page.goto('/guide/start/quick-start', { waitUntil: 'commit' });
      await button.click();
      await expect(popover).toBeVisible();
      boot.release();
      await ready(page);
      await expect(popover).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(popover).toHaveCount(0);
      await expect(button).toBeFocused();
    });

    await test.step(`${what} is closed if the window has grown in the meantime`, async () => {
      const boot = await holdRequests(page, BOOT_CODE);
      await page.goto('/guide/start/quick-start', { waitUntil: 'commit' });
      await button.click();
      await page.setViewportSize({ width: 1400, height: 700 });
      boot.release();
      await ready(page);
      await expect(popover).toHaveCount(0);
      await expect(sidebar(page)).toBeVisible();
      await expect(outline(page)).toBeVisible();
      await page.mouse.move(700, 400);
      await page.mouse.wheel(0, 300);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    });
  }
});

test('a click before the boot script loads is replayed afterwards', async ({ page }) => {
  const dark = page.locator('html[data-theme=dark]');
  for (const [path, clicked, result] of [
    [fixtureUrl('one-language', '/guide/tabs'), tab(page, 'Pear'), page.getByText('Pears are long.')],
    ['/guide/start/', navbar(page).getByRole('button', { name: 'Switch to dark theme' }), dark],
  ] as const) {
    const boot = await holdRequests(page, BOOT_CODE);
    await page.goto(path, { waitUntil: 'commit' });
    await clicked.click();
    await expect(result).toBeHidden();
    boot.release();
    await expect(result).toBeVisible();
  }
});

test('a link clicked before the boot script loads is followed by the browser', async ({ page }) => {
  await holdRequests(page, BOOT_CODE);
  await page.goto('/guide/start/', { waitUntil: 'commit' });
  await pager(page)
    .getByRole('link', { name: /^Next Page/ })
    .click();
  await expect(page).toHaveURL('/guide/start/quick-start');
  await expect(heading(page)).toBeVisible();
});
