import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';
import { statusOf } from '../../results.ts';

const head = `
  import { beforeAll, describe, expect, rs, test } from '@rstest/core';
  let running = 0;
  let peak = 0;
  async function request() {
    running += 1;
    peak = Math.max(peak, running);
    await new Promise((resolve) => setTimeout(resolve, 50));
    running -= 1;
  }
  const four = () => { for (const name of ['1', '2', '3', '4']) test(name, request); };`;
const files = {
  'rstest.config.mjs': `export default { maxConcurrency: 2, projects: [
    { name: 'two', maxConcurrency: 2 }, { name: 'default' },
  ] };`,
  'requests.test.ts': `${head}
    describe.concurrent('requests', four);
    test('peak ' + 2, () => expect(peak).toBe(2));`,
  'sequential.test.ts': `${head}
    describe('requests', four);
    test('one at a time', () => expect(peak).toBe(1));`,
  'suites.test.ts': `${head}
    for (const name of ['a', 'b', 'c']) describe.concurrent(name, () => { test.sequential('in ' + name, request); });
    test('three suites at once', () => expect(peak).toBe(3));`,
  'file.test.ts': `${head}
    rs.setConfig({ maxConcurrency: 1 });
    describe.concurrent('requests', four);
    test('limit of the file', () => expect(peak).toBe(1));`,
  'hook.test.ts': `${head}
    beforeAll(() => { rs.setConfig({ maxConcurrency: 1 }); });
    describe.concurrent('requests', four);
    test('too late', () => expect(peak).toBe(2));`,
  'waiting.test.ts': `${head}
    const slow = () => new Promise((resolve) => setTimeout(resolve, 300));
    describe.concurrent('timeout', { timeout: 500 }, () => { for (const n of [1, 2, 3, 4]) test('waits ' + n, slow); });`,
};
let run: RstestRun;

beforeAll(async () => {
  run = await runRstest(files, ['run', '--reporter=json']);
});

test('#: how many concurrent test cases of one file may run at the same time', () => {
  expect(statusOf(run, 'peak 2', 'two')).toBe('pass');
});

test('#usage: With the default of 5, all four would overlap.', () => {
  expect(statusOf(run, 'peak 2', 'default')).toBe('fail');
  expect(run.output).toContain('expected 4 to be 2');
});

test('#: always run one after another and are not affected', () => {
  expect(statusOf(run, 'one at a time', 'two')).toBe('pass');
});

test('#usage: In a hook it is too late', () => {
  expect(statusOf(run, 'limit of the file', 'two')).toBe('pass');
  expect(statusOf(run, 'too late', 'two')).toBe('pass');
});

test('#pitfalls: Test cases count, suites do not.', () => {
  expect(statusOf(run, 'three suites at once', 'two')).toBe('pass');
});

test('#pitfalls: Waiting time does not count.', () => {
  expect(statusOf(run, 'timeout > waits 4', 'two')).toBe('pass');
});

test('#pitfalls: Projects do not inherit it.', () => {
  expect(statusOf(run, 'peak 2', 'default')).toBe('fail');
});
