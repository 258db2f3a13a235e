import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';
import { fileOf, statusOf } from '../../results.ts';

const imports = "import { expect, rs, test } from '@rstest/core';";
const files = {
  'src/button.module.scss': '$color: red; .button { color: $color; }',
  'src/button.module.less': '@color: red; .button { color: @color; }',
  'src/greeting.test.tsx': `${imports}
    test('renders', () => expect(<p>Hello</p>).toBeDefined());`,
  'src/styles.test.ts': `${imports}
    import sass from './button.module.scss';
    import less from './button.module.less';
    test('empty', () => expect([sass, less]).toEqual([{}, {}]));
    test('class names', () => expect([typeof sass.button, typeof less.button]).toEqual(['string', 'string']));`,
  'src/flags.test.ts': `${imports}
    import flags from 'app-flags';
    test('reads the flags', () => expect(flags).toEqual({ beta: true }));
    test('order ' + globalThis.order, () => {});`,
  'src/scheme.test.ts': `${imports}
    import flags from 'virtual:flags';
    test('reads the flags', () => expect(flags).toEqual({ beta: true }));`,
  'src/mock.test.ts': `${imports}
    import flags from 'virtual:flags';
    rs.mock('virtual:flags', () => ({ default: { beta: true } }));
    test('mocks the flags', () => expect(flags).toEqual({ beta: true }));`,
  'src/defaults.test.ts': `${imports}
    test('changed', () => expect([rs.getConfig().testTimeout, process.env.APP_LANG]).toEqual([20_000, 'en']));
    test('is in a test run', () => expect(process.env.NODE_ENV).toBe('test'));`,
  'rstest.config.mjs': `
    import path from 'node:path';
    import { appendFileSync } from 'node:fs';
    import { pluginReact } from '@rsbuild/plugin-react';
    import { pluginSass } from '@rsbuild/plugin-sass';
    import { pluginLess } from '@rsbuild/plugin-less';
    const flags = (name) => ({ name: 'flags', setup(api) {
      api.modifyRspackConfig((config, { rspack, appendPlugins, mergeConfig }) => {
        const file = path.join(api.context.rootPath, 'src/virtual-flags.js');
        appendPlugins(new rspack.experiments.VirtualModulesPlugin({ [file]: 'export default { beta: true };' }));
        return mergeConfig(config, { resolve: { alias: { [name]: file } } });
      });
    } });
    const defaults = { name: 'defaults', setup(api) {
      appendFileSync('context.txt', [api.context.callerName, api.context.action].join(' ') + '|');
      for (const hook of ['onBeforeCreateCompiler', 'onBeforeDevCompile', 'onCloseDevServer', 'onBeforeBuild'])
        api[hook](() => appendFileSync('hooks.txt', hook + '|'));
      api.useExposed('rstest')?.modifyRstestConfig((config) => {
        config.testTimeout = 20_000;
        config.env = { ...config.env, APP_LANG: 'en' };
      });
    } };
    const include = (name) => ['src/' + name + '.test.{ts,tsx}'];
    export default {
      plugins: [pluginReact(), pluginSass(), pluginLess()],
      projects: [
        { name: 'bare', include: include('{greeting,styles}') },
        { name: 'styled', include: include('styles'), plugins: [pluginSass(), [Promise.resolve(pluginLess())], false, null] },
        { name: 'react', include: include('greeting'), plugins: [pluginReact()] },
        { name: 'flags', include: include('{flags,mock}'), plugins: [flags('app-flags')] },
        { name: 'scheme', include: include('scheme'), plugins: [flags('virtual:flags')] },
        { name: 'external', include: include('scheme'), output: { externals: { 'virtual:flags': 'var { beta: true }' } } },
        { name: 'defaults', include: include('defaults'), plugins: [defaults] },
        { name: 'others', include: include('defaults') },
      ],
    };`,
};
const one = "import { test } from '@rstest/core'; test('runs', () => {});";
let run: RstestRun;
let forbidden: RstestRun;
let rsbuild: RstestRun;

beforeAll(async () => {
  [run, forbidden, rsbuild] = await Promise.all([
    runRstest(files, ['run', '--reporter=json']),
    runRstest({
      'a.test.ts': one,
      'rstest.config.mjs': `export default { plugins: [{ name: 'update', setup(api) {
        api.useExposed('rstest').modifyRstestConfig((config) => { config.update = true; });
      } }] };`,
    }),
    runRstest({
      'greeting.test.tsx': files['src/greeting.test.tsx'],
      'rsbuild.config.mjs':
        "import { pluginReact } from '@rsbuild/plugin-react'; export default { plugins: [pluginReact()] };",
    }),
  ]);
});

