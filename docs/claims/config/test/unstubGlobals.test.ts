import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';
import { resultOf, statusOf } from '../../results.ts';

const files = {
  'rstest.config.mjs': `export default { unstubGlobals: true, projects: [
    { name: 'on', maxConcurrency: 2, unstubGlobals: true }, { name: 'off', maxConcurrency: 2 },
  ] };`,
  'weather.test.ts': `
    import { beforeAll, beforeEach, describe, expect, rs, test } from '@rstest/core';
    const real = fetch;
    const { fetch: copy } = globalThis;
    Object.defineProperty(globalThis, 'LOCALE', { configurable: true, get: () => 'de' });
    rs.stubGlobal('TOP', 'stub');
    beforeAll(() => { rs.stubGlobal('HOOK', 'stub'); });
    test('stubs made once', () => expect(['TOP' in globalThis, 'HOOK' in globalThis]).toEqual([false, false]));
    test('stubs', () => {
      rs.stubGlobal('fetch', () => 'first'); rs.stubGlobal('fetch', () => 'second');
      rs.stubGlobal('LOCALE', 'en'); rs.stubGlobal('NEW', 1);
      globalThis.PLAIN = 'assigned';
      expect(copy).toBe(real);
    });
    test('is as before', () => {
      expect(fetch).toBe(real);
      expect(Object.getOwnPropertyDescriptor(globalThis, 'LOCALE')?.get?.()).toBe('de');
      expect('NEW' in globalThis).toBe(false);
    });
    describe.concurrent('concurrent', () => {
      const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
      test('stubs and waits', async () => {
        rs.stubGlobal('SHARED', 1);
        await wait(100);
        expect('SHARED' in globalThis).toBe(false);
      });
      test('makes room', () => wait(20));
      test('starts meanwhile', () => wait(20));
    });
    test('plain assignment stays', () => expect(globalThis.PLAIN).toBe('assigned'));
    describe('hook', () => {
      beforeEach(() => { rs.stubGlobal('LOCALE', 'from the hook'); });
      test('is later', () => expect(globalThis.LOCALE).toBe('from the hook'));
    });
    test('attempts', { retry: 1 }, ({ task }) => {
      expect(globalThis.LOCALE).toBe('de');
      rs.stubGlobal('LOCALE', 'fr');
      expect(task.retryCount).toBe(1);
    });`,
};
// all files are the same, so that the one that runs later sees what the other one has left
const last = `
  import { expect, rs, test } from '@rstest/core';
  const left = globalThis.REGION;
  test('at the start: ' + left, () => {});
  test('in a test: ' + left, () => { rs.unstubAllGlobals(); expect(globalThis.REGION).toBe(left); });
  test('within a block', () => { using _stub = rs.stubGlobal('BLOCK', 'eu'); });
  test('after the block', () => expect('BLOCK' in globalThis).toBe(false));
  test('stubs', () => { rs.stubGlobal('REGION', 'eu'); });`;
const setup = `
  import { afterEach, rs } from '@rstest/core';
  afterEach(() => { rs.unstubAllGlobals(); });`;
const sharing = ['run', '--reporter=json', '--isolate=false', '--pool.maxWorkers=1'];
let run: RstestRun;
let leaking: RstestRun;
let cleaned: RstestRun;

beforeAll(async () => {
  [run, leaking, cleaned] = await Promise.all([
    runRstest(files, ['run', '--reporter=json']),
    runRstest({ 'a.test.ts': last, 'b.test.ts': last }, [...sharing, '--unstubGlobals']),
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

test('#usage: Without the option, the second test fails.', () => {
  expect(statusOf(run, 'is as before', 'on')).toBe('pass');
  expect(statusOf(run, 'is as before', 'off')).toBe('fail');
});

test('#how-it-restores: Each global gets back the property it had before its first stub, getters included', () => {
  expect(statusOf(run, 'is as before', 'on')).toBe('pass');
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
  expect(statusOf(leaking, 'at the start: eu')).toBe('pass');
});

test('#without-isolation: there, nothing undoes them anymore', () => {
  // the test passes only if the global is still stubbed after rs.unstubAllGlobals()
  expect(statusOf(leaking, 'in a test: eu')).toBe('pass');
});

test('#without-isolation: undo them after each test, in a setup file', () => {
  expect(statusOf(cleaned, 'at the start: undefined')).toBe('pass');
  expect(statusOf(cleaned, 'at the start: eu')).toBe(undefined);
});

test('#how-it-restores: A stub that should end with a block needs no option', () => {
  expect(statusOf(cleaned, 'after the block')).toBe('pass');
});

test('#pitfalls: Projects do not inherit it.', () => {
  expect(statusOf(run, 'is as before', 'off')).toBe('fail');
});

test('#pitfalls: it also undoes the stubs of those that are still running', () => {
  expect(statusOf(run, 'concurrent > stubs and waits', 'on')).toBe('pass');
  expect(statusOf(run, 'concurrent > stubs and waits', 'off')).toBe('fail');
});
