import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { temporaryFolder, writeFiles } from '../../../testing/temporarySite.ts';
import { messages, migrated } from '../testing/migrated.ts';

it('migrates pages, configuration and navigation of a VitePress site', () => {
  const { files, config, manualChanges, copies, pages } = migrated('vitepress', {
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
    'docs/index.md': '---\nlayout: home\ndate: 2024\n---\n\n# Home\n\n![x](https://images.test/a.png)\n',
    'docs/guide/start.md':
      '# Start\n\n<script setup>\nimport A from "./A.vue";\n</script>\n\n<Fancy :of="1" on>text</Fancy>\n\n```ts [[a]/a.ts] unknown {1}\n<Not />\n```\n',
    'docs/guide/more.md': '# More\n',
    'docs/zh/index.md': '# 首页\n',
    'docs/public/a.svg': '<svg/>',
    'docs/guide/data.json': '{}',
  });
  expect(pages).toBe(4);
  expect(files['docs/en/guide/start.md']).toBe(
    '# Start\n\n\n\n\n\n<Fancy on>text</Fancy>\n\n```ts [[a]/a.ts] {1}\n<Not />\n```\n',
  );
  expect(Object.keys(files)).toContain('docs/zh/index.md');
  expect(copies.sort()).toEqual(['docs/en/guide/data.json', 'public/a.svg']);
  expect(config).toMatchObject({
    title: 'Sheep',
    base: '/sheep/',
    languages: [{ lang: 'en' }, { lang: 'zh' }],
    components: { Fancy: './components/Fancy.tsx' },
    csp: { 'img-src': ['https://images.test'] },
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
  expect(manualChanges.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([
    expect.stringMatching(/packages that are not installed.*: not-installed\.$/),
    'docs/en/guide/start.md:3 <script> was removed.',
    'docs/en/guide/start.md:7 A Vue attribute was removed: :of="1"',
    'docs/en/guide/start.md:9 "unknown" after the fence is not supported and was removed.',
    expect.stringContaining('docs/en/guide/start.md:7 <Fancy> is a component of the old site'),
    'site.config.ts:undefined "csp" allows pages to load from these hosts: img-src https://images.test.',
    'docs/navigation.ts:undefined A dead link was removed from the navigation (en): Gone /gone',
    'site.config.ts:undefined These options of the old configuration are not migrated: vite.',
  ]);
});

it('migrates aliases, fragments and _meta.json of an Rspress site', () => {
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

it('reports unsupported parts of a home page, generated pages and themes', () => {
  const page = (dark: string, link: string, icon: string) =>
    `---\nlayout: home\nhero:\n  name: A\n  image:\n    light: /a.svg\n${dark}features:\n  - title: B\n    details: b\n${link}    icon: 🐑\n  - title: C\n    details: c\n${icon}---\n`;
  const { files, manualChanges } = migrated('vitepress', {
    'docs/.vitepress/config.ts': 'export default { themeConfig: { nav: [{ text: "A", link: "/" }] } };\n',
    'docs/.vitepress/theme/index.ts': '',
    'docs/index.md': page('    dark: /b.svg\n', '    linkText: More\n', '    icon:\n      src: /c.svg\n'),
    'docs/[name].md': '# D\n',
    'docs/[name].paths.js': '',
  });
  expect(files['docs/en/index.md']).toBe(
    '---\nhero:\n  name: A\n  text: ""\n  image:\n    src: /a.svg\n    alt: ""\nfeatures:\n  - title: B\n    details: b\n    icon: 🐑\n  - title: C\n    details: c\npageType: home\n---\n',
  );
  expect(manualChanges.map(({ file, message }) => `${file} ${message}`)).toEqual([
    'docs/en/[name].md The pages that [name].paths.js generates from this one are not migrated.',
    ...['features.0.linkText: "More"', 'features.1.icon: {"src":"/c.svg"}', 'hero.image.dark: "/b.svg"'].map(
      (what) => `docs/en/index.md Unsupported keys were removed from the frontmatter: ${what}`,
    ),
    expect.stringMatching(/^\.vitepress\/theme The theme of the old site/),
  ]);
});

it('reads pages from the configured folder, and keeps the names of folders and hidden files', () => {
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

it('lists a component of the old site with every place that uses it, in all languages', () => {
  const site = migrated('vitepress', {
    'docs/.vitepress/config.ts': 'export default {};\n',
    'docs/a.md': '# A\n\n<Box />\n\n`<Box />`\n\n<Box />\n',
    'docs/b.md': '# B\n\n<Box /> <Box /> <Once />\n',
    'docs/zh/a.md': '# A\n\n<Box />\n',
  });
  expect(site.manualChanges.filter(({ message }) => message.includes('component of the old'))).toMatchObject([
    {
      file: 'docs/en/a.md',
      line: 3,
      message: expect.stringMatching(
        / It is also used in docs\/en\/a.md:7, docs\/en\/b.md:3, docs\/zh\/a.md:3\.$/,
      ),
    },
    {
      file: 'docs/en/b.md',
      line: 3,
      message: expect.stringMatching(/is a placeholder that renders its children\.$/),
    },
  ]);
});

it('treats a <Tab> outside <Tabs> as a component of the old site', () => {
  const { files } = migrated('vitepress', { 'docs/a.md': '# A\n\n<Tab id="x">\n\ntext\n\n</Tab>\n' });
  expect(files['docs/en/a.md']).toBe('# A\n\n<SiteTab id="x">\n\ntext\n\n</SiteTab>\n');
  expect(files).toHaveProperty(['components/SiteTab.tsx']);
});

it('keeps the link of a <Card> of the old site', () => {
  const { files } = migrated('vitepress', {
    'docs/a.md': '# A\n\n<Card title="B" href="/a">\n\ntext\n\n</Card>\n',
  });
  expect(files['docs/en/a.md']).toBe('# A\n\n<Card title="B" link="/a">\n\ntext\n\n</Card>\n');
});

it('removes and reports styles and scripts of a page', () => {
  const style = '<style>{`\n.a { color: red }\n\n.b { color: blue }\n`}</style>';
  const site = migrated('rspress', {
    'docs/en/a.mdx': `# A\n\n${style}\n\nText \`<style>\`\n\n<script>{\`\na()\n\`}</script>\n`,
  });
  expect(site.files['docs/en/a.mdx']?.trim().split(/\n+/)).toEqual(['# A', 'Text `<style>`']);
  expect(site.manualChanges).toMatchObject([
    { line: 3, message: '<style> was removed.' },
    { line: 11, message: '<script> was removed.' },
    {},
  ]);
});

it('keeps code and strings of a page, and reports everything else that is rewritten or lost', () => {
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
    'Unsupported keys were removed from the frontmatter: editLink: false',
    'Unsupported keys were removed from the frontmatter: sidebar: "auto"',
    'The text of "./part.md" was copied into the page.',
    'A Vue expression was converted to text: {{ 1 + 1 }}',
    expect.stringContaining('The navigation could not be read'),
  ]);
});

it('keeps scopes and flags of package manager commands, and reports differences between them', () => {
  const site = migrated('rspress', {
    'docs/en/a.mdx': `# A

<PackageManagerTabs command={{ npm: 'npm add a @b/c -D', pnpm: 'pnpm add a @b/c -D' }} />

<PackageManagerTabs command={{ npm: 'npm run build', yarn: 'yarn other' }} />
`,
  });
  expect(site.files['docs/en/a.mdx']).toBe(
    '# A\n\n<PackageManagerTabs command="add a @b/c -D" />\n\n<PackageManagerTabs command="run build" />\n',
  );
  expect(site.manualChanges[0]).toMatchObject({
    line: 5,
    message: expect.stringMatching(/different: yarn other$/),
  });
});

it('registers components next to the pages, and puts fragments of several lines on separate lines', () => {
  const { files, config } = migrated('rspress', {
    'theme/Old.tsx': '',
    'docs/en/Own.tsx': '',
    'docs/en/a.mdx':
      "import { Old } from '../../theme/Old';\nimport { Own } from './Own';\nimport Long from './shared/long.mdx';\n\n# A\n\n<Old /> <Own />\n\nThis is so: <Long />\n",
    'docs/en/shared/long.mdx': 'One.\n\nTwo.\n',
  });
  expect(files['docs/en/a.mdx']).toBe(
    "\nimport { Own } from './Own';\nimport Long from './shared/long.mdx';\n\n# A\n\n<Old /> <Own />\n\nThis is so: \n\n<Long />\n\n\n",
  );
  expect(Object.keys(config.components ?? {})).toEqual(['Old']);
});

it('rejects the folder of another tool', () => {
  const files = { 'docs/index.md': '# A\n', 'docusaurus.config.js': '' };
  expect(() => migrated('vitepress', files)).toThrow(/docusaurus\.config\.js" does not belong to VitePress/);
  expect(() =>
    migrated('vitepress', { ...files, 'docs/.vitepress/config.ts': 'export default {}' }),
  ).not.toThrow();
});

it('leaves no files after a failed run, and never overwrites existing ones', () => {
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
  const program = fileURLToPath(new URL('./cli.ts', import.meta.url));
  const run = (out: string) =>
    spawnSync(process.execPath, [program, 'vitepress', 'old', '--out', out], {
      cwd: folder,
      encoding: 'utf8',
    });
  const failed = run('new');
  expect(failed.status).toBe(1);
  expect(failed.stderr).toContain('"languages" must not contain duplicates');
  expect(readdirSync(path.join(folder, 'new'))).toEqual(['mine.txt']);
  expect(run('other').stderr).toContain(
    'other/public/a.svg already exists. Existing files are not overwritten.',
  );
  expect(readdirSync(path.join(folder, 'other'))).toEqual(['public']);
});
