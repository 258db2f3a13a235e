import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';

const one = "import { test } from '@rstest/core'; test('runs', () => {});";
const files = {
  'src/price.test.ts':
    "import { expect, test } from '@rstest/core'; import { vat } from '../e2e/vat.test'; test('vat', () => expect(vat).toBe(19));",
  'e2e/vat.test.ts': `${one} export const vat = 19;`,
  'packages/web/e2e/flow.test.ts': one,
  'dist/built.test.js': one,
  'dist/.rstest-temp/left.test.js': one,
  '.cache/left.test.ts': one,
  'rstest.config.mjs': "export default { exclude: ['e2e'] };",
  'everywhere.config.mjs': "export default { exclude: ['<rootDir>/**/e2e/**'] };",
  'override.config.mjs':
    "export default { exclude: { patterns: ['e2e', '**/node_modules/**'], override: true } };",
  'merged.config.mjs': `
    import { mergeRstestConfig } from '@rstest/core';
    export default mergeRstestConfig(
      { exclude: ['src/**'] },
      { exclude: { patterns: ['packages/**'], override: true } },
    );`,
  'joined.config.mjs': `
    import { mergeRstestConfig } from '@rstest/core';
    export default mergeRstestConfig({ exclude: ['src/**'] }, { exclude: ['packages/**'] });`,
};
const listed = (run: RstestRun) =>
  run.output
    .split('\n')
    .filter((line) => /\.\w+$/.test(line))
    .sort();
const list = async (...args: string[]) => listed(await runRstest(files, ['list', '--filesOnly', ...args]));
let plain: string[];
let everywhere: string[];
let override: string[];
let merged: string[];
let joined: string[];
let flag: string[];
let run: RstestRun;

beforeAll(async () => {
  [plain, everywhere, override, merged, joined, flag, run] = await Promise.all([
    list(),
    list('--config=everywhere.config.mjs'),
    list('--config=override.config.mjs'),
    list('--config=merged.config.mjs'),
    list('--config=joined.config.mjs'),
    list('--config=override.config.mjs', '--exclude=packages/**'),
    runRstest(files, ['run', 'src/price']),
  ]);
});

test('#: Your patterns are added to the default ones.', () => {
  expect(plain).toEqual(['packages/web/e2e/flow.test.ts', 'src/price.test.ts']);
});

test('#ignore-files-and-folders: only the folder directly below the root is meant', () => {
  expect(plain).toContain('packages/web/e2e/flow.test.ts');
  expect(everywhere).toEqual(['src/price.test.ts']);
});

test('#replace-the-defaults: Then only your patterns count', () => {
  expect(override).toContain('dist/built.test.js');
  expect(override).toContain('.cache/left.test.ts');
});

test('#command-line: The flag replaces the patterns in the configuration file.', () => {
  expect(flag).toContain('e2e/vat.test.ts');
  expect(flag).not.toContain('packages/web/e2e/flow.test.ts');
});

test('#command-line: The default exclusions stay in force', () => {
  expect(flag).not.toContain('dist/built.test.js');
});

test('#pitfalls: A test can still import an excluded file, which then runs as part of that test.', () => {
  expect(run.code).toBe(0);
  expect(run.output).toContain('✓ runs');
});

test('#pitfalls: When configurations are merged, the patterns of all of them apply.', () => {
  expect(joined).toEqual(['e2e/vat.test.ts']);
});

test('#pitfalls: drops the earlier patterns, but the built-in ones come back', () => {
  expect(merged).toEqual(['e2e/vat.test.ts', 'src/price.test.ts']);
});

test('#: is always excluded as well', () => {
  expect(override).toContain('dist/built.test.js');
  expect(override).not.toContain('dist/.rstest-temp/left.test.js');
});
