import type { Locator, Page } from '@playwright/test';
import {
  MENU_CLOSE_DELAY_MS,
  POPOVER_LAYER_OFFSET,
  POPOVER_TITLE_MIN_WIDTH_PX,
  POPUP_BASE_LAYER,
  POPUP_OPEN_DELAY_MS,
  TOOLTIP_LAYER_OFFSET,
  TOOLTIP_MAX_WIDTH_PX,
} from '../src/shared/constants.ts';
import { axeFindings } from './support/axe.ts';
import { afterTimers } from './support/document.ts';
import { holdRequests, SHELL_CODE } from './support/holdRequests.ts';
import { barButton, barLink, box, parkPointer } from './support/navbar.ts';
import { navbar } from './support/shell.ts';
import { expect, fixtureUrl, open, ready, test } from './support/test.ts';

const START = fixtureUrl('shell', '/guide/start');

const tooltip = (page: Page) => page.getByRole('tooltip');
const panel = (page: Page) => page.getByRole('dialog', { name: 'Family' });

/** Whether nothing covers an element at any point. */
const covers = (target: Locator) =>
  target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const shares = [0.05, 0.25, 0.5, 0.75, 0.95];
    return shares.every((x) =>
      shares.every((y) => element.contains(document.elementFromPoint(left + x * width, top + y * height))),
    );
  });

test.describe('the switcher between tools', () => {
  // narrow enough for a second sticky bar below the first
  test.use({ viewport: { width: 900, height: 720 } });

  test('opens on hover, click and by key', { tag: ['@firefox', '@deep'] }, async ({
    page,
    context,
    allowConsole,
  }) => {
    allowConsole(/Failed to load resource/); // the missing logo
    await context.route('https://*.test/**', (route) => route.fulfill({ body: 'elsewhere' }));
    await open(page, START);
    const family = barButton(page, 'Family');

    await test.step('on hover: below, at the left edge, with links to new tabs', async () => {
      await family.hover();
      await expect(barLink(page, /^First/)).toBeVisible();
      await parkPointer(page);
      await expect(barLink(page, /^First/)).toBeHidden();
      // the Radix popover has replaced the native panel
      await family.hover();
      await expect(panel(page)).toBeVisible();
      await expect(family).toHaveAttribute('aria-expanded', 'true');
      expect(await axeFindings(page)).toEqual([]);

      const layer = POPUP_BASE_LAYER + POPOVER_LAYER_OFFSET;
      await expect(panel(page)).toHaveCSS('z-index', String(layer));
      expect(await covers(panel(page))).toBe(true);
      const [above, below] = [await box(family), await box(panel(page))];
      expect(below.x).toBeCloseTo(above.x, 0);
      expect(below.y).toBeGreaterThanOrEqual(above.y + above.height);
      const title = panel(page).getByText('First', { exact: true }).locator('..');
      expect((await box(title)).width).toBeGreaterThanOrEqual(POPOVER_TITLE_MIN_WIDTH_PX);
      const logos = panel(page).locator('img');
      await expect(logos).toHaveCount(3);
      await expect(logos.nth(0)).toHaveCSS('scale', '1.5');
      for (const index of [1, 2]) await expect(logos.nth(index)).toHaveAttribute('src', /^data:image/);

      await panel(page).hover();
      await expect(panel(page)).toBeVisible();
      const opened = context.waitForEvent('page');
      await panel(page)
        .getByRole('link', { name: /^First/ })
        .click();
      await expect(await opened).toHaveURL('https://first.test/');
      await page.bringToFront();
      await expect(panel(page)).toBeHidden();
    });

    await test.step('on click, key and touch, and closes on Escape and a click elsewhere', async () => {
      const links = panel(page).getByRole('link');
      await family.press('Enter');
      await expect(panel(page)).toBeVisible();
      await expect(family).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(links.first()).toBeFocused();
      await page.keyboard.press('End');
      await expect(links.last()).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(panel(page)).toBeHidden();
      await page.keyboard.press('Shift+Tab');
      await expect(family).toBeFocused();

      await page.keyboard.press('ArrowDown');
      await expect(links.first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(panel(page)).toBeHidden();
      await expect(family).toBeFocused();

      await family.hover();
      await expect(panel(page)).toBeVisible();
      await family.click();
      await parkPointer(page);
      await barLink(page, 'Right').hover();
      await expect(panel(page)).toBeVisible();
      await page.mouse.click(600, 650);
      await expect(panel(page)).toBeHidden();

      await family.dispatchEvent('pointerenter', { pointerType: 'touch' });
      await family.dispatchEvent('click');
      await expect(panel(page)).toBeVisible();
    });
  });

  test('only opens on click if the site configures it', { tag: '@deep' }, async ({ page }) => {
    await open(page, fixtureUrl('versions', '/docs/guide/install'));
    const others = barButton(page, 'Others');
    const first = barLink(page, /^First/);
    await others.click();
    await expect(first).toBeVisible();
    await others.click();
    await expect(first).toBeHidden();
    await parkPointer(page);
    await others.hover();
    await afterTimers(page, POPUP_OPEN_DELAY_MS);
    await expect(first).toBeHidden();
  });

  test.describe('before its code loads', { tag: '@firefox' }, () => {
    // Firefox's driver doesn't support touch
    test.use({ hasTouch: ({ browserName }, use) => use(browserName === 'chromium') });

    test('works, and is replaced when it is focused', async ({ page, hasTouch, allowConsole }) => {
      allowConsole(/Failed to load resource/);
      const code = await holdRequests(page, SHELL_CODE);
      await page.goto(START);
      const family = barButton(page, 'Family');
      const native = page.locator(':popover-open');
      const third = barLink(page, /^Third/);
      for (const [how, openIt] of [
        ['by a click', () => family.click()],
        ['by touch', () => (hasTouch ? family.tap() : family.dispatchEvent('click'))],
        ['by a key', () => family.press('Enter')],
      ] as const) {
        await test.step(how, async () => {
          await openIt();
          await expect(third).toBeVisible();
          await expect(third).toHaveAttribute('target', '_blank');
          const title = await box(third.locator('span').first());
          expect(title.width).toBeGreaterThanOrEqual(POPOVER_TITLE_MIN_WIDTH_PX);
          expect(await covers(native)).toBe(true);
          await page.keyboard.press('Escape');
          await expect(third).toBeHidden();
        });
      }

      await expect(family, 'the native menu').toHaveAttribute('popovertarget');
      await parkPointer(page);
      await barLink(page, 'GitHub').focus();
      code.release();
      await ready(page);
      await family.focus();
      await expect(family).not.toHaveAttribute('popovertarget');
    });
  });
});

test('a click on a menu while its code arrives is not lost', { tag: '@deep' }, async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  const code = await holdRequests(page, /\/popups\./);
  await open(page, START);
  await barButton(page, 'Family').focus();
  await code.requested;
  const click = await page.evaluateHandle(() => {
    const script = document.querySelector('script[src*="/popups."]');
    const click = async () => {
      await new Promise((resolve) => script?.addEventListener('load', resolve, { once: true }));
      // callbacks that wait for the code run first, but nothing is rendered yet
      for (let turn = 0; turn < 100; turn++) await undefined;
      (document.activeElement as HTMLElement).click();
    };
    return { done: click() };
  });
  code.release();
  await click.evaluate(({ done }) => done);
  await afterTimers(page, POPUP_OPEN_DELAY_MS);
  await expect(barLink(page, /^Third/)).toBeVisible();
});

