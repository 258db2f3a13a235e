import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';

const rslibConfig = `export default {
  source: { define: { VERSION: '"2.1.0"' } },
  lib: [{ id: 'browser', format: 'esm', output: { target: 'web' }, source: { define: { RUNTIME: '"browser"' } } }],
};`;
const files = (options: string, own = ''): Record<string, string> => ({
  'package.json': '{ "name": "price", "private": true, "type": "module" }',
  'rslib.config.mjs': rslibConfig,
  'rstest.config.mts': `import { withRslibConfig } from '@rstest/adapter-rslib';
    export default { extends: withRslibConfig(${options}), ${own} };`,
  'a.test.ts': `import { rs, test } from '@rstest/core';
    test('a', () => {
      const define = typeof RUNTIME === 'undefined' ? 'no runtime' : RUNTIME;
      const version = typeof VERSION === 'undefined' ? 'no version' : VERSION;
      console.log('seen:', version, define, typeof document);
    });`,
});
let plain: RstestRun;
let chosen: RstestRun;

beforeAll(async () => {
  plain = await runRstest(files('', 'source: { define: { VERSION: \'"mine"\' } }'));
  chosen = await runRstest(files("{ libId: 'browser' }"));
});

test('#use-it: Whatever you write next to extends wins over what the adapter found', () => {
  expect(plain.output).toContain('seen: mine');
});

test('#one-of-several-outputs: Without libId, the adapter uses only what stands outside lib', () => {
  expect(plain.output).toContain('no runtime undefined');
  expect(chosen.output).toContain('seen: 2.1.0 browser');
});

test("#what-is-taken-over: 'web' gives happy-dom, everything else node", () => {
  expect(plain.output).toMatch(/seen: .* undefined$/m);
  expect(chosen.output).toMatch(/seen: .* object$/m);
});

test('#pitfalls: The same is true of a libId that no entry has: its settings are missing, nothing more', async () => {
  const run = await runRstest(files("{ libId: 'none' }"));
  expect(run.output).toContain('seen: 2.1.0 no runtime undefined');
  expect(run.code).toBe(0);
});

test('#pitfalls: A configuration that is not found is no error, unless you name it with configPath', async () => {
  const { 'rslib.config.mjs': _, ...without } = files('');
  const silent = await runRstest(without);
  expect(silent.output).toContain('seen: no version');
  expect(silent.code).toBe(0);
  const named = await runRstest(files("{ configPath: './missing.ts' }"));
  expect(named.output).toContain('Cannot find config file');
  expect(named.code).toBe(1);
});

test('#pitfalls: The default is the folder in which you start rstest', async () => {
  const inPackage = (options: string): Record<string, string> => ({
    'rstest.config.mts': "export default { projects: ['packages/*'] };",
    ...Object.fromEntries(
      Object.entries(files(options)).map(([name, content]) => [`packages/price/${name}`, content]),
    ),
  });
  const lost = await runRstest(inPackage(''));
  const found = await runRstest(inPackage('{ cwd: import.meta.dirname }'));
  expect(lost.output).toContain('seen: no version');
  expect(found.output).toContain('seen: 2.1.0');
});
