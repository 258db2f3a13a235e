import type { Locator, Page } from '@playwright/test';
import { axeFindings } from './support/axe.ts';
import { expect, open, test } from './support/test.ts';

const HEAD = "import { expect, test } from '@rstest/core';\n";
const WRONG = `${HEAD}test('adds', () => {\n  expect(1 + 1).toBe(3);\n});`;

const sample = (page: Page): Locator =>
  page
    .locator('figure')
    .filter({ has: page.locator('[data-run]') })
    .first();
const result = (page: Page): Locator =>
  page.getByRole('region', { name: /^(?:Result|结果)$/ }).getByRole('figure');

/** Replaces the content of the focused editor. */
async function write(page: Page, code: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(code);
}

test('a sample can be run, edited and reset with the keyboard', { tag: '@firefox' }, async ({ page }) => {
  await open(page, '/guide/start/');
  const [run, editor] = [
    sample(page).getByRole('button', { name: 'Run', exact: true }),
    page.getByRole('textbox', { name: 'Code' }),
  ];

  await test.step('the result is a terminal, and is announced', async () => {
    await run.focus();
    await page.keyboard.press('Enter');
    await expect(result(page)).toContainText(/Test Files 1 passed/);
    await expect(result(page)).toContainText('npx rstest run src/subscribe.test.ts');
    await expect(result(page).getByRole('status')).toHaveText('All tests passed.');
    await expect(run).toBeFocused();
  });

  await test.step('a failing edit shows the diff and marks the line', async () => {
    await sample(page).getByRole('button', { name: 'Edit', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(editor).toBeFocused();
    await expect(sample(page).getByText('Ctrl+Enter or ⌘+Enter runs the code')).toBeVisible();
    await write(page, WRONG);
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(result(page)).toContainText('expected 2 to be 3');
    await expect(result(page)).toContainText('Tests 1 failed');
    await expect(page.locator('.cm-line.failed')).toHaveText('  expect(1 + 1).toBe(3);');
    await expect(result(page).getByRole('status')).toHaveText('The run failed.');
  });

  await test.step('a syntax error names its line', async () => {
    await write(page, `${HEAD}test('adds', () => {`);
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(result(page)).toContainText('SyntaxError');
  });

  await test.step('a fixed sample passes', async () => {
    await write(page, WRONG.replace('3', '2'));
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(result(page)).toContainText('Tests 1 passed');
    await expect(page.locator('.cm-line.failed')).toHaveCount(0);
  });

  const edit = sample(page).getByRole('button', { name: 'Edit', exact: true });
  const reset = sample(page).getByRole('button', { name: 'Reset', exact: true });
  const undo = sample(page).getByRole('button', { name: 'Undo', exact: true });

  await test.step('Escape leaves the editor, Reset restores the sample', async () => {
    await page.keyboard.press('Escape');
    await expect(run).toBeFocused();
    await reset.focus();
    await page.keyboard.press('Enter');
    await expect(editor).toHaveCount(0);
    await expect(sample(page).getByText('Ctrl+Enter')).toHaveCount(0);
    await expect(result(page)).toHaveCount(0);
    await expect(sample(page).locator('pre')).toBeVisible();
    await expect(edit).toBeFocused();
    await expect(sample(page).getByRole('status')).toHaveText('Your changes were discarded.');
    expect(await axeFindings(page)).toEqual([]);
  });

  await test.step('Undo brings the changes back', async () => {
    await undo.focus();
    await page.keyboard.press('Enter');
    await expect(editor).toBeFocused();
    await expect(editor).toContainText('expect(1 + 1).toBe(2)');
    await expect(undo).toHaveCount(0);
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(result(page)).toContainText('Tests 1 passed');
  });

  await test.step('Edit starts with the sample again, and Reset without changes has nothing to undo', async () => {
    await reset.press('Enter');
    await expect(undo).toBeVisible();
    await edit.press('Enter');
    await expect(editor).not.toContainText('expect(1 + 1).toBe(2)');
    await expect(undo).toHaveCount(0);
    await reset.press('Enter');
    await expect(edit).toBeFocused();
    await expect(undo).toHaveCount(0);
  });
});

test.describe('in Chinese', () => {
  test.use({ locale: 'zh-CN' });

  test('the failing example of the home page shows its diff', async ({ page }) => {
    await open(page, '/zh/');
    await sample(page).getByRole('button', { name: '运行' }).click();
    await expect(result(page)).toContainText('basket.test.ts > the same tea twice is one line');
    await expect(result(page)).toContainText('Test Files 1 failed');
    await expect(result(page).getByRole('status')).toHaveText('运行失败。');
  });
});

test('after the first run, samples run offline', { tag: '@deep' }, async ({ page, context }) => {
  await open(page, '/guide/start/');
  const run = sample(page).getByRole('button', { name: 'Run', exact: true });
  await run.click();
  await expect(result(page)).toContainText('Test Files 1 passed');
  await context.setOffline(true);
  await run.click();
  await expect(result(page).getByRole('status')).toHaveText('All tests passed.');
});

test('the copy button copies the edited code, and the original after Reset', { tag: '@deep' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/guide/start/');
  const copied = async (): Promise<string> => {
    await sample(page).getByRole('button', { name: 'Copy code' }).click();
    await expect(sample(page).getByRole('button', { name: 'Copied' })).toBeVisible();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  await sample(page).getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused();
  await write(page, WRONG);
  expect(await copied()).toBe(WRONG);
  await sample(page).getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(sample(page).getByRole('button', { name: 'Copy code' })).toBeVisible();
  expect(await copied()).not.toBe(WRONG);
});

test('the lines of the editor wrap like those of the sample', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await open(page, '/guide/start/');
  const wrap = sample(page).getByRole('button', { name: 'Wrap lines' });
  const overflow = (): Promise<number> =>
    page.locator('.cm-scroller').evaluate((scroller) => scroller.scrollWidth - scroller.clientWidth);
  await sample(page).getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused();
  await expect(wrap).toHaveCSS('opacity', '1');
  expect(await overflow()).toBeGreaterThan(0);
  await wrap.click();
  await expect.poll(overflow).toBe(0);
  await sample(page).getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  await sample(page).getByRole('button', { name: 'Edit', exact: true }).click();
  await expect.poll(overflow).toBe(0);
});

test('while a sample runs again, the old result stays, marked as running', { tag: '@deep' }, async ({
  page,
}) => {
  await open(page, '/guide/start/');
  const run = sample(page).getByRole('button', { name: 'Run', exact: true });
  await run.click();
  await expect(result(page)).toContainText('Test Files 1 passed');
  await expect(result(page).getByText('Running…')).toHaveCount(0);
  await sample(page).getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused();
  await write(page, 'await new Promise(() => {});');
  await run.click();
  await expect(result(page).getByText('Running…')).toBeVisible();
  await expect(result(page).getByText('Test Files 1 passed')).toBeVisible();
  await expect(result(page)).not.toHaveAttribute('data-exit-code');
  await sample(page).getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(result(page).getByText('Running…')).toHaveCount(0);
});

test('a result is announced once, and not printed', { tag: '@deep' }, async ({ page }) => {
  await open(page, '/guide/start/');
  const run = sample(page).getByRole('button', { name: 'Run', exact: true });
  await run.click();
  await expect(result(page)).toContainText('Test Files 1 passed');
  const announced = await result(page)
    .getByRole('status')
    .evaluateHandle((status) => {
      const texts: string[] = [];
      new MutationObserver(() => texts.push(status.textContent)).observe(status, { childList: true });
      return texts;
    });
  await run.click();
  await expect.poll(() => announced.jsonValue()).toEqual(['', 'All tests passed.']);
  await page.emulateMedia({ media: 'print' });
  await expect(result(page)).toBeHidden();
});

test('a page shows how many of its samples and statements are checked', async ({ page }) => {
  await open(page, '/config/test/isolate');
  const counts = page.getByText(/^Checked on this page: \d+ samples and \d+ statements/);
  await expect(counts).toHaveCount(2); // below the title, and at the end
  await expect(counts.first()).toBeHidden();
  await expect(counts.last()).toBeVisible();
  await page.locator('summary', { hasText: 'Tested with' }).focus();
  await page.keyboard.press('Enter');
  await expect(counts.first()).toBeVisible();
});

test('types of a sample that can be run appear on focus', async ({ page }) => {
  await open(page, '/api/rstest/mockInstance');
  const word = page.locator('pre [tabindex="0"]', { hasText: /^mockReturnValue/ }).first();
  const tip = page.getByRole('tooltip').first();
  await word.focus();
  await expect(tip).toContainText('Mock<() => number>');

  // checks that the edges of the screen stay free on a phone
  await word.blur();
  await page.setViewportSize({ width: 375, height: 700 });
  await word.hover();
  await expect(tip).toBeVisible();
  const { left, right } = await tip.evaluate((element) => element.getBoundingClientRect());
  expect(left).toBeGreaterThanOrEqual(16);
  expect(right).toBeLessThanOrEqual(375 - 16);
});
