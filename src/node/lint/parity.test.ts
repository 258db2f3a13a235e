import { expect, it } from 'vitest';
import { prepareWholeSite } from '../../../testing/temporarySite.ts';
import { findDifferences } from './parity.ts';

const findProblems = async (en: string, zh: string) => {
  const files = {
    'docs/en/a.mdx': en,
    'docs/zh/a.mdx': zh,
    'docs/en/b.mdx': '# B\n',
    'docs/en/c.mdx': '# C\n',
  };
  return (await prepareWholeSite(files)).allProblems.map(
    ({ severity, file, line, message }) => `${severity} ${file}:${line} ${message}`,
  );
};

const english = `# A

## One

[b](/b), [b again](/b), [outside](https://example.com/en-US/docs)

\`\`\`ts
one();
\`\`\`

### Two {#two}

:::tip
Tip
:::

\`\`\`sh
two
\`\`\`
`;
const chinese = `# 甲

## 一 {#one}

[b](/b)，[外面](https://example.com/zh-CN/docs)

\`\`\`ts
one(); // 一
\`\`\`

### 二 {#two}

:::tip
提示
:::

\`\`\`sh
two
\`\`\`
`;

it('reports nothing for pages with the same structure', async () => {
  expect(await findProblems(english, chinese)).toEqual([]);
});

it('warns about headings with different ids, with the lines of both', async () => {
  expect(await findProblems('# A\n\n## One\n\n## Two\n', '# 甲\n\n## 一\n\n## Two\n')).toEqual([
    'warning docs/zh/a.mdx:1 The heading ## {#one} in docs/en/a.mdx:3 is missing here.',
    'warning docs/zh/a.mdx:3 docs/en/a.mdx does not contain this heading ## {#一}.',
  ]);
});

it.each([
  ['which only the translation has', '# A\n', '# 甲 {#other}\n', ['a', 'other']],
  ['which only the first language has', '# A {#own}\n', '# 甲\n', ['own', '甲']],
  ['which both have', '# A {#own}\n', '# 甲 {#other}\n', ['own', 'other']],
])('warns about a title with a different id, %s', async (_, en, zh, [theirs, ours]) => {
  expect(await findProblems(en, zh)).toEqual([
    `warning docs/zh/a.mdx:1 The heading # {#${theirs}} in docs/en/a.mdx:1 is missing here.`,
    `warning docs/zh/a.mdx:1 docs/en/a.mdx does not contain this heading # {#${ours}}.`,
  ]);
});

it("accepts a title's generated id, or the id from the first language", async () => {
  expect(await findProblems('# A\n', '# 甲\n')).toEqual([]);
  expect(await findProblems('# A\n', '# 甲 {#a}\n')).toEqual([]);
});

it.each([
  ['code', '```sh\ntwo\n```', '', 'docs/zh/a.mdx:11 The code block sh in docs/en/a.mdx:17 is missing here.'],
  [
    'code',
    '# 甲\n',
    '# 甲\n\n```js\nmore\n```\n',
    'docs/zh/a.mdx:3 docs/en/a.mdx does not contain this code block js.',
  ],
  ['a link', '(/b)', '(/c)', 'docs/zh/a.mdx:3 The link to /b in docs/en/a.mdx:5 is missing here.'],
  [
    'a component',
    ':::tip',
    ':::note',
    'docs/zh/a.mdx:11 The component Callout tip in docs/en/a.mdx:13 is missing here.',
  ],
])('warns about %s missing in one language', async (_, from, to, problem) => {
  expect(await findProblems(english, chinese.replace(from, to))).toContain(`warning ${problem}`);
});

const many = `# A\n\n${Array.from({ length: 20 }, (_, index) => `## H${index}\n\n`).join('')}`;

it('prints one line for a page with a different structure', async () => {
  const { model, allProblems } = await prepareWholeSite({ 'docs/en/a.mdx': many, 'docs/zh/a.mdx': '# 甲\n' });
  expect(allProblems).toMatchObject([
    {
      severity: 'warning',
      file: 'docs/zh/a.mdx',
      message: '20 differences between this page and the first language.',
      advice: 'Run "npm run check:content -- --differences docs/zh/a.mdx" to list them.',
    },
  ]);
  expect(findDifferences(model)).toHaveLength(20);
});

it('prints one line for a barely translated language, and all differences for others', async () => {
  const languages = ['en', 'zh', 'ja'].map((lang) => ({ lang, label: lang }));
  const files = {
    'docs/en/a.mdx': many,
    'docs/zh/a.mdx': many.replace('## H3\n', ''),
    'docs/ja/a.mdx': '# あ\n',
    'docs/en/b.mdx': many,
    'docs/ja/b.mdx': '# い\n',
    'locales/ja.json': '{}',
  };
  const { allProblems } = await prepareWholeSite(files, { languages });
  const reported = allProblems.filter(({ file }) => file.startsWith('docs/'));
  expect(reported.map(({ file, message, advice }) => `${file} ${message} ${advice}`)).toEqual([
    expect.stringMatching(/^docs\/zh\/a\.mdx The heading ## \{#h3\} in/),
    'docs/ja 40 differences between 2 pages and the first language. Run "npm run check:content -- --differences docs/ja" to list them.',
  ]);
});

it('skips pages with errors', async () => {
  expect(await findProblems('# A\n\n## One\n', '# 甲\n\n<Tabs>\n')).toEqual([
    expect.stringMatching(/^error docs\/zh\/a.mdx:3 /),
  ]);
});

it('reports tables with different numbers of rows or columns', async () => {
  const table = (rows: number) => `# A\n\n| a | b |\n| --- | --- |\n${'| 1 | 2 |\n'.repeat(rows)}`;
  expect(await findProblems(table(3), table(3))).toEqual([]);
  expect(await findProblems(table(3), table(2))).toEqual([
    'warning docs/zh/a.mdx:1 The table of 3 rows and 2 columns in docs/en/a.mdx:3 is missing here.',
    'warning docs/zh/a.mdx:3 docs/en/a.mdx does not contain this table of 2 rows and 2 columns.',
  ]);
});
