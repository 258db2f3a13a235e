import { expect, it } from 'vitest';
import { messages, migrated, readNavigation } from '../testing/migrated.ts';

it('executes a configuration with imports, JSON, functions and types, and reports options that are not migrated', () => {
  const site = migrated('vitepress', {
    'package.json': '{ "type": "commonjs" }',
    'docs/.vitepress/config/index.ts': `import path from 'node:path';
import { title, delete as gone } from './data.json';
import { en } from './en';
import { zh } from './zh/index.js';
export default {
  title: title + (gone ?? ''),
  lastUpdated: true,
  sitemap: { hostname: 'https://sheep.test/docs/' },
  head: [['link', { rel: 'icon', href: '/f.svg' }], ['meta', { name: 'a', content: 'b' }], ['script', { src: 'http://x.test' }]],
  vite: { root: path.join(__dirname, 'x') },
  locales: { root: { label: 'English', head: [['meta', { name: 'd' }]], ...en }, zh: { label: '中文', lang: 'zh-CN', title: '羊', head: [['meta', { name: 'c' }], ['meta', { name: 'd' }]], ...zh }, fr: { link: 'https://fr.test' } },
  themeConfig: {
    nav: [{ text: 'Links', link: '/', items: [{ text: 'A', link: 'https://a.test', rel: 'x' }] }, { component: 'Picker' }],
    lastUpdated: { text: 'Changed' },
    logo: { light: '/l.svg', dark: '/d.svg' },
    socialLinks: [{ icon: 'github', link: 'https://code.test/a' }, { icon: 'y', link: 'https://y.test' }],
    editLink: { pattern: 'https://code.test/a/edit/main/docs/:path', text: 'Edit' },
    footer: { message: 'MIT' },
    outline: null,
  },
};
`,
    'docs/.vitepress/config/data.json': '{ "title": "Sheep", "delete": "" }',
    'docs/.vitepress/config/en.ts': `import type { DefaultTheme } from 'vitepress';
const items = (...names: string[]): DefaultTheme.SidebarItem[] => names.map((name) => ({ text: name, link: '/guide/' + name }));
export const en = { themeConfig: { sidebar: { '/guide/': [{ text: 'Basics', items: items('start', 'gone') }] } } };
`,
    'docs/.vitepress/config/zh/index.ts': `export const zh = { themeConfig: { sidebar: { '/zh/guide/': [{ text: '基础', items: [
  { text: '开始', link: '/zh/guide/start' }, { text: '更多', link: '/zh/guide/more' } ] }] } } };
`,
    'docs/index.md': '# Home\n',
    'docs/guide/start.md': '# Start\n',
    'docs/zh/guide/start.md': '# 开始\n',
    'docs/zh/guide/more.md': '# 更多\n',
  });
  expect(site.config).toEqual({
    title: 'Sheep',
    siteUrl: 'https://sheep.test',
    icon: 'f.svg',
    languages: [
      { lang: 'en', label: 'English' },
      { lang: 'zh', label: '中文' },
    ],
    themeConfig: {
      logo: '/l.svg',
      socialLinks: [{ icon: 'github', content: 'https://code.test/a' }],
      editLink: { docRepoBaseUrl: 'https://code.test/a/edit/main/docs', text: { en: 'Edit', zh: 'Edit' } },
      footer: 'MIT',
      lastUpdated: true,
    },
    head: [
      ['meta', { name: 'a', content: 'b' }],
      ['meta', { name: 'd' }],
    ],
    markdown: { slugs: 'vitepress' },
  });
  expect(readNavigation(site)).toEqual({
    nav: [{ text: 'Links', items: [{ text: 'A', link: 'https://a.test' }] }],
    sidebar: {
      '/guide/': [
        {
          text: { en: 'Basics', zh: '基础' },
          items: [{ link: '/guide/start', text: { en: 'start', zh: '开始' } }],
        },
      ],
      '/': ['/'],
    },
  });
  expect(messages(site)).toEqual([
    'The page is not in any sidebar, because the first language has no sidebar here.',
    'A dead link was removed from the navigation (en): gone',
    'A dead link was removed from the navigation (en): Links /',
    'A dead link was removed from the navigation (en): Picker',
    'The navigation differs between languages: "更多" only exists in zh.',
    'These options of the old configuration are not migrated: head: ["meta",{"name":"c"}] (zh), head: ["script",{"src":"http://x.test"}], locales.fr, socialLinks: https://y.test, themeConfig.lastUpdated, themeConfig.logo.dark, themeConfig.nav.items.rel, themeConfig.outline, title: 羊 (zh), vite.',
  ]);
});

