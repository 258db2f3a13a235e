import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';
import { statusOf } from '../../results.ts';

const one = "import { test } from '@rstest/core'; test('runs', () => {});";
const files = {
  'rstest.config.mjs': `export default { name: 'shop', projects: [
    { name: 'dom', include: ['tests/*.test.ts'] }, 'packages/web', 'packages/api',
  ] };`,
  'single.config.mjs': "export default { include: ['tests/*.test.ts'] };",
  'tests/title.test.ts': `// @rstest-environment happy-dom\n${one}`,
  'tests/plain.test.ts': one,
  'packages/web/package.json': '{ "name": "@acme/web" }',
  'packages/web/a.test.ts': one,
  'packages/api/b.test.ts': one,
};
let run: RstestRun;
let scope: RstestRun;
let without: RstestRun;
let unknown: RstestRun;
let single: RstestRun;

beforeAll(async () => {
  [run, scope, without, unknown, single] = await Promise.all([
    runRstest(files),
    runRstest(files, ['run', '--project=@acme/*']),
    runRstest(files, ['run', '--project=!dom']),
    runRstest(files, ['run', '--project=none']),
    runRstest(files, ['run', '--reporter=json', '--config=single.config.mjs', '--project=dom']),
  ]);
});

test('#usage: With more than one project in the run, each file is labeled', () => {
  expect(run.output).toContain('✓ [dom] tests/plain.test.ts (1)');
});

test('#the-default-name: takes the name of the package.json in its folder, or else the name of the folder', () => {
  expect(run.output).toContain('✓ [@acme/web] packages/web/a.test.ts (1)');
  expect(run.output).toContain('✓ [api] packages/api/b.test.ts (1)');
});

test('#the-default-name: selects all packages of that scope', () => {
  expect(scope.output).toContain('packages/web/a.test.ts');
  expect(scope.output).not.toContain('packages/api/b.test.ts');
});

test('#usage: a leading ! leaves projects out', () => {
  expect(without.output).toContain('packages/api/b.test.ts');
  expect(without.output).not.toContain('tests/plain.test.ts');
});

test('#the-default-name: A configuration without projects is named rstest.', () => {
  expect(statusOf(single, 'runs', 'rstest')).toBe('pass');
});

test('#pitfalls: the flag is ignored and everything runs', () => {
  expect(single.output).toContain('"testFiles": 2');
});

test('#pitfalls: If no name matches, the run fails with “No projects found”.', () => {
  expect(unknown.code).toBe(1);
  expect(unknown.output).toContain('No projects found');
});

test('#pitfalls: The name of the root configuration is unused once it has projects', () => {
  expect(run.output).not.toContain('shop');
});

test('#pitfalls: for files that choose another testEnvironment in a comment', () => {
  expect(run.output).toContain('[dom-environment-1] tests/title.test.ts');
});
