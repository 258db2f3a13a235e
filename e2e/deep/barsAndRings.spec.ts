import type { Page } from '@playwright/test';
import { scrollDown } from '../support/document.ts';
import { navbar, outline } from '../support/shell.ts';
import { expect, open, test } from '../support/test.ts';

const PAGE = '/guide/start/quick-start';

/** Returns by how many CSS pixels the focus ring extends beyond the element that clips it. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement as HTMLElement;
    const style = getComputedStyle(focused);
    const reach = Number.parseFloat(style.outlineWidth) + Number.parseFloat(style.outlineOffset);
    const { top, bottom, left, right } = focused.getBoundingClientRect();
    let cut = 0;
    for (let box = focused.parentElement; box; box = box.parentElement) {
      const { overflowX, overflowY, display } = getComputedStyle(box);
      const isWindow = box === document.documentElement || box === document.body;
      if (display === 'contents' || isWindow || (overflowX === 'visible' && overflowY === 'visible'))
        continue;
      const edge = box.getBoundingClientRect();
      cut = Math.max(
        cut,
        edge.top - (top - reach),
        bottom + reach - edge.bottom,
        edge.left - (left - reach),
        right + reach - edge.right,
      );
    }
    return Math.max(cut, -(top - reach), bottom + reach - innerHeight);
  });

const barsInSight = (page: Page) =>
  page.evaluate(() =>
    ['header', '[data-menu-bar]'].filter((bar) => {
      const box = document.querySelector(bar)?.getBoundingClientRect();
      return box && box.height > 0 && box.bottom > 0;
    }),
  );

test('focus rings in the bars are not cut off, and a title focused by navigation has none', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, PAGE);
  await page.keyboard.press('Tab');
  for (const name of ['Guide', 'Config', 'API']) {
    const link = navbar(page).getByRole('link', { name, exact: true });
    while (!(await link.evaluate((element) => element === document.activeElement)))
      await page.keyboard.press('Tab');
    await expect(link).toHaveCSS('outline-style', 'solid');
    expect(await cutOff(page), name).toBeLessThanOrEqual(0);
  }
  const button = page.getByRole('button', { name: 'ON THIS PAGE' });
  await button.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  // the second bar starts below the navbar's border
  const [ring, bar] = await button.evaluate((element) => {
    const { outlineOffset, outlineWidth } = getComputedStyle(element);
    const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
    return [element.getBoundingClientRect().top - reach, element.parentElement?.getBoundingClientRect().top];
  });
  expect(ring).toBeGreaterThanOrEqual(bar ?? Number.NaN);

  await navbar(page).getByRole('link', { name: 'Config', exact: true }).focus();
  await page.keyboard.press('Enter');
  const title = page.getByRole('heading', { level: 1, name: 'Configuration' });
  await expect(title).toBeFocused();
  await expect(title).toHaveCSS('outline-style', 'none');
});

test.describe('forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('the focus ring of the search field is not cut off', async ({ page }) => {
    await open(page, PAGE);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox')).toBeFocused();
    expect(await cutOff(page)).toBeLessThanOrEqual(0);
  });
});

for (const [width, height] of [
  [812, 375],
  [320, 256],
  [1400, 440],
] as const) {
  test(`in a window of ${width} × ${height} px, the bars scroll with the page`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, PAGE);
    await scrollDown(page, 900);
    expect(await barsInSight(page)).toEqual([]);
    // hash targets don't leave room for them
    const { top } = await page
      .getByRole('main')
      .getByRole('heading', { level: 2 })
      .nth(1)
      .evaluate((heading) => {
        heading.scrollIntoView({ behavior: 'instant' });
        return heading.getBoundingClientRect();
      });
    expect(top).toBeLessThan(40);
    // the bars are sticky in larger windows
    await page.setViewportSize({ width, height: 460 });
    await expect.poll(() => barsInSight(page)).not.toEqual([]);
  });
}

test('the scroll-to-top button does not cover the outline', async ({ page }) => {
  for (const height of [500, 700]) {
    await page.setViewportSize({ width: 1300, height });
    await open(page, '/api/test-api/expect');
    await scrollDown(page, 600);
    const button = await page.getByRole('button', { name: 'Back to top' }).boundingBox();
    const column = await outline(page).locator('..').boundingBox();
    expect(Math.ceil((column?.y ?? 0) + (column?.height ?? 0))).toBeLessThanOrEqual(button?.y ?? 0);
  }
});

test.describe('touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 700 } });

  test('rows of the outline are large enough for touch, and back to top is available in both directions', async ({
    page,
  }) => {
    await open(page, PAGE);
    await page.getByRole('button', { name: 'ON THIS PAGE' }).tap();
    const rows = await outline(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
    expect(Math.min(...rows)).toBeGreaterThanOrEqual(40);
    await page.keyboard.press('Escape');
    await scrollDown(page, 900);
    const button = page.getByRole('button', { name: 'Back to top' });
    await expect(button).toHaveCSS('opacity', '1');
    await scrollDown(page, -200);
    await expect(button).toHaveCSS('opacity', '1');
  });
});

test('the bar above the article names the section being read', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 700 });
  await open(page, '/api/test-api/expect');
  const bar = page.locator('[data-menu-bar] p');
  await expect(bar).toBeEmpty();
  await page
    .getByRole('main')
    .getByRole('heading', { level: 2 })
    .nth(2)
    .evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }));
  const current = page.locator('#shell-outline [aria-current=location]');
  await expect(current).toHaveCount(1);
  await expect(bar).toHaveText((await current.textContent()) ?? '');
  await expect(bar).not.toBeEmpty();
});

test('the wrap button appears if lines are longer than the block', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await open(page, '/guide/start/quick-start');
  const blocks = page.locator('[data-code-block]:has(button[data-wrap])');
  for (const block of (await blocks.all()).slice(0, 6)) {
    if (!(await block.isVisible())) continue;
    await block.scrollIntoViewIfNeeded();
    const overflows = await block.locator('pre').evaluate((pre) => pre.scrollWidth > pre.clientWidth);
    await block.hover();
    await expect(block.getByRole('button', { name: 'Wrap lines' })).toHaveCSS(
      'opacity',
      overflows ? '1' : '0',
    );
  }
});
