import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';

const head = "import { test } from '@rstest/core';\nimport assert from 'node:assert/strict';\n";
const files = {
  'package.json': '{ "type": "module" }',
  'old.test.js': "import test from 'node:test';\ntest('prints a mark', () => {});",
  'default.test.js': "import test from '@rstest/core';\ntest('imports a default', () => {});",
  'options.test.js': `${head}test('skip', { skip: true }, () => {});\ntest('todo', { todo: true }, () => {});\ntest('only', { only: true }, () => {});`,
  'context.test.js': `${head}test('subtest', async (t) => { await t.test('inner', () => {}); });\ntest('after', (t) => { t.after(() => {}); });\ntest('plan', (t) => { t.plan(1); });\ntest('skips', (t) => { t.skip('later'); });`,
  'done.test.js': `${head}test('calls done later', (t, done) => { assert.equal(done, undefined); setTimeout(() => done(), 60_000); });`,
  'assert.test.js': `${head}test('differs', () => { assert.deepEqual({ sun: 1 }, { sun: 2 }); });`,
  'test/weather.js': `${head}test('is not collected', () => {});`,
};
let run: RstestRun;

beforeAll(async () => {
  run = await runRstest(files, ['run', '--reporter', 'verbose']);
});

test('#the-steps: a file that imports node:test fails with No test suites found', () => {
  expect(run.output).toMatch(/No test suites found in file: \S*old\.test\.js/);
});

test('#the-steps: there is no default export', () => {
  expect(run.output).toContain('is not a function');
  expect(run.output).toContain('✗ default.test.js');
});

test('#configuration: scripts in a folder named test are not collected', () => {
  expect(run.output).not.toContain('is not collected');
});

test('#differences-in-behavior: skip, todo and only as options are ignored', () => {
  for (const name of ['skip', 'todo', 'only']) expect(run.output).toContain(`✓ ${name} (`);
});

test('#differences-in-behavior: a test that calls done later passes', () => {
  expect(run.output).toContain('✓ calls done later');
});

test('#differences-in-behavior: t.test, t.after and t.plan are not functions', () => {
  for (const name of ['test', 'after', 'plan']) expect(run.output).toContain(`t.${name} is not a function`);
});

test('#api: skip of the context takes the place of t.skip', () => {
  expect(run.output).toContain('- skips');
});

test('#assertions: node:assert works, with a diff', () => {
  expect(run.output).toMatch(/-\s+"sun": 2/);
  expect(run.output).toMatch(/\+\s+"sun": 1/);
});

test('#the-steps: the include of the example collects what node --test collects', async () => {
  const page = readFileSync('docs/en/guide/migration/node-test.mdx', 'utf8');
  const include = /include: \[\n[\s\S]*?\n\s*\]/.exec(page)?.[0] ?? '';
  const pass = `${head}test('a', () => {});`;
  const names = [
    'a.test.js',
    'b-test.js',
    'c_test.js',
    'test-d.js',
    'test.js',
    'test/e.js',
    'packages/x/test/f.mjs',
    'g.test.ts',
  ];
  const { output } = await runRstest(
    {
      'package.json': '{ "type": "module" }',
      'rstest.config.mjs': `export default { ${include} };`,
      ...Object.fromEntries(names.map((name) => [name, pass])),
      'latest.js': 'export {};',
    },
    ['list', '--filesOnly'],
  );
  for (const name of names) expect(output).toContain(name);
  expect(output).not.toContain('latest.js');
});
