import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';

const imports = `import { expect, test } from '@rstest/core';\n`;
const files = {
  'mixed.test.ts': `${imports} test('runs', () => {}); test.skip('left out', () => {});`,
  'skipped.test.ts': `${imports} test.skip('left out', () => {});`,
  'later.test.ts': `${imports} test.todo('later');`,
  'broken.test.ts': `${imports} throw new Error('cannot load');`,
};
let hidden: RstestRun;
let byName: RstestRun;

beforeAll(async () => {
  [hidden, byName] = await Promise.all([
    runRstest(files, ['run', '--hideSkippedTestFiles', '--reporter=verbose']),
    runRstest(
      { 'a.test.ts': `${imports} test('one', () => {});`, 'b.test.ts': `${imports} test('two', () => {});` },
      ['run', '--hideSkippedTestFiles', '-t', 'nothing has this name'],
    ),
  ]);
});

test('#what-is-hidden: A file is left out if all its tests were skipped', () => {
  expect(hidden.output).not.toContain('skipped.test.ts');
});

test('#usage: The totals still count the files that are not listed', () => {
  expect(hidden.output).toMatch(/Test Files .*1 skipped.* \(4\)/);
});

test('#what-is-hidden: A file with nothing but test.todo is not skipped and stays in the list', () => {
  expect(hidden.output).toContain('- later.test.ts');
});

test('#what-is-hidden: So does a file that failed while it was loading', () => {
  expect(hidden.output).toContain('✗ broken.test.ts');
});

test('#what-is-hidden: Skipped tests in a file that did run stay', () => {
  expect(hidden.output).toContain('- left out');
});

test('#what-is-hidden: the report has no line at all, and the exit code is 0', () => {
  expect(byName.code).toBe(0);
  expect(byName.output).not.toContain('.test.ts');
});

test('#what-is-hidden: files that were not started are skipped files, and hidden as well', async () => {
  // a root of its own, since Rstest runs files first that it has not seen there yet
  const { output } = await runRstest(
    {
      'app/a.test.ts': `${imports} test('fails', () => { expect(1).toBe(2); }); test('second', () => {});`,
      'app/z.test.ts': `${imports} test('z', () => {});`,
    },
    ['run', '--root', 'app', '--hideSkippedTestFiles', '--bail', '1', '--pool.maxWorkers', '1'],
  );
  expect(output).toContain('1 failed | 1 skipped (2)');
  expect(output).not.toContain('z.test.ts');
});

test('#what-is-hidden: Reports for machines, such as junit and json, stay complete', async () => {
  for (const reporter of ['junit', 'json']) {
    const { output } = await runRstest(files, ['run', '--hideSkippedTestFiles', `--reporter=${reporter}`]);
    expect(output).toContain('skipped.test.ts');
  }
});

test('#: do not inherit it from the root; the flag reaches all of them', async () => {
  const project = {
    'app/skipped.test.ts': files['skipped.test.ts'],
    'rstest.config.ts': `export default { hideSkippedTestFiles: true, projects: [{ name: 'app', root: 'app' }] };`,
  };
  expect((await runRstest(project)).output).toContain('skipped.test.ts');
  expect((await runRstest(project, ['run', '--hideSkippedTestFiles'])).output).not.toContain(
    'skipped.test.ts',
  );
});
