import { beforeAll, describe, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';

const head = "import { expect, test } from '@rstest/core';\n";
const files = {
  'cart.test.ts': `${head}test('adds up', () => {});\ntest.skip('is skipped', () => {});`,
  'user.test.ts': `${head}test('joins names', () => {});`,
};
const runs: Record<string, RstestRun> = {};

beforeAll(async () => {
  const commands: Record<string, string[]> = {
    plain: [],
    list: ['list'],
    silent: ['--silent', 'cart'],
    unknown: ['run', '--bial'],
    coverage: ['run', '--coverage.provder=v8', '--coverage=false'],
    commas: ['run', '--reporter=dot,json'],
    name: ['run', '-t', 'no such test'],
    version: ['run', '-v'],
    watch: ['run', '-w'],
    nothing: ['run', 'nowhere'],
    allowed: ['run', 'nowhere', '--passWithNoTests'],
    shard: ['watch', '--shard', '1/2'],
    related: ['watch', '--related', 'cart.ts'],
  };
  await Promise.all(
    Object.entries(commands).map(async ([name, args]) => {
      runs[name] = await runRstest(files, args);
    }),
  );
});

const output = (name: string): string => runs[name]?.output ?? '';
const code = (name: string): number | null | undefined => runs[name]?.code;

test('#rstest-command: Without a command, Rstest runs all tests once and exits', () => {
  expect(code('plain')).toBe(0);
  expect(output('plain')).toContain('Test Files 2 passed');
});

test('#run-command: The same as rstest, except that it does not know -w', () => {
  expect(code('watch')).toBe(1);
  expect(output('watch')).toContain('Unknown option');
});

test('#list-command: It leaves out tests that would be skipped', () => {
  expect(output('list')).toContain('cart.test.ts > adds up');
  expect(output('list')).not.toContain('is skipped');
});

test('#how-flags-are-read: rstest --silent cart runs all tests, because cart was read as the value of --silent', () => {
  expect(output('silent')).toContain('user.test.ts');
});

test('#how-flags-are-read: stop the run with Unknown option, except below --coverage., where a typo goes unnoticed', () => {
  expect(output('unknown')).toContain('Unknown option');
  expect(code('coverage')).toBe(0);
});

test('#how-flags-are-read: Commas do not separate values', () => {
  expect(code('commas')).toBe(1);
});

test('#exit-codes: If -t skips every test, the run succeeds: a typo in the pattern ends with exit code 0', () => {
  expect(code('name')).toBe(0);
});

test('#diagnostics: rstest run -v shows nothing and runs the tests', () => {
  expect(output('version')).toContain('Test Files 2 passed');
});

test('#watch-command: Watch mode rejects --changed, --related, --findRelatedTests, --shard', () => {
  expect(code('shard')).toBe(1);
});

test('#watch-command: --related is an error in watch mode', () => {
  expect(code('related')).toBe(1);
});

test('#coverage: the reports folder is deleted before the run, unless --coverage.clean=false', async () => {
  const old = { ...files, 'coverage/old.txt': 'of an earlier run' };
  const flags = ['run', '--coverage.provider', 'v8', '--coverage.reporters', 'json'];
  const [clean, kept] = await Promise.all([
    runRstest(old, flags),
    runRstest(old, [...flags, '--coverage.clean=false']),
  ]);
  expect(clean.file('coverage/old.txt')).toBeUndefined();
  expect(kept.file('coverage/old.txt')).toBe('of an earlier run');
});

test('#selecting-tests: Exit code 0 when nothing matches', () => {
  expect([code('nothing'), code('allowed')]).toEqual([1, 0]);
});

describe('values', () => {
  const three = { 'a.test.ts': `${head}test('a', () => {});` };

  test('#how-flags-are-read: a negative --bail runs no test and succeeds', async () => {
    const { code, output } = await runRstest(three, ['run', '--bail=-1']);
    expect(code).toBe(0);
    expect(output).not.toContain('1 passed');
  });

  test('#how-flags-are-read: --testTimeout=abc limits tests to one millisecond', async () => {
    const slow = {
      'a.test.ts': `${head}test('a', () => new Promise((resolve) => setTimeout(resolve, 200)));`,
    };
    const { code, output } = await runRstest(slow, ['run', '--testTimeout=abc']);
    expect(code).toBe(1);
    expect(output).toContain('test timed out in');
  });

  test('#how-flags-are-read: --silent=foo, --retry=-1 and wrong --pool.maxWorkers have no effect', async () => {
    const flags = ['--silent=foo', '--retry=-1', '--pool.maxWorkers=0', '--pool.maxWorkers=abc'];
    const results = await Promise.all(flags.map((flag) => runRstest(three, ['run', flag])));
    expect(results.map(({ code }) => code)).toEqual(flags.map(() => 0));
    for (const { output } of results) expect(output).toContain('Tests 1 passed');
  });

  test('#merge-reports-command: --cleanup keeps a coverage report in the folder', async () => {
    const { output, file } = await runRstest(
      {
        'a.test.ts': `${head}import { one } from './one'; test('a', () => { expect(one()).toBe(1); });`,
        'one.ts': 'export const one = () => 1;',
        'mine.txt': '',
        'rstest.config.mjs':
          "export default { coverage: { enabled: true, reporters: ['json'], reportsDirectory: '.rstest-reports/coverage' } };",
        'run.mjs': `import { execFileSync } from 'node:child_process';
          import { writeFileSync } from 'node:fs';
          const rstest = (...args) => execFileSync(process.execPath, ['node_modules/@rstest/core/bin/rstest.js', ...args]);
          rstest('run', '--reporter', 'blob');
          writeFileSync('.rstest-reports/mine.txt', 'a');
          rstest('merge-reports', '--cleanup');`,
        'run.test.ts': `import { execFileSync } from 'node:child_process';
          ${head}test.skipIf(process.env.INNER)('runs', { timeout: 30000 }, () => { execFileSync('node', ['run.mjs'], { env: { ...process.env, INNER: '1' } }); });`,
      },
      ['run', 'run.test.ts', '--coverage=false'],
    );
    expect(output).toContain('passed');
    expect(file('.rstest-reports/coverage/coverage-final.json')).toBeDefined();
    expect(file('.rstest-reports/mine.txt')).toBeUndefined();
  });
});
