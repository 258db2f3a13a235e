import { POPUP_OPEN_DELAY_MS } from '../src/shared/constants.ts';
import { axeFindings } from './support/axe.ts';
import { afterTimers } from './support/document.ts';
import { heading } from './support/shell.ts';
import { expect, fixtureUrl, open, test } from './support/test.ts';

test.use({ viewport: { width: 375, height: 700 } });

test.describe('the menu of the navbar', () => {
  test('covers the screen, closes on navigation, and contains theme and language', {
    tag: ['@firefox', '@deep'],
  }, async ({ page }) => {
    await open(page, '/guide/start/');

    await test.step('closes on navigation', async () => {
      const main = page.getByRole('navigation', { name: 'Main' });
      await expect(main).toBeHidden();
      const button = page.getByRole('button', { name: 'Open menu' });
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await button.click();
      await expect(page.getByRole('button', { name: 'Close menu' })).toHaveAttribute('aria-expanded', 'true');
      await expect(main).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await main.getByRole('link', { name: 'API' }).click();
      await expect(page).toHaveURL('/api/');
      await expect(main).toBeHidden();
      await expect(heading(page)).toBeFocused();
    });

    await test.step('also closes on a link to the current page', async () => {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'API' }).click();
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
      await expect(heading(page)).toBeFocused();
    });

    await test.step('closes when search opens; closing search focuses its button', async () => {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('combobox')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('combobox')).toHaveCount(0);
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
      await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
    });

    await test.step('contains theme and language', async () => {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('button', { name: 'Switch to dark theme' }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expect(page.getByRole('link', { name: '简体中文' })).toBeVisible();
      await page.getByRole('button', { name: 'Language' }).click();
      await page.getByRole('link', { name: '简体中文' }).click();
      await expect(page).toHaveURL('/zh/api/');
      await expect(page.getByRole('navigation', { name: '主导航' })).toBeHidden();
    });

    await test.step('switches the language with one click', async () => {
      await page.getByRole('button', { name: '打开菜单' }).click();
      await page.getByRole('link', { name: 'English' }).click();
      await expect(page).toHaveURL('/api/');
    });
  });

  test('closes on its button, on Escape, and when the window is 768 px wide', { tag: '@firefox' }, async ({
    page,
  }) => {
    await page.clock.install(); // first: an installed clock does not clear timers from before it
    await open(page, '/guide/start/');
    const main = page.getByRole('navigation', { name: 'Main' });
    const opener = page.getByRole('button', { name: 'Open menu' });
    await opener.click();
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(main).toBeHidden();
    await opener.click();
    // a tooltip on the hovered button would consume the Escape key
    await page.getByRole('button', { name: 'Close menu' }).hover();
    await page.clock.runFor(POPUP_OPEN_DELAY_MS * 4);
    await page.keyboard.press('Escape');
    await expect(main).toBeHidden();
    await expect(opener).toBeFocused();

    await opener.click();
    await page.setViewportSize({ width: 768, height: 700 });
    await expect(main).toBeVisible();
    await expect(opener).toBeHidden();
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeHidden();
    await page.setViewportSize({ width: 767, height: 700 });
    await expect(main).toBeHidden();
  });

  test('closes on Escape after a tooltip, and shows none when it closes', {
    tag: '@deep',
  }, async ({ page }) => {
    await open(page, '/guide/start/');
    const main = page.getByRole('navigation', { name: 'Main' });
    const opener = page.getByRole('button', { name: 'Open menu' });
    const tooltip = page.locator('[data-tooltip-content]');
    await opener.hover();
    await expect(tooltip).toHaveAttribute('data-state', /open/);
    await opener.click();
    await expect(main).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(main).toBeHidden();

    await opener.click();
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(main).toBeHidden();
    await afterTimers(page, POPUP_OPEN_DELAY_MS);
    await expect(tooltip).toHaveCount(0);
  });

  test('shows its menus as bottom sheets, which close first', { tag: '@deep' }, async ({ page }) => {
    await open(page, fixtureUrl('shell', '/guide/start'));
    await page.getByRole('button', { name: 'Open menu' }).click();
    const main = page.getByRole('navigation', { name: 'Main' });
    const learn = main.getByRole('button', { name: /^Learn/ });
    const inside = main.getByRole('link', { name: 'Elsewhere' });
    await learn.hover(); // only a click opens it
    await expect(inside).toBeHidden();
    await learn.click();
    await expect(learn).toHaveAttribute('aria-expanded', 'true');
    await expect(inside).toBeVisible();
    await expect(main.getByRole('list', { name: 'In depth' }).getByRole('link')).toHaveCount(2);
    const sheet = inside.locator('xpath=ancestor::*[@popover][1]');
    await expect(async () => {
      const { x, y = 0, width, height = 0 } = (await sheet.boundingBox()) ?? {};
      expect({ x, end: y + height }).toEqual({ x: 0, end: 700 });
      expect(width).toBeGreaterThanOrEqual(360); // without the gutter of the scrollbar
    }).toPass();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(inside).toBeHidden();
    await expect(learn).toBeFocused();
    await expect(main).toBeVisible();

    // it is a popup in the wide bar
    await learn.click();
    await page.setViewportSize({ width: 1100, height: 700 });
    await expect(learn).toHaveAttribute('aria-expanded', 'false');
    await expect(inside).toBeHidden();
    await learn.click();
    await expect(inside).toBeVisible();
    // either panel
    const panel = inside.locator('xpath=ancestor::*[@popover or @data-radix-popper-content-wrapper][1]');
    await expect(panel).toHaveCSS('position', 'fixed');
  });

  test('closes a menu when the window becomes wide', { tag: '@deep' }, async ({ page, allowConsole }) => {
    allowConsole(/Failed to load resource/); // the missing logo
    await page.setViewportSize({ width: 1100, height: 700 });
    await open(page, fixtureUrl('shell', '/guide/start'));
    const family = page.getByRole('button', { name: 'Family' });
    const first = page.getByRole('link', { name: /^First/ });
    await family.focus();
    await expect(family).not.toHaveAttribute('popovertarget'); // waits until its popover is loaded
    await page.setViewportSize({ width: 375, height: 700 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await family.click();
    await expect(first).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(family).toHaveAttribute('aria-expanded', 'false');
    await expect(first).toBeHidden();
  });
});
