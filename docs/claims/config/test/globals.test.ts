import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';
import { fileOf, statusOf } from '../../results.ts';

const names =
  'test it describe expect assert beforeAll beforeEach afterEach afterAll onTestFinished onTestFailed rs rstest';
const files = {
  'rstest.config.mjs': `export default { globals: true, projects: [
    { name: 'on', globals: true, setupFiles: './setup.ts' }, { name: 'off' },
  ] };`,
  'setup.ts': 'beforeEach(({ task }) => { expect(task.name).toBeDefined(); });',
  'helper.ts': 'export const kind = typeof describe;',
  'cart.test.ts': `
    import { expect as imported } from '@rstest/core';
    import { kind } from './helper';
    describe('globals', () => {
      it('exist', () => {
        for (const name of '${names}'.split(' ')) assert(name in globalThis, name);
      });
      test('in modules', () => expect(kind).toBe('function'));
      test('are the same', () => expect(imported(1)).toBeDefined());
    });`,
};
let run: RstestRun;
let off: RstestRun;
let flag: RstestRun;

beforeAll(async () => {
  [run, flag, off] = await Promise.all([
    runRstest(files, ['run', '--reporter=json']),
    runRstest(files, ['run', '--reporter=json', '--globals']),
    runRstest(files, ['run', '--reporter=json', '--globals=false']),
  ]);
});

test('#use-the-functions-without-importing-them: These names become global', () => {
  expect(statusOf(run, 'globals > exist', 'on')).toBe('pass');
});

test('#use-the-functions-without-importing-them: They are also global in setup files and in the modules that your tests import.', () => {
  expect(statusOf(run, 'globals > in modules', 'on')).toBe('pass');
});

test('#or-import-them: Both styles work side by side', () => {
  expect(statusOf(run, 'globals > are the same', 'on')).toBe('pass');
});

test('#pitfalls: Projects do not inherit it.', () => {
  expect(fileOf(run, 'cart.test.ts', 'off')?.status).toBe('fail');
  expect(run.output).toContain('describe is not defined');
});

test('#pitfalls: or pass --globals, which applies to all of them', () => {
  expect(statusOf(flag, 'globals > exist', 'off')).toBe('pass');
});

test('#pitfalls: To turn it off for one run', () => {
  expect(fileOf(off, 'cart.test.ts', 'on')?.status).toBe('fail');
});
