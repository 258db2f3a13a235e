import type { Page } from '@playwright/test';
import { axeFindings, COLOR_RULES } from './support/axe.ts';
import { scrollDown } from './support/document.ts';
import { expect, fixtureUrl, open, test } from './support/test.ts';

const url = (path: string) => fixtureUrl('elements', path);

/** Returns by how many pixels the page overflows the window horizontally. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(0, scrollWidth - clientWidth);
  });

for (const name of ['blocks', 'code', 'text', 'types']) {
  test(`${name}: accessible in both languages and themes, and fits on the smallest screen`, {
    tag: '@deep',
  }, async ({ page }) => {
    await open(page, url(`/${name}`));
    expect(await axeFindings(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, url(`/zh/${name}`));
    expect(await axeFindings(page, { only: COLOR_RULES })).toEqual([]);
    expect(await overflow(page)).toBe(0);
    await page.emulateMedia({ media: 'print' });
    expect(await overflow(page)).toBe(0);
  });
}

test('lists keep their numbers and table columns their alignment', { tag: '@deep' }, async ({ page }) => {
  await open(page, url('/numbers'));
  const steps = page.getByRole('article').getByRole('list').filter({ hasText: 'Third' });
  await expect(steps).toHaveAttribute('start', '3');
  const number = steps
    .getByRole('listitem')
    .first()
    .evaluate((item) => getComputedStyle(item, '::before').content);
  expect(await number).toBe('counter(list-item)');
  const listStyle = (name: string) =>
    page
      .getByRole('list')
      .filter({ hasText: name })
      .evaluate((list) => getComputedStyle(list).listStyleType);
  expect([await listStyle('Seventh'), await listStyle('Letter')]).toEqual(['decimal', 'lower-alpha']);
  const columns = page
    .getByRole('row')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.children].map((cell) => getComputedStyle(cell).textAlign)),
    );
  expect(await columns).toEqual(Array(2).fill(['start', 'center', 'end']));
});

test('printed pages show definitions, and URLs next to external links', { tag: '@deep' }, async ({
  page,
}) => {
  await open(page, url('/blocks'));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^A separate process or thread/)).toBeVisible();
  const printed = (name: string) =>
    page
      .getByRole('article')
      .getByRole('link', { name })
      .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(await printed('Alone')).toContain('https://example.com');
  expect(await printed('Code')).toBe('none');
});

test.describe('an image', () => {
  const button = (page: Page) => page.getByRole('button', { name: 'Zoom image: A chart with four bars' });
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'A chart with four bars' });

  test('zooms in, and closes on click, key, resize and scroll', {
    tag: ['@firefox', '@deep'],
  }, async ({ page }) => {
    await open(page, url('/text'));
    const width = (await button(page).boundingBox())?.width ?? 0;
    const closings = [
      () => page.keyboard.press('Escape'),
      () => dialog(page).getByRole('img').click(),
      () => dialog(page).getByRole('button', { name: 'Close image' }).click(),
      () => page.setViewportSize({ width: 1200, height: 700 }),
      async () => {
        await scrollDown(page, -40);
        await expect(dialog(page)).toBeVisible();
        await scrollDown(page, -41);
      },
    ];
    for (const close of closings) {
      await button(page).focus();
      await page.keyboard.press('Enter');
      await expect(dialog(page)).toBeVisible();
      await expect
        .poll(async () => (await dialog(page).getByRole('img').boundingBox())?.width)
        .toBeGreaterThan(width);
      await close();
      await expect(dialog(page)).toHaveCount(0);
      await expect(button(page)).toBeFocused();
    }
  });

  test('has a high-resolution source, and keeps the original if that fails to load', {
    tag: '@deep',
  }, async ({ page, allowConsole }) => {
    allowConsole(/gone\.png|ERR_FAILED/);
    await page.route('**/gone.png', (route) => route.abort());
    await open(page, url('/text'));
    await page.getByRole('button', { name: 'Zoom image: The same with a large source' }).click();
    await expect(page.getByRole('dialog').getByRole('img')).toHaveAttribute('src', /flow\.\w+\.svg$/);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    const warning = page.waitForEvent('console', (message) => message.type() === 'warning');
    await page.getByRole('button', { name: 'Zoom image: A large source that is not there' }).click();
    expect((await warning).text()).toContain('gone.png could not be loaded');
    await expect(page.getByRole('dialog').getByRole('img')).toHaveAttribute('src', /chart\.\w+\.svg$/);
    expect(await axeFindings(page)).toEqual([]);
  });
});

