import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, type RstestRunOptions, runRstest } from '../../../../tools/docs/claims/runRstest.ts';

const api = "import { afterEach, beforeAll, describe, expect, rs, test } from '@rstest/core';";
const passes = `${api}\ntest('passes', () => {});`;

/** Files that fail, with what they print. */
const failing: Record<string, string> = {
  'missing.test.ts': `${api} import { x } from './missing'; test('a', () => { expect(x).toBe(1); });`,
  'alias.test.ts': `${api} import { x } from '@/cart'; test('a', () => { expect(x).toBe(1); });`,
  'cart.ts': 'export const x = 1;',
  'loader.test.ts': `${api} import text from './page.html'; test('a', () => { expect(text).toBe(1); });`,
  'page.html': '<p>',
  'react.test.jsx': `${api} test('a', () => { expect(<p />).toBeTruthy(); });`,
  'default.test.ts': `${api} import load from './real'; rs.mock('./real', () => ({ other: 1 })); test('a', () => { load(); });`,
  'real.ts':
    'export default () => 1; export const load = () => helper(); export const helper = () => "real";',
  'circle.test.ts': `${api} import { one } from './one'; test('a', () => { expect(one).toBe(1); });`,
  'one.ts': "import { two } from './two'; export const one = two + 1;",
  'two.ts': "import { one } from './one'; export const two = one + 1;",
  'globals.test.ts': "describe('a', () => {});",
  'vitest.test.ts': "import { test } from 'vitest'; test('a', () => {});",
  'nothing.test.ts': 'export const nothing = 1;',
  'slow.test.ts': `${api} test('a', () => new Promise(() => {}), 50);`,
  'hook.test.ts': `${api} beforeAll(() => new Promise(() => {}), 50); test('a', () => {});`,
  'rejected.test.ts': `${api} test('green', async () => {
    Promise.reject(new Error('late')); await new Promise((done) => setTimeout(done, 20)); });`,
  'thrown.test.ts': `${api} test('green too', async () => {
    setTimeout(() => { throw new Error('later'); }); await new Promise((done) => setTimeout(done, 20)); });`,
  'promise.test.ts': `${api} const load = async () => { throw new Error('no'); };
    test('a', async () => { await expect(load as any).resolves.toBe(1); });
    test('b', async () => { await expect(undefined as any).rejects.toThrow(); });
    test('a function is accepted', async () => { await expect(() => load()).rejects.toThrow('no'); });`,
  'exit.test.ts': `${api} test('a', () => { process.exit(1); });`,
  'nested.test.ts': `${api} test('outer', () => { test('inner', () => {}); });`,
  'pushed.test.ts':
    "import { beforeEach, test } from '@rstest/core'; beforeEach((() => [].push(1)) as any); test('a', () => {});",
  'created.test.ts':
    "import { beforeEach, test } from '@rstest/core'; beforeEach((async () => ({})) as any); test('a', () => {});",
  'once.test.ts':
    "import { beforeAll, test } from '@rstest/core'; beforeAll((() => ({})) as any); test('a', () => {});",
  'empty.test.ts': `import { beforeAll, beforeEach, test } from '@rstest/core';
    for (const value of [null, false, 0, '']) { beforeAll((() => value) as any); beforeEach((() => value) as any); } test('empty', () => {});`,
  'chai.test.ts': `${api} test('a', () => { expect({}).toBeInTheDocument(); });`,
  'document.test.ts': `${api} test('a', () => { document.title; });`,
  'literal.test.ts': `${api} const name = './real'; rs.mock(name, () => ({})); test('a', () => {});`,
  'variable.test.ts': `${api} import { load } from './real'; const send = rs.fn(); rs.mock('./real', () => ({ load: send })); test('a', () => { load(); });`,
  'async.test.ts': `${api} import { load } from './real'; rs.mock('./real', async () => ({ load: 1 })); test('a', () => { load(); });`,
  'alias-mock.test.ts': `${api} const { mock } = rs; mock('./real', () => ({})); test('a', () => {});`,
  'readonly.test.ts': `${api} import * as fs from 'node:fs'; import * as real from './real';
    test('own module', () => { rs.spyOn(real, 'helper'); });
    test('a', () => { rs.spyOn(fs, 'readFileSync'); });`,
  'spy.test.ts': `${api} test('a', () => { expect(() => 1).toHaveBeenCalled(); });`,
  'timers.test.ts': `${api} test('a', () => { rs.advanceTimersByTime(1); });`,
  'inside.test.ts': `${api} import { load } from './real'; import * as actual from './real' with { rstest: 'importActual' };
    rs.mock('./real', () => ({ ...actual, helper: () => 'mocked' }));
    test('inside', () => { expect(load()).toBe('mocked'); });`,
  'snapshot.test.ts': `${api} test('price', () => { expect('12').toMatchSnapshot(); });`,
  '__snapshots__/snapshot.test.ts.snap': '// Rstest Snapshot v1\n\nexports[`price 1`] = `"10"`;\n',
  'dom/media.test.ts': `${api} test('media', () => { window.matchMedia('print'); }); test('scroll', () => { document.body.scrollIntoView(); });
    test('fetch', async () => { await fetch('/api/cart'); }); test('observer', () => { new ResizeObserver(() => {}); });`,
};

