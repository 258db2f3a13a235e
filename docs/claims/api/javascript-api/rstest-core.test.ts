import { beforeAll, defineConfig, expect, loadConfig, mergeRstestConfig, test } from '@rstest/core';
import { type CommandResult, runCommand } from '../../../../tools/docs/runCommand.ts';
import { WorkFolder } from '../../../../tools/docs/workFolder.ts';

const script = `
  import { existsSync, writeFileSync } from 'node:fs';
  import { loadConfig, mergeRstestConfig } from '@rstest/core';
  import { createRstest, ListTestsError } from '@rstest/core/api';
  const found = {};
  const silent = { reporters: [], exclude: ['broken.test.ts'] };
  const loaded = await loadConfig({ envMode: 'staging' });
  found.loaded = { ...loaded, filePath: loaded.filePath && loaded.filePath.replace(process.cwd(), '') };
  const nothing = await loadConfig({ cwd: process.cwd() + '/empty' });
  found.nothing = { content: nothing.content, filePath: nothing.filePath };
  found.config = mergeRstestConfig(
    { exclude: ['a'], setupFiles: './a.ts', include: ['a'], reporters: ['dot'], coverage: { provider: 'v8' } },
    { exclude: ['b'], setupFiles: ['./b.ts'], include: ['b'], reporters: ['json'], coverage: { clean: false } },
  );
  const rstest = await createRstest({ config: silent });
  found.context = [rstest.context.config.name, rstest.context.projects.map(({ name }) => name)];
  console.log('SILENT BEGINS');
  const failed = await rstest.run({ filters: ['cart'] });
  console.log('SILENT ENDS');
  found.failed = [failed.status, failed.summary, failed.testResults.map(({ name }) => name), failed.results.length];
  found.duration = Object.keys(failed.duration);
  found.exitCode = process.exitCode ?? 'not set';
  found.patterned = (await rstest.run({ testNamePattern: /adds/, retry: 3 })).status;
  found.retryAfterwards = rstest.context.config.retry;
  found.none = (await rstest.run({ filters: ['nothing'] })).status;
  found.noneAllowed = (await rstest.run({ filters: ['nothing'], passWithNoTests: true })).status;
  const listed = await rstest.listTests({ includeSuites: true, filters: ['cart'] });
  found.listed = listed.map(({ type, fullName, runMode }) => [type, fullName, runMode]);
  found.files = (await rstest.listTests({ filesOnly: true })).map(({ type }) => type);
  const broken = await createRstest({ config: { reporters: [], include: ['broken.test.ts'] } });
  found.broken = await broken.listTests().catch((error) =>
    [error instanceof ListTestsError, error.files[0].errors[0].message]);
  const setup = await createRstest({ config: { ...silent, globalSetup: './setup.ts' } });
  const ended = await setup.run({ filters: ['tea'] });
  found.setup = [ended.status, ended.unhandledErrors[0].message];
  found.noBlobs = await rstest.mergeReports().catch((error) => error.message);
  const blob = await createRstest({ config: { ...silent, reporters: ['blob'] } });
  await blob.run({ filters: ['tea'] });
  writeFileSync('.rstest-reports/notes.txt', 'mine');
  const merged = await blob.mergeReports({ cleanup: true });
  found.merged = [merged.status, merged.summary.tests.total, existsSync('.rstest-reports')];
  const cycles = [];
  const watcher = await rstest.watch({
    filters: ['tea'],
    onResult: ({ status, rerunTestPaths }) => cycles.push([status, rerunTestPaths.length]),
  });
  for (let waited = 0; cycles.length === 0 && waited < 100; waited++) await new Promise((done) => setTimeout(done, 50));
  await watcher.close();
  await watcher.close();
  found.cycles = cycles;
  console.log('FOUND' + JSON.stringify(found) + 'END');`;

const files = {
  'rstest.config.ts': 'export default ({ envMode }) => ({ name: envMode });',
  'cart.test.ts': `
    import { describe, expect, test } from '@rstest/core';
    describe('cart', () => {
      test('adds', () => {});
      test('fails', () => { expect(1).toBe(2); });
      test.skip('later', () => {});
    });`,
  'tea.test.ts': "import { test } from '@rstest/core'; test('tea', () => {});",
  'broken.test.ts': "throw new Error('at load');",
  'setup.ts': "export const setup = () => { throw new Error('no database'); };",
  'empty/readme.txt': '',
  'script.mjs': script,
  'cli.mjs':
    "import { runCLI } from '@rstest/core/api'; runCLI({ argv: ['x', 'y', 'run', 'cart', '--reporter=dot'] });",
};

