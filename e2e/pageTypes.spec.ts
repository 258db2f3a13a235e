import type { Page } from '@playwright/test';
import { heading, navbar, outline, pager, sidebar } from './support/shell.ts';
import { expect, fixtureUrl, open, test } from './support/test.ts';

test.use({ viewport: { width: 1440, height: 800 } });

const parts = { navbar, sidebar, outline, footer: pager };
type Part = keyof typeof parts;

async function expectParts(page: Page, shown: readonly Part[]): Promise<void> {
  await expect(heading(page)).toBeVisible();
  for (const name of Object.keys(parts) as Part[])
    await expect(parts[name](page), name).toBeVisible({ visible: shown.includes(name) });
}

test('page type and frontmatter determine the parts around a page', async ({ page }) => {
  for (const [path, shown] of [
    ['/parts/no-global', ['navbar', 'sidebar', 'outline', 'footer']],
    ['/parts/no-navbar', ['sidebar', 'outline', 'footer']],
    ['/parts/no-outline', ['navbar', 'sidebar', 'footer']],
    ['/parts/no-footer', ['navbar', 'sidebar', 'outline']],
    // pages that no sidebar lists have no pager
    ['/parts/no-sidebar', ['navbar', 'outline']],
    ['/parts/custom', ['navbar']],
    ['/parts/blank', []],
    ['/', ['navbar']],
  ] as const) {
    await test.step(`${path} has ${shown.join(', ') || 'no parts'}`, async () => {
      await open(page, fixtureUrl('shell', path));
      await expectParts(page, shown);
      // the same after a navigation
      await open(page, fixtureUrl('shell', '/guide/start'));
      await page.evaluate((to) => history.pushState({}, '', to), path);
      await page.goBack();
      await page.goForward();
      await expect(heading(page)).not.toHaveText('Start');
      await expectParts(page, shown);
      if (path !== '/parts/custom' && path !== '/parts/blank') return;
      const { width } = (await page.getByRole('article').boundingBox()) ?? {};
      expect(width, 'the whole width').toBeGreaterThan(1400);
    });
  }
});

test('a site works without all optional features', async ({ page }) => {
  await open(page, fixtureUrl('bare', '/guide/start'));
  await expectParts(page, ['sidebar']);
  await expect(page.getByRole('button', { name: /theme|Search|Language|Version/ })).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // the theme follows the system, even if another site on this host has stored one
  await page.evaluate(() => localStorage.setItem('rspress-theme-appearance', 'light'));
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
