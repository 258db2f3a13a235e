import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';
import { statusOf } from '../../results.ts';

const thread = `
  import { isMainThread } from 'node:worker_threads';
  import { statSync } from 'node:fs';
  import { expect, test } from '@rstest/core';
  test(isMainThread ? 'in a process' : 'in a thread', () => {});
  test('instanceof', () => expect(statSync('.').mtime instanceof Date).toBe(true));
  test('chdir', () => process.chdir('.'));
  test('exits', () => process.exit(0));`;
// the same twice; the memory is not part of the heap
const greedy = `
  import { test } from '@rstest/core';
  globalThis.kept = Buffer.alloc(250_000_000, 1);
  process.env.FILES = String(Number(process.env.FILES ?? 0) + 1);
  test('file number ' + process.env.FILES + ' of its worker', () => {});`;
const slow = `
  import { appendFileSync } from 'node:fs';
  import { test } from '@rstest/core';
  test('waits', async () => {
    appendFileSync('log.txt', 's');
    await new Promise((resolve) => setTimeout(resolve, 100));
    appendFileSync('log.txt', 'e');
  });`;
const names = ['a', 'b', 'c', 'd', 'e', 'f'];
const shortOfMemory = {
  ...Object.fromEntries(names.map((name) => [`${name}.test.ts`, slow])),
  'short.cjs': `
    const [fs, os] = [require('node:fs'), require('node:os')];
    const read = fs.readFileSync;
    fs.readFileSync = (file, ...rest) =>
      file === '/proc/meminfo' ? 'MemAvailable:       1 kB' : read(file, ...rest);
    os.freemem = () => 1024;
    require('node:module').syncBuiltinESMExports();`,
};
const json = ['run', '--reporter=json'];
let threads: RstestRun;
let vmForks: RstestRun;
let merged: RstestRun;
let entry: RstestRun;
let forksLimit: RstestRun;
let vmLimit: RstestRun;
let waiting: RstestRun;
let notWaiting: RstestRun;

beforeAll(async () => {
  const files = { 'a.test.ts': thread };
  const limited = [...json, '--isolate=false', '--pool.maxWorkers=1', '--pool.memoryLimit=250MB'];
  const NODE_OPTIONS = '--require ./short.cjs';
  [threads, vmForks, merged, entry] = await Promise.all([
    runRstest(files, [...json, '--pool=threads']),
    runRstest(files, [...json, '--pool=vmForks']),
    runRstest(
      {
        ...files,
        'rstest.config.mjs': `
          import { mergeRstestConfig } from '@rstest/core';
          export default mergeRstestConfig({ pool: 'threads' }, { pool: { maxWorkers: 2 } });`,
      },
      json,
    ),
    runRstest(
      {
        ...files,
        'rstest.config.mjs': "export default { projects: [{ name: 'rstest', pool: 'threads' }] };",
      },
      json,
    ),
  ]);
  [forksLimit, vmLimit, waiting, notWaiting] = await Promise.all([
    runRstest({ 'a.test.ts': greedy, 'b.test.ts': greedy }, limited),
    runRstest({ 'a.test.ts': greedy, 'b.test.ts': greedy }, [...limited, '--pool=vmForks']),
    runRstest(shortOfMemory, ['run', '--pool.maxWorkers=3'], { env: { NODE_OPTIONS, DEBUG: 'rstest' } }),
    runRstest(shortOfMemory, ['run', '--pool.maxWorkers=3'], {
      env: { NODE_OPTIONS, DEBUG: 'rstest', RSTEST_MEMORY_AWARE: '0' },
    }),
  ]);
});

test('#pool-types: Some functions do not exist there: process.chdir() throws ERR_WORKER_UNSUPPORTED_OPERATION', () => {
  expect(statusOf(threads, 'in a thread')).toBe('pass');
  expect(statusOf(threads, 'chdir')).toBe('fail');
  expect(threads.output).toContain('process.chdir() is not supported in workers');
});

test('#pool-types: is shared by the files of one worker', () => {
  expect(statusOf(vmLimit, 'file number 2 of its worker')).toBe('pass');
});

test('#options: It counts the memory of the whole process in forks', () => {
  // the buffer counts, so that the second file gets a new worker
  expect(statusOf(forksLimit, 'file number 1 of its worker')).toBe('pass');
  expect(statusOf(forksLimit, 'file number 2 of its worker')).toBe(undefined);
});

test('#options: but only the V8 heap in the VM pools', () => {
  expect(statusOf(vmLimit, 'file number 2 of its worker')).toBe('pass');
});

test('#in-parallel-or-one-after-another: until enough is free again or no other worker is running', () => {
  // three start at once; afterwards one starts when all others have ended
  expect(waiting.output).toContain('deferred worker spawn (system memory)');
  expect(waiting.file('log.txt')).toMatch(/^[se]{6}(?:se){3}$/);
  expect(notWaiting.output).not.toContain('deferred worker spawn');
  expect(notWaiting.file('log.txt')).toHaveLength(12);
});

test('#pitfalls: statSync(file).mtime instanceof Date is false', () => {
  expect(statusOf(threads, 'instanceof')).toBe('pass');
  expect(statusOf(vmForks, 'instanceof')).toBe('fail');
});

test('#pitfalls: In every pool it makes the test fail', () => {
  expect(statusOf(threads, 'exits')).toBe('fail');
  expect(statusOf(vmForks, 'exits')).toBe('fail');
  expect(vmForks.output).toContain('process.exit unexpectedly called');
});

test('#pitfalls: a string merged with an object is lost', () => {
  expect(statusOf(merged, 'in a process')).toBe('pass');
});

test('#pitfalls: inside an entry it has no effect', () => {
  expect(statusOf(entry, 'in a process')).toBe('pass');
});

test('#pool-types: process.chdir() is not supported in threads', async () => {
  const { output } = await runRstest(
    { 'a.test.ts': "import { test } from '@rstest/core'; test('a', () => process.chdir('/'));" },
    ['run', '--pool', 'threads'],
  );
  expect(output).toContain('TypeError: process.chdir() is not supported in workers');
});
