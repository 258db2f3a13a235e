import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { discoverPages } from '../../content/discover.ts';
import { compileFile, temporarySite } from '../../testing/temporarySite.ts';
import { refusePath, writePage } from './newPage.ts';
import { likelySection, sectionsFor } from './sections.ts';

describe('a new page', () => {
  it.each(['Plain', 'With: a colon', '"Quotes" & #hash', '<Tabs> {and} \\ slashes', '示例'])(
    'can be read as it was written: %s',
    async (title) => {
      const site = temporarySite({});
      const file = writePage(
        site,
        { version: '', lang: 'en', routePath: '/guide/new' },
        { title, description: title },
      );
      expect(file).toBe('docs/en/guide/new.mdx');
      const page = await compileFile(site, file);
      expect(page.problems).toEqual([]);
      expect(page.frontmatter).toEqual({ title, description: title });
      expect(page.headingTitle).toBe(title);
    },
  );

  it('of a folder is its index, and no file is overwritten', () => {
    const site = temporarySite({});
    const page = { version: '', lang: 'zh', routePath: '/guide/' };
    expect(writePage(site, page, { title: '指南' })).toBe('docs/zh/guide/index.mdx');
    expect(() => writePage(site, page, { title: '别的' })).toThrow(/EEXIST/);
    expect(readFileSync(path.join(site.docsDir, 'zh/guide/index.mdx'), 'utf8')).toContain('# 指南');
  });

  it.each([
    ['guide/new', /is not a valid page path/],
    ['/guide/../new', /is not a valid page path/],
    ['/guide/new page', /is not a valid page path/],
    ['/shared/new', /hold no pages/],
    ['/zh/new', /Leave language/],
    ['/Guide/START', /already exists: docs\/en\/guide\/start.mdx/],
  ])('may not be at %s', async (routePath, reason) => {
    const site = temporarySite({ 'docs/en/guide/start.mdx': '# A\n' });
    const { sources } = await discoverPages(site);
    expect(refusePath(site, sources, routePath)).toMatch(reason);
  });
});

it('goes into the section that holds the pages of its folder', () => {
  const navigation = {
    nav: [],
    sidebar: {
      '/': ['/'],
      '/guide/': [
        '/guide/',
        { text: { en: 'Basics', zh: '基础' }, items: ['/guide/basic/a', { link: '/guide/basic/b' }] },
        { text: 'More', items: [{ text: 'Deep', items: ['/guide/deep/c'] }] },
      ],
    },
  };
  const sections = sectionsFor(navigation, '/guide/basic/new', 'en');
  expect(sections.map(({ title, links }) => [title, ...links])).toEqual([
    ['/guide/', '/guide/'],
    ['Basics', '/guide/basic/a', '/guide/basic/b'],
    ['Deep', '/guide/deep/c'],
  ]);
  expect(likelySection(sections, '/guide/basic/new')?.title).toBe('Basics');
  expect(likelySection(sections, '/guide/other/new')).toBeUndefined();
});
