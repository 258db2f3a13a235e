import { beforeAll, expect, test } from '@rstest/core';
import { type BrowserRun, runInBrowser } from '../../../../tools/docs/claims/runInBrowser.ts';

const COVERED = `html('<button>Pay</button><div style="position: fixed; inset: 0">Loading</div>');
  let clicks = 0;
  document.addEventListener('click', () => { clicks += 1; });`;
let run: BrowserRun;

beforeAll(async () => {
  run = await runInBrowser(
    {
      again: `
      html('<p>Tea</p>');
      const item = page.getByText('Tea');
      await expect.element(item).toHaveCount(1);
      html('<p>Tea</p><p>Tea</p>');
      await expect.element(item).toHaveCount(2);`,
      part: `
      html('<p>Total:\\n  12 EUR</p><button>Pay now</button>');
      await expect.element(page.getByText('total: 12')).toHaveCount(1);
      await expect.element(page.getByRole('button', { name: 'PAY' })).toHaveCount(1);`,
      exact: `
      html('<p>Total: 12 EUR</p>');
      await expect.element(page.getByText('total: 12 eur', { exact: true })).toHaveCount(0);
      await expect.element(page.getByText('Total', { exact: true })).toHaveCount(0);
      await expect.element(page.getByText('Total: 12 EUR', { exact: true })).toHaveCount(1);`,
      hidden: `
      html('<button style="display: none">Pay</button>');
      await expect.element(page.getByRole('button')).toHaveCount(0);
      await expect.element(page.getByRole('button', { includeHidden: true })).toHaveCount(1);`,
      nth: `
      html('<p>Tea</p><p>Mug</p>');
      await expect.element(page.locator('p').nth(0)).toHaveText('Tea');`,
      trusted: `
      html('<button>Pay</button>');
      const trusted: boolean[] = [];
      document.querySelector('button')?.addEventListener('click', (event) => trusted.push(event.isTrusted));
      await page.getByRole('button').click();
      await page.getByRole('button').dispatchEvent('click');
      expect(trusted).toEqual([true, false]);`,
      covered: `
      ${COVERED}
      await expect(page.getByRole('button').click({ timeout: 400 })).rejects.toThrow('intercepts pointer events');
      expect(clicks).toBe(0);`,
      disabled: `
      html('<button disabled>Pay</button>');
      await expect(page.getByRole('button').click({ timeout: 400 })).rejects.toThrow('element is not enabled');`,
      force: `
      ${COVERED}
      await page.getByRole('button').click({ force: true });
      expect(clicks).toBe(1);`,
      trial: `
      html('<button>Pay</button>');
      let clicks = 0;
      document.addEventListener('click', () => { clicks += 1; });
      await page.getByRole('button').click({ trial: true });
      expect(clicks).toBe(0);`,
      strict: `
      html('<button>Add</button><button>Add</button>');
      const words = "strict mode violation: getByRole('button') resolved to 2 elements";
      await expect(page.getByRole('button').click()).rejects.toThrow(words);
      await expect(expect.element(page.getByRole('button')).toBeVisible()).rejects.toThrow(words);
      await expect.element(page.getByRole('button')).toHaveCount(2);`,
      attribute: "await setTestIdAttribute('data-qa');",
      attributeLater: `
      html('<p data-qa="total">12 EUR</p>');
      await expect.element(page.getByTestId('total')).toHaveCount(1);`,
      pattern: `
      html('<p data-qa="total-12">12 EUR</p>');
      await expect.element(page.getByTestId(/^total-/)).toHaveCount(1);
      await expect.element(page.getByTestId('total')).toHaveCount(0);`,
      file: `
      html('<input type="file">');
      await page.locator('input').setInputFiles('bodies.test.ts');
      expect(document.querySelector('input')?.files?.[0]?.name).toBe('bodies.test.ts');`,
      waits: `
      html('<p hidden>Tea</p>');
      setTimeout(() => document.querySelector('p')?.removeAttribute('hidden'), 100);
      await page.getByText('Tea').waitFor();
      await page.getByText('Mug').waitFor({ state: 'detached' });`,
      missing: `
      const { Locator } = await import('@rstest/browser');
      for (const name of ['textContent', 'count', 'evaluate', 'screenshot']) expect(name in Locator.prototype).toBe(false);`,
      said: `
      const words = /Timeout 300ms exceeded[\\s\\S]*waiting for getByRole/;
      await expect(page.getByRole('button', { name: 'Pay' }).click({ timeout: 300 })).rejects.toThrow(words);`,
    },
    {
      'slow.test.ts': `
      import { test } from '@rstest/core';
      import { page } from '@rstest/browser';
      test('without a timeout', { timeout: 900 }, async () => { await page.getByRole('button').click(); });`,
      'stays.test.ts': `
      import { expect, test } from '@rstest/core';
      test('fills the page', () => { document.body.innerHTML = '<p>Tea</p>'; });
      test('stays', () => { expect(document.body.innerHTML).toBe('<p>Tea</p>'); });`,
    },
  );
});

test('#: it is evaluated again every time you use it', () => expect(run.outcome('again')).toBe('pass'));
test('#how-texts-are-compared: A string matches a part of the text, in upper or lower case, and white space is normalized', () =>
  expect(run.outcome('part')).toBe('pass'));
test('#how-texts-are-compared: the whole text must be equal, upper and lower case included', () =>
  expect(run.outcome('exact')).toBe('pass'));
test('#getbyrole: also find what is hidden from assistive technology; false by default', () =>
  expect(run.outcome('hidden')).toBe('pass'));
test('#narrow-it-down: one of several; nth counts from 0', () => expect(run.outcome('nth')).toBe('pass'));
test('#act-on-an-element: the events are trusted and arrive', () =>
  expect(run.outcome('trusted')).toBe('pass'));
test('#what-an-action-waits-for: is enabled, and is not covered by another one', () => {
  expect(run.outcome('covered')).toBe('pass');
  expect(run.outcome('disabled')).toBe('pass');
});
test('#what-an-action-waits-for: clicks at the position even if another element is on top of it', () =>
  expect(run.outcome('force')).toBe('pass'));
test('#what-an-action-waits-for: does the checks and then does not click', () =>
  expect(run.outcome('trial')).toBe('pass'));
test('#pitfalls: An action or assertion on a locator that finds two elements fails', () =>
  expect(run.outcome('strict')).toBe('pass'));
test('#settestidattribute: it applies to all tests that come later', () => {
  expect(run.outcome('attribute')).toBe('pass');
  expect(run.outcome('attributeLater')).toBe('pass');
});
test('#what-a-locator-cannot-do: There is no textContent(), count(), evaluate() or screenshot()', () =>
  expect(run.outcome('missing')).toBe('pass'));
test('#pitfalls: an action waits until the test itself times out', () =>
  expect(run.outcome('without a timeout')).toContain('test timed out in 900ms'));
test('#pitfalls: it says what it has waited for', () => expect(run.outcome('said')).toBe('pass'));
test('#pitfalls: The page is not emptied between the tests of a file', () =>
  expect(run.outcome('stays')).toBe('pass'));
test('#getbytestid: a string must be equal, a pattern must match', () =>
  expect(run.outcome('pattern')).toBe('pass'));
test('#waitfor: waits until the element is visible by default', () =>
  expect(run.outcome('waits')).toBe('pass'));
test('#setinputfiles: relative paths start at the folder where Rstest was started', () =>
  expect(run.outcome('file')).toBe('pass'));
