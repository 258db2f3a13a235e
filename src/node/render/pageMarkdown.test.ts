import { expect, test } from 'vitest';
import { compileFile, prepareWholeSite } from '../../../testing/temporarySite.ts';
import { pageMarkdown } from './pageMarkdown.ts';

const files = {
  'docs/shared/part.mdx': 'From a [fragment](/other#there).\n',
  'docs/shared/sample.ts':
    '// #region a\nexport const a = 1; // [!code ++]\nconst b = 2; // [!code --]\n// #endregion a\n',
  'docs/en/other.mdx': '# Other\n\n## There\n',
};

/** Returns the Markdown that is published for a page. */
async function publish(text: string): Promise<string> {
  const site = await prepareWholeSite(
    { ...files, 'docs/en/index.mdx': text },
    { siteUrl: 'https://docs.test', base: '/b/' },
  );
  expect(site.allProblems.filter(({ severity }) => severity === 'error')).toEqual([]);
  const prepared = site.pages.find(({ page }) => page.pagePath === '/b/');
  if (!prepared) throw new Error('There is no home page.');
  const { markdown } = await compileFile(site.site);
  return pageMarkdown({ ...prepared, markdown, siteUrl: 'https://docs.test' });
}

test('makes links absolute, includes fragments and files, removes marks in code', async () => {
  const text = await publish(
    `import Part from '../shared/part.mdx';\n\n# T\n\n[o](./other.mdx) [own](#sub) [x](https://x.test)\n\n<Part />\n\n\`\`\`ts file="../shared/sample.ts#a" title="a.ts"\n\`\`\`\n\n## Sub\n`,
  );
  expect(text).toBe(`# T

[o](https://docs.test/b/other) [own](https://docs.test/b/#sub) [x](https://x.test)

From a [fragment](https://docs.test/b/other#there).

\`\`\`ts title="a.ts"
export const a = 1;
\`\`\`

## Sub
`);
});

test.each([
  [':::tip Mind\n\nthis\n\n:::', '> **Mind**\n>\n> this'],
  ['> [!WARNING]\n> that', '> **Warning**\n>\n> that'],
  [
    '<Tabs>\n<Tab value="a" label="One">\n\nfirst\n\n</Tab>\n<Tab value="b" label="Two">\n\nsecond\n\n</Tab>\n</Tabs>',
    '**One**\n\nfirst\n\n**Two**\n\nsecond',
  ],
  ['a <Badge text="new" /> and <Kbd keys="Ctrl+K" />', 'a (new) and `Ctrl+K`'],
  ["a {'<'} b", 'a < b'],
  ['- [x] done\n- [ ] **not** yet\n- other', '- [x] done\n- [ ] **not** yet\n- other'],
  ['1. [x] 完成。', '1. [x] 完成。'],
  ['这是*重要*的。', '这是*重要*的。'],
  ['**重要。**然后 a*b*c', '**重要。**然后 a*b*c'],
  ['a<em>b.</em>c', 'a*b.*c'],
  ['<a id="x"></a>\n\nb', 'b'],
  ['~~旧。~~新', '~~旧。~~新'],
  ['`&#x41;` and &amp;#x41;', '`&#x41;` and \\&#x41;'],
  ['> [!note] A title\n> that', '> **A title**\n>\n> that'],
  ['| a | b |\n| - | - |\n| 1 | 2 |', '| a | b |\n| - | - |\n| 1 | 2 |'],
])('replaces the components of %j with %j', async (source, expected) => {
  expect(await publish(`# T\n\n${source}\n`)).toBe(`# T\n\n${expected}\n`);
});

test.each([
  ['const a = "[!code --]";\nb(); // [!code --]\nc(); // [!code ++]', 'const a = "[!code --]";\nc();'],
  ['// [!code focus]\nlog("// [!code ++]")', 'log("// [!code ++]")'],
  ['// [!code word:a]\na();', 'a();'],
])('contains code as the page shows it: %j', async (code, copied) => {
  expect(await publish(`# T\n\n\`\`\`ts\n${code}\n\`\`\`\n`)).toBe(`# T\n\n\`\`\`ts\n${copied}\n\`\`\`\n`);
});

test('supports any names of landing page links and callout types', async () => {
  const actions = 'actions: [{ text: Go, link: constructor }]';
  const text = await publish(
    `---\npageType: home\nhero: { name: N, text: T, ${actions} }\n---\n\n<Callout type="toString">\n\nText.\n\n</Callout>\n`,
  );
  expect(text).toContain('- [Go](constructor)');
  expect(text).toContain('> Text.');
});

test('joins the commands of all package managers in one block', async () => {
  const text = await publish('# T\n\n<PackageManagerTabs command="add -D x" />\n');
  expect(text.match(/```/g)).toHaveLength(2);
  expect(text).toContain('# npm\nnpm add -D x\n# yarn\nyarn add -D x\n');
});

test('starts a landing page with its hero', async () => {
  const text = await publish(
    '---\npageType: home\nhero:\n  name: N\n  text: Fast\n  tagline: All of it\n  actions:\n    - text: Go\n      link: /other\n---\n\nMore.\n',
  );
  expect(text).toBe('# Fast\n\nAll of it\n\n- [Go](https://docs.test/b/other)\n\nMore.\n');
});

test('keeps the title of code without a language', async () => {
  expect(await publish('# T\n\n```title="x.conf"\nport 80\n```\n')).toContain(
    '```text title="x.conf"\nport 80\n```',
  );
});
