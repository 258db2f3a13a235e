import { expect, it } from 'vitest';
import { compileFile, compileText, temporarySite } from '../../../testing/temporarySite.ts';

const findProblems = async (...lines: string[]) =>
  (await compileText(['# A', '', ...lines].join('\n'))).problems;

it.each<[source: string, line: number, column: number, message: RegExp]>([
  ['##Title', 3, 1, /a heading needs/],
  ['##\u00A0Title', 3, 1, /a heading needs/],
  ['Text\n＃ 标题', 4, 1, /a heading needs/],
  ['See [this](/my page)', 3, 10, /"\(\/my page\)" is not a URL/],
  ['- [`this`](/my page)', 3, 10, /is not a URL/],
  ['这是**重点。', 3, 3, /"\*\*重点" is shown with its asterisks/],
  ['[文字]（/guide/start）', 3, 4, /full-width brackets/],
  ['See [this] (./page.md)', 3, 10, /space between/],
  ['A **word, and `code`', 3, 3, /"\*\*word" is shown with its asterisks/],
  ['See **`code` and', 3, 5, /"\*\*" is shown/],
  ['这（**粗体。', 3, 3, /"\*\*粗体" is shown/],
  ['(text)[/guide/start]', 3, 6, /brackets are reversed/],
  ['See [this][that]', 3, 5, /does not define this link/],
  ['Said[^1]', 3, 5, /does not define this footnote/],
  ['::tip\nText\n::', 3, 1, /three half-width colons/],
  ['：：：tip', 3, 1, /three half-width colons/],
  ['···ts', 3, 1, /three backticks/],
  ['!!! note "Title"\n    Text', 3, 1, /syntax of another tool/],
  ["Text\nimport Part from './part.mdx'", 4, 1, /import is shown as text/],
])('reports unparsed markup with its location: %j', async (source, line, column, message) => {
  expect(await findProblems(source)).toMatchObject([
    { severity: 'warning', line, column, message: expect.stringMatching(message) },
  ]);
});

it('reports the syntax of VitePress that includes code, in .md pages', async () => {
  const text = '# A\n\n<<< @/snippets/a.ts#part{2}\n';
  const { problems } = await compileFile(temporarySite({ 'docs/en/index.md': text }), 'docs/en/index.md');
  expect(problems).toMatchObject([{ line: 3, column: 1, message: expect.stringMatching(/another tool/) }]);
});

it.each(['Lorem **bold**', '![A dot](./dot.svg)', 'See [this][that]'])(
  'says that an empty line is missing after an HTML tag: %s',
  async (markdown) => {
    const text = `# A\n\n<details>\n<summary>Title</summary>\n${markdown}\n</details>\n`;
    const { problems } = await compileFile(temporarySite({ 'docs/en/index.md': text }), 'docs/en/index.md');
    expect(problems).toMatchObject([
      { line: 5, message: expect.stringMatching(/empty line is missing/), code: 'literal-markup' },
    ]);
  },
);

it('accepts text that only resembles markup', async () => {
  const lines = [
    'From src/**/*.ts to **.md, char** argv, 2 ** 3, \\*\\*kwargs, `**args`; (see) [this] (again).',
    'Issue #12, #hashtag, `##Title`, `[a](b c)` and \\[a](b c).',
    '',
    'The cell grid[0][1] is in row [0], that is a|b; see [one][two], [three] and that[^1].',
    '',
    '| a | b |',
    '| --- | --- |',
    '',
    '```md',
    '##Title',
    '[a](b c)',
    '```',
    '',
    '[two]: https://example.com/',
    '[^1]: A note.',
  ];
  expect(await findProblems(...lines)).toEqual([]);
});

it('reports a heading without text', async () => {
  expect(await findProblems('##', '', 'Text')).toMatchObject([
    { line: 3, message: 'This heading is empty.' },
  ]);
});

it.each(['-\u00A0entry', '1.\u00A0entry', '-\u3000entry'])(
  'names the invisible character after a list marker: %j',
  async (line) => {
    const { problems } = await compileText(`# A\n\n${line}\n`);
    const expected = [{ code: 'literal-markup', line: 3 }];
    expect(problems).toMatchObject(expected);
  },
);
