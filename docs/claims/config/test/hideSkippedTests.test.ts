import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';

const mixed = `import { test } from '@rstest/core';
  test('runs', () => {}); test.skip('left out', () => {}); test.todo('later');`;
const files = { 'a.test.ts': mixed };
const two = { 'a.test.ts': mixed, 'b.test.ts': mixed };
let hidden: RstestRun;
let verbose: RstestRun;

beforeAll(async () => {
  [hidden, verbose] = await Promise.all([
    runRstest(files, ['run', '--hideSkippedTests']),
    runRstest(two, ['run', '--hideSkippedTests', '--reporter=verbose']),
  ]);
});

test('#usage: The number behind the file and the totals still count skipped tests', () => {
  expect(hidden.output).not.toContain('left out');
  expect(hidden.output).toContain('a.test.ts (3)');
  expect(hidden.output).toContain('1 passed | 1 skipped | 1 todo (3)');
});

test('#where-it-matters: tests that are still to be written stay in the list', () => {
  expect(hidden.output).toContain('- later');
});

test('#where-it-matters: default lists skipped tests only if a single file runs, verbose in every run', async () => {
  expect((await runRstest(two)).output).not.toContain('left out');
  expect((await runRstest(files)).output).toContain('- left out');
  expect((await runRstest(two, ['run', '--reporter=verbose'])).output).toContain('- left out');
  expect(verbose.output).not.toContain('left out');
});

test('#where-it-matters: junit and json contain skipped tests in any case', async () => {
  for (const reporter of ['junit', 'json']) {
    const { output } = await runRstest(files, ['run', '--hideSkippedTests', `--reporter=${reporter}`]);
    expect(output).toContain('left out');
  }
});

test('#where-it-matters: dot prints their hyphen', async () => {
  const { output } = await runRstest(files, ['run', '--hideSkippedTests', '--reporter=dot']);
  expect(output).toMatch(/^·-/m);
});

test('#: do not inherit it from the root; the flag reaches all of them', async () => {
  const project = {
    'app/a.test.ts': mixed,
    'rstest.config.ts': `export default { hideSkippedTests: true, projects: [{ name: 'app', root: 'app' }] };`,
  };
  expect((await runRstest(project)).output).toContain('left out');
  expect((await runRstest(project, ['run', '--hideSkippedTests'])).output).not.toContain('left out');
});
