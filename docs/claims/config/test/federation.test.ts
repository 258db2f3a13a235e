import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';

const remote = `const modules = { './price': () => ({ format: (cents) => cents / 100 + ' EUR' }) };
  module.exports = { init() {}, get: async (name) => modules[name] };`;
const config = (output: string): string => `import path from 'node:path';
  export default { federation: true, output: ${output}, tools: { rspack: (config, { appendPlugins, rspack }) => {
    appendPlugins(new rspack.container.ModuleFederationPluginV1({
      name: 'host', remoteType: 'commonjs', remotes: { shop: path.join(import.meta.dirname, 'shop.cjs') },
    }));
    appendPlugins({ apply(compiler) {
      compiler.hooks.compilation.tap('show', () => {
        const { library, chunkLoading, module } = compiler.options.output;
        console.log('BUILD', library.type, chunkLoading, module);
      });
    } });
  } } };`;
const files = {
  'shop.cjs': remote,
  'a.test.ts': `import { expect, test } from '@rstest/core';
    test('loads', async () => { expect((await import('shop/price')).format(450)).toBe('4.5 EUR'); });`,
};
const mocked = {
  'a.test.ts': `import { expect, rs, test } from '@rstest/core';
    import { format } from 'shop/price';
    rs.mock('shop/price', () => ({ format: () => 'mocked' }));
    test('is mocked', () => { expect(format()).toBe('mocked'); });`,
};
let bundled: RstestRun;
let external: RstestRun;

beforeAll(async () => {
  [bundled, external] = await Promise.all([
    runRstest({
      ...files,
      'rstest.config.ts': config(
        String.raw`{ module: true, bundleDependencies: [/^shop\//, /^webpack\/container\//] }`,
      ),
    }),
    runRstest({ ...files, 'rstest.config.ts': config('{}') }),
  ]);
});

test('#what-it-changes: Tests are built as CommonJS', () => {
  expect(bundled.code).toBe(0);
  expect(bundled.output).toContain('BUILD commonjs2');
});

test('#what-it-changes: output.module has no effect', () => {
  expect(bundled.output).not.toContain('BUILD module');
});

test('#what-it-changes: Chunks are loaded with require', () => {
  expect(bundled.output).toContain('BUILD commonjs2 require');
});

test('#load-a-remote: in the node environment Rstest leaves out of the bundle what it cannot resolve', () => {
  expect(external.code).toBe(1);
  expect(external.output).toContain("Cannot find module 'shop/price'");
});

test('#load-a-remote: with true instead of the list, everything is bundled', async () => {
  const { code } = await runRstest({ ...files, 'rstest.config.ts': config('{ bundleDependencies: true }') });
  expect(code).toBe(0);
});

test('#mock-the-remote: The usual case needs neither the option nor the plugin', async () => {
  expect((await runRstest(mocked)).code).toBe(0);
});

test('#: Projects do not inherit it; the flag turns it on in all of them', async () => {
  const project = {
    'app/a.test.ts': `import { test } from '@rstest/core';
      test('shows', () => { console.log('FEDERATION', globalThis.__rstest_federation__); });`,
    'rstest.config.ts': `export default { federation: true, projects: [{ name: 'app', root: 'app' }] };`,
  };
  expect((await runRstest(project)).output).toContain('FEDERATION false');
  expect((await runRstest(project, ['run', '--federation'])).output).toContain('FEDERATION true');
});

test('#mock-the-remote: with happy-dom or jsdom, a module that does not exist needs an alias before it can be mocked', async () => {
  for (const name of ['happy-dom', 'jsdom']) {
    const config = (rest: string) => `export default { testEnvironment: '${name}', ${rest} };`;
    const { code, output } = await runRstest({ ...mocked, 'rstest.config.ts': config('') });
    expect(code).toBe(1);
    expect(output).toContain("Cannot find module 'shop/price'");
    const alias = config("resolve: { alias: { 'shop/price': false } }");
    expect((await runRstest({ ...mocked, 'rstest.config.ts': alias })).code).toBe(0);
  }
});
