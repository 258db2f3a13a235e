import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import siteConfig from '../site.config.ts';
import { SCROLL_CHECK_MS } from '../src/shared/constants.ts';
import { afterTimers, scrollDown, scrollTop } from './support/document.ts';
import { heading, pager } from './support/shell.ts';
import { readRoutes, siteFolder } from './support/site.ts';
import { expect, fixtureUrl, open, ready, test } from './support/test.ts';

const toTop = (page: Page) => page.getByRole('button', { name: 'Back to top' });

test("the edit link opens the page's source if the site sets both the URL and the text", async ({ page }) => {
  await open(page, fixtureUrl('shell', '/guide/start'));
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
    'href',
    'https://code.test/edit/docs/en/guide/start.mdx',
  );
  await open(page, fixtureUrl('bare', '/guide/start'));
  await expect(heading(page)).toBeVisible();
  await expect(page.locator('a[href^="https://code.test/"]')).toHaveCount(0);
  await expect(page.getByText('Last Updated'), 'nor dates').toHaveCount(0);
});

test('every page of this site links to its own file in the repository', () => {
  const { routes = [] } = readRoutes(siteFolder);
  expect(routes.length).toBeGreaterThan(100);
  for (const { path: pagePath, filePath } of routes) {
    const file = path.join(siteFolder, `${pagePath.replace(/\/$/, '/index')}.json`);
    const { editUrl } = JSON.parse(readFileSync(file, 'utf8')) as { editUrl?: string };
    expect(editUrl, pagePath).toBe(`${siteConfig.themeConfig?.editLink?.docRepoBaseUrl}/${filePath}`);
    expect(existsSync(path.join(siteFolder, '../docs', filePath)), filePath).toBe(true);
  }
});

test.describe('back to top', () => {
  const LONG = fixtureUrl('one-language', '/guide/long');

  /** Scroll position right after clicking the button: an instant scroll is complete then, a smooth one is not. */
  const press = (page: Page) =>
    toTop(page).evaluate((button: HTMLElement) => {
      button.click();
      return scrollY;
    });

  test('appears after 100 px, scrolls smoothly and moves the focus', { tag: '@deep' }, async ({ page }) => {
    await open(page, LONG);
    await expect(toTop(page)).toHaveCount(0);
    await scrollDown(page, 90);
    await afterTimers(page, SCROLL_CHECK_MS);
    await expect(toTop(page)).toHaveCount(0);
    await scrollDown(page, 900);
    expect(await press(page)).toBeGreaterThan(0);
    await expect.poll(() => scrollTop(page)).toBe(0);
    await expect(toTop(page)).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();

    // and scrolls instantly with reduced motion
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await scrollDown(page, 900);
    expect(await press(page)).toBe(0);
  });

  test.describe('on a touch screen', () => {
    test.use({ hasTouch: true, viewport: { width: 375, height: 700 } });

    test('is also shown while scrolling down', { tag: '@deep' }, async ({ page }) => {
      await open(page, LONG);
      for (let step = 0; step < 3; step++) await page.mouse.wheel(0, 300);
      await expect(toTop(page)).toBeVisible();
      await expect(toTop(page)).toHaveCSS('opacity', '1');
    });
  });

  test('does not cover focused elements on a phone', { tag: '@deep' }, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    await open(page, '/guide/start/quick-start');
    await page.getByRole('button', { name: 'Copy code' }).nth(3).focus();
    await expect(toTop(page)).toBeVisible();
    const names = [];
    const covered = [];
    for (let name = ''; name !== 'Back to top'; names.push(name)) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(() => {
        const [button, control] = [
          document.querySelector('[aria-label="Back to top"]'),
          document.activeElement,
        ];
        const [over, under] = [button?.getBoundingClientRect(), control?.getBoundingClientRect()];
        if (!over || !under || !control) throw new Error('There is nothing to compare.');
        const meets =
          under.right > over.left &&
          under.left < over.right &&
          under.bottom > over.top &&
          under.top < over.bottom;
        // code can be longer than the window
        const isCovered = control !== button && meets && under.height < innerHeight / 2;
        return { name: control.ariaLabel ?? control.textContent, isCovered };
      });
      ({ name } = stop);
      if (stop.isCovered) covered.push(name);
    }
    expect(covered).toEqual([]);
    expect(names).toContain('Copy code');
    expect(names.length).toBeGreaterThan(30);
  });

  test('is hidden if the site, the page or the query string turns it off', { tag: '@deep' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 800, height: 200 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const url of [
      fixtureUrl('bare', '/guide/start'),
      fixtureUrl('shell', '/parts/no-global'),
      `${LONG}?globalUIComponents=0`,
    ]) {
      await page.goto(url);
      await ready(page);
      await page.evaluate(() => scrollTo(0, 1000));
      expect(await scrollTop(page)).toBeGreaterThan(100);
      await afterTimers(page, SCROLL_CHECK_MS); // the scroll state has been checked
      await expect(toTop(page)).toBeHidden();
    }
    await open(page, fixtureUrl('shell', '/parts/no-outline'));
    await page.evaluate(() => scrollTo(0, 1000));
    await expect(toTop(page)).toBeVisible();
    expect(await press(page), 'without motion').toBe(0);
  });
});

test('option names do not break in the pager on a phone', { tag: '@deep' }, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await open(page, '/config/test/printConsoleTrace');
  for (const name of ['onConsoleLog', 'disableConsoleIntercept']) {
    const title = pager(page).getByText(name, { exact: true });
    const lines = await title.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getClientRects().length;
    });
    expect(lines).toBe(1);
  }
});
