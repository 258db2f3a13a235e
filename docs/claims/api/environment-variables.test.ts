import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, type RstestRunOptions, runRstest } from '../../../tools/docs/claims/runRstest.ts';

const report = `
  import { expect, test } from '@rstest/core';
  test('reports', async () => {
    const { RSTEST, RSTEST_WORKER_ID, NODE_ENV, NODE_COMPILE_CACHE, PORT, FORCE_COLOR } = process.env;
    const found = { RSTEST, RSTEST_WORKER_ID, NODE_ENV, NODE_COMPILE_CACHE, PORT, FORCE_COLOR };
    found.start = Date.now();
    await new Promise((resolve) => setTimeout(resolve, 400));
    found.end = Date.now();
    found.sameObject = import.meta.env === process.env;
    process.stdout.write('FOUND' + JSON.stringify(found) + 'END\\n');
  });`;
const quick = `
  import { test } from '@rstest/core';
  test('is quick', () => {});`;
const snapshot = `
  import { expect, test } from '@rstest/core';
  test('price', () => { expect('12.00').toMatchSnapshot(); });`;
const config = `console.log('CONFIG', process.env.RSTEST, process.env.NODE_ENV);\n`;

// biome-ignore lint/suspicious/noExplicitAny: what the tests above write
const foundIn = ({ output }: RstestRun): any[] => {
  const found = [...output.matchAll(/FOUND(.*?)END/g)].map(([, text = '']) => JSON.parse(text));
  if (found.length === 0) throw new Error(output);
  return found;
};

/** This file has a number of its own, which would replace those of the runs below. */
const withoutNumber = { RSTEST_WORKER_ID: undefined } as unknown as Record<string, string>;

const run = (files: Record<string, string>, env: RstestRunOptions['env'] = {}, args: string[] = []) =>
  runRstest(files, ['run', ...args], { env: { ...withoutNumber, ...env } });

let plain: RstestRun;
let overridden: RstestRun;

beforeAll(async () => {
  const setup =
    "export const setup = () => { console.log('SETUP', process.env.RSTEST); process.env.PORT = '4007'; };";
  const files = {
    'a.test.ts': report,
    'b.test.ts': report,
    'c.test.ts': report,
    'setup.ts': setup,
  };
  plain = await run(
    { ...files, 'rstest.config.ts': `${config} export default { globalSetup: './setup.ts' };` },
    {},
    ['--pool.maxWorkers', '2'],
  );
  overridden = await run(
    {
      ...files,
      'rstest.config.ts': `${config} export default {};`,
    },
    { NODE_ENV: 'production', RSTEST: 'mine', DEBUG: 'RSTEST', RSTEST_WORKER_ID: '7' },
  );
});

test('#set: configuration file, global setup, tests', () => {
  expect(plain.output).toContain('CONFIG true test');
  expect(plain.output).toContain('SETUP true');
  expect(foundIn(plain)[0].RSTEST).toBe('true');
});

test('#rstest: A value that you set yourself is overwritten', () => {
  expect(foundIn(overridden)[0].RSTEST).toBe('true');
});

test('#rstest: import.meta.env.RSTEST has the same value in tests', async () => {
  const { output } = await runRstest({
    'a.test.ts': `import { expect, test } from '@rstest/core';
      test('is set', () => expect([import.meta.env.RSTEST, process.env.RSTEST]).toEqual(['true', 'true']));`,
  });
  expect(output).toContain('Tests 1 passed');
});

test('#rstest-worker-id: Two files that run at the same time never have the same number', () => {
  const files = foundIn(plain);
  expect(files).toHaveLength(3);
  for (const one of files) {
    for (const other of files) {
      if (one !== other && one.start < other.end && other.start < one.end)
        expect(one.RSTEST_WORKER_ID).not.toBe(other.RSTEST_WORKER_ID);
    }
  }
});

