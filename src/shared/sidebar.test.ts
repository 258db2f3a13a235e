import { describe, expect, it } from 'vitest';
import { containsPage, isGroup, isLink, sidebarFor } from './sidebar.ts';
import type { SidebarItem } from './siteData.ts';
import { flattenSidebar } from './siteSections.ts';

const link = (text: string, path: string): SidebarItem => ({ text, link: path });
const group = (text: string, items: SidebarItem[], path?: string): SidebarItem => ({
  text,
  items,
  collapsible: true,
  collapsed: false,
  ...(path ? { link: path } : {}),
});

const tree: SidebarItem[] = [
  { sectionHeaderText: 'Header' },
  link('One', '/guide/one'),
  { dividerType: 'solid' },
  group(
    'Group',
    [link('Two', '/guide/two'), group('Inner', [link('Three', '/guide/three')])],
    '/guide/group/',
  ),
];

describe('sidebarFor', () => {
  const sidebars = [
    { prefix: '/guide/advanced/', items: [link('Advanced', '/guide/advanced/')] },
    { prefix: '/guide', items: [link('Guide', '/guide/')] },
  ];

  it('returns the section of the longest prefix, which is first', () => {
    expect(sidebarFor(sidebars, '/guide/advanced/debug')).toBe(sidebars[0]?.items);
    expect(sidebarFor(sidebars, '/guide/start')).toBe(sidebars[1]?.items);
  });

  it('matches whole segments', () => {
    expect(sidebarFor(sidebars, '/guidebook')).toEqual([]);
    expect(sidebarFor(sidebars, '/guide')).toBe(sidebars[1]?.items);
  });
});

describe('flattenSidebar', () => {
  it('lists links and linked groups in reading order', () => {
    expect(flattenSidebar(tree).map(({ text }) => text)).toEqual(['One', 'Group', 'Two', 'Three']);
  });

  it('turns a linked group into a plain link', () => {
    expect(flattenSidebar(tree)[1]).toEqual({ text: 'Group', link: '/guide/group/' });
  });
});

describe('containsPage', () => {
  const [, one, divider, folder] = tree as [SidebarItem, SidebarItem, SidebarItem, SidebarItem];

  it('finds the current page at any depth', () => {
    expect(containsPage(folder, '/guide/three')).toBe(true);
    expect(containsPage(folder, '/guide/group/')).toBe(true);
    expect(containsPage(one, '/guide/one')).toBe(true);
  });

  it('does not find other pages', () => {
    expect(containsPage(folder, '/guide/one')).toBe(false);
    expect(containsPage(one, '/guide/one-more')).toBe(false);
    expect(containsPage(divider, '/')).toBe(false);
  });
});

it('distinguishes groups, links and other items', () => {
  expect(tree.map((item) => [isGroup(item), isLink(item)])).toEqual([
    [false, false],
    [false, true],
    [false, false],
    [true, false],
  ]);
});
