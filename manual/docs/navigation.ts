import type { Navigation } from 'docs-site-engine';

const navigation: Navigation = {
  nav: [{ text: { en: 'Manual', zh: '手册' }, link: '/start', activeMatch: '^/' }],
  sidebar: {
    '/': [
      { sectionHeaderText: { en: 'Write', zh: '编写' } },
      '/start',
      '/pages',
      '/navigation',
      '/languages',
      { sectionHeaderText: { en: 'Adapt', zh: '定制' } },
      '/config',
      '/customization',
      '/checks',
      { sectionHeaderText: { en: 'Publish', zh: '发布' } },
      '/hosting',
      { sectionHeaderText: { en: 'Packages', zh: '包' } },
      '/tools',
      '/authoring',
      '/translations',
      '/audit',
      '/og-images',
      '/migrate',
    ],
  },
};

export default navigation;