test('a nested menu opens on hover, and both close when the pointer leaves', { tag: '@deep' }, async ({
  page,
}) => {
  await open(page, START);
  const eight = barButton(page, 'Eight');
  await barButton(page, 'More links').hover();
  await expect(eight).toBeVisible();
  await eight.hover();
  await expect(navbar(page).getByText('In a separate menu')).toBeVisible();
  await afterTimers(page, MENU_CLOSE_DELAY_MS);
  await expect(navbar(page).getByText('In a separate menu')).toBeVisible();
  await parkPointer(page);
  await expect(eight).toBeHidden();
});

test('a menu opened before its code loads closes on another click', { tag: '@deep' }, async ({ page }) => {
  const code = await holdRequests(page, /\/popups\./);
  await open(page, START);
  const more = barButton(page, 'More links');
  await more.click();
  await expect(barLink(page, 'Six')).toBeVisible();
  await code.requested;
  code.release();
  await more.click();
  await expect(more, 'the Radix popover').not.toHaveAttribute('popovertarget');
  await afterTimers(page, POPUP_OPEN_DELAY_MS);
  await expect(barLink(page, 'Six')).toBeHidden();
});

test('keys with a modifier do nothing in a menu', { tag: '@deep' }, async ({ page }) => {
  await open(page, START);
  const more = barButton(page, 'More links');
  await more.focus();
  await expect(more, 'the Radix popover').not.toHaveAttribute('popovertarget');
  for (const modifier of ['Alt', 'Control', 'Meta']) {
    await page.keyboard.press(`${modifier}+ArrowDown`);
    await expect(more).toBeFocused();
    await expect(more).toHaveAttribute('aria-expanded', 'false');
  }
  await page.keyboard.press('ArrowDown');
  await expect(barLink(page, 'Six')).toBeFocused();
  for (const key of ['Alt+ArrowDown', 'Control+End', 'Meta+ArrowUp']) {
    await page.keyboard.press(key);
    await expect(barLink(page, 'Six'), key).toBeFocused();
  }
  await page.keyboard.press('ArrowDown');
  await expect(barLink(page, 'Seven')).toBeFocused();
});

test.describe('a tooltip', { tag: '@firefox' }, () => {
  test('names the icon on hover or focus, and disappears', { tag: '@deep' }, async ({ page }) => {
    await open(page, START);
    const theme = barButton(page, 'Switch to dark theme');
    await theme.hover();
    await expect(tooltip(page)).toHaveText('Switch to dark theme');
    const layer = POPUP_BASE_LAYER + TOOLTIP_LAYER_OFFSET;
    await expect(tooltip(page).locator('..')).toHaveCSS('z-index', String(layer));
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(tooltip(page)).toBeHidden();
    await parkPointer(page);
    await theme.hover();
    await expect(tooltip(page)).toBeVisible();
    await parkPointer(page);
    await expect(tooltip(page)).toBeHidden();

    await barLink(page, 'GitHub').focus();
    await page.keyboard.press('Shift+Tab');
    await expect(theme).toBeFocused();
    await expect(tooltip(page)).toHaveText('Switch to dark theme');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(tooltip(page)).toHaveText('GitHub');
    const width = await tooltip(page).evaluate(
      (element) => element.parentElement?.getBoundingClientRect().width,
    );
    expect(width).toBeLessThanOrEqual(TOOLTIP_MAX_WIDTH_PX);
  });
});
