import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';
import { statusOf } from '../../results.ts';

const files = {
  'rstest.config.mjs': `export default { restoreMocks: true, projects: [
    { name: 'on', restoreMocks: true }, { name: 'off' },
  ] };`,
  'src/api.ts': "export const load = () => 'loaded';",
  'dice.test.ts': `
    import { beforeAll, expect, rs, test } from '@rstest/core';
    import { load } from './src/api';
    rs.mock('./src/api', () => ({ load: rs.fn(() => 'mocked') }));
    const own = rs.fn(() => 'own').mockName('roll');
    const bare = rs.fn().mockReturnValue('value');
    rs.spyOn(Math, 'max').mockReturnValue(0);
    beforeAll(() => { rs.spyOn(Math, 'min').mockReturnValue(0); });
    test('spies made once', () => expect([Math.max(1, 2), Math.min(1, 2)]).toEqual([2, 1]));
    test('replaces', () => { rs.spyOn(Math, 'random').mockReturnValue(0.99); expect(Math.random()).toBe(0.99); });
    test('the original is back', () => expect(rs.isMockFunction(Math.random)).toBe(false));
    test('functions work', () => { expect([own(), bare()]).toEqual(['own', undefined]); expect(own).toHaveBeenCalledTimes(1); });
    test('name is lost', () => expect(own.getMockName()).not.toBe('roll'));
    test('module stays mocked', () => expect(load()).toBe('mocked'));
    test('timers, globals, variables', () => {
      rs.useFakeTimers(); rs.stubGlobal('LEVEL', 'debug'); rs.stubEnv('LEVEL', 'debug');
    });
    test('are not covered', () => expect([rs.isFakeTimers(), globalThis.LEVEL, process.env.LEVEL]).toEqual([true, 'debug', 'debug']));`,
};
// both files are the same, so that the one that runs last sees what the other one has left
const shared = `
  import { beforeAll, expect, rs, test } from '@rstest/core';
  const left = rs.isMockFunction(Math.random);
  test('left over ' + left, () => { rs.spyOn(Math, 'random'); });`;
let run: RstestRun;
let sharing: RstestRun;

beforeAll(async () => {
  [run, sharing] = await Promise.all([
    runRstest(files, ['run', '--reporter=json']),
    runRstest({ 'a.test.ts': shared, 'b.test.ts': shared }, [
      'run',
      '--reporter=json',
      '--restoreMocks',
      '--isolate=false',
      '--pool.maxWorkers=1',
    ]),
  ]);
});

test('#: restores every method replaced by rs.spyOn and resets all mock functions', () => {
  expect(statusOf(run, 'the original is back', 'on')).toBe('pass');
  expect(statusOf(run, 'functions work', 'on')).toBe('pass');
});

test('#usage: Without the option, Math.random stays replaced for the rest of this file', () => {
  expect(statusOf(run, 'the original is back', 'off')).toBe('fail');
});

test('#what-a-mock-does-after-the-restore: a name given by mockName is lost', () => {
  expect(statusOf(run, 'name is lost', 'on')).toBe('pass');
});

test('#what-a-mock-does-after-the-restore: Modules replaced by rs.mock stay mocked', () => {
  expect(statusOf(run, 'module stays mocked', 'on')).toBe('pass');
});

test('#pitfalls: at the top of a file or in beforeAll is undone before the first test', () => {
  expect(statusOf(run, 'spies made once', 'on')).toBe('pass');
  expect(statusOf(run, 'spies made once', 'off')).toBe('fail');
});

test('#pitfalls: It acts before each test, not after the last one.', () => {
  expect(statusOf(sharing, 'left over false')).toBe('pass');
  expect(statusOf(sharing, 'left over true')).toBe('pass');
});

test('#pitfalls: It does not cover timers, globals and environment variables.', () => {
  expect(statusOf(run, 'are not covered', 'on')).toBe('pass');
});

test('#pitfalls: Projects do not inherit it.', () => {
  expect(statusOf(run, 'the original is back', 'off')).toBe('fail');
});
