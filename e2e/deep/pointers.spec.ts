import type { Page } from '@playwright/test';
import { holdRequests, SHELL_CODE } from '../support/holdRequests.ts';
import { heading, navbar } from '../support/shell.ts';
import { expect, fixtureUrl, open, ready, test } from '../support/test.ts';

const START = fixtureUrl('shell', '/guide/start');

const button = (page: Page, name: string) => navbar(page).getByRole('button', { name, exact: true });
const link = (page: Page, name: string | RegExp) => navbar(page).getByRole('link', { name });
const tooltip = (page: Page) => page.getByRole('tooltip');

/** Moves the pointer to an empty place. */
const rest = (page: Page) => page.mouse.move(600, 650);

test.describe('a pointer that rests on an element before the shell is hydrated', () => {
  for (const [what, path, target, shown] of [
    ['a menu', START, (page: Page) => button(page, 'Learn New'), (page: Page) => link(page, /^Long page/)],
    ['the switcher', START, (page: Page) => button(page, 'Family'), (page: Page) => link(page, /^Second/)],
    ['an icon', START, (page: Page) => button(page, 'Switch to dark theme'), tooltip],
  ] as const) {
    test(`on ${what} takes effect afterwards`, async ({ page, allowConsole }) => {
      allowConsole(/Failed to load resource/); // the missing logo
      const code = await holdRequests(page, SHELL_CODE);
      await page.goto(path);
      await target(page).hover();
      code.release();
      await ready(page);
      await expect(shown(page)).toBeVisible();
    });
  }

  test('does not close a menu that a click opened in the meantime', async ({ page }) => {
    const code = await holdRequests(page, SHELL_CODE);
    await page.goto(START);
    await button(page, 'Learn New').click();
    code.release();
    await ready(page);
    await rest(page);
    // the tooltip appears after the menu would have closed
    await button(page, 'Switch to dark theme').hover();
    await expect(tooltip(page)).toBeVisible();
    await expect(link(page, /^Long page/)).toBeVisible();
  });
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 700 } });

  test('menus open and close without tooltips', async ({ page }) => {
    await open(page, START);
    await navbar(page).getByRole('button', { name: 'Open menu' }).tap();
    const learn = navbar(page).getByRole('button', { name: /^Learn/ });
    await expect(learn).toBeVisible();
    for (const shown of [true, false, true]) {
      await learn.tap();
      await expect(link(page, /^Long page/)).toBeVisible({ visible: shown });
    }
    await expect(learn).toHaveAttribute('aria-expanded', 'true');
    await link(page, /^Long page/).tap();
    await expect(heading(page)).toHaveText('Long page');
    await expect(learn).toBeHidden();
    await expect(tooltip(page)).toHaveCount(0);
  });
});

test('a menu opened by key is not covered by the tooltip of its button', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await open(page, START);
  await page.getByRole('button', { name: 'Search', exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(tooltip(page)).toHaveText('Open menu');
  await page.keyboard.press('Enter');
  await expect(navbar(page).getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(tooltip(page)).toBeHidden();
});
