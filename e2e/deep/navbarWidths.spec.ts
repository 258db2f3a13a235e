import type { Locator, Page } from '@playwright/test';
import siteConfig from '../../site.config.ts';
import { navbar } from '../support/shell.ts';
import { expect, fixtureUrl, open, test } from '../support/test.ts';

const START = fixtureUrl('shell', '/guide/start');

async function box(target: Locator) {
  const found = await target.boundingBox();
  if (!found) throw new Error('The element is not visible.');
  return found;
}

test('the navbar is 72 px high, 56 px up to 768 px, and absent if the site hides it', async ({ page }) => {
  await open(page, START);
  for (const [width, height] of [
    [1440, 72],
    [769, 72],
    [768, 56],
    [375, 56],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    expect((await box(navbar(page))).height).toBe(height);
  }
  await open(page, fixtureUrl('bare', '/guide/start'));
  await expect(navbar(page)).toHaveCount(0);
  expect((await box(page.getByRole('main'))).y).toBeLessThan(72);
  await expect(page.getByRole('main')).toBeVisible();
});

/** Controls of the navbar that are too small, clipped by the window, or overlapped by others. */
async function misplaced(page: Page): Promise<string[]> {
  return navbar(page).evaluate((bar) => {
    const controls = [...bar.querySelectorAll('a, button')].filter((one) => one.checkVisibility());
    const boxes = controls.map((one) => ({ one, box: one.getBoundingClientRect() }));
    const meet = (one: DOMRect, other: DOMRect) => other.right > one.left + 1 && other.left < one.right - 1;
    return boxes
      .filter(
        ({ box }, index) =>
          box.left < 0 ||
          box.right > document.documentElement.clientWidth ||
          box.width < 24 ||
          boxes.slice(0, index).some((other) => meet(box, other.box)),
      )
      .map(({ one }) => one.outerHTML.slice(0, 100));
  });
}

test('everything in the navbar is visible at every width', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('rspress-visited', '1'));
  for (const path of [START, '/guide/start/', '/zh/guide/start/']) {
    await open(page, path);
    for (const width of [320, 375, 767, 768, 800, 960, 961, 1100, 1281, 1440, 1600]) {
      await page.setViewportSize({ width, height: 700 });
      expect(await misplaced(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('text at 200% fits into the navbar', async ({ page }) => {
  await open(page, '/guide/start/');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  for (const width of [375, 1000, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    expect(await misplaced(page), `${width} px`).toEqual([]);
    const bar = page.locator('[data-menu-bar]');
    if (!(await bar.isVisible())) continue;
    // measured together, because the bar moves with the height of the one above
    const cut = await bar.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return [...element.querySelectorAll('button')]
        .filter((button) => button.checkVisibility())
        .map((button) => ({ button, text: (button.querySelector('span') ?? button).getBoundingClientRect() }))
        .filter(({ text }) => text.top < top || text.bottom > bottom)
        .map(({ button }) => button.textContent);
    });
    expect(cut, `${width} px`).toEqual([]);
  }
});

test('content that does not fit scrolls, and focus scrolls it into view', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 700 });
  await open(page, START);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const controls = navbar(page).locator('a, button').filter({ visible: true });
  const last = navbar(page).getByRole('button', { name: 'More links' });
  await expect(last).not.toBeInViewport();
  const search = await box(navbar(page).getByRole('button', { name: 'Search' }));
  for (const control of await controls.all()) {
    await control.focus();
    await expect(control).toBeInViewport();
    const { x } = await box(control);
    expect(x).toBeLessThanOrEqual(search.x);
  }
});

test('a logo that fails to load leaves no broken image', async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource/);
  await page.route('**/logo.svg', (route) => route.fulfill({ status: 404 }));
  await open(page, '/guide/start/');
  const logo = navbar(page).getByRole('link', { name: siteConfig.title }).locator('img');
  await expect(logo).toHaveAttribute('src', /^data:image/);
  await expect(logo).toHaveCSS('width', '0px');
});
