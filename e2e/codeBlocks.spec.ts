import type { Page } from '@playwright/test';
import { settled } from './support/document.ts';
import { languageNames } from './support/overflows.ts';
import { expect, fixtureUrl, open, ready, test } from './support/test.ts';

const ELEMENTS = fixtureUrl('one-language', '/guide/elements');
const LONG = fixtureUrl('one-language', '/guide/long');

const copy = (page: Page, index = 0) =>
  page.getByRole('button', { name: /^(?:Copy code|Copied)$/ }).nth(index);
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test.describe('the copy button', () => {
  test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

  test('copies the code', { tag: '@firefox' }, async ({ page }) => {
    await open(page, ELEMENTS);

    await test.step('unchanged', async () => {
      await copy(page).click();
      await expect(copy(page)).toHaveAccessibleName('Copied');
      expect(await clipboard(page)).toBe(
        'export function sum(a: number, b: number): number {\n  return a + b;\n}',
      );
    });

    await test.step('reacts to clicks anywhere on it', async () => {
      await copy(page).hover();
      await settled(page);
      const box = await copy(page).boundingBox();
      for (const share of [0.2, 0.5, 0.8]) {
        const point = {
          x: (box?.x ?? 0) + (box?.width ?? 0) * share,
          y: (box?.y ?? 0) + (box?.height ?? 0) / 2,
        };
        expect(
          await copy(page).evaluate(
            (button, { x, y }) => button.contains(document.elementFromPoint(x, y)),
            point,
          ),
        ).toBe(true);
      }
    });

    await test.step('without removed lines, marks and line numbers', async () => {
      await copy(page, 1).click();
      await expect(copy(page, 1)).toHaveAccessibleName('Copied');
      expect(await clipboard(page)).toBe('const after = 2;');
    });

    await test.step('in a prompt if the clipboard is denied or missing, without "Copied"', async () => {
      const prompts: string[][] = [];
      page.on('dialog', async (dialog) => {
        prompts.push([dialog.type(), dialog.message(), dialog.defaultValue()]);
        await dialog.dismiss();
      });
      const take = () =>
        Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
      const refuse = () =>
        Object.defineProperty(navigator, 'clipboard', {
          value: { writeText: () => Promise.reject(new Error('refused')) },
        });
      await page.addInitScript(take);
      await page.reload();
      await ready(page);
      for (const isMissing of [true, false]) {
        prompts.length = 0;
        if (!isMissing) await page.evaluate(refuse);
        await copy(page, 1).click();
        const message = expect.stringMatching(/^Copy to clipboard: (?:Ctrl|⌘)\+C/);
        await expect.poll(() => prompts).toEqual([['prompt', message, 'const after = 2;']]);
        await expect(copy(page, 1)).toHaveAccessibleName('Copy code');
      }
    });
  });

  test('leaves out the prompts of a recorded terminal', async ({ page }) => {
    await open(page, '/');
    const terminal = page.locator('[data-code-block]').filter({ hasText: 'Test Files' }).first();
    await terminal.hover();
    await terminal.getByRole('button', { name: 'Copy code' }).click();
    await expect.poll(() => clipboard(page)).toMatch(/^npx rstest/);
  });

  test('shows "Copied" for two seconds after every use', { tag: '@deep' }, async ({ page }) => {
    await page.clock.install();
    await open(page, ELEMENTS);
    await page.clock.pauseAt(Date.now() + 60_000);
    await copy(page).click();
    await expect(copy(page)).toHaveAccessibleName('Copied');
    await expect(copy(page, 1)).toHaveAccessibleName('Copy code');
    await page.clock.runFor(1500);
    await copy(page).click();
    await clipboard(page); // read after the second copy, because the button doesn't change again
    await page.clock.runFor(1999);
    await expect(copy(page)).toHaveAccessibleName('Copied');
    await page.clock.runFor(1);
    await expect(copy(page)).toHaveAccessibleName('Copy code');
    await page.clock.runFor(60_000);
    await expect(copy(page)).toHaveAccessibleName('Copy code');
  });

  test('works after a navigation', async ({ page }) => {
    await open(page, fixtureUrl('one-language', '/'));
    await page.getByRole('link', { name: 'the elements' }).click();
    await expect(page).toHaveURL(ELEMENTS);
    await copy(page).click();
    await expect(copy(page)).toHaveAccessibleName('Copied');
  });
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 700 } });

  test('buttons do not cover code at the top of a block', { tag: '@deep' }, async ({ page }) => {
    await open(page, '/api/');
    const block = page.getByRole('figure').filter({ hasText: 'beforeEach' }).first();
    const button = await block.getByRole('button', { name: 'Copy code' }).boundingBox();
    const code = await block.locator('code').boundingBox();
    expect(button && code && button.y + button.height <= code.y).toBe(true);
    const { shown, covered } = await languageNames(page);
    expect(shown).toBeGreaterThan(0);
    expect(covered, 'nor does the name of the language').toEqual([]);
  });

  test('long titles end before the buttons', async ({ page }) => {
    for (const path of ['/', '/guide/basic/mock']) {
      await open(page, path);
      const overlaps = await page.locator('[data-code-block] > figcaption').evaluateAll((titles) =>
        titles.flatMap((title) => {
          const text = document.createRange();
          text.selectNodeContents(title);
          const textEnd = Math.max(...Array.from(text.getClientRects(), ({ right }) => right));
          const buttons = title.parentElement?.querySelectorAll('button') ?? [];
          const start = Math.min(...Array.from(buttons, (button) => button.getBoundingClientRect().left));
          return textEnd > start ? [title.textContent] : [];
        }),
      );
      expect(overlaps, path).toEqual([]);
    }
  });
});

