import type { RsbuildConfig } from '@rsbuild/core';
import { expect, it } from 'vitest';
import { bundleOptions } from './bundleCache.ts';

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

it('tells apart whatever data may change a bundle', () => {
  const options = [
    { source: { define: { PART: '1' } } },
    { source: { define: { PART: '2' } } },
    { source: { include: [/a/] } },
    { source: { include: [/a/i] } },
    { source: { include: [/b/] } },
    { output: { sourceMap: false } },
  ];
  const found = options.map((own) => bundleOptions({ ...bare, ...own }));
  expect(new Set(['{}', ...found]).size).toBe(options.length + 1);
  expect(found).not.toContain(undefined);
});

/** Its text is the same, whatever the name stands for. */
const closure = (name: string) => ({ tools: { rspack: () => ({ name }) } });

it.each<[what: string, options: object]>([
  ['a closure', closure('a')],
  ['a function in a list', { tools: { rspack: [closure('b').tools.rspack] } }],
  ['a method', { source: { define: { toJSON: () => 'same' } } }],
  ['an instance of a class', { source: { define: { PART: new Map([['a', 1]]) } } }],
  ['a date', { source: { define: { PART: new Date(0) } } }],
  ['a big number', { source: { define: { PART: 1n } } }],
  ['a plugin of another', { plugins: [[{ name: 'other', setup: () => undefined }]] }],
])('of %s nobody can tell what it does, so no earlier bundle is taken', (_, options) => {
  expect(bundleOptions({ ...bare, ...options })).toBeUndefined();
});

it('knows its own plugins', () => {
  const plugins = [
    { name: 'docs', setup: () => undefined },
    [{ name: 'rsbuild:react', setup: () => undefined }],
    false,
  ];
  expect(bundleOptions({ ...bare, plugins } as RsbuildConfig)).toBe('{}');
});
