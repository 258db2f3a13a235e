import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { WORKBENCH } from '../support/workbench.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const show = (page: Page, query: string) => page.goto(`${WORKBENCH}?story=${query}`);

/** Width of the window that a story is in, in CSS pixels. */
const innerWidth = (page: Page) =>
  page.locator('iframe').evaluate((frame: HTMLIFrameElement) => frame.contentWindow?.innerWidth);

const middle = (box: { x: number; width: number } | null) => (box ? box.x + box.width / 2 : 0);

/** Elements that cover an element, as HTML. */
async function findCovering(story: Locator): Promise<string[]> {
  await story.waitFor();
  return story.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const found = new Set<string>();
    for (let x = left + 5; x < right; x += 20)
      for (let y = top + 5; y < bottom; y += 20) {
        const there = document.elementFromPoint(x, y);
        if (!there || !element.contains(there)) found.add(there?.outerHTML ?? `outside of the window, ${y}`);
      }
    return [...found];
  });
}

test('a story at laptop width fits a window of 1440 pixels, and nothing covers it', async ({ page }) => {
  await show(page, 'shell--shell--documentation-page');
  await expect(page.getByText('at 89 %')).toBeVisible();
  expect(await innerWidth(page)).toBe(1280);
  const frame = await page.locator('iframe').boundingBox();
  const list = await page
    .getByRole('navigation')
    .filter({ has: page.getByRole('tree') })
    .boundingBox();
  expect(frame?.x).toBeGreaterThanOrEqual(0);
  expect((frame?.x ?? 0) + (frame?.width ?? 0)).toBeLessThanOrEqual(list?.x ?? 0);
  expect(await findCovering(page.locator('iframe'))).toEqual([]);
  await show(page, 'foundations--mdx-elements--blocks');
  expect(await findCovering(page.locator('[data-story]')), 'one without a frame').toEqual([]);
});

test('a story can have any width, which is kept in the URL', async ({ page }) => {
  await show(page, 'ui--badge--tones');
  const width = page.getByLabel('Width', { exact: true });
  await width.fill('517');
  await width.press('Enter');
  await expect.poll(() => innerWidth(page)).toBe(517);
  await expect(page).toHaveURL(/width=517/);
  await page.reload();
  await expect.poll(() => innerWidth(page)).toBe(517);
  await width.fill('');
  await width.press('Enter');
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page).not.toHaveURL(/width=/);
});

test('a story is shown in both themes and languages side by side, zoomed and centered', async ({ page }) => {
  await show(page, 'ui--tag--playground&compare=on&zoom=200&background=raised&rtl=true');
  for (const name of ['en, light', 'en, dark', 'zh, light', 'zh, dark']) {
    const [lang = '', theme = ''] = name.split(', ');
    const root = page.frameLocator(`iframe[title="${name}"]`).locator('html');
    await expect(root).toHaveAttribute('data-theme', theme);
    await expect(root).toHaveAttribute('lang', new RegExp(`^${lang}`));
    await expect(root.getByText('New').locator('xpath=ancestor::div[1]')).toHaveCSS('zoom', '2');
    await expect(root.locator('[data-story]')).toHaveAttribute('data-background', 'raised');
    const frame = await page.getByTitle(name).boundingBox();
    const tag = await root.getByText('New').boundingBox();
    expect(Math.abs(middle(frame) - middle(tag))).toBeLessThan(2);
    await expect(page.getByText(name, { exact: true })).toBeVisible();
  }
  await show(page, 'shell--shell--documentation-page&compare=on');
  const stage = await page.getByRole('region', { name: 'About this story' }).boundingBox();
  const frame = await page.getByTitle('zh, dark').boundingBox();
  expect((frame?.x ?? 0) + (frame?.width ?? 0), 'one of a fixed width').toBeLessThan(stage?.width ?? 0);
  expect(frame?.width).toBeGreaterThan((stage?.width ?? 0) * 0.45);
});

test('a small component is centered and can be zoomed', async ({ page }) => {
  await show(page, 'ui--tag--playground&zoom=200');
  const boxes = async () => {
    const [stage, tag] = [page.locator('[data-story]'), page.locator('[data-story]').getByText('New')];
    return Promise.all([stage.boundingBox(), tag.boundingBox()]);
  };
  await page.locator('[data-story]').getByText('New').waitFor();
  const [stage, tag] = await boxes();
  expect(Math.abs(middle(stage) - middle(tag))).toBeLessThan(2);
});

test('outline and measure show the boxes of a story, at every width', async ({ page }) => {
  await show(page, 'ui--badge--in-text&outline=on&measure=on');
  const word = page.locator('[data-story]').getByText('experimental');
  await expect(word).toHaveCSS('outline-style', 'solid');
  await word.hover();
  await expect(page.getByText(/^span [\d.]+ × [\d.]+, padding 0px 6px, margin 0px$/)).toBeVisible();
  await page.getByRole('combobox', { name: 'Measure' }).selectOption('Off');
  await word.hover();
  await expect(page.getByText(/ × .*padding/)).toHaveCount(0);
  await show(page, 'ui--badge--in-text&measure=on&width=500');
  const frame = page.frameLocator('iframe');
  await frame.getByText('experimental').hover();
  await expect(frame.getByText(/^span .*padding 0px 6px/)).toBeVisible();
});
