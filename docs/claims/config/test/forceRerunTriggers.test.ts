import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';

/** Commits everything and changes files afterwards, before Rstest asks Git. */
const config = (edit: string, options: string): string => `import { execSync } from 'node:child_process';
  import { existsSync } from 'node:fs';
  export default () => {
    const git = 'git -c user.name=a -c user.email=a@example.com';
    if (!existsSync('.git')) execSync('git init -q && git add . && ' + git + ' commit -qm first && ${edit}');
    return ${options};
  };`;
const files = {
  '.gitignore': 'node_modules\ndist\nignored\n',
  'package.json': '{ "type": "module" }',
  'data/prices.json': '{}\n',
  'data/old.json': '{}',
  'lib/data/more.json': '{}',
  'settings.json': '{}\n',
  'a.test.ts': `import { test } from '@rstest/core'; test('a', () => {});`,
  'b.test.ts': `import { test } from '@rstest/core'; import './settings.json'; test('b', () => {});`,
};
const run = (edit: string, options: string, args = ['--changed']): Promise<RstestRun> =>
  runRstest({ ...files, 'rstest.config.ts': config(edit, options) }, ['run', ...args]);
const edit = 'echo >> data/prices.json';
const rerun = 'matched forceRerunTriggers, running all test files';
let own: RstestRun;
let none: RstestRun;

beforeAll(async () => {
  own = await run(edit, "{ forceRerunTriggers: ['data/**'] }");
  none = await run(edit, '{}');
});

test('#: If Git reports a changed file that matches one of these globs, Rstest runs every test file', () => {
  expect(own.output).toContain(`Changed file(data/prices.json) ${rerun}`);
  expect(own.output).toContain('2 passed');
});

test('#what-it-looks-like: Without the pattern, the same command would find no test at all', () => {
  expect(none.output).toContain('No test files found for changed files');
});

test('#usage: Your list replaces the default one', async () => {
  const packageEdit = 'echo >> package.json';
  expect((await run(packageEdit, "{ forceRerunTriggers: ['data/**'] }")).output).not.toContain(rerun);
  expect((await run(packageEdit, '{}')).output).toContain(rerun);
});

test('#rules: data/** means the folder in the root', async () => {
  const { output } = await run('echo >> lib/data/more.json', "{ forceRerunTriggers: ['data/**'] }");
  expect(output).not.toContain(rerun);
});

test('#rules: <rootDir> stands for the root', async () => {
  expect((await run(edit, "{ forceRerunTriggers: ['<rootDir>/data/**'] }")).output).toContain(rerun);
});

test('#rules: --related and a plain run do not', async () => {
  const args = ['--related', 'data/prices.json', '--passWithNoTests'];
  expect((await run(edit, "{ forceRerunTriggers: ['data/**'] }", args)).output).not.toContain(rerun);
});

test('#rules: New files count, whether Git knows them or not', async () => {
  const { output } = await run('echo > data/new.json', "{ forceRerunTriggers: ['data/**'] }");
  expect(output).toContain(rerun);
});

test('#rules: Files that Git ignores do not count', async () => {
  const { output } = await run('echo > ignored', "{ forceRerunTriggers: ['ignored'] }");
  expect(output).not.toContain(rerun);
});

test('#rules: A deleted file counts only until the deletion is staged', async () => {
  const [staged, unstaged] = await Promise.all(
    ['git rm -q data/old.json', 'rm data/old.json'].map((deletion) =>
      run(deletion, "{ forceRerunTriggers: ['data/**'] }"),
    ),
  );
  expect(staged?.output).not.toContain(rerun);
  expect(unstaged?.output).toContain(rerun);
});

test('#pitfalls: A file that a test imports needs no pattern', async () => {
  const { output } = await run('echo >> settings.json', '{}');
  expect(output).not.toContain(rerun);
  expect(output).toContain('b.test.ts');
  expect(output).not.toContain('a.test.ts');
});

test('#pitfalls: the lists of the root and of all projects count together', async () => {
  const projects = `projects: [{ name: 'x', include: ['a.test.ts'], forceRerunTriggers: ['data/**'] },
    { name: 'y', include: ['b.test.ts'] }]`;
  const { output } = await run(edit, `{ ${projects} }`);
  expect(output).toContain(rerun);
  expect(output).toContain('[y] b.test.ts');
});

test('#pitfalls: Presets add to the default list', async () => {
  const extended = "{ extends: { forceRerunTriggers: ['data/**'] } }";
  expect((await run(edit, extended)).output).toContain(rerun);
  expect((await run('echo >> package.json', extended)).output).toContain(rerun);
});
