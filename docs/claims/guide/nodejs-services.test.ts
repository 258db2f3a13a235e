import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../tools/docs/claims/runRstest.ts';

let run: RstestRun;

beforeAll(async () => {
  const file = `import { test } from '@rstest/core';
    test('a', () => { console.log('pid', process.pid, typeof document, 'worker', process.env.RSTEST_WORKER_ID); });`;
  run = await runRstest({ 'a.test.js': file, 'b.test.js': file }, ['run', '--pool.maxWorkers', '2']);
});

test('#: node is the default environment', () => {
  expect(run.output).toMatch(/pid \d+ undefined/);
});

test('#http: each test file has a process of its own', () => {
  expect(new Set(run.output.match(/pid \d+/g)).size).toBe(2);
});

test('#databases: RSTEST_WORKER_ID is between 1 and maxWorkers', () => {
  for (const [, id] of run.output.matchAll(/worker (\d+)/g)) expect(['1', '2']).toContain(id);
});

test('#problems: a server or timer that stays open does not keep the run from ending', async () => {
  const { code, output } = await runRstest({
    'open.test.js': `import { createServer } from 'node:http'; import { test } from '@rstest/core';
      test('opens', async () => {
        await new Promise((resolve) => createServer().listen(0, resolve));
        setInterval(() => {}, 1000);
      });`,
  });
  expect(code).toBe(0);
  expect(output).toContain('Tests 1 passed');
});
