import { describe, expect, it } from 'vitest';
import { prepareWholeSite } from '../../../testing/temporarySite.ts';
import type { SidebarItem } from '../../shared/siteData.ts';

const page = (title: string, ...keys: string[]) => ['---', ...keys, '---', '', `# ${title}`, ''].join('\n');

const files = {
  'docs/en/index.mdx': page('Home', 'pageType: home'),
  'docs/en/404.mdx': page('Lost'),
  'docs/en/changes.mdx': page('Changes'),
  'docs/en/hidden.mdx': page('Hidden', 'sidebar: false'),
  'docs/en/api/test.mdx': page('test()'),
  'docs/en/getting-started/b.mdx': page('Second', 'order: 2'),
  'docs/en/getting-started/c.mdx': page('First', 'order: 1'),
  'docs/en/getting-started/a.mdx': page('Last'),
  'docs/en/guide/index.mdx': page('The guide', 'order: -1'),
  'docs/en/guide/deep/down.mdx': page('Down'),
  'docs/en/guide/one.mdx': page('One'),
  'docs/zh/guide/index.mdx': page('指南'),
  'docs/zh/guide/only.mdx': page('仅中文'),
};

/** `Title (/link) [entries]` */
const shown = (items: readonly SidebarItem[]): string[] =>
  items.map((item) => {
    if ('sectionHeaderText' in item) return `# ${item.sectionHeaderText}`;
    if (!('text' in item)) return '-';
    const link = 'link' in item && item.link ? ` (${item.link})` : '';
    return `${item.text}${link}${'items' in item ? ` [${shown(item.items).join(', ')}]` : ''}`;
  });

it('a site without navigation.ts has the sidebar that its folders, titles and “order” make', async () => {
  const { siteData, allProblems } = await prepareWholeSite(files);
  expect(allProblems).toEqual([]);
  const [en, zh] = siteData.map(({ data }) => shown(data.sidebars.flatMap(({ items }) => items)));
  expect(en).toEqual([
    'The guide (/guide/) [One (/guide/one), Deep [Down (/guide/deep/down)]]',
    'Changes (/changes)',
    'Api [test() (/api/test)]',
    'Getting started [First (/getting-started/c), Second (/getting-started/b), Last (/getting-started/a)]',
  ]);
  expect(zh?.[0], 'in the order of the original, and with what only this language has').toBe(
    '指南 (/zh/guide/) [One (/zh/guide/one), 仅中文 (/zh/guide/only), Deep [Down (/zh/guide/deep/down)]]',
  );
});

it('pages of one version only are in its sidebar', async () => {
  const { siteData } = await prepareWholeSite(
    { 'docs/v1/en/a.mdx': page('A'), 'docs/v2/en/b.mdx': page('B') },
    {
      languages: [{ lang: 'en', label: 'English' }],
      multiVersion: { default: 'v2', versions: ['v2', 'v1'] },
    },
  );
  const sidebars = siteData.map(({ data }) => shown(data.sidebars.flatMap(({ items }) => items)));
  expect(sidebars).toEqual([['B (/b)'], ['A (/v1/a)']]);
});

