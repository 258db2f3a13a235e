import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { temporaryFolder, writeFiles } from '../../../../testing/temporarySite.ts';
import type { MigratedSite } from './migrateSite.ts';

type Migrated = Omit<MigratedSite, 'copies'> & { copies: string[] };

/** Migrates a site in a process without Vitest's loader, which would look for the old site's packages. */
function migrated(tool: 'vitepress' | 'rspress', files: Record<string, string>, pages = 'docs'): Migrated {
  const folder = temporaryFolder();
  writeFiles(folder, files);
  const module = new URL('./migrateSite.ts', import.meta.url).href;
  const script = `
    import { migrateSite } from '${module}';
    const site = await migrateSite('${tool}', ${JSON.stringify(path.join(folder, pages))}, 'engine');
    process.stdout.write(JSON.stringify({ ...site, copies: site.copies.map(([name]) => name) }));
  `;
  const args = ['--input-type=module', '--eval', script];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8', stdio: 'pipe' })) as Migrated;
}

it('a site of VitePress brings its pages, configuration and navigation', () => {
  const { files, config, left, copies, pages } = migrated('vitepress', {
    'docs/.vitepress/config.ts': `import { defineConfig } from 'vitepress';
import { plugin } from 'not-installed';
export default defineConfig({
  title: 'Sheep',
  base: '/sheep/',
  vite: { plugins: [plugin()] },
  themeConfig: {
    nav: [{ text: 'Guide', link: '/guide/start.html' }, { text: 'Gone', link: '/gone' }],
    sidebar: { '/guide/': { base: '/guide/', items: [{ text: 'First', items: [{ text: 'Start here', link: 'start' }] }] } },
  },
});
`,
    'docs/index.md': '---\nlayout: home\ndate: 2024\n---\n\n# Home\n\n![x](https://pictures.test/a.png)\n',
    'docs/guide/start.md':
      '# Start\n\n<script setup>\nimport A from "./A.vue";\n</script>\n\n<Fancy :of="1" on>text</Fancy>\n\n```ts [a.ts] unknown {1}\n<Not />\n```\n',
    'docs/guide/more.md': '# More\n',
    'docs/zh/index.md': '# 首页\n',
    'docs/public/a.svg': '<svg/>',
    'docs/guide/data.json': '{}',
  });
  expect(pages).toBe(4);
  expect(files['docs/en/guide/start.md']).toBe(
    '# Start\n\n\n\n\n\n<Fancy on>text</Fancy>\n\n```ts [a.ts] {1}\n<Not />\n```\n',
  );
  expect(Object.keys(files)).toContain('docs/zh/index.md');
  expect(copies.sort()).toEqual(['docs/en/guide/data.json', 'public/a.svg']);
  expect(config).toMatchObject({
    title: 'Sheep',
    base: '/sheep/',
    languages: [{ lang: 'en' }, { lang: 'zh' }],
    components: { Fancy: './components/Fancy.tsx' },
    csp: { 'img-src': ['https://pictures.test'] },
    frontmatter: ['date'],
    markdown: { slugs: 'vitepress' },
  });
  const navigation = files['docs/navigation.ts'] ?? '';
  expect(JSON.parse(/= (\{[\s\S]*?\n\});/.exec(navigation)?.[1] ?? '')).toEqual({
    nav: [{ text: 'Guide', link: '/guide/start' }],
    sidebar: {
      '/guide/': [{ text: 'First', items: [{ link: '/guide/start', text: 'Start here' }] }, '/guide/more'],
    },
  });
  expect(left.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([
    expect.stringMatching(/packages that are not installed.*: not-installed\.$/),
    'docs/en/guide/start.md:3 <script> was removed.',
    'docs/en/guide/start.md:7 An attribute of Vue was removed: :of="1"',
    'docs/en/guide/start.md:9 “unknown” after the fence means nothing here and was removed.',
    expect.stringContaining('docs/en/guide/start.md:7 <Fancy> is a component of the old site'),
    'site.config.ts:undefined Pages may load from these hosts, by “csp”: img-src https://pictures.test.',
    'docs/navigation.ts:undefined An entry of the old navigation (en) leads nowhere and was left out: Gone /gone',
    'site.config.ts:undefined Of the old configuration, these are not carried over: vite.',
  ]);
});

it('a site of Rspress brings aliases, fragments and _meta.json', () => {
  const { files, config } = migrated('rspress', {
    'tsconfig.json':
      '{ "compilerOptions": { "paths": { "@en/*": ["./docs/en/*"], "@parts/*": ["./theme/*"] } } }',
    'docs/en/_nav.json': '[{ "text": "Guide", "link": "/guide/start", "activeMatch": "/guide/" }]',
    'docs/en/guide/_meta.json':
      '[{ "type": "dir-section-header", "name": "basic", "label": "Basic" }, { "type": "file", "name": "start", "label": "Go" }]',
    'docs/en/guide/start.mdx': `import Part from '@en/shared/part.mdx';
import { Steps } from '@theme';
import { Box } from '@parts/Box';

# Start \\{#own}

<Part />

<Box />

<PackageManagerTabs command={{ npm: 'npm create x@latest', yarn: 'yarn create x' }} />
`,
    'docs/en/guide/basic/one.mdx': '# One\n',
    'docs/en/shared/part.mdx': 'Part\n',
    'docs/zh/guide/start.mdx': '# 开始\n',
  });
  expect(files['docs/en/guide/start.mdx']).toBe(`import Part from '../shared/part.mdx';
import { Steps } from '@theme';


# Start {#own}

<Part />

<Box />

<PackageManagerTabs command="create x@latest" />
`);
  expect(config.components).toEqual({ Box: './components/Box.tsx' });
  expect(files['docs/navigation.ts']).toContain('"sectionHeaderText": "Basic"');
  expect(files['docs/navigation.ts']).toContain('"/guide/basic/one"');
});

const navigationOf = ({ files }: Migrated): unknown =>
  JSON.parse(/= (\{[\s\S]*?\n\});/.exec(files['docs/navigation.ts'] ?? '')?.[1] ?? '{}');
const messages = ({ left }: Migrated) => left.map(({ message }) => message);

it('a configuration in parts is run: imports without extension, JSON, functions, types; what is not carried over is told', () => {
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
  locales: { root: { label: 'English', ...en }, zh: { label: '中文', lang: 'zh-CN', title: '羊', head: [['meta', { name: 'c' }]], ...zh }, fr: { link: 'https://fr.test' } },
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
    head: [['meta', { name: 'a', content: 'b' }]],
    markdown: { slugs: 'vitepress' },
  });
  expect(navigationOf(site)).toEqual({
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
    'The page is in no sidebar: the first language has none at this place.',
    'An entry of the old navigation (en) leads nowhere and was left out: gone',
    'An entry of the old navigation (en) leads nowhere and was left out: Links /',
    'An entry of the old navigation (en) leads nowhere and was left out: Picker',
    'The navigation differs between languages: “更多” is there in zh only.',
    'Of the old configuration, these are not carried over: head: ["script",{"src":"http://x.test"}], locales.fr, locales.zh.head, socialLinks: https://y.test, themeConfig.lastUpdated, themeConfig.logo.dark, themeConfig.nav.items.rel, themeConfig.outline, title: 羊 (zh), vite.',
  ]);
});

