import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';

const one = "import { test } from '@rstest/core'; test('runs', () => {});";
const files = {
  'src/price.test.ts': one,
  'dist/.rstest-temp/old.txt': 'left by an earlier run',
  'maps.config.mjs':
    "export default { dev: { writeToDisk: (file) => file.startsWith('/') && !file.endsWith('.map') } };",
  'projects.config.mjs': `export default { dev: { writeToDisk: true }, projects: [
    { name: 'web' }, { name: 'api', dev: { writeToDisk: false } }, { name: 'cli' },
  ] };`,
};
const folder = 'dist/.rstest-temp';
let plain: RstestRun;
let written: RstestRun;
let filtered: RstestRun;
let projects: RstestRun;

beforeAll(async () => {
  [plain, written, filtered, projects] = await Promise.all([
    runRstest(files),
    runRstest(files, ['run', '--dev.writeToDisk']),
    runRstest(files, ['run', '--config=maps.config.mjs']),
    runRstest(files, ['run', '--config=projects.config.mjs']),
  ]);
});

test('#write-to-disk: Compiled tests normally stay in memory.', () => {
  expect(plain.file(`${folder}/src_price~test~ts.mjs`)).toBe(undefined);
});

test('#write-to-disk: Rstest also writes them to the folder dist/.rstest-temp, source maps included', () => {
  expect(written.file(`${folder}/src_price~test~ts.mjs`)).toContain('runs');
  expect(written.file(`${folder}/src_price~test~ts.mjs.map`)).toContain('src/price.test.ts');
});

test('#write-to-disk: A function receives the absolute path of each file and decides for each', () => {
  expect(filtered.file(`${folder}/src_price~test~ts.mjs`)).toBeDefined();
  expect(filtered.file(`${folder}/src_price~test~ts.mjs.map`)).toBe(undefined);
});

test('#pitfalls: Rstest empties the folder first.', () => {
  expect(plain.file(`${folder}/old.txt`)).toBeDefined();
  expect(written.file(`${folder}/old.txt`)).toBe(undefined);
});

test('#pitfalls: the option of the root applies to all of them; an entry can override it', () => {
  expect(projects.file(`${folder}/web/src_price~test~ts.mjs`)).toBeDefined();
  expect(projects.file(`${folder}/cli/src_price~test~ts.mjs`)).toBeDefined();
  expect(projects.file(`${folder}/api/src_price~test~ts.mjs`)).toBe(undefined);
});
