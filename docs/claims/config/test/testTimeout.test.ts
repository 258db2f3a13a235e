import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';
import { resultOf, statusOf } from '../../results.ts';

const head = `
  import { beforeEach, describe, expect, rs, test } from '@rstest/core';
  const wait = (ms = 800) => new Promise((resolve) => setTimeout(resolve, ms));`;
const files = {
  'rstest.config.mjs': 'export default { testTimeout: 10_000 };',
  'flag.test.ts': `${head}
    let rounds = 0;
    test('takes the limit of the command line', () => wait());
    test('counts assertions', async () => { expect(1).toBe(1); expect(2).toBe(2); await wait(); });
    test('attempts', { retry: 1 }, async ({ task }) => { await wait(250); expect(task.retryCount).toBe(1); });
    test('goes on', async () => { await wait(600); rounds += 1; });
    test('later', async () => { await wait(300); expect(rounds).toBe(1); });
    test('fake time', async () => {
      rs.useFakeTimers();
      await new Promise((resolve) => setTimeout(resolve, 10));
    });
    test('blocks', () => { rs.useRealTimers(); const end = Date.now() + 700; while (Date.now() < end); });
    describe('hook', () => { beforeEach(() => wait()); test('has a limit of its own', () => {}); });
    test('no limit', { timeout: 0 }, () => wait());
    test('infinite', { timeout: Infinity }, () => wait(50));`,
  'file.test.ts': `${head}
    rs.setConfig({ testTimeout: 50 });
    test('takes the limit of the file', () => wait(100));
    describe('suite', { timeout: 5_000 }, () => {
      test('takes the limit of the suite', () => wait());
      test('has its own', { timeout: 20 }, () => wait(100));
    });
    test('last argument', () => wait(), 5_000);`,
};
let run: RstestRun;

beforeAll(async () => {
  run = await runRstest(files, ['run', '--reporter=json', '--testTimeout=500']);
});

test('#the-timeout-of-a-file-suite-or-test: The closest setting wins: test case, then suite, then file, then command line, then configuration file.', () => {
  expect(statusOf(run, 'takes the limit of the command line')).toBe('fail');
  expect(resultOf(run, 'takes the limit of the file')?.errors?.[0]?.message).toContain('timed out in 50ms');
  expect(statusOf(run, 'suite > takes the limit of the suite')).toBe('pass');
  expect(resultOf(run, 'suite > has its own')?.errors?.[0]?.message).toContain('timed out in 20ms');
});

test('#the-timeout-of-a-file-suite-or-test: you can also pass the timeout as the last argument', () => {
  expect(statusOf(run, 'last argument')).toBe('pass');
});

test('#usage: how many assertions had passed when it reached the limit', () => {
  expect(resultOf(run, 'counts assertions')?.errors?.[0]?.message).toMatch(/\(.*\b2 expect assertions/);
});

test('#pitfalls: Hooks have a limit of their own.', () => {
  expect(statusOf(run, 'hook > has a limit of its own')).toBe('pass');
});

test('#pitfalls: every attempt has the full time', () => {
  expect(resultOf(run, 'attempts')).toMatchObject({ status: 'pass', retryCount: 1 });
});

test('#pitfalls: so the test ends when the loop does and does not time out', () => {
  expect(statusOf(run, 'blocks')).toBe('pass');
});

test('#pitfalls: Timed-out work continues in the background', () => {
  expect(statusOf(run, 'goes on')).toBe('fail');
  expect(statusOf(run, 'later')).toBe('pass');
});

test('#pitfalls: Timers in Node.js cannot hold that value, and the test fails at once.', () => {
  expect(statusOf(run, 'infinite')).toBe('fail');
  expect(statusOf(run, 'no limit')).toBe('pass');
});

test('#pitfalls: The limit uses real time, even under fake timers.', () => {
  expect(resultOf(run, 'fake time')?.errors?.[0]?.message).toContain('timed out in 500ms');
});

test('#: 0.11.9, the newest version with a browser package, uses 5000 in browser mode too', async () => {
  const run = await runRstest(
    {
      'rstest.config.ts': "export default { browser: { enabled: true, provider: 'playwright' } };",
      'a.test.ts': `import { rs, test } from '@rstest/core';
        test('limit', () => console.log('limit: ' + rs.getConfig().testTimeout));`,
    },
    ['run'],
    { browser: true },
  );
  expect(run.output).toContain('limit: 5000');
});
