import { beforeAll, expect, test } from '@rstest/core';
import { type BrowserRun, runInBrowser } from '../../../../tools/docs/claims/runInBrowser.ts';

let run: BrowserRun;

beforeAll(async () => {
  run = await runInBrowser(
    {
      reverse: `
        html('<p>Loading</p>');
        setTimeout(() => html(''), 150);
        await expect.element(page.getByText('Loading')).not.toBeVisible();`,
      refused: `
        html('<p>12 EUR</p>');
        const element = document.querySelector('p') as never;
        expect(() => expect.element(element)).toThrow('expect.element() expects a Locator returned from @rstest/browser page.getBy* APIs.');`,
      transparent: `
      html('<p style="opacity: 0">Tea</p>');
      await expect.element(page.getByText('Tea')).toBeVisible();`,
      hidden: `
        html('<p style="display: none">Sold out</p>');
        await expect.element(page.getByText('Sold out')).toBeHidden();
        await expect.element(page.getByText('Sold out')).toBeAttached();
        await expect.element(page.getByText('In stock')).toBeHidden();
        await expect.element(page.getByText('In stock')).toBeDetached();
        await expect.element(page.getByText('In stock')).not.toBeVisible();`,
      empty: `
        html('<p></p><label>Code <input></label>');
        await expect.element(page.locator('p')).toBeEmpty();
        await expect.element(page.getByLabel('Code')).toBeEmpty();
        await page.getByLabel('Code').fill('TEA5');
        await expect.element(page.getByLabel('Code')).not.toBeEmpty();`,
      readonly: `
        html('<input readonly>');
        await expect.element(page.locator('input')).toBeEnabled();
        await expect.element(page.locator('input')).not.toBeEditable();`,
      text: `
        html('<p>Total:\\n  12 EUR</p>');
        const total = page.locator('p');
        await expect.element(total).toHaveText('Total: 12 EUR');
        await expect.element(total).not.toHaveText('Total');
        await expect.element(total).toContainText('Total');
        await expect.element(total).not.toHaveText('total: 12 EUR');
        await expect.element(total).not.toContainText('total');`,
      classes: `
        html('<p class="badge is-new">New</p>');
        await expect.element(page.locator('p')).not.toHaveClass('badge');
        await expect.element(page.locator('p')).toHaveClass(/badge/);`,
      css: `
        html('<p style="color: red; margin-top: 2rem">New</p>');
        await expect.element(page.locator('p')).not.toHaveCSS('color', 'red');
        await expect.element(page.locator('p')).toHaveCSS('color', 'rgb(255, 0, 0)');
        await expect.element(page.locator('p')).toHaveCSS('margin-top', '32px');`,
      several: `
        html('<p>Tea</p><p>Mug</p>');
        const matcher = expect.element(page.locator('p'));
        for (const attempt of [matcher.toBeVisible(), matcher.toHaveText('Tea'), matcher.toBeAttached()])
          await expect(attempt).rejects.toThrow('strict mode violation');
        await matcher.toHaveCount(2);`,
      says: `
        html('<p>12 EUR</p>');
        const attempt = expect.element(page.locator('p')).toHaveText('15 EUR', { timeout: 300 });
        await expect(attempt).rejects.toThrow('unexpected value "12 EUR"');`,
      patterns: `
        html('<input id="total-12" value="12 EUR" style="color: red" aria-label="Total">');
        const total = page.getByLabel('Total');
        await expect.element(total).toHaveValue(/EUR$/);
        await expect.element(total).toHaveId(/^total-/);
        await expect.element(total).toHaveCSS('color', /rgb/);
        await expect.element(total).toHaveAttribute('value', /^12/);`,
      third: `
        html('<p aria-busy="true">12 EUR</p>');
        await expect.element(page.locator('p')).toHaveAttribute('aria-busy', /.*/, { timeout: 500 });
        const started = Date.now();
        const attempt = expect.element(page.locator('p')).toHaveAttribute('title', /.*/, { timeout: 300 });
        await expect(attempt).rejects.toThrow();
        expect(Date.now() - started).toBeLessThan(3000);`,
      poll: `
        let loaded = 0;
        setTimeout(() => { loaded = 3; }, 100);
        await expect.poll(() => loaded).toBe(3);`,
    },
    {
      'forgotten.test.ts': `
        import { expect, test } from '@rstest/core';
        import { page } from '@rstest/browser';
        test('forgotten', () => {
          document.body.innerHTML = '<p>12 EUR</p>';
          void expect.element(page.locator('p')).toHaveText('15 EUR', { timeout: 300 });
        });
        test('longer', () => new Promise((resolve) => setTimeout(resolve, 900)));`,
      'slow.test.ts': `
        import { expect, test } from '@rstest/core';
        import { page } from '@rstest/browser';
        test('slow', { timeout: 900 }, async () => {
          document.body.innerHTML = '<p>12 EUR</p>';
          await expect.element(page.locator('p')).toHaveText('15 EUR');
        });`,
    },
  );
});

test('#expectelement: not reverses it, and waits as well', () => expect(run.outcome('reverse')).toBe('pass'));
test('#expectelement: A DOM element instead of a locator is refused', () =>
  expect(run.outcome('refused')).toBe('pass'));
test('#expectelement: expect.poll for values that are no elements', () =>
  expect(run.outcome('poll')).toBe('pass'));
test('#is-it-there: opacity: 0 is still visible', () => expect(run.outcome('transparent')).toBe('pass'));
test('#is-it-there: is not visible, or does not exist', () => expect(run.outcome('hidden')).toBe('pass'));
test('#what-does-it-say: there is no text inside; for a field, its value is empty', () =>
  expect(run.outcome('empty')).toBe('pass'));
test('#what-state-is-it-in: is enabled and not readonly', () => expect(run.outcome('readonly')).toBe('pass'));
test('#how-long-it-retries: it goes on until the test times out', () =>
  expect(run.outcome('slow')).toContain('test timed out in 900ms'));
test('#how-long-it-retries: and it says what it has seen', () => expect(run.outcome('says')).toBe('pass'));
test('#pitfalls: the test passes whatever the page shows', () =>
  expect(run.outcome('forgotten')).toBe('pass'));
test('#pitfalls: A failure that comes later is counted against the file', () =>
  expect(run.output).toContain('Uncaught (in promise)'));
test('#pitfalls: Upper and lower case count in both; white space is normalized', () =>
  expect(run.outcome('text')).toBe('pass'));
test('#pitfalls: Use a regular expression for a single class', () =>
  expect(run.outcome('classes')).toBe('pass'));
test('#pitfalls: toHaveCSS compares what the browser computes', () =>
  expect(run.outcome('css')).toBe('pass'));
test('#pitfalls: also holds when the locator finds nothing', () =>
  expect(run.outcome('hidden')).toBe('pass'));
test('#pitfalls: Several matches are an error for all matchers but toHaveCount', () =>
  expect(run.outcome('several')).toBe('pass'));
test('#matchers: values, IDs, attributes and styles are compared with a regular expression, too', () =>
  expect(run.outcome('patterns')).toBe('pass'));
test('#how-is-it-made: the options of toHaveAttribute are the third argument', () =>
  expect(run.outcome('third')).toBe('pass'));
