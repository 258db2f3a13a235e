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

test('what search answers', async ({ page }) => {
  await openSearch(page);

  // questions in the reader's own words are in the benchmark: which page answers them best is for writers to say
  await test.step('the first hit of a name leads to the section that defines it', async () => {
    for (const [query, link] of [
      ['rs.fn', '/api/rstest/mockFunctions#rs-fn'],
      ['toBe', '/api/test-api/expect#tobe'],
      ['RSTEST_WORKER_ID', '/api/environment-variables#rstest-worker-id'],
      ['-t', '/config/test/testNamePattern#run-tests-by-name'],
      ['output.distPath', '/config/build/output#dist-path'],
    ] as const) {
      await field(page).fill(query);
      await expect(current(page), query).toHaveAttribute('href', link);
    }
  });

  await test.step('code looks like code in an excerpt, and its matches are marked', async () => {
    await field(page).fill('withTax');
    const code = options(page).first().locator('code').filter({ hasText: 'withTax' });
    await expect(code.locator('mark').first()).toHaveText('withTax');
    const fonts = await code.evaluate((element) => [
      getComputedStyle(element).fontFamily,
      getComputedStyle(element.closest('[role=option]') as Element).fontFamily,
    ]);
    expect(fonts[0]).not.toBe(fonts[1]);
  });

  await test.step('without a good hit, readers can say what is missing', async () => {
    await field(page).fill('snapshot');
    await expect(current(page)).toContainText(/snapshot/i); // the answer, no longer the one before
    await expect(report(page)).toHaveCount(0);
    await field(page).fill('<xqzzw> & more?');
    const address = new URL((await report(page).getAttribute('href')) ?? '');
    expect(address.pathname).toMatch(/\/issues\/new$/);
    expect(address.searchParams.get('title')).toBe('Docs: <xqzzw> & more?');
    await expect(report(page)).toHaveAttribute('target', '_blank');
  });

  await test.step('a hit says which other word has found it', async () => {
    await field(page).fill('fail fast');
    await expect(current(page)).toContainText('also: fail fast');
    await expect(current(page)).toHaveAttribute('href', '/config/test/bail');
    await expect(current(page).locator('mark')).toHaveText(['fail', 'fast']);
    // the page does not say it
    await current(page).click();
    await expect(page).toHaveURL('/config/test/bail');
    await expect(page.getByRole('main')).not.toContainText('fail fast');
  });
});

test('a site that names no place for it offers no such link', async ({ page }) => {
  await openSearch(page, fixtureUrl('versions', '/docs/v1/'));
  await page.keyboard.type('xqzzw');
  await expect(dialog(page).getByRole('status')).toContainText('No results');
  await expect(report(page)).toHaveCount(0);
});
