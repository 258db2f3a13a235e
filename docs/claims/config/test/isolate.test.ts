import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';
import { fileOf, statusOf } from '../../results.ts';

// the same twice, so that the file that runs later sees what the other one has left
const visit = `
  import { expect, rs, test } from '@rstest/core';
  import { store } from './store';
  rs.unstubAllEnvs();
  const left = [globalThis.mark, process.env.MARK, process.env.STUB, rs.isFakeTimers()].join(' ');
  globalThis.mark = 'global';
  process.env.MARK = 'variable';
  test('visits', () => { store.visits += 1; expect(store.visits).toBe(1); });
  test('found: ' + left, () => {});
  test(globalThis.setups > 1 ? 'setup ran again' : 'setup ran once', () => {});
  test('stubs', () => { rs.stubEnv('STUB', 'stub'); rs.useFakeTimers(); });`;
// each mocks what the other one imports
const mocking = (mocked: string, used: string) => `
  import { rs, test } from '@rstest/core';
  import { name } from './${used}';
  rs.mock('./${mocked}', () => ({ name: 'mocked' }));
  import './${mocked}';
  test('imports ' + name, () => {});`;
const files = {
  'rstest.config.mjs': "export default { setupFiles: ['./count.ts'] };",
  'count.ts': 'globalThis.setups = (globalThis.setups ?? 0) + 1;',
  'store.ts': 'export const store = { visits: 0 };',
  'one.ts': "export const name = 'real';",
  'two.ts': "export const name = 'real';",
  'a.test.ts': visit,
  'b.test.ts': visit,
  'c.test.ts': mocking('one', 'two'),
  'd.test.ts': mocking('two', 'one'),
};
const clean = {
  ...files,
  'rstest.config.mjs': "export default { setupFiles: ['./count.ts', './clean.ts'] };",
  'clean.ts': `
    import { afterEach, rs } from '@rstest/core';
    afterEach(() => { rs.unstubAllEnvs(); rs.useRealTimers(); });`,
};
const oneWorker = ['run', '--reporter=json', '--pool.maxWorkers=1'];
let isolated: RstestRun;
let shared: RstestRun;
let cleaned: RstestRun;
let vm: RstestRun;
let entry: RstestRun;

beforeAll(async () => {
  [isolated, shared, cleaned, vm, entry] = await Promise.all([
    runRstest(files, oneWorker),
    runRstest(files, [...oneWorker, '--isolate=false']),
    runRstest(clean, [...oneWorker, '--isolate=false']),
    runRstest(files, [...oneWorker, '--isolate=false', '--pool=vmThreads']),
    runRstest(
      { ...files, 'rstest.config.mjs': "export default { projects: [{ name: 'rstest', isolate: false }] };" },
      oneWorker,
    ),
  ]);
});

/** How the files that visit the store have ended. */
const visits = (run: RstestRun) => ['a.test.ts', 'b.test.ts'].map((name) => fileOf(run, name)?.status).sort();

test('#: each test file runs in its own worker and starts with fresh modules and globals', () => {
  expect(visits(isolated)).toEqual(['pass', 'pass']);
  expect(statusOf(isolated, 'found: global variable stub true')).toBe(undefined);
});

test('#what-is-shared-without-isolation: In the second, the file that runs last finds the module as the other file left it', () => {
  expect(visits(shared)).toEqual(['fail', 'pass']);
  expect(shared.output).toContain('expected 2 to be 1');
});

test('#what-is-shared-without-isolation: stay until they are undone; only the file that made a stub can undo it', () => {
  expect(statusOf(shared, 'found: global variable stub true')).toBe('pass');
});

test('#pitfalls: A module that one file mocks stays mocked for the next file in that worker.', () => {
  expect(statusOf(isolated, 'imports mocked')).toBe(undefined);
  expect(statusOf(shared, 'imports mocked')).toBe('pass');
});

test('#what-is-shared-without-isolation: Setup files run again for each test file', () => {
  expect(statusOf(shared, 'setup ran again')).toBe('pass');
});

test('#turn-it-off-safely: undo after each test what tests change', () => {
  expect(statusOf(cleaned, 'found: global variable  false')).toBe('pass');
});

test('#pitfalls: always give each file a fresh context inside a shared worker', () => {
  expect(visits(vm)).toEqual(['pass', 'pass']);
  // the environment belongs to the worker, which both files share
  expect(statusOf(vm, 'found:  variable stub false')).toBe('pass');
});

test('#pitfalls: Inside an entry of projects it has no effect', () => {
  expect(visits(entry)).toEqual(['pass', 'pass']);
});

test('#hooks-in-imported-modules: a hook of an imported module runs for the first file of a worker only', async () => {
  const suite = (helper: string) => `import { expect, test } from '@rstest/core';
    import { inbox, useInbox } from './${helper}';
    useInbox();
    test('starts empty', () => { expect(inbox).toEqual([]); inbox.push('Your order has shipped'); });`;
  const hook = 'beforeEach(() => { inbox.length = 0; });';
  const head = "import { beforeEach } from '@rstest/core'; export const inbox = [];";
  const { output } = await runRstest(
    {
      'top.ts': `${head} export function useInbox() {} ${hook}`,
      'function.ts': `${head} export function useInbox() { ${hook} }`,
      'top-a.test.ts': suite('top'),
      'top-b.test.ts': suite('top'),
      'function-a.test.ts': suite('function'),
      'function-b.test.ts': suite('function'),
    },
    ['run', '--pool.maxWorkers=1', '--isolate=false'],
  );
  expect(output.match(/✗ top-[ab]\.test/g)).toHaveLength(1);
  expect(output.match(/✓ function-[ab]\.test/g)).toHaveLength(2);
});
