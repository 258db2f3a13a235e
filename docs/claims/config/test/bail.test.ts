import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';

const imports = `import { expect, test } from '@rstest/core';\n`;
const failing = `${imports}
  test('first', () => { expect(1).toBe(2); });
  test('second', () => { expect(1).toBe(2); });`;
const passing = `${imports}test('passes', () => {});`;
const slow = `${imports}
  test('slow', async () => {
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    expect(1).toBe(2);
  });
  test('next', () => {});`;
/** Runs the suite first with the limit, and remembers what it prints; then only what failed. */
const twice = `import { execSync } from 'node:child_process';
  export default () => {
    if (!process.env.INNER) {
      const env = { ...process.env, INNER: '1' };
      try { execSync('rstest run --bail 1 --pool.maxWorkers 1', { env, stdio: 'ignore' }); } catch {}
    }
    return { root: 'app' };
  };`;
let stopped: RstestRun;
let parallel: RstestRun;

beforeAll(async () => {
  // a root of its own, since Rstest runs files first that it has not seen there yet
  stopped = await runRstest({ 'app/a.test.ts': failing, 'app/b.test.ts': passing }, [
    ...['run', '--root', 'app', '--bail', '--retry', '1', '--pool.maxWorkers', '1'],
  ]);
  parallel = await runRstest({ 'a.test.ts': slow, 'b.test.ts': slow }, [
    ...['run', '--bail', '1', '--pool.maxWorkers', '2'],
  ]);
});

test('#usage: --bail without a number stops after the first failed test', () => {
  expect(stopped.output).toContain('reaching the bail limit of 1 failed test(s)');
  expect(stopped.output).toContain('Tests 1 failed');
});

test('#what-it-looks-like: tests that were not started do not appear in the report at all', () => {
  expect(stopped.output).toContain('✗ first');
  expect(stopped.output).not.toContain('second (');
  expect(stopped.output).toContain('✗ a.test.ts (1)');
});

test('#what-it-looks-like: Files that were not started are listed as skipped, with no tests', () => {
  expect(stopped.output).toContain('- b.test.ts (0)');
  expect(stopped.output).toContain('1 failed | 1 skipped (2)');
});

test('#what-counts: only the last attempt counts', () => {
  expect(stopped.output).toMatch(/first \(.*\) \(retry x1\)/);
});

test('#what-counts: The exit code is 1, as in any run with a failed test', () => {
  expect(stopped.code).toBe(1);
});

test('#what-counts: more tests than the limit can fail', () => {
  expect(parallel.output).toContain('Tests 2 failed');
  expect(parallel.output).not.toContain('next (');
});

test('#what-counts: A run that bail has stopped is not remembered', async () => {
  const files = { 'app/a.test.ts': failing, 'app/b.test.ts': passing, 'rstest.config.ts': twice };
  const { output } = await runRstest(files, ['run', '--onlyFailures']);
  expect(output).toContain('No failed tests found from the previous run');
});

test('#: inside an entry of projects the option has no effect', async () => {
  const config = `export default { pool: { maxWorkers: 1 }, projects: [{ name: 'app', root: 'app', bail: 1 }] };`;
  const { output } = await runRstest({
    ...{ 'app/a.test.ts': failing, 'app/b.test.ts': passing },
    'rstest.config.ts': config,
  });
  expect(output).toContain('Tests 2 failed | 1 passed (3)');
});
