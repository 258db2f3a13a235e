import type { Page } from '@playwright/test';
import { SCROLL_CHECK_MS } from '../src/shared/constants.ts';
import { axeFindings } from './support/axe.ts';
import { afterTimers, expectAtTop, nextFrames, scrollTop } from './support/document.ts';
import { holdRequests } from './support/holdRequests.ts';
import { heading, outline, sidebar } from './support/shell.ts';
import { expect, fixtureUrl, open, ready, test } from './support/test.ts';

const LONG = fixtureUrl('one-language', '/guide/long');

test.use({ viewport: { width: 375, height: 700 } });

const menu = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const onThisPage = (page: Page) => page.getByRole('button', { name: 'ON THIS PAGE' });

test.describe('the sidebar', () => {
  test('opens as a drawer over the page, and closes', { tag: ['@firefox', '@deep'] }, async ({ page }) => {
    await open(page, '/guide/start/');

    await test.step('it can be used with the keyboard', async () => {
      await expect(sidebar(page)).toBeHidden();
      await expect(menu(page)).toHaveAttribute('aria-expanded', 'false');
      await menu(page).click();
      await expect(sidebar(page)).toBeVisible();
      await expect(sidebar(page).locator('[aria-current="page"]')).toBeInViewport();
      expect(await axeFindings(page)).toEqual([]);

      // every tab stop is in the drawer, or in the browser's UI
      for (let stop = 0; stop < 20; stop += 1) {
        await page.keyboard.press('Tab');
        const place = await page.evaluate(() => {
          const active = document.activeElement;
          return active === document.body || active?.closest('[popover]') !== null;
        });
        expect(place).toBe(true);
      }
      const before = await scrollTop(page);
      await page.mouse.move(370, 400);
      await page.mouse.wheel(0, 400);
      await page.keyboard.press('Escape');
      await expect(sidebar(page)).toBeHidden();
      await expect(menu(page)).toBeFocused();
      expect(await scrollTop(page)).toBe(before);
    });

    await test.step('it closes when search opens; closing search focuses its button', async () => {
      await menu(page).press('Enter');
      await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('combobox')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('combobox')).toHaveCount(0);
      await expect(sidebar(page)).toBeHidden();
      await expect(menu(page)).toBeFocused();
    });

    await test.step('it closes on a click outside, on its button, and on a link', async () => {
      await menu(page).click();
      await expect(sidebar(page)).toBeVisible();
      // the element below isn't clicked
      const below = page.getByRole('button', { name: 'Open menu' });
      const { x = 0, y = 0, width = 0 } = (await below.boundingBox()) ?? {};
      await page.mouse.click(x + width - 4, y + 10);
      await expect(sidebar(page)).toBeHidden();
      await expect(menu(page)).toBeFocused();
      await expect(below).toHaveAttribute('aria-expanded', 'false');

      await menu(page).click();
      await page.getByRole('button', { name: 'Close menu' }).click();
      await expect(sidebar(page)).toBeHidden();

      await menu(page).click();
      await sidebar(page).getByRole('link', { name: 'Quick start' }).click();
      await expect(page).toHaveURL('/guide/start/quick-start');
      await expect(sidebar(page)).toBeHidden();
      await expect(heading(page)).toBeFocused();
      await expect(heading(page)).toBeInViewport();
    });

    await test.step('it also closes on a link to the current page', async () => {
      await menu(page).click();
      await sidebar(page).getByRole('link', { name: 'Quick start' }).click();
      await expect(sidebar(page)).toBeHidden();
      await expect(heading(page)).toBeFocused();
    });

    await test.step('it becomes a column when the window grows', async () => {
      await menu(page).click();
      await page.setViewportSize({ width: 1100, height: 700 });
      await expect(sidebar(page)).toBeVisible();
      await expect(menu(page)).toBeHidden();
      await expect(heading(page)).toBeVisible();
      await page.getByRole('main').getByRole('link').first().focus();
      await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
    });
  });

  test('shows the open page in a long list each time it opens', async ({ page }) => {
    await open(page, '/config/test/slowTestThreshold');
    const current = sidebar(page).locator('[aria-current="page"]');
    for (const name of ['slowTestThreshold', 'include']) {
      await menu(page).click();
      await expect(current).toHaveText(name);
      await expect(current).toBeInViewport({ ratio: 1 });
      await sidebar(page).getByRole('link', { name: 'include', exact: true }).click();
      await expect(sidebar(page)).toBeHidden();
      await expect(page).toHaveURL('/config/test/include');
    }
  });

  test("releases the page's scroll lock on going back to a page without a drawer", { tag: '@deep' }, async ({
    page,
  }) => {
    await open(page, '/');
    await page.getByRole('main').getByRole('link', { name: 'Quick start', exact: true }).click();
    await expect(heading(page)).toHaveText('Quick start');
    await menu(page).click();
    await expect(sidebar(page)).toBeVisible();
    await page.goBack();
    await page.getByRole('main').getByRole('link', { name: 'Quick start', exact: true }).click();
    await expect(heading(page)).toHaveText('Quick start');
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'false');
  });
});

