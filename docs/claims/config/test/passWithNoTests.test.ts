import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';

const files = {
  'rstest.config.mjs': `export default { passWithNoTests: true, projects: [
    { name: 'a', include: ['*.test.ts'] },
  ] };`,
  'plain.config.mjs': 'export default {};',
  'orders.test.ts': `
    import { describe, expect, test } from '@rstest/core';
    describe('refunds', () => {});
    test('adds up an order', () => expect(5 + 7).toBe(12));`,
  'nothing.test.ts': 'export {};',
};
const todo = {
  'refunds.test.ts':
    "import { describe, test } from '@rstest/core'; describe.todo('refunds'); test.todo('refunds an order');",
};
let off: RstestRun;
let on: RstestRun;
let projects: RstestRun;
let projectsNone: RstestRun;
let none: RstestRun;
let pattern: RstestRun;
let planned: RstestRun;
let strict: RstestRun;

beforeAll(async () => {
  const plain = '--config=plain.config.mjs';
  [off, on, projects, projectsNone, none, pattern, planned, strict] = await Promise.all([
    runRstest(files, ['run', plain]),
    runRstest(files, ['run', plain, '--passWithNoTests']),
    runRstest(files, ['run']),
    runRstest(files, ['run', 'ordres']),
    runRstest(files, ['run', plain, 'ordres']),
    runRstest({ 'orders.test.ts': files['orders.test.ts'].replace("describe('refunds', () => {});", '') }, [
      'run',
      '-t=nothing',
    ]),
    runRstest(todo),
    runRstest(files, ['run', '--no-passWithNoTests', 'ordres']),
  ]);
});

test('#what-it-covers: No file matches include and the filters', () => {
  expect(none.code).toBe(1);
  expect(none.output).toContain('No test files found');
});

test('#what-it-covers: The file fails with “No test suites found in file”', () => {
  expect(off.output).toContain('✗ nothing.test.ts');
  expect(off.output).toContain('No test suites found in file');
});

test('#what-it-covers: This file fails by default, although its only test passes', () => {
  expect(off.output).toContain('✗ orders.test.ts');
  expect(off.output).toContain('No test found in suite: refunds');
});

test('#what-it-covers: With --passWithNoTests the same file passes.', () => {
  expect(on.code).toBe(0);
  expect(on.output).toContain('✓ orders.test.ts');
  expect(on.output).toContain('✓ nothing.test.ts');
});

test('#what-it-covers: needs no option and keeps the plan visible in the report', () => {
  expect(planned.code).toBe(0);
  expect(planned.output).toContain('1 todo');
});

test('#together-with-filters: every test is skipped and the run passes, with or without this option', () => {
  expect(pattern.code).toBe(0);
  expect(pattern.output).toContain('1 skipped');
});

test('#: They do not inherit it from the root.', () => {
  expect(projects.code).toBe(1);
  expect(projects.output).toContain('No test found in suite: refunds');
});

test('#: on the other hand, uses only that of the root', () => {
  expect(projectsNone.code).toBe(0);
});

test('#usage: The flag overrides the configuration, so --no-passWithNoTests turns the option off for one run.', () => {
  expect(strict.code).toBe(1);
  expect(strict.output).toContain('No test files found');
});
