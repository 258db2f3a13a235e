import { describe, expect, it } from 'vitest';
import { at, problemsOf } from '../../../../testing/problemsOf.ts';

describe('a page', () => {
  it.each([
    ['which the end of the page tells', ['</Tab>', '</Tabs>', '', '```ts', 'b', '```']],
    [
      'which is no mistake of the tags',
      ['</Tab>', '<Tab label="b" value="b">', '', '```ts', 'b', '```', '', '</Tab>', '</Tabs>'],
    ],
  ])('has code that is not closed before a closing tag, %s', async (_, rest) => {
    const begin = ['# A', '', '<Tabs>', '<Tab label="a" value="a">', '', '```ts', 'const a = 1;', ''];
    expect(await problemsOf([...begin, ...rest])).toMatchObject([
      { ...at(6, 'not closed: “</Tab>” below', 'End it above </Tab>'), code: 'code-fence', column: 1 },
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
    expect(await problemsOf(sample)).toEqual([]);
  });

  it.each<[what: string, lines: string[], line: number, message: string, advice: string]>([
    [
      'with the tags in one line',
      ['<Tabs><Tab label="a" value="a">', '', '```ts', 'a', '</Tab></Tabs>'],
      5,
      'not closed: “</Tab>” below',
      'End it above </Tab>',
    ],
    [
      'up to the code of the next tab',
      ['<Tabs><Tab value="a">', '```ts', 'a', '</Tab><Tab value="b">', '```ts', 'b', '```', '</Tab></Tabs>'],
      4,
      'not closed: “</Tab>” below',
      'End it above </Tab>',
    ],
    [
      'but by backticks that share their line with a tag',
      ['<Tabs>', '<Tab value="a">', '', '```ts', 'a', '```</Tab>', '</Tabs>'],
      6,
      'not closed: “</Tab>” below',
      'nothing else',
    ],
    [
      'in an element of HTML',
      ['<details>', '', '```ts', 'a', '</details>'],
      5,
      'not closed: “</details>” below',
      'End it above </details>',
    ],
    [
      'with text before the closing tag',
      ['<Tabs>', '<Tab value="a">', '', '```ts', 'a', 'text</Tab>', '</Tabs> end'],
      6,
      'not closed.',
      'End it with',
    ],
    [
      'and begins in the line of a tag',
      ['<Tabs><Tab value="a">```ts', 'a', '', '</Tab></Tabs>'],
      3,
      '“```ts” begins no block of code',
      'line of its own',
    ],
    [
      'and begins in the line of a tag, as two do',
      ['<Tabs>', '<Tab value="a">~~~ts', 'a', '~~~', '</Tab>', '</Tabs>'],
      4,
      '“~~~ts” begins no block of code',
      'line of its own',
    ],
    [
      'before another block',
      ['```ts', 'a', '', '## B', '', '```bash', 'npm i', '```'],
      3,
      'not closed: “```bash” below',
      'above “```bash”',
    ],
    [
      'in a group of code',
      [':::code-group', '', '```ts title="a"', 'a', '', '```ts title="b"', 'b', '```', '', ':::'],
      5,
      'not closed: “```ts title="b"” below',
      'above “```ts',
    ],
    [
      'as there is text after its end',
      ['- ~~~ts', '  a', '  ~~~ text', '', '- b', '', '  ~~~', '  c'],
      3,
      'not closed.',
      'End it with',
    ],
  ])('has code that is not closed %s', async (_, lines, line, message, advice) => {
    const problems = await problemsOf(['# A', '', ...lines]);
    expect(problems[0]).toMatchObject({ ...at(line, message, advice), code: 'code-fence' });
  });

  it('shows blocks of code in code', async () => {
    expect(
      await problemsOf(['# A', '', '````md', '```ts', 'a', '```', '````', '', '~~~md', '```ts', '~~~']),
    ).toEqual([]);
  });
});
