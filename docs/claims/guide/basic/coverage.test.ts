import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';

const files = {
  'src/price.ts': 'export const price = (cents: number) => (cents > 10 ? cents : 1);\n',
  'src/untested.ts': 'export const untested = () => 1;\n',
  'src/mail.ts': 'export const mail = () => 1;\n',
  'src/page.css': 'p { color: red }\n',
  'test/price.test.ts': `import { expect, rs, test } from '@rstest/core';
    import { mail } from '../src/mail';
    import { price } from '../src/price';
    rs.mock('../src/mail', () => ({ mail: () => 2 }));
    test('costs', () => { expect(price(20) + mail()).toBe(22); });`,
};
const ignoring = (mark: string) => ({
  'src/price.ts': `/* ${mark} ignore next */\nexport function unused() { return 1; }
export const price = (n: number) => {
  /* ${mark} ignore if: the form does not allow it */
  if (n > 100) { throw new Error('too many'); }
  return n;
};\n`,
  'price.test.ts': `import { expect, test } from '@rstest/core';
    import { price } from './src/price';
    test('costs', () => { expect(price(20)).toBe(20); });`,
});
const generated = {
  'src/generated.ts': '/* istanbul ignore file */\nexport const generated = () => 1;\n',
  'src/price.ts': 'export const price = (n: number) => n;\n',
  'price.test.ts': `import { expect, test } from '@rstest/core';
    import { generated } from './src/generated';
    import { price } from './src/price';
    test('costs', () => { expect(price(1)).toBe(generated()); });`,
};
const table = ['--coverage.reporters', 'text'];
const limits = (thresholds: object, rest: object = {}) => ({
  ...files,
  'rstest.config.mjs': `export default { coverage: ${JSON.stringify({ enabled: true, reporters: ['text-summary'], thresholds, ...rest })} };`,
});
const run = (provider: string, set: Record<string, string>) =>
  runRstest(set, ['run', '--coverage.provider', provider, ...table]);
const row = ({ output }: RstestRun, name: string) =>
  new RegExp(`^ *${name.replaceAll('.', '\\.')} +\\|[^\\n]*`, 'm')
    .exec(output)?.[0]
    .replaceAll(/ +/g, ' ')
    .trim();

let plain: RstestRun;
let included: RstestRun;
let v8: RstestRun;
let ownMarks: RstestRun[];
let v8Marks: RstestRun[];
let generatedFile: RstestRun[];
let failed: RstestRun;
let reported: RstestRun;
let missed: RstestRun;
let kept: RstestRun;
let shard: RstestRun;

beforeAll(async () => {
  [plain, included] = await Promise.all([
    runRstest(files, ['run', '--coverage']),
    runRstest(files, ['run', '--coverage', '--coverage.include', '**/*', ...table]),
  ]);
  [v8, ...ownMarks] = await Promise.all([
    run('v8', files),
    run('istanbul', ignoring('istanbul')),
    run('v8', ignoring('istanbul')),
  ]);
  v8Marks = await Promise.all([run('istanbul', ignoring('v8')), run('v8', ignoring('v8'))]);
  generatedFile = await Promise.all([run('istanbul', generated), run('v8', generated)]);
  const failing = {
    ...files,
    'test/fail.test.ts':
      "import { test } from '@rstest/core'; test('fails', () => { throw new Error('no'); });",
  };
  [failed, reported] = await Promise.all([
    runRstest(failing, ['run', '--coverage', ...table]),
    runRstest(failing, ['run', '--coverage', '--coverage.reportOnFailure', ...table]),
  ]);
  [missed, kept, shard] = await Promise.all([
    runRstest(
      limits(
        { branches: 51, lines: -1, 'src/none/**': { lines: 1 }, 'src/*.ts': { lines: 100, perFile: true } },
        { include: ['src/*.ts'] },
      ),
    ),
    runRstest(limits({ branches: 50, lines: -2 }, { include: ['src/*.ts'] })),
    runRstest(limits({ lines: 100 }, { include: ['src/*.ts'] }), ['run', '--reporter', 'blob']),
  ]);
});

