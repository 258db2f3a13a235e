import type { Page } from '@playwright/test';
import { holdRequests, SHELL_CODE } from './support/holdRequests.ts';
import { heading, navbar, outline, pager, sidebar } from './support/shell.ts';
import { expect, open, ready, test } from './support/test.ts';

test.use({ viewport: { width: 1400, height: 800 } });

const parts = {
  navbar,
  sidebar,
  outline,
  footer: pager,
};
type Part = keyof typeof parts;
const names = Object.keys(parts) as Part[];

async function expectHidden(page: Page, hidden: readonly Part[]): Promise<void> {
  await expect(heading(page)).toBeVisible();
  for (const name of names) await expect(parts[name](page)).toBeVisible({ visible: !hidden.includes(name) });
}

const combinations: Part[][] = [[], ...names.map((name) => [name]), ['sidebar', 'outline'], names];

test('query switches hide parts, before and after the code loads', { tag: '@deep' }, async ({ page }) => {
  for (const hidden of combinations) {
    const query = hidden.map((name) => `${name}=0`).join('&');
    await test.step(`?${query} hides ${hidden.join(', ') || 'nothing'}`, async () => {
      const code = await holdRequests(page, SHELL_CODE);
      await page.goto(`/guide/start/?${query}`);
      await expectHidden(page, hidden);
      code.release();
      await ready(page);
      await expectHidden(page, hidden);
    });
  }

  await test.step('other values hide nothing', async () => {
    await open(page, '/guide/start/?navbar=1&sidebar=false&outline=&footer=00');
    await expectHidden(page, []);
  });
});

test('hidden parts are never painted', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: boolean[] = [];
    Reflect.set(window, 'bannerSeen', seen);
    const record = () => {
      const banner = document.querySelector('header');
      if (banner) seen.push(banner.checkVisibility());
      requestAnimationFrame(record);
    };
    requestAnimationFrame(record);
  });
  await open(page, '/guide/start/?navbar=0');
  const seen = await page.evaluate(() => Reflect.get(window, 'bannerSeen') as boolean[]);
  expect(seen.length).toBeGreaterThan(0);
  expect(seen).not.toContain(true);
});

test('links inside the site keep the switches but not the rest of the query', { tag: '@deep' }, async ({
  page,
}) => {
  await open(page, '/guide/start/?sidebar=0&navbar=1&page=2&globalUIComponents=0');
  await pager(page)
    .getByRole('link', { name: /^Next Page/ })
    .click();
  await expect(page).toHaveURL('/guide/start/quick-start?sidebar=0&globalUIComponents=0');
  await expectHidden(page, ['sidebar']);
  await page.goBack();
  await expect(page).toHaveURL('/guide/start/?sidebar=0&navbar=1&page=2&globalUIComponents=0');
  await expectHidden(page, ['sidebar']);
});

test('a page without an outline and sidebar has no second bar', { tag: '@deep' }, async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 700 });
  const dropdown = page.getByRole('button', { name: 'ON THIS PAGE' });
  await open(page, '/guide/start/quick-start');
  await expect(dropdown).toBeVisible();
  const { y: beside } = (await heading(page).boundingBox()) ?? { y: 0 };
  await open(page, '/guide/start/quick-start?outline=0');
  await expect(dropdown).toBeHidden();
  const { y: without } = (await heading(page).boundingBox()) ?? { y: 0 };
  expect(without).toBeLessThan(beside);
});
