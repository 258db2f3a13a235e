import { utimesSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Files, navigationText, temporarySite, writeFiles } from '../../../testing/temporarySite.ts';
import { loadNavigation, navigationFile } from './loadNavigation.ts';

async function load(files: Files) {
  const site = temporarySite(files);
  return loadNavigation(site, '');
}

it('reads the default export of navigation.ts', async () => {
  const { loaded, problems } = await load({
    'docs/navigation.ts': navigationText({ sidebar: { '/': ['/a'] } }),
  });
  expect(problems).toEqual([]);
  expect(loaded).toMatchObject({
    displayFile: 'docs/navigation.ts',
    navigation: { nav: [], sidebar: { '/': ['/a'] } },
  });
});

it('reads a file again that changed twice within a tick of the clock', async () => {
  const site = temporarySite({ 'docs/navigation.ts': '' });
  for (const page of ['/a', '/b']) {
    writeFileSync(navigationFile(site, ''), navigationText({ sidebar: { '/': [page] } }));
    utimesSync(navigationFile(site, ''), 1, 1);
    const { loaded } = await loadNavigation(site, '');
    expect(loaded.navigation.sidebar).toEqual({ '/': [page] });
  }
});

it('reads the modules again that the file imports', async () => {
  const site = temporarySite({
    'docs/navigation.ts':
      "import { pages } from './sections/pages.ts';\nexport default { nav: [], sidebar: { '/': pages } };\n",
  });
  for (const page of ['/a', '/b']) {
    writeFiles(site.root, { 'docs/sections/pages.ts': `export const pages = ['${page}'];\n` });
    const { loaded, problems } = await loadNavigation(site, '');
    expect(problems).toEqual([]);
    expect(loaded.navigation.sidebar).toEqual({ '/': [page] });
  }
});

it('falls back to the navigation of all versions for a version without one', async () => {
  const navigation = (page: string) => navigationText({ sidebar: { '/': [page] } });
  const site = temporarySite({
    'docs/navigation.ts': navigation('/a'),
    'docs/v1/navigation.ts': navigation('/b'),
  });
  const loadSidebar = async (version: string) =>
    (await loadNavigation(site, version)).loaded.navigation.sidebar;
  expect(await loadSidebar('v1')).toEqual({ '/': ['/b'] });
  expect(await loadSidebar('v2')).toEqual({ '/': ['/a'] });
});

it('reads modules again however they are imported', async () => {
  const site = temporarySite({
    'docs/navigation.ts':
      'import type { Navigation } from "../types.ts"\nimport { pages } from "./pages.ts"\n\nexport default { nav: [], sidebar: { "/": pages } }\n',
  });
  for (const page of ['/a', '/b']) {
    writeFiles(site.root, { 'docs/pages.ts': `export const pages = ['${page}']\n` });
    expect((await loadNavigation(site, '')).loaded.navigation.sidebar).toEqual({ '/': [page] });
  }
});

describe('an invalid navigation', () => {
  it.each<[what: string, text: string, message: RegExp]>([
    ['throws', 'throw new Error("broken on purpose");', /Cannot read the navigation: broken on purpose/],
    ['exports nothing', 'export const nav = [];', /The value is missing; it must be a group of keys/],
    ['lacks a part', 'export default { nav: [] };', /"sidebar"/],
    [
      'has an unknown key',
      'export default { nav: [], sidebar: {}, sidebars: {} };',
      /Unknown key "sidebars"/,
    ],
    [
      'has a prefix without slash',
      'export default { nav: [], sidebar: { guide: [] } };',
      /must start with a slash/,
    ],
    [
      'has a menu too deep',
      'const a = (items) => [{ text: "a", items }]; export default { nav: a(a(a([{ text: "b" , items: [] }]))), sidebar: {} };',
      /nav\.0\.items\.0\.items\.0/,
    ],
    [
      'has an invalid pattern',
      'export default { nav: [{ text: "a", activeMatch: "(" }], sidebar: {} };',
      /is not a regular expression/,
    ],
  ])('reports a navigation that %s', async (_, text, message) => {
    const { loaded, problems } = await load({ 'docs/navigation.ts': text });
    expect(problems[0]).toMatchObject({
      severity: 'error',
      file: 'docs/navigation.ts',
      message: expect.stringMatching(message),
      advice: expect.any(String),
    });
    expect(loaded.navigation).toEqual({ nav: [], sidebar: {} });
  });

  it('reports a mistake in the imported module that contains it', async () => {
    const { problems } = await load({
      'docs/navigation.ts':
        "import { pages } from './pages.ts';\nexport default { nav: [], sidebar: pages };\n",
      'docs/pages.ts': 'export const pages = {\n  a: 1\n  b: 2,\n};\n',
    });
    expect(problems).toEqual([expect.objectContaining({ file: 'docs/pages.ts', line: 3 })]);
  });

  it('suggests the most similar key', async () => {
    const text = 'export default { nav: [{ text: "a", activematch: "b" }], sidebar: {} };';
    const { problems } = await load({ 'docs/navigation.ts': text });
    expect(problems).toEqual([expect.objectContaining({ advice: 'Did you mean "activeMatch"?' })]);
  });
});
