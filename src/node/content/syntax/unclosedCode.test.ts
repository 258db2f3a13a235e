import { describe, expect, it } from 'vitest';
import { at, compileProblems } from '../../../../testing/compileProblems.ts';

describe('code blocks', () => {
  it.each([
    ['at the end of the page', ['</Tab>', '</Tabs>', '', '```ts', 'b', '```']],
    [
      'although the tags are valid',
      ['</Tab>', '<Tab label="b" value="b">', '', '```ts', 'b', '```', '', '</Tab>', '</Tabs>'],
    ],
  ])('reports unclosed code before a closing tag, %s', async (_, rest) => {
    const begin = ['# A', '', '<Tabs>', '<Tab label="a" value="a">', '', '```ts', 'const a = 1;', ''];
    expect(await compileProblems([...begin, ...rest])).toMatchObject([
      {
        ...at(6, 'not closed. It also contains: </Tab>', 'Close it before </Tab>'),
        code: 'code-fence',
        column: 1,
      },
    ]);
    const sample = [
      '# A',
      '',
      '<Tabs>',
      '<Tab label="a" value="a">',
      '',
      '```mdx',
      '<Tab>',
      '</Tab>',
      '```',
      '',
      '</Tab>',
      '</Tabs>',
    ];
    expect(await compileProblems(sample)).toEqual([]);
  });

  it.each<[what: string, lines: string[], line: number, message: string, advice: string]>([
    [
      'with both tags on one line',
      ['<Tabs><Tab label="a" value="a">', '', '```ts', 'a', '</Tab></Tabs>'],
      5,
      'not closed. It also contains: </Tab>',
      'Close it before </Tab>',
    ],
    [
      'that extends to the code of the next tab',
      ['<Tabs><Tab value="a">', '```ts', 'a', '</Tab><Tab value="b">', '```ts', 'b', '```', '</Tab></Tabs>'],
      4,
      'not closed. It also contains: </Tab>',
      'Close it before </Tab>',
    ],
    [
      'with the closing backticks on the same line as a tag',
      ['<Tabs>', '<Tab value="a">', '', '```ts', 'a', '```</Tab>', '</Tabs>'],
      6,
      'not closed. It also contains: </Tab>',
      'only contains the backticks',
    ],
    [
      'in an HTML element',
      ['<details>', '', '```ts', 'a', '</details>'],
      5,
      'not closed. It also contains: </details>',
      'Close it before </details>',
    ],
    [
      'with text before the closing tag',
      ['<Tabs>', '<Tab value="a">', '', '```ts', 'a', 'text</Tab>', '</Tabs> end'],
      6,
      'not closed.',
      'Close it with',
    ],
    [
      'before another block',
      ['```ts', 'a', '', '## B', '', '```bash', 'npm i', '```'],
      3,
      'not closed. It also contains: ```bash',
      'before "```bash"',
    ],
    [
      'in a code group',
      [':::code-group', '', '```ts title="a"', 'a', '', '```ts title="b"', 'b', '```', '', ':::'],
      5,
      'not closed. It also contains: ```ts title="b"',
      'before "```ts',
    ],
    [
      'with text after the closing fence',
      ['- ~~~ts', '  a', '  ~~~ text', '', '- b', '', '  ~~~', '  c'],
      3,
      'not closed.',
      'Close it with',
    ],
  ])('reports unclosed code %s', async (_, lines, line, message, advice) => {
    const problems = await compileProblems(['# A', '', ...lines]);
    expect(problems[0]).toMatchObject({ ...at(line, message, advice), code: 'code-fence' });
  });

  it.each([
    ['unclosed', ['<Tabs><Tab value="a">```ts', 'a', '', '</Tab></Tabs>'], 3, '```ts'],
    ['closed', ['<Tabs>', '<Tab value="a">~~~ts', 'a', '~~~', '</Tab>', '</Tabs>'], 4, '~~~ts'],
  ])('reports a code fence on the same line as a tag, %s', async (_, lines, line, fence) => {
    const [problem] = await compileProblems(['# A', '', ...lines]);
    const expected = at(line, `"${fence}" does not start a code block`, 'separate line');
    expect(problem).toMatchObject({ ...expected, code: 'code-fence' });
  });

  it('accepts code blocks within code', async () => {
    expect(
      await compileProblems(['# A', '', '````md', '```ts', 'a', '```', '````', '', '~~~md', '```ts', '~~~']),
    ).toEqual([]);
  });
});
