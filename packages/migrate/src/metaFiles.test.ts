import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder, writeFiles } from '../../../testing/temporarySite.ts';
import { MetaFiles } from './metaFiles.ts';

const PAGES = [
  '/',
  '/about',
  '/guide/',
  '/guide/start',
  '/guide/basic/',
  '/guide/basic/one',
  '/guide/more/deep',
];

function metaFiles(files: Record<string, string>): MetaFiles {
  const folder = temporaryFolder();
  writeFiles(folder, files);
  return new MetaFiles({
    pages: PAGES,
    find: (link) => PAGES.find((page) => [link, `${link}/`].includes(page) || `${page}index` === link),
    title: (name) => `Title of ${name}`,
    place: (route, name) => ({ file: path.join(folder, route, name), displayFile: `docs/en${route}${name}` }),
    otherwise: (route) => PAGES.filter((page) => page.startsWith(route)),
  });
}

describe('_meta.json and _nav.json', () => {
  it('converts entries to sidebar entries', () => {
    const meta = metaFiles({
      'guide/_meta.json': JSON.stringify([
        'start.md',
        { type: 'divider', dashed: true },
        { type: 'section-header', label: 'Parts' },
        { type: 'dir', name: 'basic', label: 'Basic things', collapsed: true },
        { type: 'dir-section-header', name: 'more', label: 'Even more' },
        { type: 'file', name: 'index', label: 'Overview', ariaLabel: 'unknown' },
        { type: 'custom-link', label: 'Elsewhere', link: 'https://else.test' },
      ]),
      'guide/basic/_meta.json': '["one"]',
    });
    expect(meta.entries('/guide/')).toEqual([
      '/guide/start',
      { dividerType: 'dashed' },
      { sectionHeaderText: 'Parts' },
      { text: 'Basic things', link: '/guide/basic/', items: ['/guide/basic/one'], collapsed: true },
      { sectionHeaderText: 'Even more' },
      '/guide/more/deep',
      { link: '/guide/', text: 'Overview' },
      { link: 'https://else.test', text: 'Elsewhere' },
    ]);
    expect(meta.problems).toEqual([]);
  });

  it('converts _nav.json to the navbar', () => {
    const meta = metaFiles({
      '_nav.json': JSON.stringify([
        { text: 'Guide', link: '/guide/start', activeMatch: '/guide/' },
        { text: 'More', items: [{ text: 'Source', link: 'https://source.test' }] },
      ]),
    });
    expect(meta.nav()).toEqual([
      { text: 'Guide', link: '/guide/start', activeMatch: '/guide/' },
      { text: 'More', items: [{ text: 'Source', link: 'https://source.test' }] },
    ]);
  });

  it.each([
    [
      'an entry without a page',
      '[\n  "start",\n  "strat"\n]',
      3,
      'There is no page or folder "/guide/strat".',
    ],
    ['an entry without a name', '[\n  { "type": "dir" }\n]', 2, 'The entry has no "name".'],
    ['a section without a label', '[\n{ "type": "section-header" }]', 2, 'The section has no "label".'],
    [
      'a dead link',
      '[\n  {\n    "type": "custom-link",\n    "label": "A",\n    "link": "/gone"\n  }\n]',
      5,
      'Page not found: "/gone".',
    ],
    [
      'an unknown type',
      '[\n  {\n    "type": "folder",\n    "name": "basic"\n  }\n]',
      3,
      expect.stringContaining('"_meta.json" is not valid. "0.type" must be one of: file, dir'),
    ],
    ['invalid JSON', '[\n  "start"\n  "about"\n]', 3, expect.stringContaining('This is not valid JSON')],
  ])('reports %s with file and line', (_, text, line, message) => {
    const meta = metaFiles({ 'guide/_meta.json': text });
    meta.entries('/guide/');
    expect(meta.problems).toMatchObject([{ file: 'docs/en/guide/_meta.json', line, message }]);
  });

  it('reports a dead link of the navbar', () => {
    const meta = metaFiles({ '_nav.json': '[\n  { "text": "Guide", "link": "/giude/" }\n]' });
    meta.nav();
    expect(meta.problems).toMatchObject([
      { file: 'docs/en/_nav.json', line: 2, advice: 'Did you mean "/guide/"?' },
    ]);
  });
});
