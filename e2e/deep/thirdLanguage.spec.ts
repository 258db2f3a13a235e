import type { Locator, Page } from '@playwright/test';
import { axeFindings } from '../support/axe.ts';
import { heading, navbar } from '../support/shell.ts';
import { expect, fixtureUrl, open, test } from '../support/test.ts';

const url = (path: string) => fixtureUrl('third-language', path);

async function box(locator: Locator): Promise<{ left: number; right: number }> {
  const { x = 0, width = 0 } = (await locator.boundingBox()) ?? {};
  return { left: x, right: x + width };
}

/** Expects that nothing overflows the window, and that no text of the shell is clipped. */
async function expectToFit(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const isCut = (element: HTMLElement) =>
      element.checkVisibility() &&
      getComputedStyle(element).overflowX !== 'visible' &&
      element.clientWidth > 1 && // visually hidden texts are 1 px wide
      element.scrollWidth > element.clientWidth + 1;
    const parts = document.querySelectorAll<HTMLElement>('body *:not(pre, pre *, table, [tabindex="0"])');
    return {
      wider: document.documentElement.scrollWidth > innerWidth,
      cut: [...parts].filter(isCut).map((element) => element.outerHTML.slice(0, 200)),
    };
  });
  expect(found).toEqual({ wider: false, cut: [] });
}

test('a right-to-left language mirrors the shell but not code', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await open(page, url('/guide/start'));
  await navbar(page).getByRole('button', { name: 'Language' }).click();
  await navbar(page).getByRole('link', { name: 'العربية' }).click();
  await expect(heading(page)).toHaveText('البداية');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('dir', 'rtl');
  await page.reload(); // the same when rendered by the server
  await expect(html).toHaveAttribute('dir', 'rtl');

  const article = await box(page.getByRole('article'));
  const sidebar = await box(page.getByRole('navigation', { name: 'الشريط الجانبي' }));
  const outline = await box(page.getByRole('navigation', { name: 'في هذه الصفحة' }));
  expect(sidebar.left, 'the sidebar is on the right').toBeGreaterThanOrEqual(article.right);
  expect(outline.right, 'the outline is on the left').toBeLessThanOrEqual(article.left);
  const [npm, yarn] = await Promise.all(
    ['npm', 'yarn'].map((name) => box(page.getByRole('tab', { name, exact: true }))),
  );
  expect(npm?.left, 'tabs begin on the right').toBeGreaterThan(yarn?.right ?? 0);
  await expect(page.getByText('const answer').first()).toHaveCSS('direction', 'ltr');
  await expectToFit(page);
  expect(await axeFindings(page)).toEqual([]);
});

test('missing pages of a language are shown in the first one, left to right, with a notice', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await open(page, url('/ar/guide/english'));
  await expect(page.getByRole('note', { name: 'لم تُترجم بعد' })).toContainText('الإنجليزية');
  const article = page.getByRole('article');
  await expect(article).toHaveAttribute('lang', 'en');
  await expect(article).toHaveCSS('direction', 'ltr');
  await expectToFit(page);
  await page.getByRole('button', { name: 'القائمة', exact: true }).click();
  const close = page.getByRole('button', { name: 'أغلق القائمة' });
  await expect(close).toBeVisible();
  await expect
    .poll(async () => (await box(close.locator('..'))).right, 'it comes from the right')
    .toBeGreaterThan(355);
  await close.click();
});

test('strings that are 40% longer fit', async ({ page, allowConsole }) => {
  allowConsole(/404/);
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/en-XA/', '/en-XA/guide/start', '/en-XA/nothing']) {
      await page.goto(url(path));
      await expect(heading(page)).toBeVisible();
      await expectToFit(page);
    }
  }
});