/** The same with the remedies. */
const mended: Record<string, string> = {
  'alias.test.ts': failing['alias.test.ts'] ?? '',
  'cart.ts': 'export const x = 1;',
  'tsconfig.json': '{ "compilerOptions": { "baseUrl": ".", "paths": { "@/*": ["./*"] } } }',
  'react.test.jsx': failing['react.test.jsx'] ?? '',
  'globals.test.ts': "describe('a', () => { test('b', () => {}); });",
  'chai.test.ts': `${api} test('a', () => { expect(document.body).toBeInTheDocument(); });`,
  'setup.ts':
    "import { expect } from '@rstest/core'; import * as matchers from '@testing-library/jest-dom/matchers'; expect.extend(matchers);",
  'real.ts': failing['real.ts'] ?? '',
  'variable.test.ts': `${api} import { load } from './real'; const { send } = rs.hoisted(() => ({ send: rs.fn() })); rs.mock('./real', () => ({ load: send })); test('a', () => { load(); });`,
  'readonly.test.ts': `${api} import * as fs from 'node:fs'; rs.mock('node:fs', { spy: true }); test('a', () => { fs.readFileSync('rstest.config.ts'); expect(fs.readFileSync).toHaveBeenCalled(); });`,
  'snapshot.test.ts': failing['snapshot.test.ts'] ?? '',
  '__snapshots__/snapshot.test.ts.snap': failing['__snapshots__/snapshot.test.ts.snap'] ?? '',
  'rstest.config.ts': `
    import { pluginReact } from '@rsbuild/plugin-react';
    export default { plugins: [pluginReact()], globals: true, testEnvironment: 'jsdom', setupFiles: ['./setup.ts'] };`,
};

let broken: RstestRun;
let dom: RstestRun;
let whole: RstestRun;

beforeAll(async () => {
  const { 'dom/media.test.ts': media = '', ...others } = failing;
  broken = await runRstest(others);
  dom = await runRstest({ 'media.test.ts': media }, ['run', '--testEnvironment', 'jsdom']);
  whole = await runRstest(mended, ['run', '-u']);
});

/** The failing files print this, and nothing less. */
const prints = (text: string, { output }: RstestRun = broken): void => expect(output).toContain(text);
/** The file passes after the remedy. */
const isMended = (file: string): void => expect(whole.output).toContain(`✓ ${file}`);
const one = (files: Record<string, string>, args: string[] = [], options: RstestRunOptions = {}) =>
  runRstest({ 'a.test.ts': passes, ...files }, ['run', ...args], options);

test('#no-test-files-found: No test files found, exiting with code 1.', async () => {
  const run = await one({}, ['*.test.ts']);
  expect(run.code).toBe(1);
  prints('No test files found, exiting with code 1.', run);
  expect(run.output).toMatch(/filter: .*\n.*root: .*\n.*include: .*\n.*exclude: /);
});

