import type { Page } from '@playwright/test';
import { expect, fixtureUrl, open, ready, test } from './support/test.ts';

const FOLDED = fixtureUrl('one-language', '/guide/folded');
const SETUP = fixtureUrl('one-language', '/guide/setup');

/** The heading is below the bar, and everything that contains it is open. */
async function expectShown(page: Page, id: string): Promise<void> {
  const target = page.locator(`[id="${id}"]`);
  await expect(target).toBeVisible();
  await expect(target).toBeInViewport();
  const bar = await page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().bottom);
  await expect
    .poll(() => target.evaluate((element) => element.getBoundingClientRect().top))
    .toBeGreaterThanOrEqual(bar);
}

for (const id of ['tide', 'rope', 'q7']) {
  test(`#${id} is revealed however the reader arrives`, { tag: ['@firefox', '@deep'] }, async ({ page }) => {
    await test.step('on first load', async () => {
      await open(page, `${FOLDED}#${id}`);
      await expectShown(page, id);
    });

    await test.step('on reload', async () => {
      await page.reload();
      await ready(page);
      await expectShown(page, id);
    });

    await test.step('by a hash on the same page, and Back', async () => {
      await open(page, FOLDED);
      await expect(page.locator(`[id="${id}"]`)).not.toBeInViewport();
      await page.evaluate((hash) => location.assign(hash), `#${id}`);
      await expectShown(page, id);
      await page.goBack();
      await page.goForward();
      await expectShown(page, id);
    });
  });
}

test('links, the outline and other pages reveal a hidden heading', async ({ page }) => {
  await open(page, FOLDED);
  await page.getByRole('link', { name: 'Tide', exact: true }).first().click();
  await expectShown(page, 'tide');

  await page.getByRole('tab', { name: 'Sea' }).click();
  await expect(page.locator('#tide')).toBeHidden();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.getByRole('link', { name: 'Tide', exact: true }).first().click();
  await expectShown(page, 'tide');

  await open(page, SETUP);
  await page.evaluate((address) => {
    const link = Object.assign(document.createElement('a'), { href: address, textContent: 'Into it' });
    document.querySelector('main article')?.prepend(link);
  }, `${FOLDED}#rope`);
  await page.getByRole('link', { name: 'Into it' }).click();
  await expectShown(page, 'rope');
});

test('text found by the browser in a tab is revealed', { tag: '@deep' }, async ({ page }) => {
  await open(page, FOLDED);
  await expect(page.locator('[role=tabpanel][hidden="until-found"]')).toHaveCount(2);
  await page.goto(SETUP);
  await page.goto(`${FOLDED}#:~:text=Ropes`);
  await expect(page.getByText('Ropes', { exact: true })).toBeInViewport();
  await expect(page.getByRole('tab', { name: 'Pear' })).toHaveAttribute('aria-selected', 'true');
});

test('text found by the browser in folded code is revealed', { tag: '@deep' }, async ({ page }) => {
  await open(page, SETUP);
  await page.goto(`${FOLDED}#:~:text=anchor58`);
  const code = page.getByRole('figure', { name: 'anchors.ts' });
  await expect(code.getByText('anchor58')).toBeInViewport();
  await expect(code.getByText('anchor25')).toBeVisible();
  await expect(code.getByRole('button', { name: /^Show all/ })).toBeHidden();
});

test('a hash finds its target in composed and decomposed Unicode forms', async ({ page }) => {
  await open(page, FOLDED);
  const end = page.getByText('The end.');
  await end.evaluate((element) => Object.assign(element, { id: 'caf\u00e9' }));
  await expect(end).not.toBeInViewport();
  await page.evaluate(() => location.assign('#cafe\u0301'));
  await expect(end).toBeInViewport();
});