it.each([
  ['vitepress', 'docs', 'https://code.test/edit/main/docs/:path', 'https://code.test/edit/main/docs'],
  ['vitepress', 'site', 'https://code.test/edit/main/:path', 'https://code.test/edit/main/docs'],
  ['vitepress', 'docs/en', 'https://code.test/edit/main/docs/en/:path', 'https://code.test/edit/main/docs'],
  ['vitepress', 'site', 'https://code.test/edit/main/site/:path', 'https://code.test/edit/main/site/docs'],
  ['vitepress', 'docs', 'https://code.test/edit/:path?ref=a', undefined],
  ['vitepress', 'docs', 'https://code.test/edit/main/docs', undefined],
  ['rspress', 'docs', 'https://code.test/tree/main/docs', 'https://code.test/tree/main/docs'],
  ['rspress', 'docs', 'https://code.test/tree/main/content/', 'https://code.test/tree/main/docs'],
] as const)('converts for %s in %s the edit link %s to %s', (tool, folder, given, expected) => {
  const editLink = tool === 'rspress' ? { docRepoBaseUrl: given } : { pattern: given };
  const config = `export default ${JSON.stringify({ root: given.includes('content') ? 'content' : 'docs', themeConfig: { editLink } })};\n`;
  const file = tool === 'rspress' ? 'rspress.config.ts' : `${folder}/.vitepress/config.ts`;
  const page = tool === 'rspress' ? 'en/a.md' : 'a.md';
  const site = migrated(tool, { [file]: config, [`${folder}/${page}`]: '# A\n' }, folder);
  expect(site.config.themeConfig?.editLink).toEqual(
    expected && { docRepoBaseUrl: expected, text: { en: 'Edit this page' } },
  );
  expect(messages(site).some((message) => message.includes('editLink'))).toBe(expected === undefined);
});

it.each([
  '() => site',
  'async () => site',
  'defineConfig(() => site)',
  'defineConfig(async () => site)',
  'wrap(defineConfig(async () => site))',
  'Promise.resolve(site)',
])('supports a configuration in %s, and ignores Markdown files next to it', (value) => {
  const site = migrated(
    'rspress',
    {
      'rspress.config.ts': `import { defineConfig } from '@rspress/core';
import { wrap } from 'not-installed';
const site = { title: 'R', themeConfig: { nav: [{ text: 'A', link: '/a' }] } };
export default ${value};
`,
      'notes.md': '# Not a page\n',
      'docs/en/a.md': '# A\n',
      'docs/zh/a.md': '# 一\n',
    },
    '',
  );
  expect(site.config).toMatchObject({ title: 'R', languages: [{ lang: 'en' }, { lang: 'zh' }] });
  expect(site.pages).toBe(2);
  expect(readNavigation(site)).toMatchObject({ nav: [{ text: 'A', link: '/a' }] });
});

it.each(['', '/'])('uses a sidebar below "/zh%s" of the whole site for the language', (end) => {
  const sidebar = {
    '/': [{ sectionHeaderText: 'One' }, { text: 'A', link: '/a' }, { text: 'G', link: '/guide/' }],
    [`/zh${end}`]: [
      { sectionHeaderText: '一' },
      { text: '甲', link: '/zh/a' },
      { text: '指南', link: '/zh/guide/' },
    ],
    '/zhuang/': [{ text: 'Z', link: '/zhuang/z' }],
  };
  const site = migrated('rspress', {
    'rspress.config.ts': `export default ${JSON.stringify({ lang: 'en', themeConfig: { sidebar } })};\n`,
    ...Object.fromEntries(
      ['en', 'zh'].flatMap((lang) =>
        ['a', 'guide/index', 'zhuang/z'].map((name) => [`docs/${lang}/${name}.md`, '# A\n']),
      ),
    ),
  });
  expect(readNavigation(site)).toMatchObject({
    sidebar: {
      '/': [
        { sectionHeaderText: { en: 'One', zh: '一' } },
        { text: { en: 'A', zh: '甲' } },
        { text: { en: 'G', zh: '指南' } },
      ],
      '/zhuang/': [{ text: 'Z' }],
    },
  });
  expect(messages(site)).toEqual([]);
});

it('reports a configuration that a missing package creates', () => {
  const { manualChanges } = migrated('rspress', {
    'rspress.config.ts': "import { made } from 'not-installed';\nexport default made;\n",
    'docs/en/a.md': '# A\n',
  });
  expect(manualChanges[0]?.message).toMatch(
    /could not be executed: It is created by a package that is not installed/,
  );
});