test('#no-test-files-found: With --shard 2/2 and a single file, the second shard is empty', async () => {
  expect((await one({}, ['--shard', '2/2'])).code).toBe(1);
  expect((await one({}, ['--shard', '2/2', '--passWithNoTests'])).code).toBe(0);
});

test('#unknown-option: CACError: Unknown option --foo', async () => {
  prints('CACError: Unknown option `--foo`', await one({}, ['--foo']));
});

test('#option-without-effect: Rstest ignores keys that it does not know, without a warning', async () => {
  const run = await one({ 'rstest.config.ts': "export default { test: { environment: 'jsdom' } };" });
  expect(run.code).toBe(0);
  expect(run.output).not.toMatch(/warn|unknown/i);
});

test('#reporter-not-found: names stand for built-in reporters only', async () => {
  const run = await one({}, ['--reporter=foo']);
  prints('Reporter foo not found. Please install it or use a built-in reporter.', run);
});

test('#no-projects-found: No projects found, please make sure you have at least one valid project.', async () => {
  const run = await one({ 'rstest.config.ts': "export default { projects: ['packages/*'] };" });
  prints('No projects found, please make sure you have at least one valid project.', run);
});

test('#setup-file-not-found: The message shows the path that was tried', async () => {
  const run = await one({ 'rstest.config.ts': "export default { setupFiles: ['./setup.ts'] };" });
  expect(run.output).toMatch(/Setup file \.\/setup\.ts not found \(resolved path: .*\/setup\.ts\)/);
});

test('#browser-package: Browser mode requires @rstest/browser to be installed', async () => {
  const run = await one(
    { 'rstest.config.ts': "export default { browser: { enabled: true, provider: 'playwright' } };" },
    [],
    { without: ['@rstest/browser'] },
  );
  prints('Browser mode requires @rstest/browser to be installed', run);
});

test("#cannot-find-module: Cannot find module './missing'", () => {
  prints("Cannot find module './missing'");
});

test('#cannot-find-module: Rstest reads paths from the tsconfig.json in the root', () => {
  prints("Cannot find module '@/cart'");
  isMended('alias.test.ts');
});

test('#loader: You may need an appropriate loader to handle this file type.', () => {
  prints('You may need an appropriate loader to handle this file type.');
});

test('#react-is-not-defined: because the React plugin is missing', () => {
  prints('React is not defined');
  isMended('react.test.jsx');
});

test('#is-not-a-function: or a mock whose factory leaves the export out', () => {
  expect(broken.output).toMatch(/\(0 , \S+real\S+\.default\) is not a function/);
});

test('#circular-import: two modules import each other', () => {
  expect(broken.output).toMatch(/Cannot access '\w+' before initialization[^✗]*two\.ts/s);
});

test('#describe-is-not-defined: describe is not defined', () => {
  prints('describe is not defined');
});

test('#describe-is-not-defined: or turn on globals', () => {
  isMended('globals.test.ts');
});

test('#vitest-import: Vitest failed to find the current suite.', () => {
  prints('Vitest failed to find the current suite.');
});

test('#no-test-suites: No test suites found in file', () => {
  prints('No test suites found in file');
});

test("#timeout: The test's promise did not settle in time", () => {
  prints('test timed out in 50ms (no expect assertions completed)');
});

test('#timeout: beforeAll hook timed out in 10000ms is the same for hooks', () => {
  prints('beforeAll hook timed out in 50ms');
});

test('#unhandled-rejection: All tests may be green, the file fails anyway', () => {
  expect(broken.output).toMatch(/unhandledRejection: late/);
  expect(broken.output).toMatch(/✗ rejected\.test\.ts/);
  expect(broken.output).not.toMatch(/✗ green/);
});

test('#unhandled-rejection: uncaughtException is the same for errors in timers and events', () => {
  prints('uncaughtException: later');
  expect(broken.output).toMatch(/✗ thrown\.test\.ts/);
});

