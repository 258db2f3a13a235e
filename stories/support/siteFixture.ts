import { resolveSocialLink } from '../../src/node/site/socialLinks.ts';
import type { NavItem, SidebarItem, SiteData } from '../../src/shared/siteData.ts';
import type { Workbench } from './WorkbenchContext.ts';

const external = 'https://example.com/';

/** Returns the fictitious site that stories show, with one entry of every kind. */
export function siteFixture({ lang, text, i18n }: Workbench): SiteData {
  return {
    title: 'Example',
    base: '/',
    storagePrefix: 'docs',
    lang,
    dir: 'ltr',
    version: '2.x',
    defaultLang: 'en',
    locales: [
      { lang: 'en', label: 'English', name: 'English', dir: 'ltr' },
      { lang: 'zh', label: '简体中文', name: 'Chinese', dir: 'ltr' },
    ],
    multiVersion: { default: '2.x', versions: ['2.x', '1.x'] },
    markdown: { defaultWrapCode: false },
    pages: ['/', '/guide/'],
    cleanUrls: true,
    theme: {
      logo: '/logo.svg',
      darkMode: true,
      search: true,
      searchGroups: [],
      lastUpdated: true,
      hideNavbar: 'never',
      enableScrollToTop: true,
      enableAppearanceAnimation: true,
      outline: true,
      localeRedirect: 'never',
      socialLinks: [
        resolveSocialLink({ icon: 'github', content: `${external}code` }),
        resolveSocialLink({ icon: 'x', content: `${external}x` }),
        resolveSocialLink({ icon: 'discord', content: `${external}chat` }),
      ],
      editLink: {
        docRepoBaseUrl: external,
        text: text({ en: 'Edit this page', zh: '编辑此页' }),
      },
      tools: {
        label: 'Tools',
        trigger: 'hover',
        items: [
          {
            name: 'Hammer',
            description: text({ en: 'Drives nails', zh: '钉钉子' }),
            logoScale: 1,
            url: `${external}hammer`,
          },
          {
            name: 'Saw',
            description: text({ en: 'Cuts boards to length', zh: '按长度锯木板' }),
            logoScale: 1,
            url: `${external}saw`,
          },
        ],
      },
    },
    homeLink: '/',
    nav: navFixture(text),
    sidebars: [{ prefix: '/guide', items: sidebarFixture(text) }],
    strings: i18n.getResourceBundle(lang, 'translation'),
  };
}

function navFixture(text: Workbench['text']): NavItem[] {
  return [
    { text: text({ en: 'Guide', zh: '指南' }), link: '/guide/boards/', position: 'left' },
    {
      text: text({ en: 'Plans', zh: '图纸' }),
      link: '/plans/',
      tag: text({ en: 'New', zh: '新' }),
      position: 'left',
    },
    {
      text: text({ en: 'More', zh: '更多' }),
      position: 'left',
      items: [
        { text: text({ en: 'Releases', zh: '版本发布' }), link: '/releases/', position: 'left' },
        {
          text: text({ en: 'Community', zh: '社区' }),
          position: 'left',
          items: [
            { text: text({ en: 'Forum', zh: '论坛' }), link: `${external}forum`, position: 'left' },
            { text: text({ en: 'Workshops', zh: '工作坊' }), link: '/workshops/', position: 'left' },
          ],
        },
      ],
    },
  ];
}

/** Links, nested groups, a collapsed and a fixed group, dividers, headers, tags. */
export function sidebarFixture(text: Workbench['text']): SidebarItem[] {
  return [
    { text: text({ en: 'Introduction', zh: '简介' }), link: '/guide/' },
    { sectionHeaderText: text({ en: 'Materials', zh: '材料' }) },
    {
      text: text({ en: 'Wood', zh: '木材' }),
      collapsible: true,
      collapsed: false,
      items: [
        { text: text({ en: 'Boards', zh: '木板' }), link: '/guide/boards/' },
        {
          text: text({ en: 'Veneer', zh: '单板' }),
          link: '/guide/veneer/',
          tag: text({ en: 'New', zh: '新' }),
        },
        {
          text: text({ en: 'Joints', zh: '榫接' }),
          link: '/guide/joints/',
          collapsible: true,
          collapsed: true,
          items: [{ text: text({ en: 'Dovetails', zh: '燕尾榫' }), link: '/guide/joints/dovetails/' }],
        },
      ],
    },
    { dividerType: 'solid' },
    {
      text: text({ en: 'Finishing', zh: '收尾' }),
      collapsible: false,
      collapsed: false,
      items: [{ text: text({ en: 'Oil and wax', zh: '油与蜡' }), link: '/guide/oil/' }],
    },
    { dividerType: 'dashed' },
    {
      text: text({ en: 'Reference', zh: '参考' }),
      tag: 'β',
      collapsible: true,
      collapsed: true,
      items: [{ text: text({ en: 'Units', zh: '单位' }), link: '/guide/units/' }],
    },
  ];
}