it('migrates settings that all languages share, and reports those of a single language', () => {
  const site = migrated('vitepress', {
    'docs/.vitepress/config.ts': `const theme = (text: string) => ({
  socialLinks: [{ icon: 'github', link: 'https://code.test' }],
  editLink: { pattern: 'https://code.test/docs/:path', text },
  footer: { message: text },
});
export default { locales: { root: { themeConfig: theme('E') }, zh: { themeConfig: theme('编') } } };
`,
    'docs/a.md': '# A\n',
    'docs/zh/a.md': '# A\n',
  });
  expect(messages(site).at(-1)).toBe(
    'These options of the old configuration are not migrated: themeConfig.footer.',
  );
});

it('reports a configuration that cannot be executed, with file and cause', () => {
  const { manualChanges } = migrated('vitepress', {
    'docs/.vitepress/config.ts': "throw new Error('no luck');\nexport default {};\n",
    'docs/index.md': '# Home\n',
  });
  expect(manualChanges[0]).toMatchObject({
    file: 'docs/.vitepress/config.ts',
    message: 'The configuration could not be executed: no luck',
  });
});

it('includes the text of all languages in the navigation of Rspress', () => {
  const site = migrated('rspress', {
    'docs/en/_nav.json': '[{ "text": "Guide", "link": "/guide/one" }]',
    'docs/zh/_nav.json': '[{ "text": "指南", "link": "/guide/one" }]',
    'docs/en/guide/_meta.json':
      '[{ "type": "section-header", "label": "Basics" }, "one", { "type": "dir", "name": "more", "label": "More" }]',
    'docs/zh/guide/_meta.json':
      '[{ "type": "section-header", "label": "基础" }, "one", { "type": "dir", "name": "more", "label": "更多" }]',
    'docs/en/guide/one.mdx': '# One\n',
    'docs/zh/guide/one.mdx': '# 一\n',
    'docs/en/guide/more/two.mdx': '# Two\n',
    'docs/zh/guide/more/two.mdx': '# 二\n',
  });
  expect(readNavigation(site)).toEqual({
    nav: [{ text: { en: 'Guide', zh: '指南' }, link: '/guide/one' }],
    sidebar: {
      '/guide/': [
        { sectionHeaderText: { en: 'Basics', zh: '基础' } },
        '/guide/one',
        { text: { en: 'More', zh: '更多' }, items: ['/guide/more/two'] },
      ],
    },
  });
});

it('migrates sidebars of an Rspress configuration, steps of headings, and inline fragments', () => {
  const site = migrated('rspress', {
    'rspress.config.ts': `import { defineConfig } from '@rspress/core';
import { pluginX } from './plugin';
export default defineConfig({ title: 'R', plugins: [pluginX()], themeConfig: { locales: [
  { lang: 'en', sidebar: { '/guide/': [{ sectionHeaderText: 'One' }, { dividerType: 'solid' }, { text: 'G', collapsible: false, items: ['/guide/a', '/guide/a#b', '/guide/a'] }] } },
] } });
`,
    'docs/en/guide/a.mdx': `import Part from '../shared/part.mdx';

# A

Text <Part /> text

<Part />

<Steps>

### First

Do it.

</Steps>

<Steps>

1. stays

</Steps>
`,
    'docs/en/shared/part.mdx': 'the *part*\n',
    'docs/zh/guide/a.mdx': '# 一\n',
  });
  expect(site.config.title).toBe('R');
  expect(readNavigation(site)).toEqual({
    nav: [],
    sidebar: {
      '/guide/': [
        { sectionHeaderText: 'One' },
        { dividerType: 'solid' },
        { text: 'G', items: ['/guide/a'], collapsible: false },
      ],
    },
  });
  expect(site.files['docs/en/guide/a.mdx']).toBe(`import Part from '../shared/part.mdx';

# A

Text the *part* text

<Part />

### First

Do it.

<Steps>

1. stays

</Steps>
`);
  expect(messages(site)).toEqual([
    expect.stringMatching(/packages that are not installed.*: \.\/plugin\.$/),
    'Fragments cannot be part of a line, so the text of <Part> was copied into it.',
    '"/guide/a#b" was listed twice in the old navigation. The first entry was kept.',
    '"/guide/a" was listed twice in the old navigation. The first entry was kept.',
    'These options of the old configuration are not migrated: plugins.',
  ]);
});
