import { MENU_CLOSE_DELAY_MS, SOCIAL_LINKS_SHOWN } from '../src/shared/constants.ts';
import { axeFindings } from './support/axe.ts';
import { scrollDown, scrollTop } from './support/document.ts';
import { barButton, barLink, box, parkPointer } from './support/navbar.ts';
import { heading, navbar } from './support/shell.ts';
import { expect, fixtureUrl, open, test } from './support/test.ts';

const START = fixtureUrl('shell', '/guide/start');

test.describe('a sub-menu', () => {
  test('opens on hover and by keyboard', { tag: ['@firefox', '@deep'] }, async ({ page }) => {
    await open(page, START);
    const learn = navbar(page).getByRole('button', { name: /^Learn/ });

    await test.step('by keyboard', async () => {
      await learn.focus();
      await expect(async () => {
        await page.keyboard.press('ArrowDown');
        await expect(navbar(page).getByRole('link', { name: 'Start' })).toBeFocused({ timeout: 200 });
      }).toPass();
      for (const [key, name] of [
        ['ArrowDown', /^Long page/],
        ['End', 'Elsewhere'],
        ['ArrowDown', 'Start'],
        ['ArrowUp', 'Elsewhere'],
        ['Home', 'Start'],
      ] as const) {
        await page.keyboard.press(key);
        await expect(barLink(page, name)).toBeFocused();
      }
      await page.keyboard.press('Escape');
      await expect(learn).toBeFocused();
      await expect(barLink(page, 'Elsewhere')).toBeHidden();

      await learn.press('ArrowUp');
      await expect(barLink(page, 'Elsewhere')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(barLink(page, 'Elsewhere')).toBeHidden();
    });

    await test.step('on hover, stays open while the pointer enters it and after a click, and closes when the pointer leaves', async () => {
      const long = barLink(page, /^Long page/);
      await learn.hover();
      await expect(long).toBeVisible();
      await expect(learn).toHaveAttribute('aria-expanded', 'true');
      await expect(navbar(page).getByRole('list', { name: 'In depth' }).getByRole('link')).toHaveCount(2);
      await expect(barLink(page, 'Elsewhere')).toHaveAttribute('target', '_blank');
      expect(await axeFindings(page)).toEqual([]);
      await long.hover();
      await expect(long).toBeVisible();
      await parkPointer(page);
      await expect(long).toBeHidden();

      await learn.hover();
      await expect(long).toBeVisible();
      await learn.click();
      await parkPointer(page);
      // without the click, it would have closed by now
      await barLink(page, /^Right/).hover();
      await expect(long).toBeVisible();
      await long.click();
      await expect(heading(page)).toHaveText('Long page');
      await expect(long).toBeHidden();
      await expect(learn).toHaveAttribute('aria-expanded', 'false');
    });
  });

  test('closes when the pointer has passed over another one', { tag: '@deep' }, async ({ page }) => {
    await open(page, fixtureUrl('shell', '/guide/start'));
    const learn = navbar(page).getByRole('button', { name: /^Learn/ });
    await learn.hover();
    await expect(barLink(page, /^Long page/)).toBeVisible();
    const { x, y } = await box(barButton(page, 'News'));
    await page.clock.install();
    await page.mouse.move(x + 5, y + 5);
    await parkPointer(page);
    await page.clock.runFor(MENU_CLOSE_DELAY_MS);
    await expect(learn).toHaveAttribute('aria-expanded', 'false');
  });

  test('marks its button while one of its pages is open', async ({ page }) => {
    await open(page, fixtureUrl('shell', '/guide/linked/child'));
    await expect(barLink(page, 'Long')).toHaveAttribute('aria-current', 'true');
    await expect(navbar(page).getByText('New')).toBeVisible();
    await expect(barLink(page, 'Right')).not.toHaveAttribute('aria-current');
    const [left, right] = [await box(barLink(page, 'Long')), await box(barLink(page, 'Right'))];
    expect(right.x).toBeGreaterThan(left.x + left.width + 100);
  });
});

test('social links show five, in their modes, and the rest in a menu', { tag: '@deep' }, async ({ page }) => {
  await open(page, START);
  await expect(barLink(page, 'GitHub')).toHaveAttribute('href', 'https://code.test/shell');
  await barButton(page, 'News').click();
  await expect(navbar(page).getByText('We are @shell there.')).toBeVisible();
  await barButton(page, 'Chat code').click();
  await expect(navbar(page).getByRole('img', { name: 'Chat code' })).toBeVisible();
  await barButton(page, 'Feed').click();
  await expect(navbar(page).getByText('feed', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');

  const shown = navbar(page)
    .getByRole('listitem')
    .filter({ has: page.locator('[data-tooltip], [popovertarget]') });
  await expect(barLink(page, 'Five')).toBeVisible();
  await expect(barLink(page, 'Six')).toBeHidden();
  await barButton(page, 'More links').click();
  await expect(barLink(page, 'Six')).toBeVisible();
  await expect(barLink(page, 'Seven')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  expect(await shown.count()).toBeGreaterThan(SOCIAL_LINKS_SHOWN);
});

test('a navbar that hides on scrolling down reappears on scrolling up and for the keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1100, height: 700 });
  await open(page, fixtureUrl('shell', '/guide/long'));
  await scrollDown(page, 60);
  await expect(navbar(page)).toBeInViewport();
  await scrollDown(page, 600);
  await expect(navbar(page)).not.toBeInViewport();
  await scrollDown(page, -100);
  await expect(navbar(page)).toBeInViewport();
  await scrollDown(page, 300);
  await expect(navbar(page)).not.toBeInViewport();
  const before = await scrollTop(page);
  await barLink(page, 'Long').focus();
  await expect(navbar(page)).toBeInViewport();
  expect(await scrollTop(page)).toBe(before);
});

for (const width of [375, 1100]) {
  test(`scrolling up to a hash stops below the reappearing bar, at ${width} px`, { tag: '@deep' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await open(page, fixtureUrl('shell', '/guide/long'));
    await scrollDown(page, 2000);
    await expect(navbar(page)).not.toBeInViewport();
    await page.evaluate(() => location.assign('#part-2'));
    await expect(navbar(page)).toBeInViewport();
    const places = () =>
      page.evaluate(() => ({
        heading: document.querySelector('#part-2')?.getBoundingClientRect().top ?? 0,
        bars: Math.max(
          ...[...document.querySelectorAll('header, [data-menu-bar]')].map(
            (bar) => bar.getBoundingClientRect().bottom,
          ),
        ),
      }));
    await expect.poll(async () => (await places()).bars).toBeGreaterThanOrEqual(56);
    const { heading, bars } = await places();
    expect(heading).toBeGreaterThanOrEqual(bars);
    expect(heading).toBeLessThan(200);
  });
}

test('search is a field with its label on wide screens, otherwise a square button', async ({ page }) => {
  const button = page.getByRole('banner').getByRole('button', { name: 'Search' });
  for (const [width, isSquare] of [
    [768, true],
    [960, true],
    [976, false],
    [1280, false],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    await open(page, '/');
    const box = await button.boundingBox();
    expect(box?.width === box?.height, `at ${width} px`).toBe(isSquare);
    if (isSquare) continue;
    const label = await button.getByText('Search', { exact: true }).boundingBox();
    expect((label?.x ?? 0) + (label?.width ?? Infinity)).toBeLessThanOrEqual(
      (box?.x ?? 0) + (box?.width ?? 0),
    );
  }
});

test('on the landing page, the bar is transparent for the first 100 px', { tag: '@deep' }, async ({
  page,
}) => {
  await open(page, fixtureUrl('shell', '/'));
  const clear = 'rgba(0, 0, 0, 0)';
  await expect(navbar(page)).toHaveCSS('background-color', clear);
  await scrollDown(page, 90);
  await expect(navbar(page)).toHaveCSS('background-color', clear);
  await scrollDown(page, 30);
  // then the bar is opaque, in both themes
  const ground = () => page.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    expect(await ground()).toMatch(/^oklch\([\d. ]+\)$/);
    await expect(navbar(page)).toHaveCSS('background-color', await ground());
  }
  await open(page, START);
  await expect(navbar(page)).not.toHaveCSS('background-color', clear);
});

test('on the landing page, the bar is opaque while the menu is open', { tag: '@deep' }, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await open(page, fixtureUrl('shell', '/'));
  await scrollDown(page, 50);
  const ground = await page.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(navbar(page)).toHaveCSS('background-color', ground);
});
