import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';

const head = "import { expect, onTestFinished, test } from '@rstest/core';\n";
const slow = `${head}test('waits', async () => { await new Promise((resolve) => setTimeout(resolve, 150)); });\ntest('is quick', () => {});\n`;
let trace: RstestRun;
let verbose: RstestRun;
let leak: RstestRun;
let profile: RstestRun;

beforeAll(async () => {
  [trace, verbose, leak, profile] = await Promise.all([
    runRstest({ 'a.test.ts': slow, 'b.test.ts': slow }, ['run', '--trace', '--slowTestThreshold', '100']),
    runRstest({ 'a.test.ts': slow, 'b.test.ts': slow }, ['run', '--reporter=verbose']),
    runRstest(
      {
        'open.test.ts': `${head}test('leaks', () => { setInterval(() => {}, 1000); });`,
        'closed.test.ts': `${head}test('closes', () => { const timer = setInterval(() => {}, 1000); onTestFinished(() => clearInterval(timer)); });`,
      },
      ['run', '--detectAsyncLeaks'],
    ),
    runRstest({ 'a.test.ts': slow, 'b.test.ts': slow }, [
      'run',
      '--no-isolate',
      '--pool.maxWorkers=1',
      '--pool.execArgv=--cpu-prof',
      '--pool.execArgv=--cpu-prof-dir=profiles',
      '--pool.execArgv=--cpu-prof-name=one.cpuprofile',
    ]),
  ]);
});

test('#find-slow-tests: the default reporter lists only tests that failed, were retried, or took longer than slowTestThreshold', () => {
  expect(trace.output).toMatch(/✓ waits/);
  expect(trace.output).not.toMatch(/✓ is quick/);
});

test('#find-slow-tests: use the verbose reporter to get a time for every file and test', () => {
  expect(verbose.output).toMatch(/✓ a\.test\.ts \(2\) [\d.]+m?s/);
  expect(verbose.output).toMatch(/✓ is quick \([\d.]+m?s\)/);
});

test('#view-it-in-perfetto: Without a terminal or in CI, it exits at once', () => {
  expect(trace.code).toBe(0);
  expect(trace.output).toContain('.rstest/trace-');
});

test('#find-leaks: fails such files and shows where the resource was created', () => {
  expect(leak.output).toMatch(/✗ open\.test\.ts/);
  expect(leak.output).toMatch(/at open\.test\.ts:2:\d+/);
});

test('#find-leaks: Close the resource in the test, or with onTestFinished', () => {
  expect(leak.output).toMatch(/✓ closed\.test\.ts/);
});

test('#profile-cpu-use: A single, reused worker writes a single file', () => {
  expect(profile.file('profiles/one.cpuprofile')).toContain('"nodes"');
});
