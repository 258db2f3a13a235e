import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';

const head = "import { expect, test } from '@rstest/core';\n";
const counts = `${head}import { appendFileSync } from 'node:fs';\nimport { state } from './state';\ntest('is fresh', () => { appendFileSync('pids.txt', process.pid + ' '); expect(++state.count).toBe(1); });`;
const state = { 'package.json': '{ "type": "module" }', 'state.js': 'export const state = { count: 0 };' };
const css = {
  'app/package.json': '{ "type": "module" }',
  'app/node_modules/ui-kit/package.json': '{ "name": "ui-kit", "type": "module", "main": "index.js" }',
  'app/node_modules/ui-kit/index.js': "import './style.css';\nexport const kit = 1;",
  'app/node_modules/ui-kit/style.css': 'b { color: red; }',
  'app/kit.test.js': `${head}import { kit } from 'ui-kit';\ntest('has the kit', () => { expect(kit).toBe(1); });`,
};
const barrel = {
  'package.json': '{ "type": "module" }',
  'ui/index.js': "export * from './a';\nexport * from './b';",
  'ui/a.js': 'export const a = 1;',
  'ui/b.js': 'globalThis.loaded = true;\nexport const b = 2;',
  'barrel.test.js': `${head}import { a } from './ui';\ntest('imports', () => { console.log(a, 'other module loaded:', globalThis.loaded); });`,
};
let vm: RstestRun;
let bundled: RstestRun;
let unbundled: RstestRun;
let listed: RstestRun;
let all: RstestRun;
let pure: RstestRun;

beforeAll(async () => {
  const dom = (value: string) => ({
    ...css,
    'app/rstest.config.js': `export default { testEnvironment: 'happy-dom', output: { bundleDependencies: ${value} } };`,
  });
  [vm, bundled, unbundled, listed, all, pure] = await Promise.all([
    runRstest({ ...state, 'a.test.js': counts, 'b.test.js': counts }, [
      'run',
      '--pool',
      'vmForks',
      '--pool.maxWorkers',
      '1',
    ]),
    runRstest(dom('true'), ['run', '--root', 'app']),
    runRstest(dom('false'), ['run', '--root', 'app']),
    runRstest(dom("['ui-kit']"), ['run', '--root', 'app']),
    runRstest(barrel, ['run']),
    runRstest({ ...barrel, 'package.json': '{ "type": "module", "sideEffects": false }' }, ['run']),
  ]);
});

test('#isolation: vmForks reuses the worker and gives each file fresh modules', () => {
  expect(vm.output).toContain('Tests 2 passed');
  const pids = vm.file('pids.txt')?.trim().split(' ') ?? [];
  expect(pids).toHaveLength(2);
  expect(new Set(pids).size).toBe(1);
});

test('#bundling: without bundling, a package that imports CSS fails in Node.js', () => {
  expect(bundled.output).toContain('Tests 1 passed');
  expect(unbundled.output).toContain('Unknown file extension ".css"');
});

test('#bundling: a list bundles just these packages', () => {
  expect(listed.output).toContain('Tests 1 passed');
});

test('#barrel-files: a test loads all modules behind a barrel file', () => {
  expect(all.output).toContain('1 other module loaded: true');
});

test('#barrel-files: with sideEffects false, modules that are not used are left out', () => {
  expect(pure.output).toContain('1 other module loaded: undefined');
});
