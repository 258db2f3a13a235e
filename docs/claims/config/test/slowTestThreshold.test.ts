import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';

const files = {
  'slow.test.ts': `
    import { afterEach, beforeAll, beforeEach, describe, expect, test } from '@rstest/core';
    const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
    test('slow test', () => wait(600));
    test('medium test', () => wait(100));
    test('quick test', () => {});
    describe('hooks', () => {
      beforeEach(() => wait(250));
      afterEach(() => wait(250));
      test('slow hooks', () => {});
    });
    describe('before', () => { beforeAll(() => wait(600)); test('quick after beforeAll', () => {}); });
    test('slow attempts', { retry: 2 }, async ({ task }) => { await wait(160); expect(task.retryCount).toBe(2); });`,
  'other.test.ts': "import { test } from '@rstest/core'; test('quick, too', () => {});",
};
let run: RstestRun;
let lenient: RstestRun;
let projects: RstestRun;

beforeAll(async () => {
  [run, lenient, projects] = await Promise.all([
    runRstest(files, ['run', '--slowTestThreshold=400']),
    runRstest(files, ['run', '--slowTestThreshold=10000']),
    runRstest({
      ...files,
      'rstest.config.mjs': "export default { slowTestThreshold: 1, projects: [{ name: 'a' }] };",
    }),
  ]);
});

test('#: no test fails because of it', () => {
  expect(run.code).toBe(0);
  expect(run.output).toContain('slow test');
});

test('#what-you-see: hides tests that pass, except slow ones', () => {
  expect(run.output).toContain('✓ slow test');
  expect(run.output).not.toContain('quick test');
  expect(lenient.output).not.toContain('slow test');
});

test('#what-counts-as-slow: the beforeEach and afterEach hooks and all attempts of a test with retry', () => {
  expect(run.output).toContain('slow hooks');
  expect(run.output).toContain('slow attempts');
});

test('#what-counts-as-slow: It does not include beforeAll and afterAll.', () => {
  expect(run.output).not.toContain('quick after beforeAll');
});

test('#: Projects do not inherit it.', () => {
  // with the threshold of the top level, this would be slow: the default is 300
  expect(projects.output).toContain('slow.test.ts');
  expect(projects.output).not.toContain('medium test');
});
