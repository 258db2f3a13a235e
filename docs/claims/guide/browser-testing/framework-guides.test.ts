import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';

const browser = "browser: { enabled: true, provider: 'playwright', viewport: { width: 600, height: 400 } }";
let [run, vue]: RstestRun[] = [];

beforeAll(async () => {
  [run, vue] = await Promise.all([
    runRstest(
      {
        'rstest.config.ts': `
          import { pluginReact } from '@rsbuild/plugin-react';
          export default { plugins: [pluginReact()], ${browser} };`,
        'react.test.tsx': `
          import { page } from '@rstest/browser';
          import { render } from '@rstest/browser-react';
          import { expect, test } from '@rstest/core';
          import { useState } from 'react';
          function Late() {
            const [text, setText] = useState('Loading');
            return <button type="button" onClick={() => setTimeout(() => setText('Tea'), 200)}>{text}</button>;
          }
          test('waits', async () => {
            await render(<Late />);
            await page.getByRole('button').click();
            await expect.element(page.getByRole('button')).toHaveText('Tea');
          });
          test('is removed', () => { expect(document.querySelector('button')).toBe(null); });`,
        'body.test.ts': `
          import { expect, test } from '@rstest/core';
          test('fills', () => {
            expect(document.querySelector('#root')).not.toBe(null);
            document.body.innerHTML = '<p>Tea</p>';
          });
          test('is full', () => { expect(document.querySelector('p')).not.toBe(null); });`,
        'menu.css': 'nav { display: none } @media (min-width: 700px) { nav { display: block } }',
        'menu.test.ts': `
          import { page } from '@rstest/browser';
          import { expect, test } from '@rstest/core';
          import './menu.css';
          test('is hidden', async () => {
            document.body.innerHTML = '<nav>Menu</nav>';
            await expect.element(page.getByText('Menu')).toBeHidden();
          });`,
      },
      ['run', '--testTimeout=30000'],
      { browser: true },
    ),
    runRstest(
      {
        'rstest.config.ts': `
          import { pluginVue } from '@rsbuild/plugin-vue';
          export default { plugins: [pluginVue()], ${browser} };`,
        'a.test.ts': "import { test } from '@rstest/core'; test('a', () => {});",
      },
      ['run'],
      { browser: true },
    ),
  ]);
});

test('#: the page is not emptied between the tests of a file', () =>
  expect(run?.output).toContain('✓ body.test.ts (2)'));
test('#react: removes everything before the next test', () =>
  expect(run?.output).toContain('✓ react.test.tsx (2)'));
test('#react: assertions wait until React is done', () =>
  expect(run?.output).toContain('✓ react.test.tsx (2)'));
test('#vue: Compiling RuleSet failed: Properties extractSourceMap are unknown', () => {
  expect(vue?.code).toBe(1);
  expect(vue?.output).toContain('Compiling RuleSet failed: Properties extractSourceMap are unknown');
});
test('#vue: #root is there in every page', () => expect(run?.output).toContain('✓ body.test.ts (2)'));
test('#styles: decides which layout you test', () => expect(run?.output).toContain('✓ menu.test.ts (1)'));
