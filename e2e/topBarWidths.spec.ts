import type { Locator } from '@playwright/test';
import { topBar } from './support/frame.ts';
import { expect, fixtureUrl, open, test } from './support/test.ts';

const START = fixtureUrl('frame', '/guide/start');

async function box(target: Locator) {
  const found = await target.boundingBox();
  if (!found) throw new Error('It is not to be seen.');
  return found;
}

test('it is 72 px high, 56 px from 768 px down, and not there where the site wants none', async ({
  page,
}) => {
  await open(page, START);
  for (const [width, height] of [
    [1440, 72],
    [769, 72],
    [768, 56],
    [375, 56],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    expect((await box(topBar(page))).height).toBe(height);
  }
  await open(page, fixtureUrl('bare', '/guide/start'));
  await expect(topBar(page)).toHaveCount(0);
  expect((await box(page.getByRole('main'))).y).toBeLessThan(72);
  await expect(page.getByRole('main')).toBeVisible();
});

test('everything in it is in sight at every width', async ({ page }) => {
  for (const path of [START, '/guide/start/', '/zh/guide/start/']) {
    await page.addInitScript(() => localStorage.setItem('rspress-visited', '1'));
    await open(page, path);
    for (const width of [320, 375, 767, 768, 800, 960, 961, 1100, 1281, 1440, 1600]) {
      await page.setViewportSize({ width, height: 700 });
      const outside = await topBar(page).evaluate((bar) => {
        const controls = [...bar.querySelectorAll<HTMLElement>('a, button')].filter((one) =>
          one.checkVisibility(),
        );
        const boxes = controls.map((one) => ({ one, box: one.getBoundingClientRect() }));
        return boxes
          .filter(
            ({ box }, index) =>
              box.left < 0 ||
              box.right > document.documentElement.clientWidth ||
              box.width < 24 ||
              boxes.some(
                (other, place) =>
                  place < index && other.box.right > box.left + 1 && other.box.left < box.right - 1,
              ),
          )
          .map(({ one }) => one.outerHTML.slice(0, 100));
      });
      expect(outside, `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('a logo that cannot be loaded leaves no trace', async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource/);
  await page.route('**/logo.svg', (route) => route.fulfill({ status: 404 }));
  await open(page, '/guide/start/');
  const logo = topBar(page).getByRole('link', { name: 'Rstest' }).locator('img');
  await expect(logo).toHaveAttribute('src', /^data:image/);
  await expect(logo).toHaveCSS('width', '0px');
});
