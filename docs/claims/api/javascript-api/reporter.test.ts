import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';

// biome-ignore lint/suspicious/noExplicitAny: what reporters receive
type Event = Record<string, any>;

const files = {
  'a.test.ts': `
    import { afterAll, beforeEach, describe, expect, test } from '@rstest/core';
    console.log('at the top');
    describe('cart', () => {
      test('adds', () => { console.warn('in a test %d', 7); });
      test('flaky', { retry: 2 }, ({ task }) => { expect(task.retryCount).toBe(1); });
      test.skip('later', () => {});
      afterAll(() => { throw new Error('of a hook'); });
    });`,
  'rstest.config.ts': `
    const hooks = [
      'onTestRunStart', 'onTestFileStart', 'onTestFileReady', 'onTestSuiteStart', 'onTestCaseStart',
      'onTestCaseResult', 'onTestSuiteResult', 'onTestFileResult', 'onTestRunEnd', 'onUserConsoleLog', 'onExit',
    ];
    const slow = ['onTestRunStart', 'onTestRunEnd', 'onExit'];
    const reporter = Object.fromEntries(hooks.map((hook) => [hook, (data) => {
      if (hook === process.env.THROWS) throw new Error('thrown in ' + hook);
      console.log('EVENT' + JSON.stringify({ hook, pid: process.pid, ...data }));
      if (!slow.includes(hook)) return;
      return new Promise((resolve) => setTimeout(() => { console.log('EVENT' + JSON.stringify({ hook: hook + ' waited' })); resolve(); }, 50));
    }]));
    console.log('MAIN ' + process.pid);
    export default { reporters: [reporter] };`,
};
let run: RstestRun;
let events: Event[];
const all = (hook: string): Event[] => events.filter((event) => event.hook === hook);
const one = (hook: string, name?: string): Event =>
  all(hook).find((event) => name === undefined || event.name === name) ?? {};
const throwingIn = (hook: string) => runRstest(files, ['run'], { env: { THROWS: hook } });

beforeAll(async () => {
  run = await runRstest(files);
  events = [...run.output.matchAll(/^EVENT(.*)$/gm)].map(([, text = '']) => JSON.parse(text));
});

test('#hooks: Hooks in their order', () => {
  const order = events.map(({ hook }) => hook).filter((hook) => hook !== 'onUserConsoleLog');
  expect(order).toEqual([
    ...['onTestRunStart', 'onTestRunStart waited', 'onTestFileStart', 'onTestFileReady', 'onTestSuiteStart'],
    ...['onTestCaseStart', 'onTestCaseResult', 'onTestCaseStart', 'onTestCaseResult'],
    ...['onTestCaseStart', 'onTestCaseResult', 'onTestSuiteResult', 'onTestFileResult'],
    ...['onTestRunEnd', 'onTestRunEnd waited', 'onExit', 'onExit waited'],
  ]);
});

test('#hooks: Rstest waits for promises of onTestRunStart, onTestRunEnd and onExit', () => {
  const order = events.map(({ hook }) => hook);
  for (const hook of ['onTestRunStart', 'onTestRunEnd', 'onExit'])
    expect(order[order.indexOf(hook) + 1]).toBe(`${hook} waited`);
});

test('#hooks: TestFileInfo with the tree of tests', () => {
  expect(one('onTestFileStart').tests).toEqual([]);
  expect(one('onTestFileReady').tests[0]).toMatchObject({ type: 'suite', name: 'cart' });
  expect(one('onTestFileReady').tests[0].tests).toHaveLength(3);
});

test('#hooks: a test begins, skipped ones included', () => {
  expect(one('onTestCaseStart', 'later')).toMatchObject({ runMode: 'skip' });
});

test('#hooks: TestResult, with errors of its hooks only', () => {
  expect(one('onTestSuiteResult', 'cart').errors).toEqual([
    expect.objectContaining({ message: 'of a hook' }),
  ]);
});

test('#retries: There is one result for all attempts', () => {
  expect(all('onTestCaseResult').filter(({ name }) => name === 'flaky')).toHaveLength(1);
});

test('#retries: retryErrors has the errors of the attempts before', () => {
  expect(one('onTestCaseResult', 'flaky')).toMatchObject({ status: 'pass', retryCount: 1 });
  expect(one('onTestCaseResult', 'flaky').retryErrors).toHaveLength(1);
});

test('#errors: Failed assertions add diff, expected and actual as text', () => {
  expect(one('onTestCaseResult', 'flaky').retryErrors[0]).toMatchObject({
    expected: '1',
    actual: '0',
    diff: expect.stringContaining('Expected'),
  });
});

test('#console: the text, with arguments already formatted', () => {
  expect(all('onUserConsoleLog')).toContainEqual(
    expect.objectContaining({ content: 'in a test 7', name: 'warn', type: 'stderr', taskName: 'adds' }),
  );
});

test("#console: inside of a test, 'file' at the top level of the module", () => {
  expect(all('onUserConsoleLog').map(({ taskType }) => taskType)).toEqual(['file', 'case']);
});

test('#console: If no reporter has this hook, console output of tests is lost', async () => {
  const { output, code } = await runRstest({
    'a.test.ts': "import { test } from '@rstest/core'; test('a', () => { console.log('from the test'); });",
    'rstest.config.ts': "export default { reporters: [{ onExit: () => console.log('from the reporter') }] };",
  });
  expect(code).toBe(0);
  expect(output).toContain('from the reporter');
  expect(output).not.toContain('from the test');
});

test('#errors: it ends the run with Failed to run Rstest.', async () => {
  for (const hook of ['onTestRunStart', 'onTestFileResult', 'onTestRunEnd']) {
    const { output, code } = await throwingIn(hook);
    expect([hook, code, output.includes('Failed to run Rstest.')]).toEqual([hook, 1, true]);
  }
});

test('#errors: In onTestCaseStart it fails the file', async () => {
  const { output, code } = await throwingIn('onTestCaseStart');
  expect(code).toBe(1);
  expect(output).toMatch(/"hook":"onTestFileResult".*"status":"fail"/);
});

test('#errors: an error in onUserConsoleLog or onExit is only printed', async () => {
  for (const [hook = '', message] of [
    ['onUserConsoleLog', 'Failed to handle console log'],
    ['onExit', 'Error during cleanup'],
  ]) {
    const { output, code } = await throwingIn(hook);
    expect(code).toBe(run.code);
    expect(output).toContain(message);
    expect(output).not.toContain('Failed to run Rstest.');
  }
});

test('#pitfalls: Reporters run in the main process', () => {
  const [, main] = /MAIN (\d+)/.exec(run.output) ?? [];
  expect(new Set(events.map(({ pid }) => pid).filter(Boolean))).toEqual(new Set([Number(main)]));
});

test('#pitfalls: suite hooks are also called for a suite named Rstest:_internal_root_suite', async () => {
  const { output } = await runRstest({
    'a.test.ts':
      "import { beforeEach, test } from '@rstest/core'; beforeEach(() => {}); test('a', () => {});",
    'rstest.config.ts': files['rstest.config.ts'],
  });
  expect(output).toMatch(/"hook":"onTestSuiteStart".*"name":"Rstest:_internal_root_suite"/);
  expect(run.output).not.toContain('_internal_root_suite');
});
