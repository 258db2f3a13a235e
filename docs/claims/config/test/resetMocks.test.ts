import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';
import { resultOf, statusOf } from '../../results.ts';

const files = {
  'rstest.config.mjs': `export default { resetMocks: true, projects: [
    { name: 'on', resetMocks: true }, { name: 'off' },
  ] };`,
  'src/api.ts': "export const load = () => 'loaded';",
  'stock.test.ts': `
    import { beforeAll, beforeEach, describe, expect, rs, test } from '@rstest/core';
    import { load } from './src/api';
    rs.mock('./src/api', { mock: true });
    const bare = rs.fn().mockReturnValue('value');
    const own = rs.fn((_id: string) => true).mockName('stock');
    const cart = { total: () => 12 };
    const total = rs.spyOn(cart, 'total').mockReturnValue(0);
    let late = rs.fn();
    beforeAll(() => { late.mockReturnValue('late'); own.mockReturnValueOnce(false); });
    test('set up once', () => expect([bare(), late()]).toEqual([undefined, undefined]));
    test('its own implementation', () => expect(own('a-1')).toBe(true));
    test('calls are forgotten', () => expect(own).not.toHaveBeenCalled());
    test('spy calls the original', () => { expect(cart.total()).toBe(12); expect(total).toHaveBeenCalledTimes(1); });
    test('mocked module', () => expect(load()).toBe(undefined));
    test('keeps its name', () => expect(own.getMockName()).toBe('stock'));
    describe('hook', () => {
      beforeEach(() => { bare.mockReturnValue('from the hook'); });
      test('is later', () => expect(bare()).toBe('from the hook'));
    });
    test('attempts', { retry: 1 }, ({ task }) => {
      expect(own('a-1')).toBe(true);
      own.mockReturnValue(false);
      expect(task.retryCount).toBe(1);
    });`,
};
let run: RstestRun;

beforeAll(async () => {
  run = await runRstest(files, ['run', '--reporter=json']);
});

test('#: clears what mock functions have recorded and gives them back the implementation they were created with', () => {
  expect(statusOf(run, 'its own implementation', 'on')).toBe('pass');
  expect(statusOf(run, 'calls are forgotten', 'on')).toBe('pass');
});

test('#what-a-mock-does-after-the-reset: calls the original method, calls are still recorded', () => {
  expect(statusOf(run, 'spy calls the original', 'on')).toBe('pass');
  expect(statusOf(run, 'spy calls the original', 'off')).toBe('fail');
});

test('#what-a-mock-does-after-the-reset: A name given by mockName is kept.', () => {
  expect(statusOf(run, 'keeps its name', 'on')).toBe('pass');
});

test('#pitfalls: at the top of a file or in beforeAll is removed before the first test', () => {
  expect(statusOf(run, 'set up once', 'on')).toBe('pass');
});

test('#pitfalls: set the value in beforeEach, which runs after the reset', () => {
  expect(statusOf(run, 'hook > is later', 'on')).toBe('pass');
});

test('#pitfalls: It runs before each attempt of a test with retry', () => {
  expect(resultOf(run, 'attempts', 'on')).toMatchObject({ status: 'pass', retryCount: 1 });
});

test('#pitfalls: Projects do not inherit it.', () => {
  expect(statusOf(run, 'set up once', 'off')).toBe('fail');
  expect(statusOf(run, 'calls are forgotten', 'off')).toBe('fail');
});
