import type { Locator, Page } from '@playwright/test';
import { BLANK_PIXEL } from '../src/shared/constants.ts';
import { contrast } from '../stories/foundations/contrastRules.ts';
import { axeFindings } from './support/axe.ts';
import { expect, open, test } from './support/test.ts';

const terminals = (page: Page) => page.locator('[data-code-block][data-lang="ansi"]');

/** Vertical positions of the parts of the page. */
const places = (page: Page) =>
  page
    .getByRole('main')
    .locator('h1, h2, section')
    .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().top + scrollY)));

/** Links of the first screen that are unreadable when printed, with or without backgrounds. */
const faintOnPaper = async (page: Page) => {
  const links = await page
    .getByRole('main')
    .locator('h1 ~ p a')
    .evaluateAll((found) =>
      found.map((link) => {
        const { color, backgroundColor } = getComputedStyle(link);
        return { text: link.textContent, color, backgroundColor };
      }),
    );
  expect(links.length).toBeGreaterThan(1);
  const paper = 'oklch(1 0 0)';
  return links.filter(({ color, backgroundColor }) =>
    [paper, backgroundColor === 'rgba(0, 0, 0, 0)' ? paper : backgroundColor].some(
      (ground) => contrast(color, ground) < 4.5,
    ),
  );
};

async function expectReadableOnPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  // colors fade to those of paper
  await expect(async () => expect(await faintOnPaper(page)).toEqual([])).toPass();
}

test('the hero describes the product, links to the guide, and shows the product in use', async ({ page }) => {
  await open(page, '/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Rstest Your tests, built like your app');
  await expect(main).toContainText('first-class support for the Rspack ecosystem');
  await expect(main.getByRole('link', { name: 'Quick start' }).first()).toHaveAttribute(
    'href',
    '/guide/start/quick-start',
  );
  await expect(main.getByRole('link', { name: 'View on GitHub' })).toHaveAttribute('href', /github\.com/);

  // recorded test runs, as text in the theme's colors
  await expect(terminals(page)).toHaveCount(3);
  await expect(terminals(page).nth(0)).toContainText(/Test Files \d passed/);
  await expect(terminals(page).nth(1)).toContainText('1 failed');
  await expect(terminals(page).nth(2)).toContainText(/Test Files \d passed/);
  const ESC = String.fromCharCode(27);
  expect(await terminals(page).allTextContents()).not.toContainEqual(expect.stringContaining(ESC));
  const tick = terminals(page).first().getByText('✓', { exact: true }).first();
  const plain = terminals(page).first().getByText('shows euros and cents').first();
  const color = (element: Element) => getComputedStyle(element).color;
  await tick.scrollIntoViewIfNeeded();
  await expect
    .poll(async () => (await tick.evaluate(color)) === (await plain.evaluate(color)), 'after its run')
    .toBe(false);
  const expected = terminals(page).nth(1).getByText('- Expected');
  const otherTick = terminals(page).nth(2).getByText('✓', { exact: true }).first();
  expect(await expected.evaluate(color)).toBe(await otherTick.evaluate(color));
  await expect(terminals(page).nth(1).locator('figcaption')).toHaveText('npx rstest run');
  await expect(terminals(page).nth(1)).toHaveAttribute('data-exit-code', '1');

  // the install command and the tested versions
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await main.getByRole('button', { name: 'Copy code' }).first().click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('npm add -D @rstest/core');
  await expect(
    main.getByText(/^Tested with @rstest\/core \S+ · over [\d,]+ samples and [\d,]+ statements of the docs$/),
  ).toBeVisible();

  // links at the end of the page
  const end = main.locator('footer');
  await expect(end.getByRole('link', { name: 'Guide' })).toHaveAttribute('href', '/guide/start/');
  await expect(end.getByRole('link', { name: 'GitHub' })).toHaveAttribute('href', /github\.com/);
  await expect(end.getByRole('link', { name: '简体中文' })).toHaveAttribute('href', '/zh/');
  await expect(end).toContainText('MIT');

  // the same tools as in the navbar
  await page.getByRole('banner').getByRole('button', { name: 'Rstack' }).click();
  const menu = page.getByRole('banner').locator('a[href*="rs"][target="_blank"]').filter({ hasText: /^Rs/ });
  await expect(menu.first()).toBeVisible();
  const urls = await menu.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  for (const url of urls) await expect(main.locator(`a[href="${url}"]`).last()).toBeVisible();
  expect(urls.length).toBeGreaterThanOrEqual(6);
});

