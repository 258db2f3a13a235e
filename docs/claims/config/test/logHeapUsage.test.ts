import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';

const suite = `import { describe, expect, test } from '@rstest/core';
  const kept = [];
  describe('rows', () => {
    test('small', () => {});
    test('large', () => { for (let i = 0; i < 3_000; i++) kept.push(Array.from({ length: 1_000 }, () => i + 0.5)); });
  });`;
const config = `export default { logHeapUsage: true, reporters: ['default', {
  onTestCaseResult: ({ name, heap }) => console.log('case', name, heap),
  onTestSuiteResult: ({ heap }) => console.log('suite', heap),
  onTestFileResult: ({ heap }) => console.log('file', heap),
}] };`;
let run: RstestRun;

beforeAll(async () => {
  run = await runRstest({ 'a.test.ts': suite, 'rstest.config.ts': config });
});
const heap = (name: string): number => Number(new RegExp(`case ${name} (\\d+)`).exec(run.output)?.[1]);

test('#: Rstest notes how much heap the worker uses when a test and when a file has finished', () => {
  expect(run.output).toMatch(/a\.test\.ts \(2\) \d+ MB heap used/);
  expect(run.output).toMatch(/rows > small \(.*\) \d+ MB heap used/);
});

test('#read-the-numbers: A jump from one test to the next', () => {
  expect(heap('large') - heap('small')).toBeGreaterThan(15_000_000);
});

test('#in-reporters: The value arrives as heap, in bytes, in onTestCaseResult and onTestFileResult', () => {
  expect(heap('small')).toBeGreaterThan(1_000_000);
  expect(run.output).toMatch(/file \d{7,}/);
});

test('#in-reporters: Suites have no such value', () => {
  expect(run.output).toContain('suite undefined');
});

test('#pitfalls: with several files, the default reporter lists only failed and slow tests', async () => {
  const small = `import { test } from '@rstest/core'; test('small', () => {});`;
  const slow = "test('slow', async () => { await new Promise((done) => setTimeout(done, 400)); });";
  const failed = "test('failed', () => { throw new Error('no'); });";
  const files = { 'a.test.ts': `${small} ${slow}`, 'b.test.ts': `${small} ${failed}` };
  const several = await runRstest(files, ['run', '--logHeapUsage']);
  expect(several.output).not.toContain('✓ small');
  expect(several.output).toContain('✓ slow');
  expect(several.output).toContain('✗ failed');
  const { output } = await runRstest(files, ['run', '--logHeapUsage', '--reporter', 'verbose']);
  expect(output).toMatch(/small \(.*\) \d+ MB heap used/);
});

test('#pitfalls: Projects do not inherit it from the root. The flag reaches all of them', async () => {
  const project = {
    'app/a.test.ts': `import { test } from '@rstest/core'; test('small', () => {});`,
    'rstest.config.ts': `export default { logHeapUsage: true, projects: [{ name: 'app', root: 'app' }] };`,
  };
  expect((await runRstest(project)).output).not.toContain('heap used');
  expect((await runRstest(project, ['run', '--logHeapUsage'])).output).toContain('heap used');
});
