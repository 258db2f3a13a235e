import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';

const mixed = `import { beforeAll, expect, test } from '@rstest/core';
  console.log('while loading');
  beforeAll(() => { console.log('in beforeAll'); });
  test('passes', () => { console.log('of the passing test'); });
  test('fails', () => {
    console.error('of the failing test');
    process.stdout.write('written directly\\n');
    expect(1).toBe(2);
  });`;
const quiet = `import { expect, test } from '@rstest/core';
  console.log('quiet file loads');
  let attempts = 0;
  test('flaky', { retry: 1 }, () => { console.log('of the flaky test'); expect(++attempts).toBe(2); });`;
const config = `export default {
  globalSetup: './global.ts',
  onConsoleLog(content) { process.stdout.write('HANDLED ' + content + '\\n'); },
  reporters: ['default', { onUserConsoleLog: ({ content }) => process.stdout.write('REPORTED ' + content + '\\n') }],
};`;
const files = {
  'mixed.test.ts': mixed,
  'quiet.test.ts': quiet,
  'global.ts': `export function setup() { console.log('from globalSetup'); }`,
  'rstest.config.ts': config,
};
let passedOnly: RstestRun;
let all: RstestRun;

beforeAll(async () => {
  [passedOnly, all] = await Promise.all([
    runRstest(files, ['run', '--silent=passed-only']),
    runRstest(files, ['run', '--silent', '--disableConsoleIntercept']),
  ]);
});

test('#what-belongs-to-a-test: What a test prints is shown if this test fails', () => {
  expect(passedOnly.output).toContain('of the failing test');
  expect(passedOnly.output).not.toContain('of the passing test');
});

test('#what-belongs-to-a-test: a test that passes in the end stays quiet', () => {
  expect(passedOnly.output).toContain('(retry x1)');
  expect(passedOnly.output).not.toContain('of the flaky test');
});

test('#what-belongs-to-a-test: while it loads or in beforeAll, is shown if any test of the file fails', () => {
  expect(passedOnly.output).toContain('while loading');
  expect(passedOnly.output).toContain('in beforeAll');
  expect(passedOnly.output).not.toContain('quiet file loads');
});

test('#other-options: are called only for messages that are shown', () => {
  expect(passedOnly.output).toContain('HANDLED of the failing test');
  expect(passedOnly.output).toContain('REPORTED of the failing test');
  expect(all.output).not.toContain('HANDLED');
  expect(all.output).not.toContain('REPORTED');
});

test('#what-is-not-affected: is printed in any case', () => {
  expect(passedOnly.output).toContain('written directly');
  expect(all.output).toContain('written directly');
});

test('#other-options: silent: true hides messages all the same', () => {
  expect(passedOnly.output).toContain('error | mixed.test.ts > fails');
  expect(all.output).not.toContain('error | mixed.test.ts > fails');
});

test('#what-is-not-affected: Their messages are shown', () => {
  expect(all.output).toContain('from globalSetup');
});

test('#what-is-not-affected: The messages of the failures themselves stay', () => {
  expect(all.output).toContain('expected 1 to be 2');
});

test('#other-options: each decides for its own tests', async () => {
  const project = {
    'app/a.test.ts': `import { test } from '@rstest/core'; test('a', () => { console.log('of the project'); });`,
    'rstest.config.ts': `export default { silent: true, projects: [{ name: 'app', root: 'app' }] };`,
  };
  expect((await runRstest(project)).output).toContain('of the project');
  expect((await runRstest(project, ['run', '--silent'])).output).not.toContain('of the project');
});