test('#not-a-promise: resolves needs a promise, rejects accepts a function as well', () => {
  prints("You must provide a Promise to expect() when using .resolves, not 'function'.");
  prints("when using .rejects, not 'undefined'.");
  expect(broken.output).not.toContain('✗ a function is accepted');
});

test('#process-exit: Rstest prevents that and fails the test', () => {
  prints('process.exit unexpectedly called with "1"');
});

test('#worker-exited: together with JavaScript heap out of memory means it ran out of memory', async () => {
  const run = await one(
    {
      'a.test.ts': `${api} test('a', () => { const all = []; while (true) all.push(new Array(1e5).fill(1)); });`,
    },
    ['--pool.execArgv=--max-old-space-size=100'],
  );
  prints('Worker exited unexpectedly', run);
  prints('signal=SIGABRT', run);
  prints('JavaScript heap out of memory', run);
});

test("#nested-test: Can't nest describe or test inside a test.", () => {
  prints("Can't nest describe or test inside a test.");
});

test('#hook-return-value: a value that a hook returns is called as cleanup, also that of a promise', () => {
  prints('Invalid value used as weak map key');
  prints('callback is not a function');
  prints('TypeError: fn is not a function');
});

test('#hook-return-value: null, false, 0 and an empty string are ignored', () => {
  prints('✓ empty.test.ts');
});

test('#invalid-chai-property: Nobody added this matcher. Load it in a setup file', () => {
  prints('Invalid Chai property: toBeInTheDocument');
  isMended('chai.test.ts');
});

test('#document-is-not-defined: The file runs in Node.js, as it does by default', () => {
  prints('document is not defined');
});

test('#unknown-environment: Unknown test environment: dom', async () => {
  prints('Unknown test environment: dom', await one({}, ['--testEnvironment', 'dom']));
});

test('#match-media: jsdom has no layout, so it leaves out what needs one', () => {
  prints('window.matchMedia is not a function', dom);
  prints('scrollIntoView is not a function', dom);
  prints('ResizeObserver is not defined', dom);
});

test('#relative-url: In node and jsdom, fetch is that of Node.js', () => {
  prints('Failed to parse URL from /api/cart', dom);
});

test('#mock-literal: function expects a string literal as the first argument', () => {
  prints('function expects a string literal as the first argument');
});

test('#factory-variable: Factories run before it is initialized', () => {
  prints("Cannot access 'send' before initialization");
  isMended('variable.test.ts');
});

test('#async-factory: An async mock factory is not supported.', () => {
  prints('An async mock factory is not supported.');
});

test('#not-transformed: The function was called under another name', () => {
  prints('mock() was not transformed by Rstest.');
});

test('#read-only-export: Exports of packages and built-ins cannot be replaced', () => {
  prints('Cannot spy on "readFileSync": it is a read-only export');
  isMended('readonly.test.ts');
});

test('#read-only-export: Exports of your own modules can be spied on', () => {
  expect(broken.output).not.toMatch(/✗ own module/);
});

test('#not-a-spy: is not a spy or a call to a spy!', () => {
  prints('is not a spy or a call to a spy!');
});

test('#timers-not-mocked: Timers are not mocked.', () => {
  prints('Timers are not mocked.');
});

test('#mock-not-called: Replacing an export does not change calls inside its own module', () => {
  prints("expected 'real' to be 'mocked'");
});

test('#snapshot-mismatched: If the new value is right, run npx rstest run -u', () => {
  prints('Snapshot `price 1` mismatched');
  isMended('snapshot.test.ts');
});

test('#blob-not-found: Blob reports directory not found', async () => {
  const run = await runRstest({ 'a.test.ts': passes }, ['merge-reports']);
  prints('Blob reports directory not found', run);
});

test('#invalid-shard: Shards count from 1 to the total', async () => {
  prints('Invalid shard option: 3/2.', await one({}, ['--shard', '3/2']));
});

test('#changed: The working directory belongs to no Git repository', async () => {
  prints('Failed to resolve changed files for `--changed`', await one({}, ['--changed']));
});

