import { expect, it } from 'vitest';
import { bundleOptions } from './shellBundles.ts';

/** What Rsbuild makes of a configuration that has nothing but the plugin. */
const bare = {
  _privateMeta: { configFilePath: '/site/rsbuild.config.ts', configFileDependencies: [] },
  dev: { cliShortcuts: true },
  plugins: [],
  source: { define: {} },
  server: {},
};

it('takes a configuration that sets nothing for none, so that the bundle of the package is found', () => {
  expect(bundleOptions(bare)).toBe('{}');
});

it('tells apart whatever else may change a bundle', () => {
  const options = [
    { source: { define: { PART: '1' } } },
    { source: { define: { PART: '2' } } },
    { output: { sourceMap: false } },
    { tools: { rspack: () => undefined } },
    { tools: { rspack: () => ({ devtool: false as const }) } },
  ];
  const found = options.map((own) => bundleOptions({ ...bare, ...own }));
  expect(new Set(['{}', ...found]).size).toBe(options.length + 1);
});
