import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';

const passing = "import { test } from '@rstest/core';\ntest('passes', () => {});\n";
let run: RstestRun;
let ci: RstestRun;

beforeAll(async () => {
  [run, ci] = await Promise.all([
    runRstest({
      'deep/in/a/folder/a.test.mts': passing,
      'b.spec.jsx': passing,
      'test.ts': passing,
      'c.tests.ts': passing,
    }),
    runRstest(
      {
        'a.test.ts':
          "import { expect, test } from '@rstest/core';\ntest('is new', () => { expect(1).toMatchSnapshot(); });\n",
      },
      ['run'],
      { env: { CI: 'true', GITHUB_ACTIONS: 'true' } },
    ),
  ]);
});

test('#write-a-test: files that end in .test or .spec plus a JavaScript or TypeScript extension, in any folder', () => {
  expect(run.output).toContain('a.test.mts');
  expect(run.output).toContain('b.spec.jsx');
  expect(run.output).toContain('Test Files 2 passed');
});

test('#run-it-once: Both tests pass, and the process exits with code 0', () => {
  expect(run.code).toBe(0);
});

test('#run-the-tests-in-ci: Rstest then writes no new snapshots, and a test without one fails', () => {
  expect(ci.code).toBe(1);
  expect(ci.file('__snapshots__/a.test.ts.snap')).toBeUndefined();
});

test('#if-something-goes-wrong: unless the package is a module, Node.js warns about rstest.config.ts, which is loaded all the same', async () => {
  const load = (manifest: string) =>
    runRstest({
      'package.json': manifest,
      'rstest.config.ts':
        "import { defineConfig } from '@rstest/core';\nexport default defineConfig({ include: ['a.ts'] });\n",
      'a.ts': passing,
    });
  const [commonjs, untyped] = await Promise.all([load('{ "type": "commonjs" }'), load('{}')]);

  expect(commonjs.output).toMatch(/Failed to load the ES module: \S+rstest\.config\.ts/);
  expect(untyped.output).toContain('MODULE_TYPELESS_PACKAGE_JSON');
  expect([commonjs.code, untyped.code]).toEqual([0, 0]);
});

test('#run-the-tests-in-ci: On GitHub Actions, failures also appear as annotations in the pull request', () => {
  expect(ci.output).toContain('::error');
});

test('#create-a-project: with "type": "commonjs", a JavaScript file with imports does not build', async () => {
  const { code, output } = await runRstest({
    'package.json': '{ "type": "commonjs" }',
    'a.test.js': "import { test } from '@rstest/core'; test('a', () => {});",
  });
  expect(code).toBe(1);
  expect(output).toContain("'import', and 'export' cannot be used outside of module code");
});

test('#write-a-test: folders such as dist and .cache are left out', async () => {
  const pass = "import { test } from '@rstest/core'; test('a', () => {});";
  const { output } = await runRstest(
    Object.fromEntries(
      ['src', 'dist', '.cache', '.output', '.temp', '.git', '.idea'].map((folder) => [
        `${folder}/a.test.ts`,
        pass,
      ]),
    ),
    ['list', '--filesOnly'],
  );
  expect(output.trim()).toBe('src/a.test.ts');
});
