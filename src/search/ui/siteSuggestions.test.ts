import { expect, it } from 'vitest';
import type { SidebarItem, SiteData } from '../../shared/siteData.ts';
import { firstPages } from './siteSuggestions.ts';

const group = (text: string, ...links: string[]): SidebarItem => ({
  text,
  collapsible: true,
  collapsed: false,
  items: links.map((link) => ({ text: link, link })),
});

const site = {
  homeLink: '/',
  theme: {},
  nav: [
    { text: 'Guide', link: '/guide/a' },
    { text: 'API', link: '/api/a' },
  ],
  sidebars: [
    { prefix: '/guide/', items: [group('One', '/guide/a', '/guide/b'), group('Two', '/guide/c')] },
    { prefix: '/api/', items: [group('Three', '/api/a', '/api/b')] },
  ],
} as unknown as SiteData;

const links = (recent: string[]) => firstPages(site, '/guide/a', recent).map(({ link }) => link);

it('suggests the first page of each group, nearby ones first, without the open page', () => {
  expect(links([])).toEqual(['/guide/c', '/api/a']);
});

it('suggests recent pages first, except the open page and pages that no longer exist', () => {
  expect(links(['/api/b', '/gone', '/guide/a', '/api/a'])).toEqual(['/api/b', '/api/a', '/guide/c']);
});

it('suggests the pages that the site names, those of the open section first', () => {
  const suggested = ['/api/b', '/guide/c', '/guide/b', '/gone'];
  const withPages = { ...site, theme: { ...site.theme, searchSuggested: suggested } };
  expect(firstPages(withPages, '/guide/c', []).map(({ link }) => link)).toEqual(['/guide/b', '/api/b']);
});