test('#rstest-worker-id: a number is given out again when its worker has ended', () => {
  const numbers = foundIn(plain).map((file) => file.RSTEST_WORKER_ID);
  expect([...new Set(numbers)].sort()).toEqual(['1', '2']);
});

test('#rstest-worker-id: A value from outside replaces the number in all workers', () => {
  expect(foundIn(overridden).map((file) => file.RSTEST_WORKER_ID)).toEqual(['7', '7', '7']);
});

test('#node-env: sets it to test before it reads the configuration, but keeps a value that is there', () => {
  expect(plain.output).toContain('CONFIG true test');
  expect(foundIn(plain)[0].NODE_ENV).toBe('test');
  expect(overridden.output).toContain('CONFIG true production');
  expect(foundIn(overridden)[0].NODE_ENV).toBe('production');
});

test('#set: a folder where Node.js keeps compiled scripts', () => {
  expect(foundIn(plain)[0].NODE_COMPILE_CACHE).toMatch(/compile-cache/);
});

test('#node-env: import.meta.env is the same object as process.env', () => {
  expect(foundIn(plain)[0].sameObject).toBe(true);
});

test('#your-own-variables: for values that are only known at run time, such as the port of a server', () => {
  expect(foundIn(plain)[0].PORT).toBe('4007');
});

test('#debug: Separate several values with commas; case does not matter', () => {
  expect(overridden.output).toContain('config inspection completed');
});

let inCi: RstestRun;

beforeAll(async () => {
  inCi = await run({ 'a.test.ts': snapshot }, { CI: 'false', NO_COLOR: '' });
});

test('#ci: Any value turns it on, even false', () => {
  expect(inCi.code).toBe(1);
});

test('#ci: Colors are on, even though the output is not a terminal', async () => {
  expect(inCi.output).toContain('\u001b[');
  const elsewhere = await run({ 'a.test.ts': quick }, { NO_COLOR: '' });
  expect(elsewhere.output).not.toContain('\u001b[');
});

test('#ci: Rstest also recognizes CI services by variables of their own', async () => {
  const onGitLab = await run({ 'a.test.ts': snapshot }, { GITLAB_CI: 'true' });
  expect(onGitLab.code).toBe(1);
  expect(onGitLab.file('__snapshots__/a.test.ts.snap')).toBe(undefined);
});

test('#ci: A snapshot that does not exist yet is not written', async () => {
  expect(inCi.code).toBe(1);
  expect(inCi.output).toContain('mismatched');
  expect(inCi.file('__snapshots__/a.test.ts.snap')).toBe(undefined);
  const elsewhere = await run({ 'a.test.ts': snapshot });
  expect(elsewhere.code).toBe(0);
  expect(elsewhere.file('__snapshots__/a.test.ts.snap')).toContain('12.00');
});

test('#github-actions: the run reports with default and github-actions', async () => {
  const files = {
    'a.test.ts': "import { expect, test } from '@rstest/core';\ntest('adds', () => { expect(1).toBe(2); });",
  };
  const env = { GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: 'summary.md' };
  const onGitHub = await run(files, env);
  expect(onGitHub.output).toContain('::error file=');
  expect(onGitHub.output).toContain('✗ adds');
  expect(onGitHub.file('summary.md')).toContain('1 failed');
  const own = await run({ ...files, 'rstest.config.ts': "export default { reporters: ['dot'] };" }, env);
  expect(own.output).not.toContain('::error');
});

test('#rstest-no-agent: it reports with md, leaves out its version line and turns colors off', async () => {
  const files = { 'a.test.ts': quick };
  const inAgent = await run(files, { RSTEST_NO_AGENT: '', AI_AGENT: 'some', NO_COLOR: '' });
  expect(inAgent.output).toContain('# Rstest Test Execution Report');
  expect(inAgent.output).not.toContain('Rstest v');
  expect(inAgent.output).not.toContain('\u001b[');
  const named = await run(files, { RSTEST_NO_AGENT: '', AI_AGENT: 'some' }, ['--reporter=dot']);
  expect(named.output).not.toContain('Execution Report');
});