describe('files of Rspress in folders', () => {
  const pages = {
    'docs/en/index.md': page('Home', 'pageType: home'),
    'docs/en/about.md': page('About'),
    'docs/en/guide/index.md': page('The guide'),
    'docs/en/guide/start.md': page('Start'),
    'docs/en/guide/unlisted.md': page('Unlisted'),
    'docs/en/guide/basic/index.md': page('Basics'),
    'docs/en/guide/basic/two.md': page('Two'),
    'docs/en/guide/basic/one.md': page('One'),
    'docs/en/guide/more/deep.md': page('Deep'),
    'docs/en/api/call.md': page('Call'),
    'docs/zh/guide/start.md': page('开始'),
  };

  it('are the navigation, as they are', async () => {
    const { siteData, allProblems } = await prepareWholeSite({
      ...pages,
      'docs/en/_nav.json': JSON.stringify([
        { text: 'Guide', link: '/guide/start', activeMatch: '/guide/' },
        { text: 'More', items: [{ text: 'Source', link: 'https://source.test' }] },
      ]),
      'docs/en/guide/_meta.json': JSON.stringify([
        'start.md',
        { type: 'divider', dashed: true },
        { type: 'section-header', label: 'Parts' },
        { type: 'dir', name: 'basic', label: 'Basic things', collapsed: true },
        { type: 'dir-section-header', name: 'more', label: 'Even more' },
        { type: 'file', name: 'index', label: 'Overview', ariaLabel: 'not known here' },
        { type: 'custom-link', label: 'Elsewhere', link: 'https://else.test' },
      ]),
      'docs/en/guide/basic/_meta.json': '["two", "one"]',
      'docs/zh/guide/_meta.json': '[{ "type": "file", "name": "start", "label": "起步" }]',
    });
    expect(allProblems).toEqual([]);
    const [en, zh] = siteData.map(({ data }) => data);
    expect(en?.nav).toMatchObject([
      { text: 'Guide', link: '/guide/start', activeMatch: '/guide/' },
      { text: 'More', items: [{ text: 'Source', link: 'https://source.test' }] },
    ]);
    expect(en?.sidebars.map(({ prefix, items }) => [prefix, shown(items)])).toEqual([
      [
        '/guide/',
        [
          'Start (/guide/start)',
          '-',
          '# Parts',
          'Basic things (/guide/basic/) [Two (/guide/basic/two), One (/guide/basic/one)]',
          '# Even more',
          'Deep (/guide/more/deep)',
          'Overview (/guide/)',
          'Elsewhere (https://else.test)',
        ],
      ],
      ['/', ['About (/about)', 'Api [Call (/api/call)]']],
    ]);
    expect(en?.sidebars[0]?.items[1]).toMatchObject({ dividerType: 'dashed' });
    expect(en?.sidebars[0]?.items[3]).toMatchObject({ collapsed: true });
    expect(zh?.sidebars.find(({ prefix }) => prefix === '/zh/guide/')?.items).toMatchObject([
      { text: '起步', link: '/zh/guide/start' },
    ]);
    expect(zh?.nav, 'that of the first language').toMatchObject([{ link: '/zh/guide/start' }, {}]);
  });

  it('make one sidebar where the top folder has one', async () => {
    const { siteData, allProblems } = await prepareWholeSite({
      ...pages,
      'docs/en/_meta.json': '[{ "type": "dir", "name": "guide" }, "about",]',
    });
    expect(allProblems).toEqual([]);
    expect(shown(siteData[0]?.data.sidebars.flatMap(({ items }) => items) ?? [])).toEqual([
      'The guide (/guide/) [Start (/guide/start), Unlisted (/guide/unlisted), Basics (/guide/basic/) [One (/guide/basic/one), Two (/guide/basic/two)], More [Deep (/guide/more/deep)]]',
      'About (/about)',
    ]);
  });

  it.each([
    ['an entry of no page', '[\n  "start",\n  "strat"\n]', 3, 'There is no page or folder “/guide/strat”.'],
    ['an entry without name', '[\n  { "type": "dir" }\n]', 2, 'The entry has no “name”.'],
    ['a section without label', '[\n{ "type": "section-header" }]', 2, 'The section has no “label”.'],
    [
      'a link to nowhere',
      '[\n  {\n    "type": "custom-link",\n    "label": "A",\n    "link": "/gone"\n  }\n]',
      5,
      'There is no page “/gone”.',
    ],
    [
      'an unknown type',
      '[\n  {\n    "type": "folder",\n    "name": "basic"\n  }\n]',
      3,
      expect.stringContaining('“_meta.json” is not valid. “0.type” must be one of: file, dir'),
    ],
    [
      'JSON that is none',
      '[\n  "start"\n  "unlisted"\n]',
      3,
      expect.stringContaining('This is not valid JSON'),
    ],
  ])('report %s with file and line, once', async (_, text, line, message) => {
    const { allProblems } = await prepareWholeSite({ ...pages, 'docs/en/guide/_meta.json': text });
    expect(allProblems).toMatchObject([
      { severity: 'error', file: 'docs/en/guide/_meta.json', line, message },
    ]);
  });

  it('report a top bar that leads nowhere', async () => {
    const nav = '[\n  { "text": "Guide", "link": "/giude/" },\n  { "text": 1 }\n]';
    const { allProblems } = await prepareWholeSite({
      ...pages,
      'docs/en/_nav.json': nav.replace(/,\n.*1 }/, ''),
      'docs/zh/_nav.json': nav,
    });
    expect(allProblems).toMatchObject([
      { file: 'docs/en/_nav.json', line: 2, advice: 'Did you mean “/guide/”?' },
      { file: 'docs/zh/_nav.json', line: 3, message: expect.stringContaining('“1.text” must be a text') },
    ]);
  });
});