test.describe('the outline', () => {
  test('is a dropdown over the page', async ({ page }) => {
    await open(page, LONG);

    await test.step('it scrolls to a heading and closes', async () => {
      await expect(outline(page)).toBeHidden();
      await onThisPage(page).click();
      await expect(onThisPage(page)).toHaveAttribute('aria-expanded', 'true');
      expect(await axeFindings(page)).toEqual([]);
      await outline(page).getByRole('link', { name: 'Section 12', exact: true }).click();
      await expect(outline(page)).toBeHidden();
      await expect(onThisPage(page)).toHaveAttribute('aria-expanded', 'false');
      await expect(page).toHaveURL(`${LONG}#section-12`);
      await expectAtTop(page.getByRole('heading', { name: 'Section 12', exact: true }));
    });

    await test.step('it scrolls to the current section in a long list', async () => {
      await page.setViewportSize({ width: 375, height: 460 });
      await onThisPage(page).click();
      await expect(outline(page).locator('[aria-current]')).toHaveText('Section 12');
      await expect(outline(page).locator('[aria-current]')).toBeInViewport({ ratio: 1 });
    });

    await test.step('it closes on Escape and on a click outside', async () => {
      await page.keyboard.press('Escape');
      await expect(outline(page)).toBeHidden();
      await page.setViewportSize({ width: 375, height: 700 });
      await onThisPage(page).click();
      await expect(outline(page)).toBeVisible();
      await page.mouse.click(20, 690);
      await expect(outline(page)).toBeHidden();
    });

    await test.step('it closes when the window is wide enough for the outline column', async () => {
      await onThisPage(page).click();
      await expect(outline(page)).toBeVisible();
      await page.setViewportSize({ width: 1400, height: 700 });
      await nextFrames(page); // the browser reports a width after it has painted
      await page.setViewportSize({ width: 375, height: 700 });
      await expect(outline(page)).toBeHidden();
    });

    await test.step('it is next to the text from 1281 px, and the sidebar from 961 px', async () => {
      for (const [width, column, aside] of [
        [960, false, false],
        [961, true, false],
        [1280, true, false],
        [1281, true, true],
      ] as const) {
        await page.setViewportSize({ width, height: 700 });
        await expect(sidebar(page)).toBeVisible({ visible: column });
        await expect(outline(page)).toBeVisible({ visible: aside });
      }
      await page.setViewportSize({ width: 375, height: 700 });
    });

    await test.step('it closes when another page is shown', async () => {
      await page.getByRole('link', { name: 'the setup' }).click();
      await expect(heading(page)).toHaveText('Setup');
      await onThisPage(page).click();
      await expect(outline(page)).toBeVisible();
      await page.goBack();
      await expect(heading(page)).toHaveText('A long page');
      await expect(outline(page)).toBeHidden();
    });
  });

  test('follows its button in tab order, returns focus, and closes when focus leaves', {
    tag: ['@firefox', '@deep'],
  }, async ({ page }) => {
    await open(page, fixtureUrl('one-language', '/guide/setup'));
    await onThisPage(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(outline(page).getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(outline(page)).toBeHidden();
    await expect(onThisPage(page)).toBeFocused();

    await page.keyboard.press('Enter');
    await outline(page).getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(outline(page)).toBeHidden();
    await expect(page.getByRole('main').locator(':focus')).toBeVisible();

    // checks that its button still closes it
    await onThisPage(page).click();
    await expect(outline(page)).toBeVisible();
    await outline(page).getByRole('link').first().focus();
    await onThisPage(page).click();
    await expect(outline(page)).toBeHidden();
  });

  test('has a bar of 46 px next to a sidebar column, or above the article without a column', {
    tag: '@deep',
  }, async ({ page }) => {
    await open(page, LONG);
    const bar = page.locator('[data-menu-bar]');
    for (const [width, left] of [
      [1280, 272],
      [961, 272],
      [960, 0],
      [375, 0],
    ] as const) {
      await page.setViewportSize({ width, height: 700 });
      for (const top of [0, 600]) {
        await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
        const under = page.getByRole('banner');
        // both can be measured in different frames while the new width is laid out
        await expect(async () => {
          const { x, y, height } = (await bar.boundingBox()) ?? {};
          expect({ x, y, height }).toEqual({ x: left, y: (await under.boundingBox())?.height, height: 46 });
        }).toPass();
        if (left === 0) continue;
        const column = await sidebar(page).boundingBox();
        expect(column?.y).toBe((await under.boundingBox())?.height);
        expect((column?.y ?? 0) + (column?.height ?? 0)).toBe(700);
      }
    }
  });
});

test('the back-to-top button is in the second bar, next to the other buttons', async ({ page }) => {
  for (const width of [375, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    await open(page, LONG);
    await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }));
    const toTop = page.getByRole('button', { name: 'Back to top' });
    await expect(toTop).toBeVisible();
    await expect(async () => {
      const [button, bar, other] = await Promise.all(
        [toTop, page.locator('[data-menu-bar]'), onThisPage(page)].map((part) => part.boundingBox()),
      );
      if (!button || !bar || !other) throw new Error('A part is not visible.');
      expect(button.y).toBe(bar.y);
      expect(button.y + button.height).toBeLessThanOrEqual(bar.y + bar.height);
      expect(button.x).toBeGreaterThanOrEqual(other.x + other.width);
      expect(button.x + button.width).toBeLessThanOrEqual(width);
    }).toPass();
  }
});