// biome-ignore lint/suspicious/noExplicitAny: what the script above writes
let found: Record<string, any>;
let output: string;
let cli: CommandResult;

beforeAll(async () => {
  const work = new WorkFolder();
  try {
    for (const [name, content] of Object.entries(files)) work.write(name, content);
    ({ output } = await runCommand('node', ['script.mjs'], { cwd: work.path, timeout: 60_000 }));
    cli = await runCommand('node', ['cli.mjs'], { cwd: work.path, timeout: 60_000 });
  } finally {
    work.remove();
  }
  const text = /FOUND(.*)END/.exec(output)?.[1];
  if (!text) throw new Error(output);
  found = JSON.parse(text);
});

test('#create-rstest: It reads no configuration file by itself', () => {
  expect(found.context[0]).toBe('rstest');
  expect(found.loaded.content.name).toBe('staging');
});

test('#load-config: what a configuration function gets as envMode', () => {
  expect(found.loaded).toMatchObject({ content: { name: 'staging' }, filePath: '/rstest.config.ts' });
});

test('#create-rstest: It does not set the exit code', () => {
  expect([found.failed[0], found.exitCode]).toEqual(['fail', 'not set']);
});

test('#create-rstest: reporters: [] turns the report off', () => {
  expect(/SILENT BEGINS(.*)SILENT ENDS/s.exec(output)?.[1]?.trim()).toBe('');
});

test('#create-rstest: without reporters, messages such as No test files found are still printed', () => {
  expect(output).toContain('No test files found');
});

test('#create-rstest: Options of one call do not carry over to the next', () => {
  expect(found.retryAfterwards).toBe(0);
});

test('#run-result: a TestResult for each test', () => {
  expect(found.failed[2]).toEqual(['adds', 'fails', 'later']);
  expect(found.failed[3]).toBe(1);
});

test('#run-result: totalTime, buildTime and testTime in milliseconds', () => {
  expect(found.duration.sort()).toEqual(['buildTime', 'testTime', 'totalTime']);
});

test('#run-result: if something outside of the test files went wrong, such as the global setup', () => {
  expect(found.setup).toEqual(['error', 'no database']);
});

test('#run-result: If no file matches, the status is fail, unless passWithNoTests is set', () => {
  expect([found.none, found.noneAllowed]).toEqual(['fail', 'pass']);
});

test('#watch: onResult gets the result of each cycle; rerunTestPaths names the files that it ran', () => {
  expect(found.cycles).toEqual([['pass', 1]]);
});

test('#watch: close ends the session and can be called more than once', () => {
  expect(output).toContain('END');
});

test('#list-tests: entries for suites as well, each before its tests', () => {
  expect(found.listed[0]).toEqual(['suite', 'cart', null]);
  expect(found.files).toEqual(['file', 'file']);
});

test('#list-tests: it contains skipped tests; their runMode is', () => {
  expect(found.listed).toContainEqual(['case', 'cart > later', 'skip']);
});

test('#list-tests-error: Thrown when a file cannot be collected', () => {
  expect(found.broken).toEqual([true, 'at load']);
});

test('#merge-reports: If the folder does not exist, the promise is rejected', () => {
  expect(found.noBlobs).toContain('Blob reports directory not found');
});

test('#merge-reports: cleanup deletes the whole folder of the blobs, .rstest-reports by default', () => {
  expect(found.merged).toEqual(['pass', 1, false]);
});

test('#context: a run without projects has one that is named rstest', () => {
  expect(found.context[1]).toEqual(['rstest']);
});

test('#run-cli: so the first two entries are ignored', () => {
  expect(cli.code).toBe(1);
  expect(cli.output).toContain('1 failed | 1 passed | 1 skipped');
});

test('#configuration-helpers: exclude and setupFiles are joined, whereas include and reporters are replaced', () => {
  expect(found.config).toMatchObject({
    exclude: { patterns: ['a', 'b'] },
    setupFiles: ['./a.ts', './b.ts'],
    include: ['b'],
    reporters: ['json'],
    coverage: { provider: 'v8', clean: false },
  });
});

test('#configuration-helpers: inside a test, the helpers and loadConfig are undefined', () => {
  expect([defineConfig, mergeRstestConfig, loadConfig]).toEqual([undefined, undefined, undefined]);
});

test('#load-config: Without a file, content is {} and filePath is null', () => {
  expect(found.nothing).toEqual({ content: {}, filePath: null });
});
