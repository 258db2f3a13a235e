import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { runRstest } from '../../../../tools/docs/claims/runRstest.ts';
import { type CommandResult, runCommand } from '../../../../tools/docs/runCommand.ts';
import { WorkFolder } from '../../../../tools/docs/workFolder.ts';

const uses = (name: string, part: string): string =>
  `import { expect, test } from '@rstest/core'; import { ${part} } from './math';
   test('${name}', () => { expect(${part}(2)).toBeGreaterThan(0); });`;
const files = {
  'src/math.ts': `
    export const double = (n: number): number => {
      return n * 2;
    };
    export const half = (n: number): number => {
      return n / 2;
    };`,
  'src/a.test.ts': uses('a', 'double'),
  'src/b.test.ts': uses('b', 'half'),
  'rstest.config.ts': `
    export default {
      coverage: { provider: 'v8', include: ['src/math.ts'], reporters: ['text', 'cobertura'], thresholds: { functions: 100 } },
    };`,
};
const failing = "import { expect, test } from '@rstest/core';\ntest('adds', () => { expect(1).toBe(2); });";

const work = new WorkFolder();
const has = (name: string): boolean => existsSync(path.join(work.path, name));
const run = (...args: string[]): Promise<CommandResult> => runCommand('rstest', args, { cwd: work.path });
const shards: CommandResult[] = [];
let afterShards: { coverage: boolean; blobs: string[] };
let merged: CommandResult;

beforeAll(async () => {
  for (const [name, content] of Object.entries(files)) work.write(name, content);
  for (const index of [1, 2]) {
    const shard = `${index}/2`;
    shards.push(await run('run', '--shard', shard, '--coverage', '--reporter=default', '--reporter=blob'));
  }
  afterShards = { coverage: has('coverage'), blobs: readdirSync(path.join(work.path, '.rstest-reports')) };
  merged = await run('merge-reports', '--coverage');
});

afterAll(() => {
  work.remove();
});

test('#coverage: it writes no coverage report and checks no thresholds', () => {
  // each shard covers one of the two functions
  expect(shards.map(({ code }) => code)).toEqual([0, 0]);
  expect(shards.map(({ output }) => output.includes('does not meet'))).toEqual([false, false]);
  expect(afterShards.coverage).toBe(false);
});

test('#coverage: adds everything up, writes the reports and checks the thresholds', () => {
  expect([merged.code, merged.output]).toEqual([0, expect.stringMatching(/All files\s*\|\s*100/)]);
});

test('#sharding: Each shard leaves a file such as blob-1-3.json in .rstest-reports', () => {
  expect(afterShards.blobs.sort()).toEqual(['blob-1-2.json', 'blob-2-2.json']);
});

test('#gitlab: reads the total coverage from the text report', () => {
  const page = readFileSync('docs/en/guide/advanced/ci.mdx', 'utf8');
  const [, source = ''] = /coverage: '\/(.+)\/'/.exec(page) ?? [];
  expect(new RegExp(source).exec(merged.output)?.[1]).toBe('100');
  expect(has('coverage/cobertura-coverage.xml')).toBe(true);
});

test('#sharding: merge-reports merges what it finds', async () => {
  rmSync(path.join(work.path, '.rstest-reports/blob-2-2.json'));
  const without = await run('merge-reports');
  expect(without.code).toBe(0);
  expect(without.output).toContain('Test Files 1 passed');
});

test('#sharding: ends with 1 if any shard failed', async () => {
  work.write('src/b.test.ts', failing);
  for (const index of [1, 2]) await run('run', '--shard', `${index}/2`, '--reporter=blob');
  expect((await run('merge-reports')).code).toBe(1);
});

test('#sharding: because blob alone prints no results', async () => {
  const { output } = await run('run', '--shard', '1/2', '--reporter=blob');
  expect(output).not.toMatch(/✓|passed/);
});

test('#: The exit code is 1 when a test fails, when no test file matches, or when a coverage threshold is missed', async () => {
  const { 'src/b.test.ts': _, ...oneHalf } = files;
  expect((await runRstest({ 'a.test.ts': failing })).code).toBe(1);
  expect((await runRstest({})).code).toBe(1);
  expect((await runRstest(oneHalf, ['run', '--coverage'])).code).toBe(1);
});

test('#coverage: If tests fail, no coverage report is written, unless you set reportOnFailure', async () => {
  const broken = { ...files, 'src/b.test.ts': failing };
  const plain = await runRstest(broken, ['run', '--coverage']);
  expect(plain.file('coverage/cobertura-coverage.xml')).toBe(undefined);
  const reported = await runRstest(broken, ['run', '--coverage', '--coverage.reportOnFailure']);
  expect(reported.file('coverage/cobertura-coverage.xml')).toBeDefined();
});

test('#github-actions: each failure becomes an annotation on its line in the pull request, and the job gets a summary', async () => {
  const env = { GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: 'summary.md' };
  const { output, file } = await runRstest({ 'a.test.ts': failing }, ['run'], { env });
  expect(output).toMatch(/::error file=\S*a\.test\.ts,line=2,/);
  expect(file('summary.md')).toContain('1 failed');
});

test('#github-actions: Reporters that you set yourself replace both, so list github-actions again', async () => {
  const { output } = await runRstest({ 'a.test.ts': failing }, ['run', '--reporter=dot'], {
    env: { GITHUB_ACTIONS: 'true' },
  });
  expect(output).not.toContain('::error');
});

test('#flaky: The github-actions summary lists tests that passed only on a retry', async () => {
  const flaky = `import { expect, test } from '@rstest/core';
    test('wobbles', { retry: 2 }, ({ task }) => { expect(task.retryCount).toBe(1); });`;
  const env = { GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: 'summary.md' };
  const { code, file } = await runRstest({ 'a.test.ts': flaky }, ['run'], { env });
  expect(code).toBe(0);
  expect(file('summary.md')).toMatch(/Flaky Tests.*wobbles/s);
});

test('#save-time: By default there are as many workers as the processor has cores, less one', async () => {
  const count = Math.max(availableParallelism() - 1, 1);
  const report = `import { test } from '@rstest/core';
    test('a', async () => { console.log('WORKER ' + process.env.RSTEST_WORKER_ID); await new Promise((done) => setTimeout(done, 300)); });`;
  const many = Object.fromEntries(
    Array.from({ length: count + 1 }, (_, index) => [`${index}.test.ts`, report]),
  );
  // this file has a number of its own, which would replace those of the run
  const env = { RSTEST_WORKER_ID: undefined, RSTEST_MEMORY_AWARE: '0' } as unknown as Record<string, string>;
  const { output } = await runRstest(many, ['run'], { env });
  expect(new Set([...output.matchAll(/WORKER (\d+)/g)].map(([, id]) => id)).size).toBe(count);
});

test('#forgotten-only: a test.only skips the rest of its file, and the run passes', async () => {
  const { code, output } = await runRstest({
    'a.test.ts': `import { test } from '@rstest/core';
      test.only('runs', () => {}); test('fails', () => { throw new Error(); });`,
  });
  expect(code).toBe(0);
  expect(output).toContain('1 passed | 1 skipped');
});

test('#progress: after 30 seconds of silence, a line says what is running', async () => {
  const { output } = await runRstest(
    {
      'a.test.js': `import { test } from '@rstest/core';
        test('takes long', () => new Promise((done) => setTimeout(done, 31_500)));`,
    },
    ['run', '--testTimeout', '60000'],
  );
  expect(output).toMatch(/^\[PROGRESS\] test files: 0 done, 1 running/m);
  expect(output).toMatch(/Running: a\.test\.js/);
});
