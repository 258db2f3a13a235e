import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';
import { fileOf, resultOf, statusOf } from '../../results.ts';

const files = {
  'rstest.config.mjs': 'export default { retry: 5 };',
  'attempts.test.ts': `
    import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@rstest/core';
    test('passes on the third attempt', ({ task }) => expect(task.retryCount).toBe(2));
    test('fails on all attempts', ({ task }) => expect(task.retryCount).toBe(9));
    describe('suite', { retry: 1 }, () => {
      test('takes the number of the suite', () => expect(1).toBe(2));
      test('has its own', { retry: 0 }, () => expect(1).toBe(2));
    });
    describe('hooks', () => {
      const calls = [];
      beforeAll(() => { calls.push('all'); });
      beforeEach(() => { calls.push('each'); });
      afterEach(() => { calls.push('after'); });
      test('are called', ({ task }) => expect(task.retryCount).toBe(1));
      test('were called', () => expect(calls.join(' ')).toBe('all each after each after each'));
    });
    describe('failing beforeEach', () => {
      let calls = 0;
      beforeEach(() => { calls += 1; expect(calls).toBe(2); });
      test('is retried', () => {});
    });
    describe('failing afterEach', () => {
      let calls = 0;
      afterEach(() => { calls += 1; expect(calls).toBe(2); });
      test('is retried', () => {});
    });`,
  'beforeAll.test.ts': `
    import { beforeAll, test } from '@rstest/core';
    beforeAll(() => { console.log('beforeAll runs'); throw new Error('no database'); });
    test('is skipped', () => {});`,
  'load.test.ts': `
    import { test } from '@rstest/core';
    console.log('the file loads');
    throw new Error('broken');`,
};
let run: RstestRun;

beforeAll(async () => {
  run = await runRstest(files, ['run', '--reporter=json', '--retry=2', '--disableConsoleIntercept']);
});

/** How often a text is in the output. */
const times = (text: string) => run.output.split(text).length - 1;

test('#: The first one that passes makes the test pass.', () => {
  expect(resultOf(run, 'passes on the third attempt')).toMatchObject({ status: 'pass', retryCount: 2 });
});

test('#usage: When no attempt passes, it lists the error of each one.', () => {
  expect(resultOf(run, 'fails on all attempts')?.errors).toHaveLength(3);
});

test('#retry-only-some-tests: can set its own number, which overrides the configuration and the flag', () => {
  expect(resultOf(run, 'fails on all attempts')?.retryCount).toBe(2);
  expect(resultOf(run, 'suite > takes the number of the suite')?.retryCount).toBe(1);
  expect(resultOf(run, 'suite > has its own')?.errors).toHaveLength(1);
});

test('#what-runs-again: Each attempt runs the beforeEach hooks, the test and the afterEach hooks. beforeAll and afterAll run once.', () => {
  expect(statusOf(run, 'hooks > were called')).toBe('pass');
});

test('#what-runs-again: A failing beforeEach or afterEach leads to a retry as well; a failing beforeAll does not.', () => {
  expect(resultOf(run, 'failing beforeEach > is retried')).toMatchObject({ status: 'pass', retryCount: 1 });
  expect(resultOf(run, 'failing afterEach > is retried')).toMatchObject({ status: 'pass', retryCount: 1 });
  expect(times('beforeAll runs\n')).toBe(1);
});

test('#pitfalls: the second attempt of a test records a snapshot under the next number, and passes', async () => {
  const { code, file } = await runRstest(
    {
      'a.test.ts':
        "import { expect, test } from '@rstest/core'; test('a', () => { expect('new').toMatchSnapshot(); });",
      '__snapshots__/a.test.ts.snap': '// Rstest Snapshot v1\n\nexports[`a 1`] = `"old"`;\n',
    },
    ['run', '--retry=1'],
  );
  expect(code).toBe(0);
  expect(file('__snapshots__/a.test.ts.snap')).toContain('[`a 2`] = `"new"`');
});

test('#pitfalls: An error while a file loads is final.', () => {
  expect(fileOf(run, 'load.test.ts')?.status).toBe('fail');
  expect(times('the file loads\n')).toBe(1);
});
