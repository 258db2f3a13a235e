import { expect, it } from 'vitest';
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
const describeItems = (items: readonly SidebarItem[]): string[] =>
  items.map((item) => {
    if ('sectionHeaderText' in item) return `# ${item.sectionHeaderText}`;
    if (!('text' in item)) return '-';
    const link = 'link' in item && item.link ? ` (${item.link})` : '';
    return `${item.text}${link}${'items' in item ? ` [${describeItems(item.items).join(', ')}]` : ''}`;
  });

it('generates the sidebar from folders, titles and "order" without navigation.ts', async () => {
  const { siteData, allProblems } = await prepareWholeSite(files);
  expect(allProblems).toEqual([]);
  const [en, zh] = siteData.map(({ data }) => describeItems(data.sidebars.flatMap(({ items }) => items)));
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

it('lists pages of a single version only in its sidebar', async () => {
  const { siteData } = await prepareWholeSite(
    { 'docs/v1/en/a.mdx': page('A'), 'docs/v2/en/b.mdx': page('B') },
    {
      languages: [{ lang: 'en', label: 'English' }],
      multiVersion: { default: 'v2', versions: ['v2', 'v1'] },
    },
  );
  const sidebars = siteData.map(({ data }) => describeItems(data.sidebars.flatMap(({ items }) => items)));
  expect(sidebars).toEqual([['B (/b)'], ['A (/v1/a)']]);
});

it('sorts names naturally: numbers by value, ignoring case', async () => {
  const names = ['10', '2', '1', 'a10', 'A2', 'a1', 'v1.10', 'v1.9'];
  const pages = names.map((name) => [`docs/en/${name}.md`, page(name)]);
  const { siteData } = await prepareWholeSite(Object.fromEntries(pages), {
    languages: [{ lang: 'en', label: 'English' }],
  });
  const [items = []] = siteData.map(({ data }) => data.sidebars.flatMap((sidebar) => sidebar.items));
  expect(items.map((item) => 'text' in item && item.text)).toEqual([
    '1',
    '2',
    '10',
    'a1',
    'A2',
    'a10',
    'v1.9',
    'v1.10',
  ]);
});
