import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';

const passing = `import { test } from '@rstest/core'; test('passes', () => {});`;
const print = `import { test } from '@rstest/core';
  console.log('GLOBALS', typeof globalThis.describe, 'FOLDER', process.cwd() === process.env.START);
  test('passes', () => {});`;
const start = `process.env.START = process.cwd();`;
const set = (options: string): string => `${start} export default { ${options} };`;
let run: RstestRun;
let one: RstestRun;

const files = {
  'packages/web/a.test.ts': print,
  'packages/api/a.test.ts': passing,
  'packages/api/package.json': '{ "name": "@shop/api", "type": "module" }',
  'packages/own/a.test.ts': passing,
  'packages/own/rstest.config.ts': `export default { globals: true, projects: [
    { name: 'inner', include: ['*.test.ts'], setupFiles: ['./setup.ts'] },
  ] };`,
  'packages/own/setup.ts': `console.log('INNER', typeof globalThis.describe);`,
  'root.test.ts': passing,
  'rstest.config.ts': set("globals: true, include: ['root.test.ts'], projects: ['packages/*']"),
};

beforeAll(async () => {
  run = await runRstest(files);
  one = await runRstest(files, ['run', '--project', 'web', '--globals']);
});

test('#what-a-project-inherits: A project does not inherit any other option from the root', () => {
  expect(run.output).toContain('GLOBALS undefined');
});

test('#what-a-project-inherits: limits, environment, name pattern and exclude of the root do not apply', async () => {
  const { code, output } = await runRstest({
    'app/a.test.ts': `import { rs, test } from '@rstest/core';
      const { testTimeout, hookTimeout, retry } = rs.getConfig();
      console.log('LIMITS', testTimeout, hookTimeout, retry, typeof document);
      test('other', () => {});`,
    'rstest.config.ts': set(`testTimeout: 1, hookTimeout: 1, retry: 1, testEnvironment: 'happy-dom',
      testNamePattern: 'smoke', exclude: ['**/a.test.ts'], projects: ['app']`),
  });
  expect(code).toBe(0);
  expect(output).toContain('LIMITS 5000 10000 0 undefined');
  expect(output).toContain('Tests 1 passed');
});

test('#what-a-project-inherits: its include is not used', () => {
  expect(run.output).not.toContain('root.test.ts');
  expect(run.output).toContain('packages/web/a.test.ts');
});

test('#usage: without one, the defaults do', () => {
  expect(run.output).toContain('✓ [web] packages/web/a.test.ts');
});

test('#names: takes it from the package.json in its root, or else from the folder', () => {
  expect(run.output).toContain('[@shop/api]');
  expect(run.output).toContain('[web]');
});

test('#nested: They take its place; its other options do not reach them', () => {
  expect(run.output).toContain('[inner] packages/own/a.test.ts');
  expect(run.output).toContain('INNER undefined');
});

test('#usage: The label in brackets appears as soon as two projects or more run', () => {
  expect(one.output).toContain('✓ packages/web/a.test.ts');
});

test('#what-a-project-inherits: Flags on the command line reach every project', () => {
  expect(one.output).toContain('GLOBALS function');
});

test('#names: Two projects of the same name stop the run', async () => {
  const { code, output } = await runRstest({
    'rstest.config.ts': set("projects: [{ name: 'a' }, { name: 'a' }]"),
  });
  expect(code).toBe(1);
  expect(output).toContain('Project name "a" is already used');
});

test('#pitfalls: a path that does not exist, a glob that finds nothing, and an empty list all stop the run', async () => {
  for (const projects of ["['nowhere']", "['nowhere/*']", '[]']) {
    const { code, output } = await runRstest({
      'a.test.ts': passing,
      'rstest.config.ts': set(`projects: ${projects}`),
    });
    expect(code).toBe(1);
    expect(output).toMatch(/Can't resolve project|No projects found/);
  }
});

test('#pitfalls: It then runs in both', async () => {
  const { output } = await runRstest({
    'a.test.ts': passing,
    'rstest.config.ts': set("projects: [{ name: 'x' }, { name: 'y' }]"),
  });
  expect(output).toContain('[x] a.test.ts');
  expect(output).toContain('[y] a.test.ts');
});

test('#what-a-project-inherits: In a project, options of the first row are ignored', async () => {
  const { code, output } = await runRstest({
    'app/a.test.ts': `import { expect, test } from '@rstest/core';
      test('fails', () => { expect(1).toBe(2); });
      test('fails, too', () => { expect({ a: 1 }).toMatchInlineSnapshot('{}'); });`,
    'rstest.config.ts':
      set(`projects: [{ name: 'app', root: 'app', bail: 1, reporters: ['json'], update: true,
      onConsoleLog: () => false }]`),
  });
  expect(code).toBe(1);
  expect(output).toContain('Tests 2 failed');
  const empty = set("projects: [{ name: 'app', include: ['nothing'], passWithNoTests: true }]");
  expect((await runRstest({ 'rstest.config.ts': empty })).code).toBe(1);
});

test('#pitfalls: Merged configurations add up their lists', async () => {
  const config = `import { mergeRstestConfig } from '@rstest/core';
    export default mergeRstestConfig({ projects: [{ name: 'x' }] }, { projects: [{ name: 'y' }] });`;
  const { output } = await runRstest({ 'a.test.ts': passing, 'rstest.config.ts': config });
  expect(output).toContain('[x] a.test.ts');
  expect(output).toContain('[y] a.test.ts');
});