test('#which-files: only files that a test has loaded appear', () => {
  expect(row(plain, 'price.ts')).toContain('| 100 | 50 | 100 | 100 |');
  expect(row(plain, 'untested.ts')).toBeUndefined();
});

test('#which-files: Name your source files in include, and untested ones count as 0%', () => {
  expect(row(included, 'untested.ts')).toContain('| 0 |');
});

test('#which-files: exclude adds to what is always left out: test files', () => {
  expect(row(included, 'price.test.ts')).toBeUndefined();
});

test('#which-files: Rstest also tries to read style sheets and prints Can not generate coverage for untested file', () => {
  expect(included.output).toMatch(/Can not generate coverage for untested file, file: .*page\.css/);
});

test('#reports: The list replaces the default one: text, html, clover and json', () => {
  expect(
    ['index.html', 'clover.xml', 'coverage-final.json'].filter((name) => !plain.file(`coverage/${name}`)),
  ).toEqual([]);
  expect(included.file('coverage/clover.xml')).toBeUndefined();
});

test('#reports: When a test fails, no report is written', () => {
  expect(row(failed, 'price.ts')).toBeUndefined();
  expect(row(reported, 'price.ts')).toContain('| 100 |');
});

test('#thresholds: The exit code is then 1, even though all tests passed', () => {
  expect(missed.code).toBe(1);
  expect(missed.output).toContain('Tests 1 passed');
  expect(missed.output).toContain('coverage for branches 50% does not meet global threshold 51%');
});

test('#thresholds: A negative number is how many may remain uncovered', () => {
  expect(missed.output).toContain('uncovered lines 2 exceeds maximum global threshold allowed 1');
  expect(kept.code).toBe(0);
});

test('#thresholds: a glob sets limits for each of its files with perFile', () => {
  expect(missed.output).toContain(
    'src/untested.ts coverage for lines 0% does not meet "src/*.ts" threshold 100%',
  );
});

test('#providers: in the report with 0%', () => {
  expect(row(plain, 'mail.ts')).toBeUndefined();
  expect(row(v8, 'mail.ts')).toContain('| 0 |');
});

test('#ignore: A comment takes code out of the count', () => {
  for (const marked of ownMarks) expect(row(marked, 'price.ts')).toContain('| 100 | 100 | 100 | 100 |');
  expect(row(v8Marks[0] as RstestRun, 'price.ts')).not.toContain('| 100 | 100 |');
  expect(row(v8Marks[1] as RstestRun, 'price.ts')).toContain('| 100 | 100 | 100 | 100 |');
});

test('#providers: empties the report of every test that loads it', () => {
  const [istanbul, engine] = generatedFile as [RstestRun, RstestRun];
  expect(row(istanbul, 'price.ts')).toContain('| 100 |');
  expect(row(istanbul, 'generated.ts')).toBeUndefined();
  expect(row(engine, 'price.ts')).toBeUndefined();
});

test('#ci: let merge-reports write one report and check the thresholds', () => {
  expect(shard.code).toBe(0);
  expect(shard.output).not.toContain('threshold');
});

test('#ci: a run with --changed reports the changed files, with --no-coverage.changed all', async () => {
  const changed = {
    ...files,
    '.gitignore': 'node_modules\ndist\ncoverage\n',
    'test/other.test.ts': "import { test } from '@rstest/core'; test('other', () => {});",
    'rstest.config.mjs': `import { execSync } from 'node:child_process';
      export default () => {
        execSync('git init -q && git add . && git -c user.name=a -c user.email=a@b.c commit -qm a');
        execSync('echo "//" >> src/price.ts');
        return { coverage: { enabled: true, include: ['src/*.ts'] } };
      };`,
  };
  const [few, all] = await Promise.all([
    runRstest(changed, ['run', '--changed', ...table]),
    runRstest(changed, ['run', '--changed', '--no-coverage.changed', ...table]),
  ]);
  for (const { output } of [few, all]) expect(output).toContain('Test Files 1 passed');
  expect(row(few, 'price.ts')).toBeDefined();
  expect(row(few, 'untested.ts')).toBeUndefined();
  expect(row(all, 'untested.ts')).toBeDefined();
});
