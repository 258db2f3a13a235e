import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../../testing/temporarySite.ts';
import { cacheFolder } from '../../base/diskCache.ts';
import { type Code, highlight, highlightCache, NO_PLUGINS } from './highlight.ts';

const code: Code = { code: 'const a = 1;', lang: 'ts', lines: [] };

function setUp() {
  const site = { cacheDir: temporaryFolder() };
  const cache = highlightCache(site);
  return {
    highlightCode: (changes: Partial<Code> = {}, plugins = {}) =>
      highlight({ ...code, ...changes }, { ...NO_PLUGINS, ...plugins }, cache),
    entries: () => readdirSync(cacheFolder(site)),
  };
}

it('stores highlighted code once, by code, language, lines and types', async () => {
  const { highlightCode, entries } = setUp();
  const first = await highlightCode();
  expect(await highlightCode()).toEqual(first);
  expect(entries()).toHaveLength(1);
  for (const other of [{ code: 'let b;' }, { lang: 'js' }, { lines: [1] }]) await highlightCode(other);
  expect(entries()).toHaveLength(4);
});

it('distinguishes samples that look the same but have different types', async () => {
  const { highlightCode } = setUp();
  const typed = (type: string): Pick<Code, 'typed'> => ({
    typed: {
      ...{ code: code.code, nodes: [{ text: type }] },
      transformers: async () => [{ line: (node) => void node.children.push({ type: 'text', value: type }) }],
    },
  });
  const [number, string] = [await highlightCode(typed('number')), await highlightCode(typed('string'))];
  expect(number.html).toContain('number');
  expect(string.html).toContain('string');
});

it('stores nothing if the site has plugins, which can change independently of the code', async () => {
  const { highlightCode } = setUp();
  const outcomes = ['one', 'two'].map((name) =>
    highlightCode({}, { transformers: [{ name, line: (node: object) => Object.assign(node, { name }) }] }),
  );
  expect(await Promise.all(outcomes)).toHaveLength(2);
});