test('long code is folded, copied whole, and shown on demand', { tag: ['@firefox', '@deep'] }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, url('/code'));
  const block = page.getByRole('figure', { name: 'long.ts' });
  const last = block.getByText('value60', { exact: true });
  await expect(last).not.toBeInViewport();
  await block.getByRole('button', { name: 'Copy code' }).click();
  await expect(block.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n')).toHaveLength(60);
  expect(copied).toMatch(/^export const value1 = 1;\n/);
  await block.getByRole('button', { name: 'Show all 60 lines' }).click();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await expect(block.getByRole('button', { name: /^Show all/ })).toHaveCount(0);
});

test('scrollable elements are tab stops only while they overflow', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, url('/text'));
  const tables = page.getByRole('group', { name: 'Table' });
  await expect(tables.nth(1)).toHaveAttribute('tabindex', '-1');
  await expect(tables.nth(0)).toHaveAttribute('tabindex', '0');
});

test('types appear on hover, close on Escape, and are not copied', { tag: ['@firefox', '@deep'] }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, url('/'));
  await open(page, url('/types'));
  const block = page.getByRole('figure', { name: 'mock.test.ts' });
  const tip = block.getByRole('tooltip');
  await expect(tip).toHaveCount(0);
  await block.locator('span[tabindex="0"]', { hasText: /^fn/ }).hover();
  await expect(tip).toContainText('Mock<(name: string) => number>');
  await page.keyboard.press('Escape');
  await expect(tip).toHaveCount(0);
  await page.mouse.move(0, 0);
  await block.locator('span[tabindex="0"]', { hasText: 'toHaveBeenCalledTimes' }).focus();
  await expect(tip).toContainText('(times: number) => void');
  await block.getByRole('button', { name: 'Copy code' }).click();
  await expect(block.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^import \{ describe, expect, it, rs \} from '@rstest\/core';\n\nconst read = rs\.fn\(/,
  );
});

test('a page only contains the styles of its elements', async ({ request }) => {
  for (const [path, styles] of [
    ['/plain', []],
    ['/code', ['code']],
    ['/blocks', ['code']],
  ] as const) {
    const html = await (await request.get(url(path))).text();
    const found = [...html.matchAll(/<style data-styles="(\w+)"/g)].map(([, name]) => name);
    expect(found, path).toEqual(styles);
  }
});

test('styles of rare elements load on client-side navigation', async ({ page }) => {
  await open(page, url('/plain'));
  await page.getByRole('article').getByRole('link', { name: 'The blocks' }).click();
  await expect(page).toHaveURL(url('/blocks'));
  const term = page.getByRole('term').filter({ hasText: /^worker/ });
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await term.hover();
  await expect(page.getByRole('tooltip')).toHaveText(/^A separate process or thread/);
  const step = page.getByRole('article').locator('ol > li').filter({ hasText: 'Install the package.' });
  await expect(step).toHaveCSS('list-style-type', 'none');
});

test('a page without islands downloads none of their code', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(new URL(response.url()).pathname);
  });
  await open(page, url('/plain'));
  await page.waitForLoadState('networkidle');
  const before = scripts.length;
  await open(page, url('/blocks'));
  await expect.poll(() => scripts.length).toBeGreaterThan(before);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('content that needs scripts to appear is not hidden', async ({ page }) => {
    await page.goto(url('/blocks'));
    for (const text of [
      'Text about Windows.',
      'export const sum = (a, b) => a + b;',
      'deno add -D npm:example',
    ])
      await expect(page.getByText(text)).toBeVisible();
    const labels = await page
      .locator('[role=tabpanel]')
      .evaluateAll((panels) => panels.map((panel) => getComputedStyle(panel, '::before').content));
    expect(labels).toContain('"deno"');
    expect(labels).not.toContain('none');
    const term = page.getByRole('term').filter({ hasText: /^worker/ });
    await term.focus();
    await expect(page.getByRole('tooltip')).toBeVisible();
    await page.setViewportSize({ width: 320, height: 640 });
    const sample = page.getByText('deno init --npm example@latest');
    const lang = page.getByRole('figure').filter({ has: sample }).getByText('bash');
    await expect(lang, 'the label of the language would overlap the code').toBeHidden();
    await page.goto(url('/code'));
    await expect(page.getByRole('button', { name: /^Show all/ })).toHaveCount(0);
    await page.getByText('value60', { exact: true }).scrollIntoViewIfNeeded();
    await expect(page.getByText('value60', { exact: true })).toBeInViewport();
  });
});
