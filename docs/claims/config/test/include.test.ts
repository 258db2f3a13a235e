import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';

const one = "import { test } from '@rstest/core'; test('runs', () => {});";
const files = {
  'tests/login.e2e.ts': one,
  'tests/helpers.ts': 'export {};',
  'src/price.test.ts': one,
  'src/Button.spec.tsx': one,
  'src/server.test.mjs': one,
  'src/legacy/old.test.ts': one,
  '.storybook/preview.test.ts': one,
  '.cache/left.test.ts': one,
  'dist/built.test.js': one,
  'src/__tests__/cart.ts': one,
  'rstest.config.mjs': `
    import { writeFileSync } from 'node:fs';
    import { mergeRstestConfig } from '@rstest/core';
    const merged = mergeRstestConfig({ include: ['a'] }, { include: ['b'] }, { globals: true });
    writeFileSync('merged.json', JSON.stringify(merged.include));
    export default {};`,
  'negated.config.mjs':
    "export default { include: ['<rootDir>/src/**/*.test.ts', '!src/legacy/**', 'dist/**/*.test.js'] };",
};
let byDefault: string[];
let negated: string[];
let flag: string[];
let folder: RstestRun;
let outside: RstestRun;
let missing: RstestRun;
let helper: RstestRun;

/** The files that `rstest list` prints. */
const listed = (run: RstestRun) =>
  run.output
    .split('\n')
    .filter((line) => /\.\w+$/.test(line))
    .sort();
let merged: string | undefined;

beforeAll(async () => {
  const list = ['list', '--filesOnly'];
  const [plain, ...others] = await Promise.all([
    runRstest(files, list),
    runRstest(files, [...list, '--config=negated.config.mjs']),
    runRstest(files, [...list, '--config=negated.config.mjs', '--include=tests/**/*.e2e.ts']),
  ]);
  merged = plain.file('merged.json');
  [byDefault, negated, flag] = [listed(plain), listed(others[0]), listed(others[1])] as const;
  [folder, outside, missing, helper] = await Promise.all([
    runRstest(files, ['run', '--include=tests']),
    runRstest(files, ['run', 'tests/login.e2e.ts']),
    runRstest(files, ['run', '--include=src/cart.test.ts']),
    runRstest(files, ['run', '--include=tests/*.ts']),
  ]);
});

test('#: it finds every file whose name ends in .test or .spec plus a JavaScript or TypeScript extension', () => {
  expect(byDefault).toEqual([
    '.storybook/preview.test.ts',
    'src/Button.spec.tsx',
    'src/legacy/old.test.ts',
    'src/price.test.ts',
    'src/server.test.mjs',
  ]);
});

test('#negated-patterns: A pattern that starts with ! removes files from the list', () => {
  expect(negated).toEqual(['src/price.test.ts']);
});

test('#pitfalls: They are excluded by default, even if a pattern here names them.', () => {
  expect(negated).not.toContain('dist/built.test.js');
});

test('#command-line: The flag replaces the list in the configuration file; it does not add to it.', () => {
  expect(flag).toEqual(['tests/login.e2e.ts']);
});

test('#command-line: The same goes for merged configurations: the last include wins.', () => {
  expect(merged).toBe('["b"]');
});

test('#pitfalls: A folder name is not a pattern.', () => {
  expect(folder.code).toBe(1);
  expect(folder.output).toContain('No test files found, exiting with code 1.');
});

test('#pitfalls: a file in __tests__ is no test file by its folder alone', () => {
  expect(byDefault).not.toContain('src/__tests__/cart.ts');
});

test('#pitfalls: only looks among the files that include matches', () => {
  expect(outside.code).toBe(1);
  expect(outside.output).toContain('No test files found');
});

test('#pitfalls: If the file is missing, the run fails with “Cannot find module”.', () => {
  expect(missing.code).toBe(1);
  expect(missing.output).toMatch(/Cannot find module|Module not found/);
});

test('#pitfalls: By default, only .git, .idea, .cache, .output and .temp are left out.', () => {
  expect(byDefault).toContain('.storybook/preview.test.ts');
  expect(byDefault).not.toContain('.cache/left.test.ts');
});

test('#pitfalls: A helper file that matches the pattern fails with “No test suites found in file”.', () => {
  expect(helper.output).toContain('✗ tests/helpers.ts');
  expect(helper.output).toContain('No test suites found in file');
});
