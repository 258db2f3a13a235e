import type { PageData } from '../../src/shared/pageData.ts';
import type { Workbench } from './WorkbenchContext.ts';

/**
 * Returns the page that stories show: one in the middle of the site of `siteFixture`, with everything a page can have.
 */
export function pageFixture({ lang, text }: Workbench): PageData {
  const title = text({ en: 'Boards', zh: '木板' });
  const sections = [
    { id: 'choose', text: text({ en: 'Choose a board', zh: '挑选木板' }), depth: 2 },
    { id: 'grain', text: text({ en: 'Read the grain', zh: '看懂木纹' }), depth: 3 },
    { id: 'store', text: text({ en: 'Store it', zh: '存放' }), depth: 2 },
  ];
  return {
    pagePath: '/guide/boards/',
    routePath: '/guide/boards/',
    pageType: 'doc',
    title,
    headingTitle: title,
    documentTitle: `${title} - Example`,
    description: '',
    toc: sections.map((section, index) => ({ ...section, charIndex: index * 100 })),
    frontmatter: {},
    lang,
    contentLang: lang,
    version: '2.x',
    contentVersion: '2.x',
    lastUpdatedTime: Date.UTC(2026, 0, 15),
    _relativePath: 'guide/boards.mdx',
    editUrl: 'https://example.com/edit/guide/boards.mdx',
    canonical: '/guide/boards/',
    languages: [
      { key: 'en', link: '/guide/boards/', exact: true },
      { key: 'zh', link: '/zh/guide/boards/', exact: true },
    ],
    versions: [
      { key: '2.x', link: '/guide/boards/', exact: true },
      { key: '1.x', link: '/1.x/guide/boards/', exact: true },
    ],
    prev: { text: text({ en: 'Introduction', zh: '简介' }), link: '/guide/' },
    next: { text: text({ en: 'Veneer', zh: '单板' }), link: '/guide/veneer/' },
  };
}
