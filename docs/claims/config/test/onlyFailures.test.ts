import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';

const passing = `import { test } from '@rstest/core'; test('passes', () => {});`;
const failing = `import { expect, test } from '@rstest/core';
  test('fails', () => { expect(1).toBe(2); }); test('passes next to it', () => {});`;
const files = { 'app/a.test.ts': passing, 'app/b.test.ts': failing, 'app/c.test.ts': passing };
/** Makes an earlier run, and changes files afterwards if need be, before the run in question begins. */
const config = (
  options: string,
  earlier = 'rstest run',
  then = '',
): string => `import { execSync } from 'node:child_process';
  export default () => {
    if (!process.env.EARLIER) {
      const env = { ...process.env, EARLIER: '1' };
      try { execSync('${earlier}', { env, stdio: 'ignore' }); } catch {}
      ${then}
    }
    return { root: 'app', ${options} };
  };`;
const run = (options: string, args: string[] = [], ...rest: string[]): Promise<RstestRun> =>
  runRstest({ ...files, 'rstest.config.ts': config(options, ...rest) }, ['run', ...args]);
const NOTHING_KNOWN = 'No failed tests found from the previous run. Running all tests.';
let again: RstestRun;

beforeAll(async () => {
  again = await run('', ['-f'], 'rstest run', `execSync('cp app/a.test.ts app/new.test.ts');`);
});

test('#what-it-runs: All tests of a failed file run, those that passed as well', () => {
  expect(again.output).toContain('b.test.ts (2)');
  expect(again.output).toContain('1 failed | 1 passed (2)');
  expect(again.output).not.toContain('a.test.ts');
});

test('#what-it-runs: Files that are new since the last run do not run', () => {
  expect(again.output).toContain('onlyFailures: running 1 of 4 test files (3 deselected).');
});

test('#what-it-runs: If nothing failed last time, or nothing is known, everything runs', async () => {
  expect((await run('', ['-f'], 'true')).output).toContain(NOTHING_KNOWN);
  const fixed = await run('', ['-f'], 'rstest run a.test c.test');
  expect(fixed.output).toContain(NOTHING_KNOWN);
  expect(fixed.output).toContain('(3)');
});

test('#what-it-remembers: updates those and keeps what it knows of the others', async () => {
  const { output } = await run('', ['-f'], 'rstest run; rstest run a.test');
  expect(output).toContain('running 1 of 3 test files');
});

test('#what-it-remembers: those with -t, and those that bail has stopped', async () => {
  for (const earlier of ['rstest run -t fails', 'rstest run --bail 1']) {
    expect((await run('', ['-f'], earlier)).output).toContain(NOTHING_KNOWN);
  }
});

test('#pitfalls: Together with path filters or -t, it is ignored, with a warning', async () => {
  const paths = await run('onlyFailures: true', ['a.test']);
  expect(paths.output).toContain('onlyFailures is ignored when explicit file filters are provided.');
  const names = await run('onlyFailures: true', ['-t', 'passes']);
  expect(names.output).toContain('onlyFailures is ignored when a test name pattern is provided.');
});

test('#pitfalls: The same holds for --changed and --related', async () => {
  const { output } = await run('onlyFailures: true', ['--related', 'app/a.test.ts']);
  expect(output).toContain('onlyFailures is ignored when combined with --related.');
});

test('#pitfalls: Inside an entry of projects it has no effect', async () => {
  const { output } = await run("projects: [{ name: 'app', root: '.', onlyFailures: true }]");
  expect(output).toContain('✓ c.test.ts');
});

test('#pitfalls: The value of the root covers all projects', async () => {
  const { output } = await run("onlyFailures: true, projects: [{ name: 'app', root: '.' }]");
  expect(output).toContain('running 1 of 3 test files');
});
