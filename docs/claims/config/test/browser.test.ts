import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';

const size = `
  import { test } from '@rstest/core';
  test('size', () => {
    const where = typeof window === 'undefined' ? 'Node' : [innerWidth, innerHeight, devicePixelRatio, navigator.language].join();
    console.log('runs in ' + where);
  });`;
const browser = (options: string): string => `browser: { enabled: true, provider: 'playwright', ${options} }`;
const projects = (...entries: string[]): string =>
  `export default { ${browser('')}, projects: [${entries
    .map((entry, index) => `{ name: 'p${index}', root: 'p${index}', ${entry} }`)
    .join()}] };`;
const files = (config: string): Record<string, string> => ({
  'rstest.config.ts': config,
  'p0/a.test.ts': size,
  'p1/a.test.ts': size,
  'setup.ts': '',
});
const start = (config: string, args: string[] = []): Promise<RstestRun> =>
  runRstest(files(config), ['run', ...args], { browser: true });
let [sizes, inherited, flag, mismatch, ignored, unknown, external]: RstestRun[] = [];
let [missing, versions]: RstestRun[] = [];

beforeAll(async () => {
  [sizes, inherited, flag] = await Promise.all([
    start(projects(browser("viewport: 'iPhoneSE'"), browser("viewport: 'iPadMini'"))),
    start(
      projects(
        '',
        browser("providerOptions: { context: { locale: 'de-DE', viewport: { width: 5, height: 5 } } }"),
      ),
    ),
    start(projects('', 'browser: { enabled: false }'), ['--browser']),
  ]);
  [mismatch, ignored, unknown, external] = await Promise.all([
    start(projects(browser("browser: 'firefox'"), browser("browser: 'webkit'"))),
    start(`export default { root: 'p0', ${browser('')}, isolate: false, testEnvironment: 'jsdom', logHeapUsage: true,
      detectAsyncLeaks: true, pool: { type: 'threads', execArgv: ['--no-warnings'] }, setupFiles: ['../setup.ts'] };`),
    start(`export default { root: 'p0', ${browser("viewport: 'iPhone99'")} };`),
    start(`export default { root: 'p0', ${browser('')}, output: { bundleDependencies: false } };`),
  ]);
  const config = `export default { root: 'p0', ${browser('')} };`;
  const other = {
    'node_modules/@rstest/browser/package.json':
      '{ "name": "@rstest/browser", "version": "0.11.9", "exports": { "./internal": "./a.js", "./package.json": "./package.json" } }',
    'node_modules/@rstest/browser/a.js': '',
  };
  [missing, versions] = await Promise.all([
    runRstest(files(config)),
    // naming a package makes a folder of packages that may be written to
    runRstest({ ...files(config), ...other }, ['run'], { without: ['@rstest/browser'] }),
  ]);
});

test('#some-tests-in-the-browser-the-rest-in-node: The entries of projects do not inherit browser from the root', () =>
  expect(inherited?.output).toContain('runs in Node'));
test('#some-tests-in-the-browser-the-rest-in-node: turns it on for all of them', () => {
  expect(flag?.output).not.toContain('runs in Node');
  expect(flag?.output.match(/runs in 800/g)).toHaveLength(2);
});
test('#some-tests-in-the-browser-the-rest-in-node: Browser launch config mismatch between projects', () =>
  expect(mismatch?.output).toContain('Browser launch config mismatch between projects "p0" and "p1".'));
test('#some-tests-in-the-browser-the-rest-in-node: Only viewport may differ', () =>
  expect(sizes?.code).toBe(0));
test('#size-of-the-window: iPhoneSE is 375 × 667, iPadMini 768 × 1024', () => {
  expect(sizes?.output).toContain('375,667');
  expect(sizes?.output).toContain('768,1024');
});
test('#size-of-the-window: a name that does not exist is an error', () =>
  expect(unknown?.output).toContain('browser.viewport must be a valid preset id. Received: iPhone99'));
test('#size-of-the-window: not the touch screen or the pixel ratio', () =>
  expect(sizes?.output).toContain('375,667,1,'));
test('#size-of-the-window: a headless page is 800 × 600', () =>
  expect(flag?.output).toContain('runs in 800,600'));
test('#options-of-playwright: providerOptions.context to its newContext()', () =>
  expect(inherited?.output).toContain('de-DE'));
test('#options-of-playwright: headless and viewport of providerOptions are ignored in favor of the options above', () =>
  expect(inherited?.output).toContain('800,600,1,de-DE'));
test('#what-changes: have no effect; Rstest warns about each', () => {
  for (const name of ['testEnvironment', 'logHeapUsage', 'detectAsyncLeaks', 'pool.type', 'pool.execArgv'])
    expect(ignored?.output).toContain(`Ignoring ${name}`);
});
test('#what-changes: every file still gets its own', () =>
  expect(ignored?.output).toContain('Browser projects with setupFiles stay file-isolated'));
test('#what-changes: output.bundleDependencies: false is refused', () =>
  expect(external?.output).toContain('output.bundleDependencies false is not supported in browser mode.'));
test('#what-changes: bail works as usual if the browser is headless', async () => {
  const failing =
    "import { test } from '@rstest/core'; test('fails', () => { throw new Error('on purpose'); });";
  const run = await runRstest(
    {
      'rstest.config.ts': `export default { ${browser('')}, bail: 1, pool: { maxWorkers: 1 } };`,
      'a.test.ts': failing,
      'b.test.ts': failing,
    },
    ['run'],
    { browser: true },
  );
  expect(run.output).toMatch(/1 failed \| 1 skipped/);
  expect(run.output).toContain('reaching the bail limit of 1 failed test(s)');
});
test('#what-changes: Coverage with the provider v8 needs Chromium', async () => {
  const run = await start(
    `export default { root: 'p0', ${browser("browser: 'firefox'")}, coverage: { enabled: true, provider: 'v8' } };`,
  );
  expect(run.code).toBe(1);
  expect(run.output).toContain("Coverage provider 'v8' in browser mode requires Chromium.");
});
test('#pitfalls: Version mismatch between @rstest/core and @rstest/browser', () =>
  expect(versions?.output).toContain('Version mismatch between @rstest/core and @rstest/browser'));
test('#pitfalls: Browser mode requires @rstest/browser to be installed', () =>
  expect(missing?.output).toContain('Browser mode requires @rstest/browser to be installed'));
test('#enabled: the other flags of the browser do not turn it on', async () => {
  const run = await start("export default { root: 'p0' };");
  expect(run.output).toContain('runs in Node');
});
test('#provider: --browser works without a provider in the configuration', async () => {
  const run = await start("export default { root: 'p0' };", ['--browser']);
  expect(run.output).toContain('runs in 800,600');
});

test('#pitfalls: a run whose port another one takes while it starts fails with listen EADDRINUSE', async () => {
  // stands for the other run: takes the port after Rstest has found it free
  const other = `import { createServer } from 'node:net';
    const flag = process.argv.findLast((argument) => argument.startsWith('--browser.port='));
    const take = () => new Promise((resolve) => {
      createServer().listen(Number(flag.split('=')[1]), '127.0.0.1', resolve).unref();
    });
    const plugin = { name: 'other', setup: (api) => api.onBeforeStartDevServer(take) };`;
  const { code, output } = await start(
    `${other} export default { root: 'p0', ${browser('')}, plugins: [plugin] };`,
  );
  expect(code).toBe(1);
  expect(output).toMatch(/listen EADDRINUSE: address already in use 127\.0\.0\.1:\d+/);
});
