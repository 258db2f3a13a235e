import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';

interface Parts {
  rspack: string;
  options?: string;
  own?: string;
}

const project = ({ rspack, options = '', own = '' }: Parts): Record<string, string> => ({
  'package.json': '{ "name": "shop", "private": true, "type": "module" }',
  'rspack.config.mjs': rspack,
  'rstest.config.mts': `import { withRspackConfig } from '@rstest/adapter-rspack';
    export default { extends: withRspackConfig(${options}), ${own} };`,
  'terms.txt': 'No returns',
  'a.test.ts': `import { test } from '@rstest/core';
    import terms from './terms.txt';
    test('a', () => console.log('seen:', typeof document, terms.slice(0, 2)));`,
});
const text = "{ module: { rules: [{ test: /\\.txt$/, type: 'asset/source' }] }, ";
let first: RstestRun;
let broken: RstestRun;

beforeAll(async () => {
  const list = `export default [${text} name: 'client' }, ${text} name: 'server', target: 'node' }];`;
  first = await runRstest(project({ rspack: list }));
  broken = await runRstest(
    project({ rspack: `export default ${text} output: { publicPath: '/assets/' } };` }),
  );
});

test('#what-is-taken-over: A configuration without target means happy-dom', () => {
  expect(first.output).toContain('seen: object');
});

test('#several-configurations: If the file exports a list, the first entry is used. Choose another by its name', async () => {
  const list = `export default [${text} name: 'client' }, ${text} name: 'server', target: 'node' }];`;
  const second = await runRstest(project({ rspack: list, options: "{ configName: 'server' }" }));
  expect(first.output).toContain('seen: object No');
  expect(second.output).toContain('seen: undefined No');
});

test('#several-configurations: A name that is not in the list stops the run', async () => {
  const rspack = `export default [${text} name: 'client' }];`;
  const { code, output } = await runRstest(project({ rspack, options: "{ configName: 'admin' }" }));
  expect(code).toBe(1);
  expect(output).toContain('Configuration with the name "admin" was not found.');
});

test('#leave-production-out: output and optimization are written for a build that goes to a server, and can break a test run', async () => {
  expect(broken.code).toBe(1);
  expect(broken.output).toMatch(/ENOENT: no such file or directory, open '.*\/assets\/\w+-runtime\.mjs'/);
  const mended = await runRstest(
    project({
      rspack: `export default ${text} output: { publicPath: '/assets/' } };`,
      options: '{ modifyRspackConfig: ({ output, optimization, ...config }) => config }',
      own: "testEnvironment: 'node'",
    }),
  );
  expect(mended.code).toBe(0);
  expect(mended.output).toContain('seen: undefined No');
});

test('#pitfalls: A missing configuration is no error, not even one named with configPath', async () => {
  const { code, output } = await runRstest({
    ...project({ rspack: '', options: "{ configPath: './missing.mjs' }" }),
    'a.test.ts':
      "import { test } from '@rstest/core'; test('a', () => console.log('seen:', typeof document));",
  });
  expect(output).toContain('seen: undefined');
  expect(code).toBe(0);
});

test('#pitfalls: Functions get no env by default', async () => {
  const rspack = "export default (env) => ({ devtool: env.production ? false : 'eval' });";
  const { code, output } = await runRstest(project({ rspack }));
  expect(code).toBe(1);
  expect(output).toContain("Cannot read properties of undefined (reading 'production')");
});

test("#pitfalls: process.env.NODE_ENV is 'test' while the configuration is loaded, whatever nodeEnv says", async () => {
  const rspack = `export default (env, { nodeEnv }) => { console.log('loaded in', process.env.NODE_ENV, nodeEnv); return ${text} }; };`;
  const { output } = await runRstest(project({ rspack, options: "{ nodeEnv: 'production' }" }));
  expect(output).toContain('loaded in test production');
});

test('#leave-production-out: can break a test run', async () => {
  const rspack = `export default ${text} output: { library: { type: 'umd' } }, optimization: { minimize: true } };`;
  const { code, output } = await runRstest(project({ rspack }));
  expect(code).toBe(1);
  expect(output).toContain('Chunk minification failed');
});

test('#pitfalls: or its own file is not found from the root', async () => {
  const inPackage = (options: string): Record<string, string> => ({
    'rstest.config.mts': "export default { projects: ['packages/*'] };",
    ...Object.fromEntries(
      Object.entries(project({ rspack: `export default ${text} target: 'node' };`, options })).map(
        ([name, content]) => [`packages/shop/${name}`, content],
      ),
    ),
  });
  const lost = await runRstest(inPackage(''));
  const found = await runRstest(inPackage('{ cwd: import.meta.dirname }'));
  expect(lost.output).not.toContain('seen: undefined No');
  expect(found.output).toContain('seen: undefined No');
});