test('missing images do not shift the layout', { tag: '@deep' }, async ({ page, allowConsole }) => {
  await open(page, '/');
  const before = await places(page);
  allowConsole(/Failed to load resource/);
  await page.route(/\/(?:landing|tools)\//, (route) => route.abort());
  await open(page, '/');
  expect(await places(page)).toEqual(before);
});

test('rows and columns are aligned at every width', { tag: '@deep' }, async ({ page }) => {
  const main = page.getByRole('main');
  const left = (part: Locator) =>
    part.evaluate((element) => Math.round(element.getBoundingClientRect().left));
  const right = (part: Locator) =>
    part.evaluate((element) => Math.round(element.getBoundingClientRect().right));
  for (const width of [375, 768, 1280, 1600]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/');
    const start = await left(main.getByRole('heading', { name: 'From unit tests to real browsers' }));
    const entries = main
      .locator('section')
      .filter({ hasText: 'From unit tests to real browsers' })
      .getByRole('listitem');
    const lefts = await entries
      .locator('strong')
      .evaluateAll((names) => names.map((name) => Math.round(name.getBoundingClientRect().left)));
    expect(lefts.filter((each) => each === start)).toHaveLength(6 / new Set(lefts).size);

    const github = main.getByRole('link', { name: 'View on GitHub' });
    if (width === 375) expect(await left(github)).toBe(start);
    else
      expect((await left(github)) - (await right(main.getByRole('link', { name: 'What is Rstest?' })))).toBe(
        12,
      );

    // separators are at the end of a line, never at its start
    const samples = main.getByText(/^over [\d,]+ samples/);
    const badge = main.getByText(/^@rstest\/core \S+ ·$/);
    if (width === 375)
      expect(await left(samples)).toBe(await left(main.getByText('Tested with', { exact: true })));
    else expect(await left(samples)).toBeGreaterThan(await right(badge));

    if (width === 1280) {
      const top = async (part: Locator) => (await part.boundingBox())?.y ?? NaN;
      const beside = main.getByRole('tablist').last();
      expect(
        Math.round(
          (await top(beside)) - (await top(main.getByRole('heading', { name: 'One package to start with' }))),
        ),
      ).toBe(0);
    }
    if (width === 768) {
      const shown = terminals(page).nth(1);
      expect(
        await right(main.locator('[data-code-block]').filter({ hasText: 'basket.test.ts' }).first()),
      ).toBe(await right(shown));
    }
  }
});

test('the Chinese landing page fits a width of 320 px in the dark theme, is accessible and prints', {
  tag: '@deep',
}, async ({ browser }) => {
  const page = await browser.newPage({
    locale: 'zh-CN',
    colorScheme: 'dark',
    viewport: { width: 320, height: 640 },
  });
  await open(page, '/zh/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rstest 测试与应用，同一套构建');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect(await axeFindings(page)).toEqual([]);
  await expectReadableOnPaper(page);
  await page.close();
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, locale: 'zh-CN', viewport: { width: 375, height: 700 } });

  test('a Chinese heading of two lines breaks at its comma', async ({ page }) => {
    await open(page, '/zh/');
    const lines = await page
      .getByRole('heading', { name: '应用能引入的，测试就能引入' })
      .evaluate((heading) => {
        const range = document.createRange();
        const text = heading.firstChild as Text;
        const tops = Array.from(text.data, (_, index) => {
          range.setStart(text, index);
          range.setEnd(text, index + 1);
          return Math.round(range.getBoundingClientRect().top);
        });
        return tops.indexOf(tops.at(-1) ?? 0);
      });
    expect(lines).toBe('应用能引入的，'.length);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('everything can be read, and other pages do not contain its styles', async ({ page }) => {
    await page.goto('/');
    for (const terminal of await terminals(page).all()) await expect(terminal).toBeVisible();
    const styles = page.locator('[data-styles="article"]');
    await expect(styles).not.toBeEmpty();
    await expectReadableOnPaper(page);
    await expect(terminals(page).first()).toContainText(/Test Files \d passed/);
    await page.goto('/config/test/root');
    await expect(styles).toBeEmpty();
    await expect(styles).toHaveAttribute('disabled');
  });
});

test('a logo that fails to load leaves an empty space', { tag: '@deep' }, async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource/);
  await page.route('**/tools/rslib.svg', (route) => route.abort());
  await open(page, '/');
  const tools = page.locator('main .tool-grid > li');
  await tools.last().scrollIntoViewIfNeeded();
  await expect(tools.nth(2).locator('img')).toHaveAttribute('src', BLANK_PIXEL);
  // checks that its name is aligned with names next to a logo
  const distances = await tools.evaluateAll((boxes) =>
    boxes.map((box) => {
      const name = box.querySelector('a') ?? box;
      return Math.round(name.getBoundingClientRect().left - box.getBoundingClientRect().left);
    }),
  );
  expect(distances.length).toBe(6);
  expect(new Set(distances).size).toBe(1);
});

test.describe('the first terminal', () => {
  const ran = (page: Page) => page.getByText(/^\d+ ms\. That was the whole run\.$/);
  /** The distinct colors of the texts of the terminal. */
  const colors = async (page: Page) => {
    const output = terminals(page).first().locator('.line, .line span').filter({ hasText: /\S/ });
    return [...new Set(await output.evaluateAll((all) => all.map((part) => getComputedStyle(part).color)))];
  };

  for (const width of [375, 1280])
    test(`can be read before its run, which gives it its colors, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 600 });
      await open(page, '/');
      expect(await colors(page)).toHaveLength(1);
      expect(await axeFindings(page)).toEqual([]);
      await terminals(page).first().scrollIntoViewIfNeeded();
      await expect.poll(async () => (await colors(page)).length).toBeGreaterThan(3);

      // keeps them out of view
      await page.evaluate(() => scrollTo(0, 0));
      expect((await colors(page)).length).toBeGreaterThan(3);
      await expect(ran(page)).toBeVisible();
    });

  test('has its colors with reduced motion', { tag: '@deep' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1280, height: 600 });
    await open(page, '/');
    expect((await colors(page)).length).toBeGreaterThan(3);
  });
});

test('the text of the closing panel never covers its drawing while the page scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/');
  const panel = page.locator('[data-closes]');
  await panel.scrollIntoViewIfNeeded();
  for (const fromEnd of [600, 300, 0]) {
    await page.evaluate((rest) => scrollTo(0, document.body.scrollHeight - innerHeight - rest), fromEnd);
    const text = await panel.getByRole('paragraph').first().boundingBox();
    const drawing = await panel.locator('> img').boundingBox();
    expect((text?.y ?? Infinity) + (text?.height ?? 0), `${fromEnd} px before the end`).toBeLessThanOrEqual(
      drawing?.y ?? 0,
    );
  }
});
