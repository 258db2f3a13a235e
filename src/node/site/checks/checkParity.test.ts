import { expect, it } from 'vitest';
import { prepareWholeSite } from '../../testing/temporarySite.ts';

const problemsOf = async (en: string, zh: string) => {
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

it('finds nothing wrong with pages that are built alike', async () => {
  expect(await problemsOf(english, chinese)).toEqual([]);
});

it('warns of headings that have other ids, with the lines of both', async () => {
  expect(await problemsOf('# A\n\n## One\n\n## Two\n', '# 甲\n\n## 一\n\n## Two\n')).toEqual([
    'warning docs/zh/a.mdx:1 The heading ## {#one} of docs/en/a.mdx:3 is missing here.',
    'warning docs/zh/a.mdx:3 docs/en/a.mdx has no heading ## {#一} such as this one.',
  ]);
});

it.each([
  ['code', '```sh\ntwo\n```', '', 'docs/zh/a.mdx:11 The code block sh of docs/en/a.mdx:17 is missing here.'],
  [
    'code',
    '# 甲\n',
    '# 甲\n\n```js\nmore\n```\n',
    'docs/zh/a.mdx:3 docs/en/a.mdx has no code block js such as this one.',
  ],
  ['a link', '(/b)', '(/c)', 'docs/zh/a.mdx:3 The link to /b of docs/en/a.mdx:5 is missing here.'],
  [
    'a component',
    ':::tip',
    ':::note',
    'docs/zh/a.mdx:11 The component Callout tip of docs/en/a.mdx:13 is missing here.',
  ],
])('warns of %s that one language lacks', async (_, from, to, problem) => {
  expect(await problemsOf(english, chinese.replace(from, to))).toContain(`warning ${problem}`);
});

it('tells a page apart from one that is another page altogether', async () => {
  const many = Array.from({ length: 20 }, (_, index) => `## H${index}\n\n`).join('');
  const problems = await problemsOf(`# A\n\n${many}`, '# 甲\n');
  expect(problems).toHaveLength(9);
  expect(problems.at(-1)).toContain('There are 12 more differences');
});

it('says nothing of a page that is broken', async () => {
  expect(await problemsOf('# A\n\n## One\n', '# 甲\n\n<Tabs>\n')).toEqual([
    expect.stringMatching(/^error docs\/zh\/a.mdx:3 /),
  ]);
});
