import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';
import { runCommand } from '../../../../tools/docs/runCommand.ts';
import { WorkFolder } from '../../../../tools/docs/workFolder.ts';

const report = (label: string, value: string): string =>
  `import { expect, test } from '@rstest/core';\nimport { isMainThread } from 'node:worker_threads';\n` +
  `test('${label}', () => { console.log('${label}', ${value}); });\n`;
const config = (text: string): string => `export default ${text};\n`;

let merged: Record<string, unknown>;
let presets: RstestRun;
let named: RstestRun;

beforeAll(async () => {
  const merges = {
    strings: "[{ setupFiles: './a.ts' }, { setupFiles: './b.ts' }]",
    arrays: "[{ globalSetup: ['./a.ts'] }, { globalSetup: ['./b.ts'] }]",
    replaced:
      "[{ include: ['a'], forceRerunTriggers: ['a'] }, { include: ['b'], forceRerunTriggers: ['b'] }]",
    short: "[{ pool: 'threads' }, { pool: { maxWorkers: 2 } }]",
    functions:
      '[{ resolveSnapshotPath() {}, onConsoleLog() {} }, { resolveSnapshotPath() {}, onConsoleLog() {} }]',
    objects: "[{ env: { A: '1', B: '1' } }, { env: { B: '2' } }]",
    exclude: "[{ exclude: ['a'] }, { exclude: { patterns: ['b'], override: true } }]",
  };
  const lines = Object.entries(merges).map(([key, list]) => `${key}: mergeRstestConfig(...${list})`);
  const source =
    `import { mergeRstestConfig } from '@rstest/core';\nconst all = { ${lines.join(', ')} };\n` +
    "console.log(JSON.stringify(all, (key, value) => (typeof value === 'function' ? 'function' : value)));\n";
  const work = new WorkFolder();
  try {
    work.write('merge.mjs', source);
    const { output } = await runCommand('node', ['merge.mjs'], { cwd: work.path });
    merged = JSON.parse(output);
  } finally {
    work.remove();
  }

  [presets, named] = await Promise.all([
    runRstest(
      {
        'rstest.config.ts': config(
          "{ extends: [{ testTimeout: 2000, pool: 'threads', projects: ['nowhere'], " +
            "forceRerunTriggers: ['money.ts'], onConsoleLog: () => false }], testTimeout: 10000, " +
            'pool: { maxWorkers: 1 }, onConsoleLog: () => false }',
        ),
        'a.test.ts': `${report('a', '1')}import { writeFileSync } from 'node:fs';\nwriteFileSync('is-main-thread', String(isMainThread));\n`,
      },
      ['run'],
      { env: { DEBUG: 'rstest' } },
    ),
    runRstest(
      {
        'web/rstest.config.ts': config("{ include: ['tests/**/*.test.ts'] }"),
        'web/tests/a.test.ts': report('a', '1'),
      },
      ['run', '--config', './web/rstest.config.ts'],
    ),
  ]);
});

test('#compute-the-configuration: the function gets env, command and envMode; command is the first word', async () => {
  const files = {
    'rstest.config.mjs': config('(given) => { console.log(JSON.stringify(given)); return {}; }'),
    'a.test.ts': report('a', '1'),
  };
  const [run, plain] = await Promise.all([runRstest(files, ['run']), runRstest(files, [])]);
  expect(run.output).toContain('{"env":"test","command":"run","envMode":"test"}');
  expect(plain.output).toContain('{"env":"test","envMode":"test"}');
});

test('#merge-two-objects: If both configurations write a string, the later one replaces the earlier', () => {
  expect(merged.strings).toMatchObject({ setupFiles: './b.ts' });
});

test('#merge-two-objects: Arrays (setupFiles, globalSetup, plugins, includeSource, projects, coverage.include …) Both, the earlier first', () => {
  expect(merged.arrays).toMatchObject({ globalSetup: ['./a.ts', './b.ts'] });
});

test('#merge-two-objects: include, reporters, coverage.reporters, forceRerunTriggers The later array replaces the earlier', () => {
  expect(merged.replaced).toMatchObject({ include: ['b'], forceRerunTriggers: ['b'] });
});

test("#merge-two-objects: pool: 'threads', merged with pool: { maxWorkers: 2 }, is { maxWorkers: 2 }, and the tests run in forks again", () => {
  expect(merged.short).toMatchObject({ pool: { maxWorkers: 2 } });
  expect(merged.short).not.toHaveProperty('pool.type');
  expect(presets.file('is-main-thread')).toBe('true');
});

test('#merge-two-objects: the result is an array of two functions, which Rstest cannot call', () => {
  const twice = ['function', 'function'];
  expect(merged.functions).toMatchObject({ resolveSnapshotPath: twice, onConsoleLog: twice });
  expect(presets.output).toContain('onConsoleLog is not a function');
});

test('#merge-two-objects: Merged key by key, the later value of a key wins', () => {
  expect(merged.objects).toMatchObject({ env: { A: '1', B: '2' } });
});

test('#merge-two-objects: exclude.override does not survive a merge or extends', () => {
  expect(merged.exclude).toMatchObject({ exclude: { patterns: ['b'] } });
  expect(merged.exclude).not.toHaveProperty('exclude.override');
});

test('#extend-a-preset: Here testTimeout is 10 seconds, because your own value wins', () => {
  expect(presets.file('dist/.rstest-temp/.rsbuild/rstest.config.mjs')).toContain('testTimeout: 10000');
});

test('#extend-a-preset: projects inside a preset is ignored', () => {
  expect(presets.output).toContain('a.test.ts');
  expect(presets.output).not.toContain('nowhere');
});

test('#extend-a-preset: The forceRerunTriggers of presets are added to the default ones', () => {
  const text = presets.file('dist/.rstest-temp/.rsbuild/rstest.config.mjs') ?? '';
  const [, triggers = ''] = /forceRerunTriggers: \[([^\]]*)\]/.exec(text) ?? [];
  expect(triggers).toContain('package.json');
  expect(triggers).toContain('money.ts');
});

test('#the-root: The location of the configuration file makes no difference', () => {
  // the root is still the working directory, so the pattern of the file finds nothing
  expect(named.code).toBe(1);
  expect(named.output).toContain('No test files found');
});