/** In a folder below the linked packages, so that packages can be added. */
const inApp = (files: Record<string, string>, args: string[] = []): Promise<RstestRun> =>
  runRstest(
    Object.fromEntries(
      Object.entries({
        'node_modules/legacy/package.json': '{ "name": "legacy", "version": "1.0.0", "main": "index.js" }',
        'node_modules/legacy/index.js':
          'for (const [name, value] of Object.entries({ parse: Number })) module.exports[name] = value;',
        'node_modules/ui/package.json':
          '{ "name": "ui", "version": "1.0.0", "type": "module", "main": "index.js" }',
        'node_modules/ui/index.js': "export { default as Button } from './es/button/index.js';",
        'node_modules/ui/es/button/index.js': "export default () => 'real';",
        ...files,
      }).map(([name, content]) => [`app/${name}`, content]),
    ),
    ['run', '--root', 'app', ...args],
  );

test('#helper-hooks: with isolate false, a beforeEach at the top of an imported helper runs for the first file only', async () => {
  const file = `${api} import { state } from './helper'; afterEach(() => { state.user = ''; });
    test('signed in', () => { expect(state.user).toBe('ada'); });`;
  const files = {
    'helper.ts': `import { beforeEach } from '@rstest/core';
      export const state = { user: '' };
      beforeEach(() => { state.user = 'ada'; });`,
    '1.test.ts': file,
    '2.test.ts': file,
  };
  const shared = await runRstest(files, ['run', '--no-isolate', '--pool.maxWorkers', '1']);
  expect(shared.output).toContain('Tests 1 failed | 1 passed');
  const isolated = await runRstest(files);
  expect(isolated.code).toBe(0);
});

test('#cov-is-not-defined: a function that Istanbul has instrumented fails where its text is run, unless it is ignored', async () => {
  const files = (hint: string): Record<string, string> => ({
    'addOne.ts': `${hint}export const addOne = (n: number) => n + 1;`,
    'a.test.ts': `${api} import vm from 'node:vm'; import { addOne } from './addOne';
      test('a', () => { expect(vm.runInNewContext('(' + addOne + ')(1)')).toBe(2); });`,
  });
  const failed = await runRstest(files(''), ['run', '--coverage']);
  expect(failed.output).toMatch(/cov_\w+ is not defined/);
  expect((await runRstest(files('/* istanbul ignore next */\n'), ['run', '--coverage'])).code).toBe(0);
  expect((await runRstest(files(''), ['run', '--coverage.provider', 'v8'])).code).toBe(0);
});

test('#named-import-commonjs: names that a CommonJS package assigns in a loop are missing, unless it is loaded with require', async () => {
  const files = {
    'a.test.ts': `${api} import { parse } from 'legacy'; test('a', () => { expect(parse('1')).toBe(1); });`,
  };
  prints('.parse) is not a function', await inApp(files));
  const config = (output: object): Record<string, string> => ({
    ...files,
    'rstest.config.ts': `export default { output: ${JSON.stringify(output)} };`,
  });
  expect((await inApp(config({ externals: { legacy: 'commonjs legacy' } }))).code).toBe(0);
  expect((await inApp(config({ bundleDependencies: ['legacy'] }))).code).toBe(0);
});

test('#transform-import: transformImport rewrites the import, so that a mock of the package does not apply', async () => {
  const using = (mock: string): Record<string, string> => ({
    'rstest.config.ts':
      "export default { source: { transformImport: [{ libraryName: 'ui', libraryDirectory: 'es' }] } };",
    'form.ts': "import { Button } from 'ui'; export const form = () => Button();",
    'a.test.ts': `${api} import { form } from './form'; ${mock} test('a', () => { expect(form()).toBe('mocked'); });`,
  });
  const missed = await inApp(using("rs.mock('ui', () => ({ Button: () => 'mocked' }));"));
  prints("expected 'real' to be 'mocked'", missed);
  const met = await inApp(using("rs.mock('ui/es/button', () => ({ default: () => 'mocked' }));"));
  expect(met.code).toBe(0);
});

