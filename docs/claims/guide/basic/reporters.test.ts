import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';

const files = {
  'a.test.ts': `import { expect, test } from '@rstest/core';
    test('fails', () => { expect('cart').toBe('till'); });
    test.skip('skipped', () => {});
    test.todo('later');`,
  'b.test.ts': `import { test } from '@rstest/core'; test('passes', () => {});`,
};
const config = (reporters: string) => ({
  ...files,
  'rstest.config.ts': `export default { reporters: ${reporters} };`,
});
const onGithub = { env: { GITHUB_ACTIONS: 'true' } };

let plain: RstestRun;
let github: RstestRun;
let githubNamed: RstestRun;
let replaced: RstestRun;
let written: RstestRun;
let silent: RstestRun;
let blob: RstestRun;
let byPath: RstestRun;

beforeAll(async () => {
  [plain, github, githubNamed, replaced] = await Promise.all([
    runRstest(files, ['run', '--reporter', 'json']),
    runRstest(files, ['run'], onGithub),
    runRstest(config("['dot']"), ['run'], onGithub),
    runRstest(config("['default', ['junit', { outputPath: 'x.xml' }]]"), ['run', '--reporter', 'junit']),
  ]);
  [written, silent, blob] = await Promise.all([
    runRstest(
      Object.fromEntries(
        Object.entries(
          config(
            "['dot', ['json', { outputPath: 'out/deep/r.json' }], ['junit', { outputPath: 'out/r.xml' }]]",
          ),
        ).map(([name, text]) => [`shop/${name}`, text]),
      ),
      ['run', '-r', 'shop'],
    ),
    runRstest(config("[['default', { summary: false }]]")),
    runRstest(files, ['run', '--reporter', 'blob']),
  ]);
  byPath = await runRstest({ 'b.test.ts': files['b.test.ts'] }, ['run', '--reporter', './mine.ts']);
});

test('#choose: --reporter replaces the whole list of the configuration, options included', () => {
  expect(replaced.output).toContain('<testsuites');
  expect(replaced.output).not.toContain('✗');
  expect(replaced.file('x.xml')).toBeUndefined();
});

test('#choose: adds github-actions on GitHub Actions', () => {
  expect(github.output).toContain(' ✗ a.test.ts (3)');
  expect(github.output).toContain('::error file=');
});

test('#github-actions: and you have not named any reporters', () => {
  expect(githubNamed.output).not.toContain('::error');
});

test('#default: leaves out both the details and the three lines at the end', () => {
  expect(silent.output).toContain('✗ a.test.ts');
  expect(silent.output).not.toMatch(/Summary of all failing tests|Test Files|Duration/);
});

test('#json: the version line that Rstest prints first would spoil a pipe', () => {
  expect(plain.output).toMatch(/^\s*Rstest v/);
});

test('#json: files (with the results of each), tests (the same in one list), consoleLogs (if there are any) and unhandledErrors', () => {
  const report = JSON.parse(written.file('out/deep/r.json') ?? '');
  expect(report).toMatchObject({
    status: 'fail',
    summary: { tests: 4 },
    unhandledErrors: [],
  });
  expect(report).not.toHaveProperty('consoleLogs');
  expect(report.files.flatMap(({ results }: { results: unknown[] }) => results)).toEqual(report.tests);
  const errors = report.tests.flatMap(({ errors = [] }: { errors?: object[] }) => errors);
  expect(Object.keys(errors[0])).toEqual(
    expect.arrayContaining(['message', 'stack', 'diff', 'expected', 'actual']),
  );
});

test('#junit: It is relative to the working directory, not to the root; missing folders are created', () => {
  expect(written.file('out/r.xml')).toContain('<testsuites');
});

test('#junit: Skipped tests and those to do both appear as <skipped/>', () => {
  expect(written.file('out/r.xml')?.match(/<skipped\/>/g)).toHaveLength(2);
});

test('#pitfalls: blob shows no failures', () => {
  expect(blob.code).toBe(1);
  expect(blob.output).not.toContain('fails');
  expect(blob.file('.rstest-reports/blob.json')).toContain('fails');
});

test('#custom: ends with Reporter ./mine.ts not found', () => {
  expect(byPath.code).toBe(1);
  expect(byPath.output).toContain('Reporter ./mine.ts not found');
});
