import type { Page } from '@playwright/test';
import { button, current, dialog, field, options } from './support/search.ts';
import { expect, fixtureUrl, open, test } from './support/test.ts';

test.use({ searchIndex: true });

async function openSearch(page: Page, url = '/guide/start/'): Promise<void> {
  await open(page, url);
  await button(page).click();
  await expect(field(page)).toBeFocused();
}

const report = (page: Page) => dialog(page).getByRole('link', { name: /Tell us what is missing/ });

// relevance is measured by the benchmark; these queries have a single answer
test('search results show code as code, and the synonym or keyword that matched', async ({ page }) => {
  await openSearch(page, fixtureUrl('one-language', '/guide/setup'));

  await test.step('code looks like code in an excerpt, and its matches are marked', async () => {
    await field(page).fill('sum');
    const code = options(page).first().locator('code').filter({ hasText: 'sum' }).first();
    await expect(code.locator('mark').first()).toHaveText('sum');
    const fonts = await code.evaluate((element) => [
      getComputedStyle(element).fontFamily,
      getComputedStyle(element.closest('[role=option]') as Element).fontFamily,
    ]);
    expect(fonts[0]).not.toBe(fonts[1]);
  });

  await test.step('a hit shows the synonym or keyword that matched', async () => {
    await field(page).fill('unpack quickly');
    await expect(current(page)).toContainText('Keyword: unpack quickly');
    await expect(current(page)).toHaveAttribute('href', '/guide/setup');
    await expect(current(page).locator('mark')).toHaveText(['unpack', 'quickly']);
    // the page does not contain it
    await current(page).click();
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('main')).not.toContainText('unpack quickly');
  });
});

test('a weak answer offers a link for reporting missing content', { tag: '@deep' }, async ({ page }) => {
  await openSearch(page);
  await field(page).fill('test');
  await expect(current(page)).toContainText(/test/i); // the new answer has replaced the previous one
  await expect(report(page)).toHaveCount(0);
  await field(page).fill('<xqzzw> & more?');
  const address = new URL((await report(page).getAttribute('href')) ?? '');
  expect(address.pathname).toMatch(/\/issues\/new$/);
  expect(address.searchParams.get('title')).toBe('Docs: <xqzzw> & more?');
  await expect(report(page)).toHaveAttribute('target', '_blank');
});

test('a site without `report` does not offer to report missing content', { tag: '@deep' }, async ({
  page,
}) => {
  await openSearch(page, fixtureUrl('versions', '/docs/v1/'));
  await page.keyboard.type('xqzzw');
  await expect(dialog(page).getByRole('status')).toContainText('No results');
  await expect(report(page)).toHaveCount(0);
});
