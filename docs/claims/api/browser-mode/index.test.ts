import { beforeAll, expect, test } from '@rstest/core';
import { type BrowserRun, runInBrowser } from '../../../../tools/docs/claims/runInBrowser.ts';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';

const CONFIG = "export default { browser: { enabled: true, provider: 'playwright' } };";
const storage = (name: string): string => `
  import { expect, test } from '@rstest/core';
  test('${name} finds nothing', () => {
    expect([localStorage.length, document.cookie, 'cart' in globalThis]).toEqual([0, '', false]);
    localStorage.setItem('cart', 'tea');
    document.cookie = 'cart=tea';
    Object.assign(globalThis, { cart: 'tea' });
  });
  test('${name} shares', () => { expect(localStorage.getItem('cart')).toBe('tea'); });`;
const mounted = `
  import { createElement } from 'react';
  import { expect, test } from '@rstest/core';`;
let run: BrowserRun;
let build: RstestRun;

beforeAll(async () => {
  [run, build] = await Promise.all([
    runInBrowser(
      {
        clock: `
          rs.useFakeTimers();
          html('<p hidden>Tea</p>');
          setTimeout(() => document.querySelector('p')?.removeAttribute('hidden'), 60_000);
          rs.advanceTimersByTime(60_000);
          await expect.element(page.getByText('Tea')).toBeVisible();
          rs.useRealTimers();`,
        shell: `
          expect(process.env.SHOP_API).toBe('https://shop.test');
          expect(process.env.PATH).toBe(undefined);
          expect(process.env.NODE_ENV).toBe('development');`,
        process: "expect(() => process.platform).toThrow('process is not defined');",
        confirm: "expect(confirm('Leave?')).toBe(false);",
      },
      {
        'rstest.config.ts':
          "export default { env: { SHOP_API: 'https://shop.test' }, browser: { enabled: true, provider: 'playwright' } };",
        'one.test.ts': storage('one'),
        'two.test.ts': storage('two'),
        'body.test.ts': `
          import { expect, test } from '@rstest/core';
          test('body', () => { expect(document.body.innerHTML).toBe('<div id="root"></div>'); });`,
        'late.test.ts': `
          import { test } from '@rstest/core';
          test('late', async () => {
            setTimeout(() => { throw new Error('too late'); }, 10);
            await new Promise((resolve) => setTimeout(resolve, 200));
          });`,
        'react.test.ts': `${mounted}
          import { render } from '@rstest/browser-react';
          test('mounts', async () => { await render(createElement('i')); });
          test('is clean', () => { expect(document.querySelector('i')).toBe(null); });`,
        'pure.test.ts': `${mounted}
          import { render } from '@rstest/browser-react/pure';
          test('mounts', async () => { await render(createElement('i')); });
          test('keeps', () => { expect(document.querySelector('i')).not.toBe(null); });`,
      },
    ),
    runRstest(
      {
        'rstest.config.ts': CONFIG,
        'a.test.ts':
          "import { readFileSync } from 'node:fs'; import { test } from '@rstest/core'; test('a', () => readFileSync('a'));",
      },
      ['run'],
      { browser: true },
    ),
  ]);
});

test('#the-page-that-tests-run-in: localStorage, cookies and globals of one file are not seen by another', () => {
  expect(run.outcome('one finds nothing')).toBe('pass');
  expect(run.outcome('two finds nothing')).toBe('pass');
});
test('#the-page-that-tests-run-in: The tests of one file share the page', () =>
  expect(run.outcome('one shares')).toBe('pass'));
test('#the-page-that-tests-run-in: Its body holds an empty <div id="root"> at the start', () =>
  expect(run.outcome('body')).toBe('pass'));
test('#what-works-as-in-node: Fake timers do not stop locators', () =>
  expect(run.outcome('clock')).toBe('pass'));
test('#what-is-different: "node:*" is a built-in Node.js module and cannot be imported in client-side code.', () => {
  expect(build.code).toBe(1);
  expect(build.output).toContain(
    '"node:*" is a built-in Node.js module and cannot be imported in client-side code.',
  );
});
test('#what-is-different: process.env holds what env sets, not the variables of your shell; NODE_ENV is development', () =>
  expect(run.outcome('shell')).toBe('pass'));
test('#what-is-different: only the expression process.env is replaced, any other use of process throws', () =>
  expect(run.outcome('process')).toBe('pass'));
test('#what-is-different: They are dismissed at once; confirm returns false', () =>
  expect(run.outcome('confirm')).toBe('pass'));
test('#what-is-different: one that a timer throws, even if all its tests pass', () => {
  expect(run.outcome('late')).toBe('pass');
  expect(run.code).toBe(1);
  expect(run.output).toContain('too late');
});
test('#render-react: unmounts everything; runs by itself before each test', () =>
  expect(run.outcome('is clean')).toBe('pass'));
test('#render-react: has the same exports without the automatic cleanup', () =>
  expect(run.outcome('keeps')).toBe('pass'));
