import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { openSandbox } from '../../components/runner/node/openSandbox.ts';
import { type Results, readRunnable } from '../../components/runner/node/runnableRecord.ts';
import type { RunEvent } from '../../components/runner/shared/protocol.ts';
import { type PageSamples, samplesPath } from '../../components/runner/shared/samples.ts';
import { siteFolder } from '../support/site.ts';
import { expect, open, test } from '../support/test.ts';

const HEAD = "import { expect, test } from '@rstest/core';\n";

const sample = (page: Page): Locator =>
  page
    .locator('figure')
    .filter({ has: page.locator('[data-run]') })
    .first();
const result = (page: Page): Locator => page.getByRole('region', { name: 'Result' }).getByRole('figure');
const run = (page: Page): Locator => sample(page).getByRole('button', { name: 'Run', exact: true });

/** Replaces the first sample of a page. */
async function edit(page: Page, code: string): Promise<void> {
  await sample(page).getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(code);
}

const built = (name: string): string => readFileSync(path.join(siteFolder, name), 'utf8');

for (const lang of ['en', 'zh'])
  test(`every runnable sample in ${lang} has the same result in the browser and in Node`, async ({
    page,
  }) => {
    await open(page, '/guide/start/');
    const run = await openSandbox(page);
    const record = Object.entries(readRunnable());
    let count = 0;
    for (const [name, samples] of record) {
      const html = built(`${lang === 'en' ? '' : `${lang}/`}${name}.html`);
      const keys = Object.keys(samples).filter((key) => html.includes(`data-run="${key}"`));
      const files = JSON.parse(built(samplesPath(lang, name))) as PageSamples;
      expect(Object.keys(files).sort(), name).toEqual(keys.sort());
      for (const key of keys) {
        const { request } = files[key] as PageSamples[string];
        expect.soft(testResults(await run(request)), `${name} ${request.entry}`).toEqual(samples[key]);
        count++;
      }
    }
    expect(count).toBeGreaterThanOrEqual(280);
  });

/** Status and full name of every test. */
function testResults(events: readonly RunEvent[]): Results {
  return events.flatMap(
    (event): Results =>
      event.type === 'test' ? [[event.outcome.status, event.outcome.names.join(' > ')]] : [],
  );
}

test.describe('code that misbehaves', () => {
  const cases: [what: string, code: string, message: string | RegExp][] = [
    ['an endless loop', 'while (true) {}', 'Stopped after 5 seconds'],
    ['an endless loop that prints', "for (;;) console.log('again');", 'Stopped after 5 seconds'],
    ['a promise that stays pending', 'await new Promise(() => {});', 'Stopped after 5 seconds'],
    ['huge output', "console.log('x'.repeat(1e7)); throw 1;", /x{1000}[\s\S]*…/],
    ['a thrown string', "throw 'a string';", 'Thrown: a string'],
    ['a thrown value in a test', "test('a', () => { throw 'a string'; });", 'Tests 1 failed'],
    ['an exit', "test('a', () => { process.exit(1); });", 'process.exit unexpectedly called with "1"'],
    [
      'an unhandled rejection',
      "test('a', async () => { Promise.reject(new Error('too late')); await new Promise((done) => setTimeout(done, 50)); });",
      'too late',
    ],
    [
      'a worker that ends itself',
      "test('a', async () => { close(); await new Promise((done) => setTimeout(done, 50)); });",
      'Stopped after 5 seconds',
    ],
    ['a missing module', "import { a } from './a';\nconsole.log(a);", "Cannot find module './a'"],
    [
      'a forged result',
      "postMessage({ type: 'end', status: 'pass', errors: [], duration: 1 });",
      'postMessage is not a function',
    ],
  ];

  for (const [what, code, message] of cases)
    test(`${what} shows a message, and the page keeps working`, async ({ page }) => {
      await open(page, '/guide/start/');
      await edit(page, HEAD + code);
      await page.keyboard.press('ControlOrMeta+Enter');
      await page.evaluate(() => new Promise(requestAnimationFrame)); // the page isn't blocked
      await expect(result(page)).toContainText(message);
      await expect(result(page)).toHaveAttribute('data-exit-code', '1');
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText(`${HEAD}test('a', () => {});`);
      await page.keyboard.press('ControlOrMeta+Enter');
      await expect(result(page)).toContainText('Test Files 1 passed');
    });

  test('an unresolved import lists what can be imported', async ({ page }) => {
    await open(page, '/guide/start/');
    await edit(page, `import { sum } from './sum';\n${HEAD}test('a', () => { expect(sum).toBeDefined(); });`);
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(result(page)).toContainText('This code can only import: @rstest/core');
  });

  test('Stop ends a run', async ({ page }) => {
    await open(page, '/guide/start/');
    await edit(page, 'while (true) {}');
    await run(page).click();
    await sample(page).getByRole('button', { name: 'Stop', exact: true }).click();
    await expect(result(page)).toContainText('Stopped.');
    await expect(run(page)).toBeVisible();
  });

  test('the sandbox blocks network requests', async ({ page, allowConsole }) => {
    allowConsole(/Content Security Policy/);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await open(page, '/guide/start/');
    await edit(page, `${HEAD}test('a', async () => { await fetch('https://example.com/'); });`);
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(result(page)).toContainText('Tests 1 failed');
    expect(requests.filter((url) => url.includes('example.com'))).toEqual([]);
  });
});

test('a host that combines the policies of page and frame shows a message', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Content Security Policy|The sandbox frame did not start/);
  await page.route('**/run/frame*', async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': framePolicy = '' } = response.headers();
    const headers = { ...response.headers(), 'content-security-policy': `script-src 'self', ${framePolicy}` };
    await route.fulfill({ response, headers });
  });
  await open(page, '/guide/start/');
  await run(page).click();
  await expect(result(page)).toContainText("couldn't be loaded");
  await expect(run(page)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 700 } });

  test("the editor's font is large enough to prevent zooming on focus", async ({ page }) => {
    await open(page, '/guide/start/');
    await sample(page).getByRole('button', { name: 'Edit', exact: true }).tap();
    const editor = page.getByRole('textbox', { name: 'Code' });
    await expect(editor).toBeFocused();
    const size = await editor.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    expect(size).toBeGreaterThanOrEqual(16);
    await run(page).tap();
    await expect(result(page)).toContainText('Test Files 1 passed');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  });
});
