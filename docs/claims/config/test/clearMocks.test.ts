import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';
import { resultOf, statusOf } from '../../results.ts';

const files = {
  // what the top level sets does not reach “off”; in “all”, three options compete
  'rstest.config.mjs': `export default { clearMocks: true, projects: [
    { name: 'on', maxConcurrency: 2, clearMocks: true }, { name: 'off', maxConcurrency: 2 },
    { name: 'all', clearMocks: true, resetMocks: true, restoreMocks: true },
  ] };`,
  'send.test.ts': `
    import { beforeEach, describe, expect, rs, test } from '@rstest/core';
    const send = rs.fn((message: string) => 'sent: ' + message);
    test('first', () => { send('hello'); send.mockReturnValueOnce('left over'); rs.spyOn(Math, 'random'); });
    test('calls are empty', () => expect(send).not.toHaveBeenCalled());
    test('one-time value is left', () => expect(send('again')).toBe('left over'));
    test('implementation is kept', () => expect(send('again')).toBe('sent: again'));
    test('the original is back', () => expect(rs.isMockFunction(Math.random)).toBe(false));
    describe.concurrent('concurrent', () => {
      const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
      test('calls and waits', async () => { send('a'); await wait(100); expect(send).not.toHaveBeenCalled(); });
      test('makes room', () => wait(20));
      test('starts meanwhile', () => wait(20));
    });
    describe('hook', () => {
      beforeEach(() => { send('from the hook'); });
      test('call is kept', () => expect(send).toHaveBeenCalledTimes(1));
    });
    test('attempts start empty', { retry: 1 }, ({ task }) => {
      send('attempt');
      expect(send).toHaveBeenCalledTimes(1);
      expect(task.retryCount).toBe(1);
    });`,
};
let run: RstestRun;

beforeAll(async () => {
  run = await runRstest(files, ['run', '--reporter=json']);
});

test('#: What they do when called does not change', () => {
  expect(statusOf(run, 'implementation is kept', 'on')).toBe('pass');
});

test('#usage: Without the option, the second test fails', () => {
  expect(statusOf(run, 'calls are empty', 'on')).toBe('pass');
  expect(statusOf(run, 'calls are empty', 'off')).toBe('fail');
});

test('#clear-reset-or-restore: restore before reset before clear', () => {
  expect(statusOf(run, 'the original is back', 'on')).toBe('fail');
  expect(statusOf(run, 'the original is back', 'all')).toBe('pass');
});

test('#when-it-runs-and-what-it-covers: It runs before the beforeEach hooks', () => {
  expect(statusOf(run, 'hook > call is kept', 'on')).toBe('pass');
});

test('#when-it-runs-and-what-it-covers: It runs before each attempt of a test with retry', () => {
  expect(resultOf(run, 'attempts start empty', 'on')).toMatchObject({ status: 'pass', retryCount: 1 });
});

test('#pitfalls: Leftover one-time values stay.', () => {
  expect(statusOf(run, 'one-time value is left', 'on')).toBe('pass');
});

test('#pitfalls: Projects do not inherit it.', () => {
  expect(statusOf(run, 'calls are empty', 'off')).toBe('fail');
});

test('#pitfalls: it also clears the calls of those that are still running', () => {
  expect(statusOf(run, 'concurrent > calls and waits', 'on')).toBe('pass');
  expect(statusOf(run, 'concurrent > calls and waits', 'off')).toBe('fail');
});