test('#add-a-plugin: Without the plugin, the test fails with', () => {
  expect(statusOf(run, 'renders', 'react')).toBe('pass');
  expect(statusOf(run, 'renders', 'bare')).toBe('fail');
});

test('#sass-and-less: the import gives an empty object, and nothing tells you', () => {
  expect(statusOf(run, 'empty', 'bare')).toBe('pass');
  expect(statusOf(run, 'class names', 'styled')).toBe('pass');
});

test('#virtual-modules: It takes two things: the content, under a path outside node_modules, and an alias', () => {
  expect(statusOf(run, 'reads the flags', 'flags')).toBe('pass');
});

test('#virtual-modules: fails with “Unhandled scheme”, alias or not', () => {
  expect(fileOf(run, 'src/scheme.test.ts', 'scheme')?.status).toBe('fail');
  expect(run.output).toContain('Unhandled scheme');
});

test('#virtual-modules: can provide such a module for all files', () => {
  expect(statusOf(run, 'reads the flags', 'external')).toBe('pass');
  expect(statusOf(run, 'mocks the flags', 'flags')).toBe('pass');
});

test("#write-a-plugin: In a test run, api.context.callerName is 'rstest', api.context.action is 'dev'", () => {
  expect(run.file('context.txt')).toBe('rstest dev|');
  expect(statusOf(run, 'is in a test run', 'defaults')).toBe('pass');
});

test('#write-a-plugin: Rstest calls the hooks of a dev build', () => {
  expect(run.file('hooks.txt')).toBe('onBeforeCreateCompiler|onBeforeDevCompile|onCloseDevServer|');
});

test('#change-the-rstest-configuration-from-a-plugin: changes it, for the project the plugin belongs to', () => {
  expect(statusOf(run, 'changed', 'defaults')).toBe('pass');
  expect(statusOf(run, 'changed', 'others')).toBe('fail');
});

test('#change-the-rstest-configuration-from-a-plugin: Trying to stops the run with “Cannot modify', () => {
  expect(forbidden.code).toBe(1);
  expect(forbidden.output).toContain('Cannot modify `update` in `modifyRstestConfig`');
});

test('#pitfalls: Rstest does not read rsbuild.config.ts.', () => {
  expect(rsbuild.code).toBe(1);
  expect(rsbuild.output).toContain('React is not defined');
});

test('#pitfalls: Projects do not inherit plugins.', () => {
  expect(statusOf(run, 'renders', 'bare')).toBe('fail');
});

test('#change-the-rstest-configuration-from-a-plugin: getRstestConfig() returns the resolved configuration', async () => {
  const { output, code } = await runRstest({
    'a.test.ts': `
      import { test } from '@rstest/core';
      test('too slow', () => new Promise((resolve) => setTimeout(resolve, 500)));`,
    'rstest.config.ts': `
      const plugin = {
        name: 'test-defaults',
        setup(api) {
          const rstest = api.useExposed('rstest');
          console.log('READS', rstest.getRstestConfig().testTimeout);
          rstest.modifyRstestConfig((config) => { config.testTimeout = 50; });
        },
      };
      export default { testTimeout: 4321, plugins: [plugin] };`,
  });
  expect(output).toContain('READS 4321');
  expect(code).toBe(1);
  expect(output).toContain('test timed out in 50ms');
});

test('#change-the-rstest-configuration-from-a-plugin: returns undefined in a normal Rsbuild build', async () => {
  const { createRsbuild } = await import('@rsbuild/core');
  const seen: unknown[] = [];
  const rsbuild = await createRsbuild({
    config: { plugins: [{ name: 'asks', setup: (api) => void seen.push(api.useExposed('rstest')) }] },
  });
  await rsbuild.initConfigs();
  expect(seen).toEqual([undefined]);
});

test('#pitfalls: modifyRspackConfig can change the target and the entries, and the run fails', async () => {
  const run = (change: string) =>
    runRstest({
      'a.test.js': "import { test } from '@rstest/core'; test('a', () => {});",
      'rstest.config.mjs': `export default { plugins: [{ name: 'p', setup(api) {
        api.modifyRspackConfig((config) => { ${change} }); } }] };`,
    });
  const [target, entry, mode] = await Promise.all([
    run("config.target = 'web';"),
    run('config.entry = {};'),
    run("config.mode = 'production';"),
  ]);
  expect([target.code, entry.code, mode.code]).toEqual([1, 1, 0]);
  expect(entry.output).toContain('No test files found');
});
