import { describe, expect, it } from 'vitest';
import { compileFile, compileText, temporarySite } from '../../../testing/temporarySite.ts';

const findProblems = async (...lines: string[]) =>
  (await compileText(['# A', '', ...lines].join('\n'))).problems;

const HEAD = ['| a | b |', '| --- | --- |'];

describe('a table that loses text', () => {
  it.each<[row: string, column: number, message: RegExp]>([
    ['| 1 | 2 | 3 |', 9, /has 3 cells, but its table has 2 columns: "3" is not shown/],
    ['1 | 2 | three | 4', 7, /has 4 cells, but its table has 2 columns: "three \| 4"/],
    ['| `string | number` |', 1, /code "`string" is not closed in its cell/],
    ['| x | `string | number` |', 5, /code "`string"/],
    ['| x | 这是 `a|b` |', 5, /code "这是 `a"/],
    ['| x | `open |', 5, /code "`open"/],
    ['| x `open | y |', 1, /code "x `open"/],
  ])('reports a table that loses text, with its location: %s', async (row, column, message) => {
    const problems = await findProblems(...HEAD, '| 1 | 2 |', row);
    expect(problems).toMatchObject([
      { severity: 'error', code: 'table', line: 6, column, message: expect.stringMatching(message) },
    ]);
    expect(problems[0]?.advice).toContain('\\|');
  });

  it.each([
    ['a delimiter row with fewer cells', ['| a | b |', '|---|', '| 1 | 2 |'], /second line must have/],
    ['no delimiter row', ['| a | b |', '| 1 | 2 |'], /not part of a table/],
    ['no delimiter row and no outer pipes', ['a | b', '1 | 2'], /not part of a table/],
    ['a blank line', [...HEAD, '', '| 1 | 2 |'], /not part of a table/],
    ['no delimiter row in a blockquote', ['> | a | b |', '> | 1 | 2 |'], /not part of a table/],
    ['no delimiter row in a list', ['- | a | b |', '  | 1 | 2 |'], /not part of a table/],
  ])('reports a table that is shown as text because of %s', async (_, lines, message) => {
    expect(await findProblems(...lines)).toMatchObject([
      { severity: 'error', code: 'table', message: expect.stringMatching(message) },
    ]);
  });

  it('accepts escaped pipes and backticks, also in code, and pipes in text', async () => {
    const lines = [
      ...HEAD,
      '| `string \\| number` | 1 \\| 2 |',
      '| `` ` `` and \\` and &#96; | only |',
      '| only |',
      '',
      'Either a | b, `| a | b |` or \\| a | b |',
      '',
      '```',
      '| a | b |',
      '```',
    ];
    expect(await findProblems(...lines)).toEqual([]);
  });
});

it.each([
  ['Set `bail to 1.', '"`bail to 1."'],
  ['Set bail` to 1.', '"` to 1."'],
  ['- 设置 ``bail` 为 1', '"``bail` 为 1"'],
])('reports an unmatched backtick: %s', async (line, excerpt) => {
  expect(await findProblems(line)).toMatchObject([
    { code: 'literal-markup', line: 3, message: expect.stringContaining(excerpt) },
  ]);
});

it('reports code that stays text because no empty line follows an HTML tag', async () => {
  const page = '# A\n\n<details>\n<summary>\n`x`\n</summary>\n\nb\n\n</details>\n';
  const { problems } = await compileFile(temporarySite({ 'docs/en/a.md': page }), 'docs/en/a.md');
  expect(problems.map(({ advice }) => advice)).toEqual(['Add an empty line after the tag, or write <code>.']);
});
