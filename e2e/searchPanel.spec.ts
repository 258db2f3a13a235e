import { ask, button, current, dialog, field, options } from './support/search.ts';
import { sidebar } from './support/shell.ts';
import { expect, open, test } from './support/test.ts';

test.use({ searchIndex: true });

test("search shows a page's title above its hits, unless the first hit is the title", {
  tag: '@firefox',
}, async ({ page }) => {
  await open(page, '/guide/start/');
  await button(page).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('mock modules');
  for (const { name, above } of [
    { name: 'Mock modules', above: 0 },
    { name: 'The rstest object', above: 1 },
  ]) {
    const group = dialog(page).getByRole('group', { name, exact: true });
    // excerpts below show their section, or the page
    await expect(group.locator('> :first-child').getByText(name, { exact: true })).toHaveCount(1);
    await expect(group.locator('> [aria-hidden="true"]')).toHaveCount(above);
  }
  await ask(page, 'test');
  await expect(current(page)).toHaveAttribute('href', '/api/test-api/test');
  const groups = dialog(page).getByRole('group');
  await expect(groups).toHaveCount(7);
  await expect(groups.filter({ has: page.getByRole('option').nth(5) })).toHaveCount(0);
  // keys scroll the current option into view; new results start at the top
  await page.keyboard.press('ArrowUp');
  await expect(options(page).last()).toBeInViewport();
  await expect(options(page).first()).not.toBeInViewport();
  await ask(page, 'mock');
  await expect(options(page).first()).toContainText(/mock/i);
  await expect(options(page).first()).toBeInViewport();
  // without results, similar titles are suggested
  await ask(page, 'concurensee');
  const closest = dialog(page).getByRole('group', { name: 'Did you mean' });
  await expect(closest.getByRole('option').first()).toHaveText('maxConcurrency');
  await closest.getByRole('option').first().click();
  await expect(field(page)).toHaveValue('maxConcurrency');
  await expect(current(page)).toHaveText('maxConcurrency Config'); // includes the section of the site
});

test('search fills a narrow screen, and covers an open drawer', { tag: '@firefox' }, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await open(page, '/guide/start/');

  await test.step('covers an open drawer', async () => {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(sidebar(page)).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await expect(sidebar(page)).toBeHidden();
    await ask(page, 'mock');
    await options(page).first().click();
    await expect(dialog(page)).toBeHidden();
  });

  await test.step('fills the screen', async () => {
    await button(page).click();
    await expect(field(page)).toBeFocused();
    const box = await dialog(page).boundingBox();
    expect(box?.height).toBe(700);
    expect(box?.x).toBe(0);
    await page.keyboard.type('mock');
    await expect(options(page).first()).toBeVisible();
    // like an on-screen keyboard or a pinch, which headless browsers lack
    const view = (height: number, scale: number) =>
      page.evaluate(
        ([height, scale]) => {
          Object.defineProperty(window.visualViewport, 'height', { value: height, configurable: true });
          Object.defineProperty(window.visualViewport, 'scale', { value: scale, configurable: true });
          window.visualViewport?.dispatchEvent(new Event('resize'));
        },
        [height, scale] as const,
      );
    const height = async () => (await dialog(page).boundingBox())?.height;
    await view(330, 1);
    await expect.poll(height).toBe(330);
    await view(350, 2);
    await expect.poll(height).toBe(700);
    await view(330, 1);
    await expect.poll(height).toBe(330);
    await page.keyboard.press('ArrowUp');
    const lastOptionBottom = () =>
      options(page)
        .last()
        .evaluate((element) => element.getBoundingClientRect().bottom);
    await expect.poll(lastOptionBottom).toBeLessThanOrEqual(330);
    await dialog(page).getByRole('button', { name: 'Close search' }).click();
    await expect(dialog(page)).toBeHidden();
  });
});

test('the pressed result opens even if the results change before the release', { tag: '@deep' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    const answers = { count: 0 };
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (this: Worker & { isCounted?: true }, ...message: [unknown]) {
      if (!this.isCounted) this.addEventListener('message', () => answers.count++);
      this.isCounted = true;
      postMessage.apply(this, message);
    };
    Object.assign(window, { answers });
  });
  const answers = () =>
    page.evaluate(() => (window as unknown as { answers: { count: number } }).answers.count);
  await open(page, '/guide/start/');
  await button(page).click();
  await ask(page, 'mock');
  await expect(options(page).first()).toContainText(/mock/i);
  const pressed = new URL((await options(page).nth(2).getAttribute('href')) ?? '', page.url()).pathname;
  await options(page).nth(2).hover();
  await page.mouse.down();
  const before = await answers();
  await page.keyboard.type('concurrency');
  await expect.poll(answers).toBeGreaterThan(before);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  await page.mouse.up();
  await expect(dialog(page)).toBeHidden();
  expect(pressed).not.toBe('/guide/start/');
  await expect(page).toHaveURL(({ pathname }) => pathname === pressed);
});

test.describe('in dark forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active' }, colorScheme: 'dark' });

  test('highlights differ from their background', { tag: '@deep' }, async ({ page }) => {
    await open(page, '/guide/start/');
    await button(page).click();
    await ask(page, 'mock');
    const mark = dialog(page).locator('mark').first();
    await expect(mark).toBeVisible();
    const [front, back] = await mark.evaluate((element) => [
      getComputedStyle(element).color,
      getComputedStyle(element.closest('[role=dialog]') as Element).backgroundColor,
    ]);
    expect(front).not.toBe(back);
  });
});
