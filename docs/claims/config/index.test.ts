import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../tools/docs/claims/runRstest.ts';

/** How often each test is tried shows which value of `retry` applies. */
const suite = `import { expect, rs, test } from '@rstest/core';
  if (process.env.SET) rs.setConfig({ retry: 4 });
  const attempts = {};
  const count = (name) => () => { attempts[name] = (attempts[name] ?? 0) + 1; console.log(name, attempts[name]); expect(1).toBe(2); };
  test('own', { retry: 5 }, count('own'));
  test('shared', count('shared'));`;
const config = 'export default { extends: [{ retry: 1 }, { retry: 2 }] };';
const configured = 'export default { extends: [{ retry: 1 }, { retry: 2 }], retry: 3 };';
const attempts = ({ output }: RstestRun, name: string): number =>
  Math.max(...[...output.matchAll(new RegExp(`^${name} (\\d+)$`, 'gm'))].map(([, number]) => Number(number)));
let set: RstestRun;
let flag: RstestRun;
let file: RstestRun;

beforeAll(async () => {
  const files = { 'a.test.ts': suite, 'rstest.config.ts': configured };
  set = await runRstest(files, ['run', '--retry', '0'], { env: { SET: '1' } });
  flag = await runRstest(files, ['run', '--retry', '0']);
  file = await runRstest(files);
});

test('#which-value-applies: The test or suite itself, if it takes the option', () => {
  expect(attempts(set, 'own')).toBe(6);
});

test('#which-value-applies: in the test file, for the few options that it takes', () => {
  expect(attempts(set, 'shared')).toBe(5);
});

test('#which-value-applies: A flag on the command line', () => {
  expect(attempts(flag, 'shared')).toBe(1);
  expect(attempts(file, 'shared')).toBe(4);
});

test('#which-value-applies: Presets in extends, the later ones first', async () => {
  const preset = await runRstest({ 'a.test.ts': suite, 'rstest.config.ts': config });
  expect(attempts(preset, 'shared')).toBe(3);
});

test('#which-value-applies: it does not inherit the values of the root. Only flags reach all projects', async () => {
  const files = {
    'app/a.test.ts': suite,
    'rstest.config.ts': `export default { retry: 3, projects: [{ name: 'app', root: 'app' }] };`,
  };
  expect(attempts(await runRstest(files), 'shared')).toBe(1);
  expect(attempts(await runRstest(files, ['run', '--retry', '2']), 'shared')).toBe(3);
});

test('#: Rstest runs without any configuration', async () => {
  const passing = `import { test } from '@rstest/core'; test('passes', () => {});`;
  expect((await runRstest({ 'a.test.ts': passing })).code).toBe(0);
});

test('#which-value-applies: options of the whole run are taken from the root configuration, also with projects', async () => {
  const visits = `import { expect, test } from '@rstest/core';
    import { store } from './store';
    test('visits', () => { store.visits += 1; expect(store.visits).toBe(1); });`;
  const files = {
    'store.ts': 'export const store = { visits: 0 };',
    'a.test.ts': visits,
    'b.test.ts': visits,
    'rstest.config.ts':
      "export default { isolate: false, pool: { maxWorkers: 1 }, projects: [{ name: 'app', isolate: true }] };",
  };
  expect((await runRstest(files)).output).toContain('expected 2 to be 1');
});

test('#which-value-applies: modifyRstestConfig of a plugin wins over the flag', async () => {
  const { output } = await runRstest(
    {
      'a.test.ts': `import { rs, test } from '@rstest/core';
        test('a', () => { console.log('timeout', rs.getConfig().testTimeout); });`,
      'rstest.config.mjs': `export default { testTimeout: 1000, plugins: [{ name: 'p', setup(api) {
        api.useExposed('rstest').modifyRstestConfig((config) => { config.testTimeout = 20000; }); } }] };`,
    },
    ['run', '--testTimeout', '500'],
  );
  expect(output).toContain('timeout 20000');
});
