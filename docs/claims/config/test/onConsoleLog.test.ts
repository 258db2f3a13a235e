import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';

const log = `
  import { expect, test } from '@rstest/core';
  test('logs', () => {
    console.warn('old() is deprecated');
    console.log('%s has %o', 'cart', { items: 2 });
    console.group('group');
    console.info('inside');
    console.groupEnd();
    process.stdout.write('written directly');
  });
  test('fails', () => { console.error('of the failing test'); expect(1).toBe(2); });`;
const recording = `
  import { appendFileSync } from 'node:fs';
  const onConsoleLog = (content, type) => {
    appendFileSync('calls.txt', type + ' ' + content + '|');
    return content.includes('deprecated') ? false : undefined;
  };`;
let run: RstestRun;
let passedOnly: RstestRun;
let untouched: RstestRun;
let broken: RstestRun;
let merged: RstestRun;
let projects: RstestRun;

beforeAll(async () => {
  const files = {
    'rstest.config.mjs': `${recording} export default { onConsoleLog };`,
    'a.test.ts': log,
  };
  const throwing = "() => { throw new Error('broken handler'); }";
  [run, passedOnly, untouched, broken, merged, projects] = await Promise.all([
    runRstest(files),
    runRstest(files, ['run', '--silent=passed-only']),
    runRstest(files, ['run', '--disableConsoleIntercept']),
    runRstest({
      'rstest.config.mjs': `export default { onConsoleLog: ${throwing} };`,
      'a.test.ts': "import { test } from '@rstest/core'; test('logs', () => { console.log('lost'); });",
    }),
    runRstest({
      'rstest.config.mjs': `
        import { mergeRstestConfig } from '@rstest/core';
        export default mergeRstestConfig({ onConsoleLog: () => {} }, { onConsoleLog: () => {} });`,
      'a.test.ts': "import { test } from '@rstest/core'; test('logs', () => { console.log('lost'); });",
    }),
    runRstest({
      'rstest.config.mjs': `${recording} export default { onConsoleLog, projects: [
        { name: 'web', onConsoleLog: () => false }, { name: 'api' },
      ] };`,
      'a.test.ts': "import { test } from '@rstest/core'; test('logs', () => { console.log('shown'); });",
    }),
  ]);
});

test('#parameters: Any other result, undefined included, prints it.', () => {
  expect(run.output).toContain('cart has { items: 2 }');
  expect(run.output).not.toContain('deprecated');
});

test('#parameters: two spaces of indentation for each open console.group', () => {
  expect(run.file('calls.txt')).toContain('stdout cart has { items: 2 }|stdout   group|stdout   inside|');
});

test("#parameters: 'stderr' for console.error, console.warn, console.trace and a failed console.assert", () => {
  expect(run.file('calls.txt')).toMatch(/^stderr old\(\) is deprecated\|/);
  expect(run.file('calls.txt')).toContain('stderr of the failing test');
});

test('#fail-the-run-on-console-errors: if it throws, Rstest prints “Failed to handle console log” and the tests continue', () => {
  expect(broken.code).toBe(0);
  expect(broken.output).toContain('Failed to handle console log: Error: broken handler');
  expect(broken.output).toContain('✓ a.test.ts (1)');
});

test('#pitfalls: process.stdout.write or by a child process goes straight to the terminal', () => {
  expect(run.output).toContain('written directly');
  expect(run.file('calls.txt')).not.toContain('written directly');
});

test("#pitfalls: With silent: 'passed-only', it does so for the messages of failed tests only.", () => {
  expect(passedOnly.file('calls.txt')).toBe('stderr of the failing test|');
});

test('#pitfalls: Rstest never calls it', () => {
  expect(untouched.file('calls.txt')).toBe(undefined);
});

test('#pitfalls: Merging two configurations that both have it makes a list of the two functions', () => {
  expect(merged.output).toContain('onConsoleLog is not a function');
  expect(merged.output).not.toContain('lost');
});

test('#pitfalls: one function serves all projects', () => {
  expect(projects.file('calls.txt')).toBe('stdout shown|stdout shown|');
  // what an entry says does not count
  expect(projects.output.split('\nshown\n')).toHaveLength(3);
});