test('long lines of a terminal scroll, wrap on demand, and are copied without prompts', {
  tag: ['@firefox', '@deep'],
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, LONG);

  await test.step('can be focused and scrolled with the keyboard', async () => {
    await copy(page).focus();
    await page.keyboard.press('Tab');
    const left = () => page.evaluate(() => document.activeElement?.scrollLeft ?? -1);
    expect(await left()).toBe(0);
    await page.keyboard.press('ArrowRight');
    await expect.poll(left).toBeGreaterThan(0);
  });

  await test.step('wrap on demand, and scroll inside the block otherwise', async () => {
    const wrap = page.getByRole('button', { name: 'Wrap lines' });
    const code = page.getByText('npm install example');
    const scrolls = () =>
      code.evaluate((element) => {
        const box = element.closest('pre');
        return (box?.scrollWidth ?? 0) > (box?.clientWidth ?? 0);
      });
    await expect(wrap).toHaveAttribute('aria-pressed', 'false');
    expect(await scrolls()).toBe(true);
    await wrap.click();
    await expect(wrap).toHaveAttribute('aria-pressed', 'true');
    expect(await scrolls()).toBe(false);
    await wrap.click();
    await expect(wrap).toHaveAttribute('aria-pressed', 'false');
    expect(await scrolls()).toBe(true);
  });

  await test.step('are copied without prompts', async () => {
    await copy(page).click();
    await expect(copy(page)).toHaveAccessibleName('Copied');
    expect(await clipboard(page)).toMatch(/^npm install example\nnpm run example -- --with="an option/);
  });
});

test('wrapped lines continue further right than they start', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await open(page, '/guide/basic/mock');
  const block = page.locator('[data-code-block]', { hasText: 'withRetry' }).first();
  await block.getByRole('button', { name: 'Wrap lines' }).click();
  // left edges of each line's first letter and of the rows of its text
  const lines = await block.locator('.line').evaluateAll((all) =>
    all.map((line) => {
      const range = document.createRange();
      range.selectNodeContents(line);
      const rows = new Map<number, number>();
      for (const { left, top, width } of range.getClientRects()) {
        const row = Math.round(top / 8);
        if (width > 0) rows.set(row, Math.min(left, rows.get(row) ?? left));
      }
      const digit = 0.5 * Number.parseFloat(getComputedStyle(line).fontSize);
      const indent = line.textContent.search(/\S|$/) * digit;
      const [first = 0, ...others] = rows.values();
      return others.map((left) => left - first - indent);
    }),
  );
  expect(lines.flat().length).toBeGreaterThan(3);
  expect(Math.min(...lines.flat())).toBeGreaterThan(8);
});

test('many blocks are measured together: the browser does not recalculate styles for each of them', async ({
  page,
}) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  await open(page, '/api/runtime-api/test-api/expect');
  // measured blocks; without scripts, all of them are tab stops
  await expect(page.locator('article pre[tabindex="-1"]').first()).toBeAttached();
  const { metrics } = await client.send('Performance.getMetrics');
  const computed = metrics.find(({ name }) => name === 'RecalcStyleCount')?.value;
  expect(computed).toBeGreaterThan(0);
  expect(computed).toBeLessThan((await page.locator('article pre').count()) / 2);
});

for (const width of [375, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, hasTouch: width < 500, isMobile: width < 500 });

    test('blocks below the fold are not laid out, but have their final height', { tag: '@deep' }, async ({
      page,
    }) => {
      for (const path of ['/api/test-api/expect', '/guide/basic/mock', '/guide/migration/jest']) {
        await open(page, path);
        await page.evaluate(() => document.fonts.ready);
        // until then, blocks are laid out one at a time
        await expect(page.locator('html')).not.toHaveAttribute('data-first-blocks');
        const blocks = await page.locator('[data-rows]:not([data-wrapped]):visible').evaluateAll((all) =>
          all.map((block) => {
            const { style } = block as HTMLElement;
            const { contentVisibility, containIntrinsicBlockSize } = getComputedStyle(block);
            const height = (visibility: string) => {
              style.contentVisibility = visibility;
              return block.getBoundingClientRect().height;
            };
            const visible = height('visible');
            style.containIntrinsicBlockSize = containIntrinsicBlockSize.replace('auto ', '');
            return { contentVisibility, wrong: height('hidden') - visible, text: block.textContent };
          }),
        );
        expect(blocks.length).toBeGreaterThan(0);
        for (const { contentVisibility, wrong, text } of blocks) {
          expect(contentVisibility).toBe('auto');
          expect(Math.abs(wrong), text).toBeLessThan(1 / 32);
        }
      }
    });
  });
}

test('an empty highlighted line is as high as other lines', { tag: '@deep' }, async ({ page }) => {
  await open(page, '/config/test/includeSource');
  const marked = page.locator('.line.highlighted');
  const heights = await marked.evaluateAll((lines) =>
    lines.map((line) => line.getBoundingClientRect().height),
  );
  expect(heights.length).toBeGreaterThan(2);
  expect(new Set(heights).size).toBe(1);
  await expect(marked.filter({ hasText: /^$/ })).not.toHaveCount(0);
});
