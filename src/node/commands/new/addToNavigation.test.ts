import { readFileSync, watch } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { navigationFile } from '../../site/loadNavigation.ts';
import { temporarySite } from '../../testing/temporarySite.ts';
import { addToNavigation } from './addToNavigation.ts';

/** The text of a navigation file after inserting `/new` after `/last`. */
async function add(text: string, after = '/guide/last', link = '/guide/new') {
  const site = temporarySite({ 'docs/navigation.ts': text });
  const done = await addToNavigation(site, '', after, link);
  return { done, text: readFileSync(navigationFile(site, ''), 'utf8') };
}

const around = (list: string, before = '') =>
  `${before}export default {\n  nav: [{ text: 'Last', link: '/guide/last' }],\n  sidebar: { '/guide/': ${list} },\n};\n`;

describe('a link is added in the way the list is written', () => {
  it.each<[what: string, before: string, after: string]>([
    ['on one line', "['/guide/first', '/guide/last']", "['/guide/first', '/guide/last', '/guide/new']"],
    ['in the middle', "['/guide/last', '/guide/first']", "['/guide/last', '/guide/new', '/guide/first']"],
    ['with other quotes', '["/guide/last"]', '["/guide/last", "/guide/new"]'],
    ['on lines of their own', "[\n\t'/guide/last',\n]", "[\n\t'/guide/last',\n\t'/guide/new',\n]"],
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
  ])('%s', async (_, before, after) => {
    expect(await add(around(before))).toEqual({ done: true, text: around(after) });
  });

  it('in a list that stands elsewhere', async () => {
    const list = (names: string) => around('names', `const names = [${names}];\n`);
    expect(await add(list("'/guide/last'"))).toEqual({
      done: true,
      text: list("'/guide/last', '/guide/new'"),
    });
  });

  it('one a line when the line becomes too long', async () => {
    const links = [...Array.from({ length: 5 }, (_, index) => `/guide/a-page-${index}`), '/guide/last'];
    const text = (list: string) =>
      `export default {\n  nav: [],\n  sidebar: {\n    '/guide/': ${list},\n  },\n};\n`;
    const short = `[${links.map((link) => `'${link}'`).join(', ')}]`;
    const long = `[\n${[...links, '/guide/new'].map((link) => `      '${link}',\n`).join('')}    ]`;
    expect(await add(text(short))).toEqual({ done: true, text: text(long) });
  });

  it('and nothing is written on the way', async () => {
    const site = temporarySite({
      'docs/navigation.ts': around("['/guide/last'].concat(['/guide/last'].slice(1))"),
    });
    const file = navigationFile(site, '');
    const seen = new Set<string>();
    const watcher = watch(path.dirname(file), () => void seen.add(readFileSync(file, 'utf8')));
    await addToNavigation(site, '', '/guide/last', '/guide/new');
    await new Promise((resolve) => setImmediate(resolve));
    watcher.close();
    const final = readFileSync(file, 'utf8');
    expect([...seen].filter((text) => text !== final)).toEqual([]);
  });

  it('but not where it would become something else, and then nothing is changed', async () => {
    const text = around("[['/guide/', 'last'].join('')]");
    expect(await add(text)).toEqual({ done: false, text });
  });
});
