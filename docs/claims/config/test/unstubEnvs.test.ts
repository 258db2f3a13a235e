import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';
import { resultOf, statusOf } from '../../results.ts';

const files = {
  'rstest.config.mjs': `export default { unstubEnvs: true, projects: [
    { name: 'on', unstubEnvs: true }, { name: 'off' },
  ] };`,
  'api.test.ts': `
    import { beforeAll, beforeEach, describe, expect, rs, test } from '@rstest/core';
    process.env.KNOWN = 'original';
    const read = process.env.KNOWN;
    rs.stubEnv('TOP', 'stub');
    beforeAll(() => { rs.stubEnv('HOOK', 'stub'); });
    test('stubs made once', () => expect([process.env.TOP, process.env.HOOK]).toEqual([undefined, undefined]));
    test('stubs', () => {
      rs.stubEnv('KNOWN', 'first'); rs.stubEnv('KNOWN', 'second'); rs.stubEnv('API_URL', 'http://localhost:3000');
      process.env.PLAIN = 'assigned';
    });
    test('is as before', () => {
      expect(process.env.KNOWN).toBe('original');
      expect('API_URL' in process.env).toBe(false);
      expect(import.meta.env.KNOWN).toBe('original');
    });
    test('what was read stays', () => { rs.stubEnv('KNOWN', 'late'); expect(read).toBe('original'); });
    test('plain assignment stays', () => expect(process.env.PLAIN).toBe('assigned'));
    test('removes', () => { rs.stubEnv('KNOWN', undefined); expect('KNOWN' in process.env).toBe(false); });
    test('comes back', () => expect(process.env.KNOWN).toBe('original'));
    describe('hook', () => {
      beforeEach(() => { rs.stubEnv('KNOWN', 'from the hook'); });
      test('is later', () => expect(process.env.KNOWN).toBe('from the hook'));
    });
    test('attempts', { retry: 1 }, ({ task }) => {
      expect(process.env.KNOWN).toBe('original');
      rs.stubEnv('KNOWN', 'stub');
      expect(task.retryCount).toBe(1);
    });`,
};
// all files are the same, so that the one that runs later sees what the other one has left
const last = `
  import { expect, rs, test } from '@rstest/core';
  const left = process.env.API_URL;
  test('at the start: ' + left, () => {});
  test('in a test: ' + left, () => { rs.unstubAllEnvs(); expect(process.env.API_URL).toBe(left); });
  test('stubs', () => { rs.stubEnv('API_URL', 'http://localhost:3000'); });`;
const setup = `
  import { afterEach, rs } from '@rstest/core';
  afterEach(() => { rs.unstubAllEnvs(); });`;
const sharing = ['run', '--reporter=json', '--unstubEnvs', '--isolate=false', '--pool.maxWorkers=1'];
let run: RstestRun;
let leaking: RstestRun;
let cleaned: RstestRun;

beforeAll(async () => {
  [run, leaking, cleaned] = await Promise.all([
    runRstest(files, ['run', '--reporter=json']),
    runRstest({ 'a.test.ts': last, 'b.test.ts': last }, sharing),
    runRstest(
      {
        'rstest.config.mjs': "export default { setupFiles: './setup.ts' };",
        'setup.ts': setup,
        'a.test.ts': last,
        'b.test.ts': last,
      },
      sharing,
    ),
  ]);
});

test('#usage: Without the option, the second test fails', () => {
  expect(statusOf(run, 'is as before', 'on')).toBe('pass');
  expect(statusOf(run, 'is as before', 'off')).toBe('fail');
});

test('#how-it-restores: Each variable gets the value it had before its first stub', () => {
  expect(statusOf(run, 'is as before', 'on')).toBe('pass');
});

test('#how-it-restores: A variable that did not exist is removed again', () => {
  expect(statusOf(run, 'is as before', 'on')).toBe('pass');
  expect(statusOf(run, 'comes back', 'on')).toBe('pass');
});

test('#how-it-restores: It happens before the beforeEach hooks and before each attempt of a test with retry.', () => {
  expect(statusOf(run, 'hook > is later', 'on')).toBe('pass');
  expect(resultOf(run, 'attempts', 'on')).toMatchObject({ status: 'pass', retryCount: 1 });
});

test('#pitfalls: is not recorded and not undone', () => {
  expect(statusOf(run, 'plain assignment stays', 'on')).toBe('pass');
});

test('#pitfalls: at the top of a file or in beforeAll is undone before the first test', () => {
  expect(statusOf(run, 'stubs made once', 'on')).toBe('pass');
});

test('#without-isolation: the stubs of the last test leak into the next file', () => {
  expect(statusOf(leaking, 'at the start: http://localhost:3000')).toBe('pass');
});

test('#without-isolation: there, nothing undoes them anymore', () => {
  // the test passes only if the variable is still stubbed after rs.unstubAllEnvs()
  expect(statusOf(leaking, 'in a test: http://localhost:3000')).toBe('pass');
});

test('#without-isolation: undo them after each test, in a setup file', () => {
  expect(statusOf(cleaned, 'at the start: undefined')).toBe('pass');
  expect(statusOf(cleaned, 'at the start: http://localhost:3000')).toBe(undefined);
});

test('#pitfalls: Projects do not inherit it.', () => {
  expect(statusOf(run, 'is as before', 'off')).toBe('fail');
});

test('#pitfalls: A module that copies process.env.API_URL into a constant does not notice later stubs.', () => {
  expect(statusOf(run, 'what was read stays', 'on')).toBe('pass');
});