test('#typescript-at-run-time: Node.js only strips the types of a file that is loaded by a computed path', async () => {
  const run = await runRstest({
    'role.ts': "export enum Role { Admin = 'admin' }",
    'a.test.ts': `${api}
      const name: string = 'role';
      test('computed', async () => { await import(\`./\${name}.ts\`); });
      test('literal', async () => { expect((await import('./role')).Role.Admin).toBe('admin'); });`,
  });
  prints('TypeScript enum is not supported in strip-only mode', run);
  expect(run.output).toContain('✓ literal');
});

test('#process-is-not-defined: an unconditional define of process.env.RSTEST applies to tests as well', async () => {
  const seen = async (define: string): Promise<string> => {
    const { output } = await runRstest({
      'rstest.config.ts': `export default { source: { define: ${define} } };`,
      'a.test.ts': `${api} test('a', () => { console.log(process.env.RSTEST ? 'test branch' : 'production branch'); });`,
    });
    return output;
  };
  expect(await seen("{ 'process.env.RSTEST': 'false' }")).toContain('production branch');
  expect(await seen("process.env.RSTEST ? {} : { 'process.env.RSTEST': 'false' }")).toContain('test branch');
});

test('#factory-variable: a factory may use a variable of the file inside a function', async () => {
  const run = await runRstest({
    'real.ts': "export const load = () => 'real'; export const save = () => 'saved';",
    'a.test.ts': `${api} import { load, save } from './real'; const send = rs.fn(() => 'mocked');
      rs.mock('./real', () => ({ ...rs.requireActual<object>('./real'), load: () => send() }));
      test('a', () => { expect([load(), save()]).toEqual(['mocked', 'saved']); });`,
  });
  expect(run.code).toBe(0);
});

test('#read-only-export: exports of packages are read-only in node, and can be spied on where packages are bundled', async () => {
  const files = {
    'node_modules/sum/package.json':
      '{ "name": "sum", "version": "1.0.0", "type": "module", "main": "index.js" }',
    'node_modules/sum/index.js': 'export const add = (a, b) => a + b;',
    'a.test.ts': `${api} import * as sum from 'sum';
      test('a', () => { rs.spyOn(sum, 'add').mockReturnValue(9); expect(sum.add(1, 1)).toBe(9); });`,
  };
  prints('Cannot spy on "add": it is a read-only export', await inApp(files));
  expect((await inApp(files, ['--testEnvironment', 'happy-dom'])).code).toBe(0);
});

test('#was-not-awaited: a missing await before resolves prints that the promise was not awaited', async () => {
  const { output } = await runRstest({
    'a.test.ts': `${api} test('reads', () => { expect(Promise.resolve(1)).resolves.toBe(1); });`,
  });
  expect(output).toContain('Promise returned by `expect(actual).resolves.toBe(expected)` was not awaited');
});

test('#was-not-awaited: nothing awaits the assertion, a file snapshot included', async () => {
  // the snapshot is read after the end of its file, while the worker runs the other file
  const writes = `${api} import fs from 'node:fs';
    const wait = (ms) => new Promise((done) => setTimeout(done, ms));
    const { readFile } = fs.promises;
    fs.promises.readFile = async (...args) => { await wait(500); return readFile(...args); };
    test('starts', () => wait(1500));
    test('writes', () => { expect('new').toMatchFileSnapshot('./a.txt'); });`;
  const [late, file] = await Promise.all([
    runRstest({
      'a.test.ts': `${api} const later = new Promise((done) => setTimeout(done, 60_000));
        test('reads', () => { expect(later).resolves.toBe(2); });`,
    }),
    runRstest({ 'a.test.js': writes, 'b.test.js': writes, 'a.txt': 'old' }, [
      'run',
      '--no-isolate',
      '--pool.maxWorkers=1',
    ]),
  ]);
  expect(late.code).toBe(0);
  expect(late.output).toContain('auto-awaits');
  expect(file.output).toContain('Tests 4 passed');
  expect(file.output).toMatch(/The snapshot state for '.*' is not found/);
});