it('what a page has and the engine does not show is told: parts of a home page, pages made by a script, a theme', () => {
  const page = (dark: string, link: string, icon: string) =>
    `---\nlayout: home\nhero:\n  name: A\n  image:\n    light: /a.svg\n${dark}features:\n  - title: B\n    details: b\n${link}    icon: 🐑\n  - title: C\n    details: c\n${icon}---\n`;
  const { files, left } = migrated('vitepress', {
    'docs/.vitepress/config.ts': 'export default { themeConfig: { nav: [{ text: "A", link: "/" }] } };\n',
    'docs/.vitepress/theme/index.ts': '',
    'docs/index.md': page('    dark: /b.svg\n', '    linkText: More\n', '    icon:\n      src: /c.svg\n'),
    'docs/[name].md': '# D\n',
    'docs/[name].paths.js': '',
  });
  expect(files['docs/en/index.md']).toBe(page('', '', ''));
  expect(left.map(({ file, message }) => `${file} ${message}`)).toEqual([
    'docs/en/[name].md The pages that [name].paths.js makes of this one are not carried over.',
    ...['features.0.linkText: "More"', 'features.1.icon: {"src":"/c.svg"}', 'hero.image.dark: "/b.svg"'].map(
      (what) => `docs/en/index.md This means nothing here and was removed from the frontmatter: ${what}`,
    ),
    expect.stringMatching(/^\.vitepress\/theme The theme of the old site/),
  ]);
});