test('the back-to-top button of a page without a second bar only appears on scrolling up', async ({
  page,
}) => {
  await open(page, '/');
  const toTop = page.getByRole('button', { name: 'Back to top' });
  for (const [top, isVisible] of [
    [1200, false],
    [1000, true],
    [1400, false],
  ] as const) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    await afterTimers(page, SCROLL_CHECK_MS);
    await expect(toTop).toBeVisible({ visible: isVisible });
  }
});

test('the breadcrumb is in the second bar next to a sidebar column, above the text', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await open(page, '/guide/basic/mock');
  const bar = await page.locator('[data-menu-bar]').boundingBox();
  const breadcrumb = await page.locator('main > p').first().boundingBox();
  const title = await heading(page).boundingBox();
  expect(breadcrumb?.y).toBe(bar?.y);
  expect(breadcrumb?.x).toBe(title?.x);
  await page.goto('/guide/basic/mock?outline=0');
  await expect(page.locator('[data-menu-bar]')).toBeHidden();
  expect((await page.locator('main > p').first().boundingBox())?.y).toBeGreaterThan(90);
});

test('text of twice the size fits into the second bar', async ({ page }) => {
  await open(page, LONG);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  for (const button of [menu(page), onThisPage(page)])
    expect(await button.locator('span').evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0);
});

test('a drawer opened before the script runs closes when the window has grown', { tag: '@deep' }, async ({
  page,
}) => {
  const held = await holdRequests(page, /\/boot\.[^/]+\.js$/);
  await page.goto('/guide/start/', { waitUntil: 'commit' });
  await held.requested;
  await menu(page).click();
  await expect(sidebar(page)).toBeVisible();
  await page.setViewportSize({ width: 1100, height: 700 });
  held.release();
  await ready(page);
  await expect(page.locator('[inert]')).toHaveCount(0);
  await page.locator('main a:not([popover] *)').first().focus();
  await expect(page.locator('main a:not([popover] *)').first()).toBeFocused();
});
