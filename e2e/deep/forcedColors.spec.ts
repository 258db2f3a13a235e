import type { Locator, Page } from '@playwright/test';
import { axeFindings } from '../support/axe.ts';
import { navbar, outline, sidebar } from '../support/shell.ts';
import { expect, fixtureUrl, open, test } from '../support/test.ts';

// forced colors remove backgrounds and shadows; borders and outlines remain
test.use({ contextOptions: { forcedColors: 'active' }, viewport: { width: 1440, height: 800 } });

/** Background color of a pseudo-element. */
const ground = (target: Locator, pseudo: string) =>
  target.evaluate((element, which) => getComputedStyle(element, which).backgroundColor, pseudo);

async function expectOutlined(page: Page): Promise<void> {
  const focusOutline = await page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
    return { style: outlineStyle, width: Number.parseFloat(outlineWidth) };
  });
  expect(focusOutline.style).not.toBe('none');
  expect(focusOutline.width).toBeGreaterThanOrEqual(2);
}

test('the current page, section and focus are marked', async ({ page }) => {
  await open(page, fixtureUrl('one-language', '/guide/long'));
  const canvas = await page.locator('html').evaluate((element) => getComputedStyle(element).backgroundColor);
  await page.goto(`${fixtureUrl('one-language', '/guide/long')}#section-3`);
  for (const current of [
    sidebar(page).locator('[aria-current="page"]'),
    outline(page).locator('[aria-current="location"]'),
  ]) {
    await expect(current).toBeVisible();
    if ((await current.evaluate((element) => getComputedStyle(element, '::before').content)) === 'none')
      continue;
    expect(await ground(current, '::before')).not.toBe(canvas);
  }
  await page.keyboard.press('Home');
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab');
    await expectOutlined(page);
  }
});

test('menus, drawers and dropdowns have edges', async ({ page }) => {
  await open(page, '/guide/start/');
  await navbar(page).getByRole('button', { name: 'Language' }).click();
  // the native popover, or the one that replaces it once its code has loaded
  const panel = page.locator('[popover]:popover-open, [data-popover-panel]');
  await expect(panel).toHaveCSS('border-top-style', 'solid');
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 1100, height: 700 });
  await page.getByRole('button', { name: 'ON THIS PAGE' }).click();
  await expect(panel).toHaveCSS('border-top-style', 'solid');
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 375, height: 700 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(panel).toHaveCSS('border-right-style', 'solid');
  expect(await axeFindings(page)).toEqual([]);
});

test('buttons styled as links on the home page have no border', async ({ page }) => {
  await open(page, '/');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Quick start' }).first()).toHaveCSS(
    'border-top-style',
    'solid',
  );
  await expect(main.getByRole('link', { name: 'View on GitHub' })).toHaveCSS('border-top-style', 'none');
});