it('pages lie where the configuration says; folders and hidden files keep their names, whatever they are called', () => {
  const { files, copies, config } = migrated('vitepress', {
    'docs/.vitepress/config.ts':
      "export default { srcDir: './src', base: 'wrong', themeConfig: { editLink: { pattern: 'https://a.test/:path' } } };\n",
    'docs/src/index.md': '# A\n\n<iframe\n  src="https://films.test/a"></iframe>\n',
    'docs/src/guide/theme/dist.md': '# B\n',
    'docs/src/theme/public/c.md': '# C\n',
    'docs/src/public/dist/.well-known/a.txt': '',
  });
  expect(Object.keys(files).filter((name) => name.endsWith('.md'))).toEqual([
    'docs/en/guide/theme/dist.md',
    'docs/en/index.md',
    'docs/en/theme/public/c.md',
  ]);
  expect(copies).toEqual(['public/dist/.well-known/a.txt']);
  expect(config.csp).toEqual({ 'frame-src': ['https://films.test'] });
  expect(config.themeConfig?.editLink).toEqual({
    docRepoBaseUrl: 'https://a.test/docs',
    text: { en: 'Edit this page' },
  });
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
] as const)('of %s in %s, the edit link %s leads to %s', (tool, folder, given, expected) => {
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

it('a component of the old site is listed with every place that has it, in all languages', () => {
  const site = migrated('vitepress', {
    'docs/.vitepress/config.ts': 'export default {};\n',
    'docs/a.md': '# A\n\n<Box />\n\n`<Box />`\n\n<Box />\n',
    'docs/b.md': '# B\n\n<Box /> <Box /> <Once />\n',
    'docs/zh/a.md': '# A\n\n<Box />\n',
  });
  expect(site.left.filter(({ message }) => message.includes('component of the old'))).toMatchObject([
    {
      file: 'docs/en/a.md',
      line: 3,
      message: expect.stringMatching(
        / It also stands in docs\/en\/a.md:7, docs\/en\/b.md:3, docs\/zh\/a.md:3\.$/,
      ),
    },
    { file: 'docs/en/b.md', line: 3, message: expect.stringMatching(/between its tags\.$/) },
  ]);
});

it.each([
  '() => site',
  'async () => site',
  'defineConfig(() => site)',
  'defineConfig(async () => site)',
  'wrap(defineConfig(async () => site))',
  'Promise.resolve(site)',
])('a configuration may be %s; notes beside it are no pages', (value) => {
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
  expect(navigationOf(site)).toMatchObject({ nav: [{ text: 'A', link: '/a' }] });
});

it.each(['', '/'])('a sidebar below “/zh%s” of the whole site is that of the language', (end) => {
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
  expect(navigationOf(site)).toMatchObject({
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

it('styles and scripts of a page are removed as a whole, and told', () => {
  const style = '<style>{`\n.a { color: red }\n\n.b { color: blue }\n`}</style>';
  const site = migrated('rspress', {
    'docs/en/a.mdx': `# A\n\n${style}\n\nText \`<style>\`\n\n<script>{\`\na()\n\`}</script>\n`,
  });
  expect(site.files['docs/en/a.mdx']?.trim().split(/\n+/)).toEqual(['# A', 'Text `<style>`']);
  expect(site.left).toMatchObject([
    { line: 3, message: '<style> was removed.' },
    { line: 11, message: '<script> was removed.' },
    {},
  ]);
});

it('a configuration that a missing package makes is told', () => {
  const { left } = migrated('rspress', {
    'rspress.config.ts': "import { made } from 'not-installed';\nexport default made;\n",
    'docs/en/a.md': '# A\n',
  });
  expect(left[0]?.message).toMatch(/could not be run: A package that is not installed makes it/);
});

it('what all languages say alike is carried over once; what one says by itself is told', () => {
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
    'Of the old configuration, these are not carried over: themeConfig.footer.',
  );
});

it('a configuration that cannot be run is told, with its file and the cause', () => {
  const { left } = migrated('vitepress', {
    'docs/.vitepress/config.ts': "throw new Error('no luck');\nexport default {};\n",
    'docs/index.md': '# Home\n',
  });
  expect(left[0]).toMatchObject({
    file: 'docs/.vitepress/config.ts',
    message: 'The configuration could not be run: no luck',
  });
});

it('the navigation of Rspress has the texts of all languages', () => {
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
  expect(navigationOf(site)).toEqual({
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

it('code and strings of a page stay as they are; what else is rewritten or lost is told', () => {
  const page = `---
title: A
editLink: false
sidebar: auto
author: me
---

# A %{#a}%

Code \`<a :href="x">\` and \`\`{{ x }}\`\` stays, {{ 1 + 1 }} does not.

> [!DANGER] Hot
> text

<!--@include: ./part.md-->

<Tab label="Mac OS">x</Tab>

\`\`\`\`md
\`\`\`ts unknown
::: tabs
== A
:::
\`\`\`
\`\`\`\`
`;
  const site = migrated('vitepress', { 'docs/a.md': page, 'docs/part.md': '---\na: b\n---\nThe part.\n' });
  expect(site.files['docs/en/a.md']).toBe(
    page
      .replace('editLink: false\nsidebar: auto\n', '')
      .replace('%{#a}%', '{#a}')
      .replace('> [!DANGER] Hot\n> text\n', ':::danger Hot\ntext\n:::\n')
      .replace('<!--@include: ./part.md-->', 'The part.')
      .replace('<Tab label', '<Tab value="mac-os" label'),
  );
  expect(messages(site)).toEqual([
    'This means nothing here and was removed from the frontmatter: editLink: false',
    'This means nothing here and was removed from the frontmatter: sidebar: "auto"',
    'The text of “./part.md” was put into the page.',
    'An expression of Vue is text now: {{ 1 + 1 }}',
    expect.stringContaining('The navigation could not be read'),
  ]);
});

it('a configuration of Rspress has sidebars, too; steps of headings and fragments in a line are written out', () => {
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
  expect(navigationOf(site)).toEqual({
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
    'A fragment is no part of a line: the text of <Part> was put into it.',
    '“/guide/a#b” stood in the old navigation twice: it stays where it was first.',
    '“/guide/a” stood in the old navigation twice: it stays where it was first.',
    'Of the old configuration, these are not carried over: plugins.',
  ]);
});

it('commands of package managers keep scopes and flags, and differences between them are told', () => {
  const site = migrated('rspress', {
    'docs/en/a.mdx': `# A

<PackageManagerTabs command={{ npm: 'npm add a @b/c -D', pnpm: 'pnpm add a @b/c -D' }} />

<PackageManagerTabs command={{ npm: 'npm run build', yarn: 'yarn other' }} />
`,
  });
  expect(site.files['docs/en/a.mdx']).toBe(
    '# A\n\n<PackageManagerTabs command="add a @b/c -D" />\n\n<PackageManagerTabs command="run build" />\n',
  );
  expect(site.left[0]).toMatchObject({ line: 5, message: expect.stringMatching(/different: yarn other$/) });
});

it('the folder of another tool is refused', () => {
  const files = { 'docs/index.md': '# A\n', 'docusaurus.config.js': '' };
  expect(() => migrated('vitepress', files)).toThrow(/docusaurus\.config\.js” is not of VitePress/);
  expect(() =>
    migrated('vitepress', { ...files, 'docs/.vitepress/config.ts': 'export default {}' }),
  ).not.toThrow();
});

it('a run that fails leaves nothing behind, and nothing that is there is overwritten', () => {
  const folder = temporaryFolder();
  writeFiles(folder, {
    'old/.vitepress/config.ts': 'export default {};\n',
    'old/index.md': '# A\n',
    'old/zh-cn/index.md': '# A\n',
    'old/zh-CN/index.md': '# A\n',
    'new/mine.txt': '',
    'other/public/a.svg': 'mine',
    'old/public/a.svg': 'theirs',
  });
  const program = fileURLToPath(new URL('../migrate.ts', import.meta.url));
  const run = (out: string) =>
    spawnSync(process.execPath, [program, 'vitepress', 'old', '--out', out], {
      cwd: folder,
      encoding: 'utf8',
    });
  const failed = run('new');
  expect(failed.status).toBe(1);
  expect(failed.stderr).toContain('“languages” must not name the same thing twice');
  expect(readdirSync(path.join(folder, 'new'))).toEqual(['mine.txt']);
  expect(run('other').stderr).toContain('other/public/a.svg is there already: nothing is overwritten.');
  expect(readdirSync(path.join(folder, 'other'))).toEqual(['public']);
});
