import { describe, expect, it } from 'vitest';
import { navigationFile } from '../../../src/node/site/loadNavigation.ts';
import { temporarySite } from '../../../testing/temporarySite.ts';
import { Changes } from './changes.ts';
import { NavigationEditor } from './editNavigation.ts';

/** The text of a navigation file after an edit, and whether the edit succeeded. */
async function edit(text: string, make: (editor: NavigationEditor) => Promise<boolean>) {
  const site = temporarySite({ 'docs/navigation.ts': text });
  const changes = new Changes(site);
  const done = await make(new NavigationEditor(site, changes, ''));
  return { done, text: changes.text(navigationFile(site, '')) };
}

const add = (text: string, after = '/guide/last', link = '/guide/new') =>
  edit(text, (editor) => editor.add(after, link));
const replace = (text: string, to: string) => edit(text, (editor) => editor.replace('/guide/last', to));
const remove = (text: string) => edit(text, (editor) => editor.remove('/guide/last'));

const around = (list: string, before = '') =>
  `${before}export default {\n  nav: [{ text: 'Last', link: '/guide/last' }],\n  sidebar: { '/guide/': ${list} },\n};\n`;

describe('adding a link', () => {
  it.each<[what: string, before: string, after: string]>([
    ['on one line', "['/guide/first', '/guide/last']", "['/guide/first', '/guide/last', '/guide/new']"],
    ['in the middle', "['/guide/last', '/guide/first']", "['/guide/last', '/guide/new', '/guide/first']"],
    ['with other quotes', '["/guide/last"]', '["/guide/last", "/guide/new"]'],
    ['on separate lines', "[\n\t'/guide/last',\n]", "[\n\t'/guide/last',\n\t'/guide/new',\n]"],
    ['without a last comma', "[\n    '/guide/last'\n  ]", "[\n    '/guide/last',\n    '/guide/new'\n  ]"],
    ['with a comment', "['/guide/last' /* the last */]", "['/guide/last', '/guide/new' /* the last */]"],
    [
      'as objects',
      "[\n    { text: { en: 'L' }, link: '/guide/last' },\n  ]",
      "[\n    { text: { en: 'L' }, link: '/guide/last' },\n    '/guide/new',\n  ]",
    ],
    [
      'in a group',
      "[{ text: 'G', link: '/guide/', items: ['/guide/last'] }, '/guide/first']",
      "[{ text: 'G', link: '/guide/', items: ['/guide/last', '/guide/new'] }, '/guide/first']",
    ],
    [
      'as code that makes links of names',
      "['first', 'last'].map((name) => '/guide/' + name)",
      "['first', 'last', 'new'].map((name) => '/guide/' + name)",
    ],
  ])('adds a link in the style of the list: %s', async (_, before, after) => {
    expect(await add(around(before))).toEqual({ done: true, text: around(after) });
  });

  it('edits a list that is defined elsewhere in the file', async () => {
    const list = (names: string) => around('names', `const names = [${names}];\n`);
    expect(await add(list("'/guide/last'"))).toEqual({
      done: true,
      text: list("'/guide/last', '/guide/new'"),
    });
  });

  it('changes nothing if the result would differ', async () => {
    const text = around("[['/guide/', 'last'].join('')]");
    expect(await add(text)).toEqual({ done: false, text });
  });
});

describe('replacing a link', () => {
  it.each<[what: string, before: string, after: string, to?: string]>([
    ['as a string', "['/guide/last', '/guide/first']", "['/guide/new', '/guide/first']"],
    ['with a hash', "['/guide/last#a']", "['/guide/new#a']"],
    [
      'as a name',
      "['first', 'last'].map((name) => '/guide/' + name)",
      "['first', 'new'].map((name) => '/guide/' + name)",
    ],
    [
      'of a group',
      "[{ text: 'last', link: '/guide/last', items: ['/guide/first'] }]",
      "[{ text: 'last', link: '/guide/new', items: ['/guide/first'] }]",
    ],
  ])('only changes the link: %s', async (_, before, after) => {
    const text = (list: string, link: string) =>
      around(list).replace("link: '/guide/last' }]", `link: '${link}' }]`);
    expect(await replace(text(before, '/guide/last'), '/guide/new')).toEqual({
      done: true,
      text: text(after, '/guide/new'),
    });
  });

  it('changes nothing if code generates all links of the list in the same way', async () => {
    const text = around("['first', 'last'].map((name) => '/guide/' + name)");
    expect(await replace(text, '/other/new')).toEqual({ done: false, text });
  });

  it('only changes the navbar if configured', async () => {
    const text = around("['/guide/last']");
    expect(await edit(text, (editor) => editor.replace('/guide/last', '/new', { menu: true }))).toEqual({
      done: true,
      text: text.replace("link: '/guide/last'", "link: '/new'"),
    });
  });
});

describe('removing a link', () => {
  const without = (list: string) => around(list).replace("[{ text: 'Last', link: '/guide/last' }]", '[]');

  it.each<[what: string, before: string, after: string]>([
    ['at the end', "['/guide/first', '/guide/last']", "['/guide/first']"],
    ['at the beginning', "['/guide/last', '/guide/first']", "['/guide/first']"],
    ['on a separate line', "[\n\t'/guide/first',\n\t'/guide/last',\n]", "[\n\t'/guide/first',\n]"],
    ['without a last comma', "[\n\t'/guide/first',\n\t'/guide/last'\n]", "[\n\t'/guide/first'\n]"],
    [
      'as an object',
      "[\n  { text: 'L', link: '/guide/last' },\n  '/guide/first',\n]",
      "[\n  '/guide/first',\n]",
    ],
    [
      'as a name',
      "['first', 'last'].map((name) => '/guide/' + name)",
      "['first'].map((name) => '/guide/' + name)",
    ],
    [
      'of a group',
      "[{ text: 'G', link: '/guide/last', items: ['/guide/first'] }]",
      "[{ text: 'G', items: ['/guide/first'] }]",
    ],
    [
      'with a group that holds nothing else',
      "['/guide/first', { text: 'G', items: ['/guide/last'] }]",
      "['/guide/first']",
    ],
    [
      'with a group of names',
      "['/guide/first', { text: 'G', items: ['last'].map((name) => '/guide/' + name) }]",
      "['/guide/first']",
    ],
    ['that was the only one', "['/guide/last']", '[]'],
    [
      'with a group whose title has a bracket',
      "['/guide/first', { text: 'G }', items: ['/guide/last'] }]",
      "['/guide/first']",
    ],
  ])('removes a link with its comma and line: %s', async (_, before, after) => {
    expect(await remove(around(before))).toEqual({ done: true, text: without(after) });
  });

  it('changes nothing if the link is missing', async () => {
    const text = "export default {\n  nav: [],\n  sidebar: { '/': ['/a'] },\n};\n";
    expect(await remove(text)).toEqual({ done: true, text });
  });
});
