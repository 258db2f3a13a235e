import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';

const imports = `import { createServer } from 'node:http';
  import { afterAll, test } from '@rstest/core';\n`;
const files = {
  'leaky.test.ts': `${imports}
    test('opens a server', async () => {
      await new Promise((resolve) => createServer().listen(0, resolve));
    });
    test('starts a timer', () => { setInterval(() => {}, 1_000); });`,
  'outside.test.ts': `${imports}setInterval(() => {}, 1_000); test('does nothing', () => {});`,
  'clean.test.ts': `${imports}
    let late;
    test('unref', () => { setInterval(() => {}, 1_000).unref(); });
    test('promise', () => { new Promise(() => {}); });
    test('closes late', () => { late = setInterval(() => {}, 1_000); });
    afterAll(() => clearInterval(late));`,
  'many.test.ts': `${imports}
    test('many', () => { for (let i = 0; i < 30; i++) setInterval(() => {}, 1_000); });`,
};
let on: RstestRun;
let off: RstestRun;

beforeAll(async () => {
  [on, off] = await Promise.all([
    runRstest(files, ['run', '--detectAsyncLeaks', '--reporter=json']),
    runRstest(files),
  ]);
});

interface Report {
  files: { testPath: string; status: string; errors: { message: string }[]; results: { status: string }[] }[];
}
const report = (name: string) => {
  const { output } = on;
  const { files } = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1)) as Report;
  const file = files.find(({ testPath }) => testPath === name);
  if (!file) throw new Error(output);
  return file;
};

test('#: Without this option such a run stays green', () => {
  expect(off.code).toBe(0);
});

test('#: The file fails if there is anything, even if all its tests pass', () => {
  const { status, results } = report('leaky.test.ts');
  expect(status).toBe('fail');
  expect(results.map((result) => result.status)).toEqual(['pass', 'pass']);
});

test('#what-the-report-says: The message names the kind of resource as Node.js calls it, and the test that created it', () => {
  expect(report('leaky.test.ts').errors.map(({ message }) => message)).toEqual([
    'Detected async leak: TCPSERVERWRAP was still active after opens a server finished.',
    'Detected async leak: Timeout was still active after starts a timer finished.',
  ]);
});

test("#what-the-report-says: the message says file setup instead of a test's name", () => {
  expect(report('outside.test.ts').errors[0]?.message).toContain('active after file setup finished');
});

test('#what-counts: A timer or server after unref() does not count', () => {
  expect(report('clean.test.ts').status).toBe('pass');
});

test('#what-counts: afterAll still runs before Rstest looks', () => {
  expect(report('clean.test.ts').errors).toEqual([]);
});

test('#what-counts: A file reports up to 20 leaks', () => {
  expect(report('many.test.ts').errors).toHaveLength(20);
});

test('#: Projects do not inherit it from the root', async () => {
  const config = `export default { detectAsyncLeaks: true, projects: [{ name: 'app', root: 'app' }] };`;
  const project = { 'app/outside.test.ts': files['outside.test.ts'], 'rstest.config.ts': config };
  expect((await runRstest(project)).code).toBe(0);
  expect((await runRstest(project, ['run', '--detectAsyncLeaks'])).code).toBe(1);
});
