import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';
import { fileOf, resultOf, statusOf } from '../../results.ts';

const wait = 'const wait = (ms = 800) => new Promise((resolve) => setTimeout(resolve, ms));';
const all = 'afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, rs, test';
const files = {
  'slow.test.ts': `
    import { ${all} } from '@rstest/core';
    ${wait}
    describe('beforeAll', () => { beforeAll(() => wait()); test('depends on it', () => {}); });
    describe('beforeEach', () => {
      let ran = false;
      beforeEach(async ({ task }) => { if (task.name === 'waits') await wait(); });
      test('waits', () => { ran = true; });
      test('body did not run', () => expect(ran).toBe(false));
    });
    describe('again', () => {
      let calls = 0;
      beforeEach(async () => { calls += 1; if (calls === 1) await wait(); });
      test('is retried', { retry: 1 }, () => {});
    });
    describe('afterEach', () => { afterEach(() => wait()); test('waits', () => {}); });
    describe('finished', () => { test('waits', () => { onTestFinished(() => wait()); }); });
    describe('cleanup', () => { beforeEach(() => () => wait()); test('waits', () => {}); });
    describe('own', () => { beforeAll(() => wait(), 5_000); test('has time', () => {}); });
    describe('sum', () => {
      beforeEach(() => wait(250)); beforeEach(() => wait(250)); beforeEach(() => wait(250));
      test('has more time', () => {});
    });`,
  'afterAll.test.ts': `
    import { afterAll, test } from '@rstest/core';
    ${wait}
    afterAll(() => wait());
    test('keeps its result', () => {});`,
  'file.test.ts': `
    import { beforeAll, rs, test } from '@rstest/core';
    ${wait}
    rs.setConfig({ hookTimeout: 5_000 });
    beforeAll(() => wait());
    test('has the time of the file', () => {});`,
};
let run: RstestRun;
let unlimited: RstestRun;
let infinite: RstestRun;

beforeAll(async () => {
  const json = ['run', '--reporter=json'];
  const waiting = {
    'rstest.config.mjs': "export default { setupFiles: ['./setup.ts'], hookTimeout: Infinity };",
    'setup.ts': `${wait} await wait(); export {};`,
    'a.test.ts': `
      import { beforeEach, test } from '@rstest/core';
      ${wait}
      beforeEach(() => wait());
      test('waits', () => {});`,
  };
  [run, unlimited, infinite] = await Promise.all([
    runRstest(files, [...json, '--hookTimeout=500']),
    runRstest(waiting, [...json, '--hookTimeout=0']),
    runRstest(waiting, json),
  ]);
});

test('#usage: If the limit is too low, the hook fails and the tests that depend on it are skipped', () => {
  expect(statusOf(run, 'beforeAll > depends on it')).toBe('skip');
  expect(fileOf(run, 'slow.test.ts')?.errors?.[0]?.message).toBe('beforeAll hook timed out in 500ms');
});

test('#what-a-timeout-means: The test fails, its body does not run', () => {
  expect(statusOf(run, 'beforeEach > waits')).toBe('fail');
  expect(statusOf(run, 'beforeEach > body did not run')).toBe('pass');
  expect(resultOf(run, 'again > is retried')).toMatchObject({ status: 'pass', retryCount: 1 });
});

test('#: It covers beforeAll, beforeEach, afterEach and afterAll, as well as onTestFinished', () => {
  expect(statusOf(run, 'afterEach > waits')).toBe('fail');
  expect(statusOf(run, 'finished > waits')).toBe('fail');
});

test('#what-a-timeout-means: The tests keep their result, the file fails', () => {
  expect(statusOf(run, 'keeps its result')).toBe('pass');
  expect(fileOf(run, 'afterAll.test.ts')?.status).toBe('fail');
});

test('#the-timeout-of-one-hook: takes its own timeout as the last argument, which overrides the configuration', () => {
  expect(statusOf(run, 'own > has time')).toBe('pass');
});

test('#the-timeout-of-one-hook: To change the limit for all hooks of one file, call rs.setConfig', () => {
  expect(statusOf(run, 'has the time of the file')).toBe('pass');
});

test('#pitfalls: The limit applies to each hook, not to their sum.', () => {
  expect(statusOf(run, 'sum > has more time')).toBe('pass');
});

test('#pitfalls: has the same limit as the hook', () => {
  expect(statusOf(run, 'cleanup > waits')).toBe('fail');
});

test('#pitfalls: Setup files and globalSetup have no limit.', () => {
  // the setup file waits as long as the hook, and only the hook fails
  expect(statusOf(infinite, 'waits')).toBe('fail');
});

test('#pitfalls: Infinity becomes one millisecond', () => {
  expect(infinite.output).toContain('Timeout duration was set to 1.');
  expect(statusOf(unlimited, 'waits')).toBe('pass');
});
