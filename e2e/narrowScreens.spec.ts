import { axeFindings } from './support/axe.ts';
import { expectAtTop, scrollTop } from './support/document.ts';
import { heading, outline, sidebar } from './support/shell.ts';
import { expect, fixtureUrl, open, test } from './support/test.ts';

const LONG = fixtureUrl('one-language', '/guide/long');

test.use({ viewport: { width: 375, height: 700 } });

test.describe('the sidebar', () => {
  test('opens as a drawer over the page, which nothing can reach meanwhile', async ({ page }) => {
    await open(page, '/guide/start/');
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    await expect(sidebar(page)).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
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
    await expect(button).toBeFocused();
    expect(await scrollTop(page)).toBe(before);
  });

  test('shows the open page in a long list each time it opens', async ({ page }) => {
    await open(page, '/config/test/slowTestThreshold');
    const current = sidebar(page).locator('[aria-current="page"]');
    for (const name of ['slowTestThreshold', 'include']) {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await expect(current).toHaveText(name);
      await expect(current).toBeInViewport({ ratio: 1 });
      await sidebar(page).getByRole('link', { name: 'include', exact: true }).click();
      await expect(sidebar(page)).toBeHidden();
      await expect(page).toHaveURL('/config/test/include');
    }
  });

  test('closes by a click outside, by its button, and by following a link', async ({ page }) => {
    await open(page, '/guide/start/');
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    await button.click();
    await expect(sidebar(page)).toBeVisible();
    await page.mouse.click(370, 600);
    await expect(sidebar(page)).toBeHidden();

    await button.click();
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(sidebar(page)).toBeHidden();

    await button.click();
    await sidebar(page).getByRole('link', { name: 'Quick start' }).click();
    await expect(page).toHaveURL('/guide/start/quick-start');
    await expect(sidebar(page)).toBeHidden();
    await expect(heading(page)).toBeFocused();
    await expect(heading(page)).toBeInViewport();
  });

  test('closes for the page that is open already, too', async ({ page }) => {
    await open(page, '/guide/start/quick-start');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await sidebar(page).getByRole('link', { name: 'Quick start' }).click();
    await expect(sidebar(page)).toBeHidden();
    await expect(heading(page)).toBeFocused();
  });

  test('closes when search opens, whose end leads back to its button', async ({ page }) => {
    await open(page, '/guide/start/');
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    await button.press('Enter');
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('combobox')).toHaveCount(0);
    await expect(sidebar(page)).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('lets go of the page when the reader goes back to one that has none', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('main').getByRole('link', { name: 'Quick start', exact: true }).click();
    await expect(heading(page)).toHaveText('Quick start');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(sidebar(page)).toBeVisible();
    await page.goBack();
    await page.getByRole('main').getByRole('link', { name: 'Quick start', exact: true }).click();
    await expect(heading(page)).toHaveText('Quick start');
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  });

  test('becomes a column when the window grows', async ({ page }) => {
    await open(page, '/guide/start/');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.setViewportSize({ width: 1100, height: 700 });
    await expect(sidebar(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeHidden();
    await expect(heading(page)).toBeVisible();
    await page.getByRole('main').getByRole('link').first().focus();
    await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
  });
});

test.describe('the outline', () => {
  test('is a dropdown that leads to a heading and closes', async ({ page }) => {
    await open(page, LONG);
    const button = page.getByRole('button', { name: 'ON THIS PAGE' });
    await expect(outline(page)).toBeHidden();
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(await axeFindings(page)).toEqual([]);
    await outline(page).getByRole('link', { name: 'Section 12', exact: true }).click();
    await expect(outline(page)).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(page).toHaveURL(`${LONG}#section-12`);
    await expectAtTop(page.getByRole('heading', { name: 'Section 12', exact: true }));
  });

  test('shows where the reader is in a long list', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 400 });
    await open(page, '/guide/basic/cli#exit-codes');
    await page.getByRole('button', { name: 'ON THIS PAGE' }).click();
    await expect(outline(page).locator('[aria-current]')).toHaveText('Exit codes');
    await expect(outline(page).locator('[aria-current]')).toBeInViewport({ ratio: 1 });
  });

  test('closes by Escape and by a click outside', async ({ page }) => {
    await open(page, LONG);
    const button = page.getByRole('button', { name: 'ON THIS PAGE' });
    await button.click();
    await expect(outline(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(outline(page)).toBeHidden();
    await button.click();
    await expect(outline(page)).toBeVisible();
    await page.mouse.click(20, 690);
    await expect(outline(page)).toBeHidden();
  });

  test('is the next stop behind its button, gives the focus back, and closes when the focus goes on', async ({
    page,
  }) => {
    await open(page, fixtureUrl('one-language', '/guide/setup'));
    const button = page.getByRole('button', { name: 'ON THIS PAGE' });
    await button.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(outline(page).getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(outline(page)).toBeHidden();
    await expect(button).toBeFocused();

    await page.keyboard.press('Enter');
    await outline(page).getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(outline(page)).toBeHidden();
    await expect(page.getByRole('main').locator(':focus')).toBeVisible();

    // its button still closes it
    await button.click();
    await expect(outline(page)).toBeVisible();
    await outline(page).getByRole('link').first().focus();
    await button.click();
    await expect(outline(page)).toBeHidden();
  });

  test('closes when the window has room for it beside the text', async ({ page }) => {
    await open(page, '/guide/start/quick-start');
    await page.getByRole('button', { name: 'ON THIS PAGE' }).click();
    await expect(outline(page)).toBeVisible();
    await page.setViewportSize({ width: 1400, height: 700 });
    await page.setViewportSize({ width: 375, height: 700 });
    await expect(outline(page)).toBeHidden();
  });

  test('closes when another page is shown', async ({ page }) => {
    await open(page, LONG);
    await page.getByRole('link', { name: 'the setup' }).click();
    await expect(heading(page)).toHaveText('Setup');
    await page.getByRole('button', { name: 'ON THIS PAGE' }).click();
    await expect(outline(page)).toBeVisible();
    await page.goBack();
    await expect(heading(page)).toHaveText('A long page');
    await expect(outline(page)).toBeHidden();
  });

  test('stands beside the text from 1281 px on, the sidebar from 961 px on', async ({ page }) => {
    await open(page, LONG);
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
  });

  test('has its bar beside a sidebar that is a column, 46 px high, and above one that is not', async ({
    page,
  }) => {
    await open(page, '/guide/basic/cli');
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
        // the two may be measured in different frames while the new width is laid out
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
