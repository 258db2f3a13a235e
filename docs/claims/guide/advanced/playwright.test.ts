import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from '@rstest/core';
import { runRstest } from '../../../../tools/docs/claims/runRstest.ts';
import { runCommand } from '../../../../tools/docs/runCommand.ts';
import { WorkFolder } from '../../../../tools/docs/workFolder.ts';

const chromium = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
].find((file) => file !== undefined && existsSync(file));

/** Files as the page shows them, in its order. */
const shown = [
  ...readFileSync('docs/en/guide/advanced/playwright.mdx', 'utf8').matchAll(
    /^```\w+ title="([^"]+)"[^\n]*\n(.*?)^```$/gms,
  ),
].map(([, name = '', code = '']) => ({ name, code }));
/** The code of a file, `version` 1 for its first version on the page; with the browser of this machine. */
const file = (name: string, version = 1): string => {
  const { code } = shown.filter((sample) => sample.name === name)[version - 1] ?? {};
  if (code === undefined) throw new Error(`The page does not show ${name}.`);
  const options = `({ executablePath: ${JSON.stringify(chromium)}, args: ['--no-sandbox'] })`;
  return code.replace(/(?<=chromium\.launch(?:Server)?)\(\)/, options);
};
const unit = "import { expect, test } from '@rstest/core';\ntest('price', () => { expect(1).toBe(1); });";
const endToEnd = file('e2e/shop.spec.ts');

test('#collision: When Rstest runs this file, it fails with', async () => {
  const { code, output } = await runRstest({ 'e2e/shop.spec.ts': endToEnd, 'src/price.test.ts': unit });
  expect(code).toBe(1);
  expect(output).toContain('Playwright Test did not expect test() to be called here.');
});

test('#side-by-side: The pattern is added to those that are excluded anyway, such as node_modules', async () => {
  const { code, output } = await runRstest({
    'e2e/shop.spec.ts': endToEnd,
    'src/price.test.ts': unit,
    'packages/app/node_modules/other/other.test.ts': 'throw new Error();',
    'rstest.config.ts': file('rstest.config.ts'),
  });
  expect(code).toBe(0);
  expect(output).toContain('Test Files 1 passed');
});

test("#collision: In the other direction, Playwright reports Rstest API 'test' is not registered yet", async () => {
  const work = new WorkFolder();
  try {
    work.write('src/price.test.ts', unit);
    const { output } = await runCommand('playwright', ['test'], { cwd: work.path });
    expect(output).toContain("Rstest API 'test' is not registered yet");
    work.write('playwright.config.ts', file('playwright.config.ts').replace(/ {2}webServer.*\n/, ''));
    work.write('e2e/shop.spec.ts', endToEnd);
    const listed = await runCommand('playwright', ['test', '--list'], { cwd: work.path });
    expect(listed.output).toContain('shop.spec.ts');
    expect(listed.output).not.toContain('price.test.ts');
  } finally {
    work.remove();
  }
});

describe.runIf(chromium !== undefined)('with a browser', () => {
  let each: Awaited<ReturnType<typeof runRstest>>;

  beforeAll(async () => {
    each = await runRstest({
      'tests/browser.ts': file('tests/browser.ts'),
      'tests/cart.test.ts': file('tests/cart.test.ts'),
      'tests/web.test.ts': `
        import { expect } from '@playwright/test';
        import { test } from './browser';
        test('web assertion', { timeout: 30_000 }, async ({ page }) => {
          await page.setContent('<h1>Shop</h1>');
          await expect(page.getByRole('heading')).toHaveText('Shop');
        });`,
    });
  });

  test('#library: A fixture starts the browser once for each test file and gives every test a page of its own', () => {
    expect([each.output, each.code]).toEqual([expect.stringMatching(/✓ adds tea|✓ tests\/cart/), 0]);
  });

  test('#library: its web assertions, such as toHaveText, work in Rstest tests, too', () => {
    expect(each.output).toContain('✓ tests/web.test.ts');
  });

  test('#one-browser: Variables that globalSetup sets reach the workers, and the function that the default export returns runs in the end', async () => {
    const testFor = (name: string) => `
      import { expect } from '@rstest/core';
      import { test } from './browser';
      test('${name}', async ({ browser }) => {
        const page = await browser.newPage();
        await page.setContent('<h1>${name}</h1>');
        expect(await page.getByRole('heading').textContent()).toBe('${name}');
      });`;
    const { code, output } = await runRstest(
      {
        'tests/globalSetup.ts': file('tests/globalSetup.ts').replace(
          '() => server.close()',
          "() => { console.log('CLOSED'); return server.close(); }",
        ),
        'tests/browser.ts': file('tests/browser.ts', 2),
        'tests/a.test.ts': testFor('one'),
        'tests/b.test.ts': testFor('two'),
        'rstest.config.ts': file('rstest.config.ts', 2),
      },
      ['run', '--pool.maxWorkers', '1'],
    );
    // the second file connects after the first one has closed its connection
    expect([output, code]).toEqual([expect.stringContaining('2 passed'), 0]);
    expect(output).toContain('CLOSED');
  });
});
