import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder, writeFiles } from '../../testing/temporarySite.ts';
import { closeContainers } from './closeContainers.ts';
import { mendPages } from './mendPages.ts';
import type { MigratedSite } from './migrateSite.ts';
import { migrateTabs } from './migrateTabs.ts';

type Migrated = Omit<MigratedSite, 'copies'> & { copies: string[] };

/** Migrates a site in a process without Vitest's loader, which would look for the old site's packages. */
function migrated(tool: 'vitepress' | 'rspress', files: Record<string, string>): Migrated {
  const folder = temporaryFolder();
  writeFiles(folder, files);
  const module = new URL('./migrateSite.ts', import.meta.url).href;
  const script = `
    import { migrateSite } from '${module}';
    const site = await migrateSite('${tool}', ${JSON.stringify(path.join(folder, 'docs'))}, 'engine');
    process.stdout.write(JSON.stringify({ ...site, copies: site.copies.map(([name]) => name) }));
  `;
  const args = ['--input-type=module', '--eval', script];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as Migrated;
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
    'docs/en/guide/start.md:3 <script> was removed.',
    'docs/en/guide/start.md:7 An attribute of Vue was removed: :of="1"',
    expect.stringContaining('docs/en/guide/start.md:7 <Fancy> is a component of the old site'),
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

it('tabs of a VitePress plugin become ours', () => {
  expect(migrateTabs('::: tabs key:os\n=== Mac OS\na\n== Linux\n::: tip\nb\n:::\n:::\n')).toBe(
    '<Tabs groupId="os">\n<Tab value="mac-os" label="Mac OS">\n\na\n\n</Tab>\n<Tab value="linux" label="Linux">\n\n::: tip\nb\n:::\n\n</Tab>\n</Tabs>\n',
  );
});

it.each([
  [
    'a code group ends with its code',
    '::: code-group\n```ts\n```\n\ntext\n',
    '::: code-group\n```ts\n```\n\n:::\n\ntext\n',
  ],
  [
    'what is around ends with it',
    '::: tip\n::: code-group\n```ts\n```\n:::\n\nmore\n',
    '::: tip\n::: code-group\n```ts\n```\n:::\n:::\n\nmore\n',
  ],
  ['what is closed stays', '::: tip\n::: info\na\n:::\nb\n:::\n', '::: tip\n::: info\na\n:::\nb\n:::\n'],
])('containers that are left open are closed: %s', (_, before, after) => {
  expect(closeContainers(before)).toBe(after);
});

it('what is wrong beyond doubt is mended and listed', () => {
  const files = {
    'docs/en/a.md': '# A\n\n[one](/b#gone) and [two](/none)\n\n```ts twoslash\nimport a from "a"\n```\n',
  };
  const problem = (line: number, message: string) => ({
    severity: 'error' as const,
    file: 'docs/en/a.md',
    line,
    message,
  });
  const mended = mendPages(files, [
    problem(3, 'Dead anchor: docs/en/b.md has no heading “#gone”.'),
    problem(3, 'Dead link: there is no page “/none”.'),
    problem(6, 'The sample does not type-check: no.'),
    problem(1, 'Something else.'),
  ]);
  expect(files['docs/en/a.md']).toBe('# A\n\n[one](/b) and two\n\n```ts\nimport a from "a"\n```\n');
  expect(mended.map(({ line, severity }) => [line, severity])).toEqual([
    [3, 'warning'],
    [3, 'warning'],
    [6, 'warning'],
  ]);
});
