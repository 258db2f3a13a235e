import path from 'node:path';
import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';
import { ROOT } from '../../../../tools/docs/root.ts';
import { type CommandResult, runCommand } from '../../../../tools/docs/runCommand.ts';
import { WorkFolder } from '../../../../tools/docs/workFolder.ts';

const passing = "import { test } from '@rstest/core';\ntest('passes', () => { console.log('ran'); });\n";
const config =
  "export default { projects: [{ name: 'unit' }, { name: 'dom', testEnvironment: 'jsdom' }] };\n";
let debug: RstestRun;
let plain: RstestRun;
let other: RstestRun;
let inspected: CommandResult;

beforeAll(async () => {
  const work = new WorkFolder();
  try {
    work.write('a.test.ts', passing);
    const port = 20_000 + Math.floor(Math.random() * 20_000);
    const program = path.join(ROOT, 'node_modules/@rstest/core/bin/rstest.js');
    const args = [`--inspect=${port}`, program, 'run', '--pool.maxWorkers', '1'];
    [inspected, debug, plain, other] = await Promise.all([
      runCommand('node', args, { cwd: work.path }),
      runRstest({ 'src/slug.test.ts': passing, 'rstest.config.ts': config }, ['run'], {
        env: { DEBUG: 'rstest' },
      }),
      runRstest({ 'src/slug.test.ts': passing }, ['run', '--dev.writeToDisk']),
      runRstest({ 'src/slug.test.ts': passing }, ['run'], { env: { DEBUG: 'other,builder' } }),
    ]);
  } finally {
    work.remove();
  }
});

test('#stop-at-a-breakpoint: Rstest hands the flag to the workers as well, but the port is taken by then', () => {
  expect(inspected.output).toMatch(/Starting inspector on 127\.0\.0\.1:\d+ failed: address already in use/);
});

test('#stop-at-a-breakpoint: and the tests run without a debugger', () => {
  expect(inspected.code).toBe(0);
  expect(inspected.output).toContain('ran');
});

test('#narrow-the-run: --silent passed-only shows the console output of failed tests only', async () => {
  const { output } = await runRstest(
    {
      'a.test.ts': `import { onTestFailed, test } from '@rstest/core';
        test('passes', () => { console.log('passed'); });
        test('fails', () => { onTestFailed(() => console.log('failed')); throw new Error('no'); });`,
    },
    ['run', '--silent', 'passed-only'],
  );
  // the source itself is quoted below the failure
  expect(output).not.toContain('log | a.test.ts > passes');
  expect(output).toContain('log | a.test.ts > fails');
});

test('#turn-on-debug-mode: The values rsbuild, builder and * do the same; separate several values with commas', () => {
  expect(other.file('dist/.rstest-temp/.rsbuild/rstest.config.mjs')).toBeDefined();
});

test('#look-at-the-generated-configuration: With several projects, there is one for each', () => {
  for (const name of ['unit', 'dom'])
    expect(debug.file(`dist/.rstest-temp/.rsbuild/rspack.config.${name}.mjs`)).toBeDefined();
});

test('#look-at-the-built-tests: src/slug.test.ts becomes src_slug~test~ts.mjs, with a source map next to it', () => {
  expect(plain.file('dist/.rstest-temp/src_slug~test~ts.mjs')).toBeDefined();
  expect(plain.file('dist/.rstest-temp/src_slug~test~ts.mjs.map')).toBeDefined();
});

test('#look-at-the-built-tests: To get the files without the logs, use the option', () => {
  expect(plain.output).not.toContain('config inspection');
  expect(plain.file('dist/.rstest-temp/.rsbuild/rstest.config.mjs')).toBeUndefined();
});