test('#rstest-no-agent: Only the value 1 prevents this', async () => {
  const files = { 'a.test.ts': quick };
  expect((await run(files, { RSTEST_NO_AGENT: 'true', CLAUDECODE: '1' })).output).toContain(
    'Execution Report',
  );
  expect((await run(files, { RSTEST_NO_AGENT: '1', CLAUDECODE: '1' })).output).toContain('Rstest v');
});

test('#rstest-output-module: builds the tests as CommonJS instead of ES modules', async () => {
  const files = { 'a.test.ts': quick };
  const env = { RSTEST_OUTPUT_MODULE: 'false' };
  const commonJs = await run(files, env, ['--dev.writeToDisk']);
  expect(commonJs.file('dist/.rstest-temp/a~test~ts.js')).toBeDefined();
  const flag = await run(files, env, ['--dev.writeToDisk', '--output.module']);
  expect(flag.file('dist/.rstest-temp/a~test~ts.mjs')).toBeDefined();
});

test('#rstest-memory-aware: delays the next one if it would not fit', async () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f'];
  const files = {
    ...Object.fromEntries(names.map((name) => [`${name}.test.ts`, quick])),
    'low.mjs': `
      import fs from 'node:fs';
      import { syncBuiltinESMExports } from 'node:module';
      import os from 'node:os';
      const { readFileSync } = fs;
      os.freemem = () => 1;
      fs.readFileSync = (file, ...rest) => file === '/proc/meminfo' ? '' : readFileSync(file, ...rest);
      syncBuiltinESMExports();`,
  };
  const env = { DEBUG: 'rstest', NODE_OPTIONS: '--import ./low.mjs' };
  const args = ['--pool.maxWorkers', '3'];
  expect((await run(files, env, args)).output).toContain('deferred worker spawn');
  const off = await run(files, { ...env, RSTEST_MEMORY_AWARE: '0' }, args);
  expect(off.code).toBe(0);
  expect(off.output).not.toContain('deferred worker spawn');
});

test('#chokidar-usepolling: waits for the events of the operating system instead', async () => {
  const files = {
    'a.test.ts': quick,
    'rstest.config.ts': 'setTimeout(() => process.exit(0), 1500); export default {};',
    'spy.mjs': `
      import fs from 'node:fs';
      import { syncBuiltinESMExports } from 'node:module';
      const { watchFile } = fs;
      fs.watchFile = (file, options, ...rest) => {
        console.log('POLLS ' + file + ' every ' + options.interval);
        return watchFile(file, options, ...rest);
      };
      syncBuiltinESMExports();`,
  };
  const watch = async (env: Record<string, string>) =>
    (await runRstest(files, ['watch'], { env: { NODE_OPTIONS: '--import ./spy.mjs', ...env } })).output;
  expect(await watch({})).toMatch(/POLLS .*rstest\.config\.ts every 100/);
  expect(await watch({ CHOKIDAR_INTERVAL: '250' })).toMatch(/rstest\.config\.ts every 250/);
  expect(await watch({ CHOKIDAR_USEPOLLING: '0' })).not.toContain('POLLS');
});

test('#colors: NO_COLOR takes precedence over FORCE_COLOR, except for the line with the version', async () => {
  const colored = async (env: NodeJS.ProcessEnv) => {
    const unset = { CI: undefined, NO_COLOR: undefined, FORCE_COLOR: undefined };
    const { output } = await run({ 'a.test.ts': quick }, { ...unset, ...env });
    return output.split('\n').filter((line) => line.includes('\u001B'));
  };
  const both = await colored({ NO_COLOR: '1', FORCE_COLOR: '1' });
  expect(both).toHaveLength(1);
  expect(both[0]).toContain('Rstest v');
  expect((await colored({ FORCE_COLOR: '0' })).length).toBeGreaterThan(1);
});
