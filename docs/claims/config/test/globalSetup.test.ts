import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';

const files = {
  'a.test.ts': `import { test } from '@rstest/core';
    test('prints', () => { console.log('TEST', process.env.DATABASE, typeof globalThis.connection); });`,
  'b.test.ts': `import { test } from '@rstest/core'; test('passes', () => {});`,
  'one.ts': `export function setup() { console.log('one up'); process.env.DATABASE = 'db1'; globalThis.connection = {};
      return () => console.log('returned by one'); }
    export function teardown() { console.log('one down'); }
    export default function other() { console.log('default of one'); }`,
  'two.ts': `export default async () => {
    console.log('two up', process.env.DATABASE);
    return async () => { console.log('two down'); };
  };`,
  'three.ts': `export const teardown = () => { console.log('three down'); };`,
};
const report = `reporters: ['default', { onTestRunEnd() { console.log('REPORTED'); } }]`;
const set = (list: string): string => `export default { globalSetup: ${list}, ${report} };`;
const order = ({ output }: RstestRun, ...texts: string[]): string[] =>
  texts.toSorted((a, b) => output.indexOf(a) - output.indexOf(b)).filter((text) => output.includes(text));
let run: RstestRun;
let failing: RstestRun;

beforeAll(async () => {
  [run, failing] = await Promise.all([
    runRstest({ ...files, 'rstest.config.ts': set("['./one.ts', './two.ts', './three.ts']") }),
    runRstest({
      ...files,
      'down.ts': `export function setup() { throw new Error('database is down'); }`,
      'rstest.config.ts': set("['./one.ts', './down.ts']"),
    }),
  ]);
});

test('#usage: a function that a named setup returns is not called', () => {
  expect(run.output).toContain('one down');
  expect(run.output).not.toContain('returned by one');
});

test('#: once, before the first test file', () => {
  expect(run.output.match(/one up/g)).toHaveLength(1);
  expect(order(run, 'TEST', 'one up')).toEqual(['one up', 'TEST']);
});

test('#hand-values-to-the-tests: Tests see the changes that setup makes to process.env, and nothing else', () => {
  expect(run.output).toContain('TEST db1 undefined');
});

test('#order-and-errors: the second file sees variables that the first has set', () => {
  expect(run.output).toContain('two up db1');
});

test('#order-and-errors: Teardowns run in reverse order, after the reporters have finished', () => {
  expect(order(run, 'one down', 'two down', 'REPORTED')).toEqual(['REPORTED', 'two down', 'one down']);
});

test('#usage: If a file exports both setup and a default function, only setup is called', () => {
  expect(run.output).not.toContain('default of one');
});

test('#usage: A teardown without setup is never called', () => {
  expect(run.output).not.toContain('three down');
});

test('#order-and-errors: If setup throws, no test runs and the exit code is 1', () => {
  expect(failing.code).toBe(1);
  expect(failing.output).toContain('database is down');
  expect(failing.output).not.toContain('TEST');
});

test('#order-and-errors: Files that were set up before it are torn down', () => {
  expect(failing.output).toContain('one down');
});

test('#order-and-errors: the exit code is 1 even if all tests passed', async () => {
  const { code, output } = await runRstest({
    ...files,
    'bad.ts': `export function setup() {} export function teardown() { throw new Error('cannot stop'); }`,
    'rstest.config.ts': set("'./bad.ts'"),
  });
  expect(code).toBe(1);
  expect(output).toContain('Error during global teardown');
  expect(output).toContain('2 passed');
});

test('#pitfalls: A server inside it is gone before the first test, which fails with fetch failed', async () => {
  const served = {
    'a.test.ts': `import { test } from '@rstest/core'; test('asks', async () => { await fetch(process.env.SHOP); });`,
    'serve.ts': `import { createServer } from 'node:http';
      export async function setup() {
        const server = createServer((request, response) => response.end('hello'));
        await new Promise((resolve) => server.listen(0, resolve));
        process.env.SHOP = 'http://localhost:' + server.address().port;
      }`,
    'down.ts': `export function setup() {} export function teardown() {}`,
  };
  const without = await runRstest({ ...served, 'rstest.config.ts': set("'./serve.ts'") });
  expect(without.output).toContain('fetch failed');
  const withTeardown = await runRstest({ ...served, 'rstest.config.ts': set("['./serve.ts', './down.ts']") });
  expect(withTeardown.code).toBe(0);
});

test('#order-and-errors: If no test file matches, the setup is skipped', async () => {
  const { output } = await runRstest({ ...files, 'rstest.config.ts': set("'./one.ts'") }, ['run', 'nothing']);
  expect(output).not.toContain('one up');
});

test('#pitfalls: Each project has its own list, which runs only if the project has tests to run', async () => {
  const setup = (name: string): string => `export function setup() { console.log('${name} up'); }`;
  const { output } = await runRstest(
    {
      ...{ 'root.ts': setup('root'), 'web/setup.ts': setup('web'), 'api/setup.ts': setup('api') },
      ...{ 'web/a.test.ts': files['a.test.ts'], 'api/a.test.ts': files['a.test.ts'] },
      'rstest.config.ts': `export default { globalSetup: './root.ts', projects: [
        { name: 'web', root: 'web', globalSetup: './setup.ts' },
        { name: 'api', root: 'api', globalSetup: './setup.ts' },
      ] };`,
    },
    ['run', '--project', 'web'],
  );
  expect(output).toContain('web up');
  expect(output).not.toContain('root up');
  expect(output).not.toContain('api up');
});

test('#pitfalls: A missing file stops the run', async () => {
  const { code, output } = await runRstest({ ...files, 'rstest.config.ts': set("'./tests/server.ts'") });
  expect(code).toBe(1);
  expect(output).toContain('Setup file ./tests/server.ts not found');
});

test('#pitfalls: Merged configurations and presets add up, those of the base first', async () => {
  const config = `import { mergeRstestConfig } from '@rstest/core';
    export default mergeRstestConfig({ globalSetup: './one.ts' }, { globalSetup: ['./two.ts'] });`;
  const merged = await runRstest({ ...files, 'rstest.config.ts': config });
  expect(order(merged, 'two up', 'one up')).toEqual(['one up', 'two up']);
});
