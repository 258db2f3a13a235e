import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';

const setup = (name: string) => `globalThis.setup = '${name}';`;
const shown = (name: string) => `
  import path from 'node:path';
  import { expect, test } from '@rstest/core';
  test('${name} with ' + globalThis.setup + ' in ' + path.basename(process.cwd()), () => {});
  test('the working directory is above', () => expect(process.cwd()).not.toContain('packages'));`;
const files = {
  'rstest.config.mjs': `export default { setupFiles: ['./setup.ts'] };`,
  'setup.ts': setup('the setup of the repository'),
  'packages/web/rstest.config.mjs': `export default { setupFiles: ['<rootDir>/setup.ts'] };`,
  'packages/web/setup.ts': setup('the setup of web'),
  'packages/web/web.test.ts': shown('web'),
  'packages/api/api.test.ts': shown('api'),
  'packages/api/setup.ts': setup('the setup of api'),
  'inner/relative.config.mjs': "export default { root: './packages/web' };",
  'projects.config.mjs': `export default { root: './packages', projects: [
    { name: 'inline', root: './api', setupFiles: ['./setup.ts'] }, '<rootDir>/web',
  ] };`,
};
let flag: RstestRun;
let relative: RstestRun;
let projects: RstestRun;
let wrong: RstestRun;

beforeAll(async () => {
  const nested = { 'inner/packages/web/inner.test.ts': shown('inner') };
  [flag, relative, projects, wrong] = await Promise.all([
    runRstest(files, ['run', '--root=packages/web', '--reporter=verbose']),
    runRstest({ ...files, ...nested }, ['run', '--config=inner/relative.config.mjs', '--reporter=verbose']),
    runRstest(files, ['run', '--config=projects.config.mjs', '--reporter=verbose']),
    runRstest(files, ['run', '--root=packages/wbe']),
  ]);
});

test('#run-the-tests-of-one-package: This also changes where Rstest looks for the configuration file', () => {
  expect(flag.code).toBe(0);
  expect(flag.output).toContain('web with the setup of web');
});

test('#: shows paths in reports relative to it', () => {
  expect(flag.output).toContain('✓ web.test.ts (2)');
});

test('#pitfalls: In tests, process.cwd() is the folder where you started Rstest.', () => {
  expect(flag.output).toContain('✓ the working directory is above');
});

test('#pitfalls: A relative root in a configuration file is relative to the current folder', () => {
  expect(relative.output).toContain('✓ web.test.ts (2)');
  expect(relative.output).not.toContain('inner.test.ts');
});

test('#with-several-projects: a relative root starts at the root of the main configuration', () => {
  expect(projects.output).toContain('api with the setup of api');
});

test('#with-several-projects: already has that folder as its root', () => {
  expect(projects.output).toContain('web with the setup of web');
});

test('#pitfalls: the line root: below it shows where Rstest looked', () => {
  expect(wrong.output).toContain('No test files found');
  expect(wrong.output).toMatch(/root: .*packages\/wbe/);
});
