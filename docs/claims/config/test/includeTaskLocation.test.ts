import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';

const suite = `import { describe, test } from '@rstest/core';

describe('cart', () => {
  test('is free', () => {});
  test.each([1, 2])('costs %d', () => {});
});`;
/** Prints what each method of a reporter gets. */
const reporter = `{
  onTestFileReady: ({ tests: [suite] }) => console.log('ready', JSON.stringify([suite.location, suite.tests[0].location])),
  onTestSuiteStart: ({ location }) => console.log('suite', JSON.stringify(location)),
  onTestCaseStart: ({ name, location }) => console.log('start', name, JSON.stringify(location)),
  onTestCaseResult: (result) => console.log('result', 'location' in result, typeof result.testId),
  onTestRunEnd: ({ testResults }) => console.log('end', testResults.some((result) => 'location' in result)),
}`;
const set = (options: string): string => `export default { reporters: [${reporter}], ${options} };`;
let on: RstestRun;
let off: RstestRun;

beforeAll(async () => {
  [on, off] = await Promise.all([
    runRstest({ 'a.test.ts': suite, 'rstest.config.ts': set('includeTaskLocation: true') }),
    runRstest({ 'a.test.ts': suite, 'rstest.config.ts': set('') }),
  ]);
});

test('#usage: Lines count from 1 and belong to your source file', () => {
  expect(on.output).toContain('suite {"line":3,');
  expect(on.output).toContain('start is free {"line":4,');
});

test('#usage: The column points into the call, not always at its first character', () => {
  expect(on.output).toContain('suite {"line":3,"column":9}');
  expect(on.output).toContain('start costs 1 {"line":5,"column":3}');
});

test('#usage: The tests of test.each all have the position of their one call', () => {
  expect(on.output).toContain('start costs 1 {"line":5,');
  expect(on.output).toContain('start costs 2 {"line":5,');
});

test('#who-gets-it: each entry of tests, and those below it', () => {
  expect(on.output).toMatch(/ready \[\{"line":3,"column":\d+\},\{"line":4,"column":\d+\}\]/);
});

test('#who-gets-it: onTestSuiteResult, onTestCaseResult, and testResults in onTestRunEnd', () => {
  expect(on.output).toContain('result false string');
  expect(on.output).toContain('end false');
});

test('#who-gets-it: Without the option, location is undefined', () => {
  expect(off.output).toContain('start is free undefined');
});

test('#who-gets-it: The built-in json and junit reports', async () => {
  for (const name of ['json', 'junit']) {
    const { output } = await runRstest({ 'a.test.ts': suite }, [
      'run',
      '--includeTaskLocation',
      `--reporter=${name}`,
    ]);
    expect(output).toContain('is free');
    expect(output).not.toContain('location');
  }
});

test('#who-gets-it: rstest list --json --includeTaskLocation', async () => {
  const { output } = await runRstest({ 'a.test.ts': suite }, ['list', '--json', '--includeTaskLocation']);
  expect(JSON.parse(output)[0].location).toMatchObject({ line: 4 });
});

test('#who-gets-it: Projects do not inherit it from the root', async () => {
  const config = set("includeTaskLocation: true, projects: [{ name: 'app', root: 'app' }]");
  const project = { 'app/a.test.ts': suite, 'rstest.config.ts': config };
  expect((await runRstest(project)).output).toContain('start is free undefined');
  expect((await runRstest(project, ['run', '--includeTaskLocation'])).output).toContain(
    'start is free {"line":4',
  );
});
