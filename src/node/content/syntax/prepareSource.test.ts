import { describe, expect, it } from 'vitest';
import { prepareSource as prepare, restoreHeadingIds, splitHeadingId } from './prepareSource.ts';

const prepareSource = (text: string) => prepare(text, 'mdx');
const lines = (...parts: string[]) => parts.join('\n');

describe('ids of headings', () => {
  it.each([
    '## Title {#own}',
    '# Title {#own}',
    '###### Title   {#own}  ',
    '   ## Title {#own}',
    '> ## Title {#own}',
    '> > ## Title {#own}',
    '- ## Title {#own}',
    '* ## Title {#own}',
    '10. ## Title {#own}',
    '> 1. ## Title {#own}',
    '      ## Title {#own}',
  ])('are marked: %s', (line) => {
    const prepared = prepareSource(line);
    expect(prepared, 'MDX would see an expression').not.toMatch(/[{}]/);
    expect(splitHeadingId(prepared)).toEqual({ text: expect.stringMatching(/# Title$/), id: 'own' });
  });

  it.each([
    'No heading {#own}',
    '##No heading {#own}',
    '####### Seven {#own}',
    '## Not at the end {#own} of the line',
    '## Two words {#own id}',
    '## Expression {own}',
    '## Escaped \\{#own\\}',
  ])('are not marked: %s', (line) => {
    expect(prepareSource(line)).toBe(line);
    expect(splitHeadingId(line)).toEqual({ text: line });
  });

  it('can be put back where there was no heading', () => {
    const text = lines('    ## Title {#own}', '    ## Other {#two}');
    expect(prepareSource(text)).not.toBe(text);
    expect(restoreHeadingIds(prepareSource(text))).toBe(text);
    expect(restoreHeadingIds('nothing')).toBe('nothing');
  });
});

describe('titles of containers', () => {
  it.each([
    [':::tip A title', ':::tip[A title]'],
    ['::::details More of it  ', '::::details[More of it]'],
    ['  :::note A', '  :::note[A]'],
    ['> :::note A', '> :::note[A]'],
    ['- :::note A', '- :::note[A]'],
    [':::Warning A', ':::Warning[A]'],
  ])('%s becomes %s', (line, expected) => {
    expect(prepareSource(line)).toBe(expected);
  });

  it.each([':::tip', ':::', ':::tip[A title]', ':::tip{title="A"}', '::tip A', 'At 10:30 :::tip A'])(
    '%s stays',
    (line) => {
      expect(prepareSource(line)).toBe(line);
    },
  );
});

describe('code', () => {
  const inside = lines('## Title {#own}', ':::tip Title');

  it.each<[what: string, open: string, close: string]>([
    ['backticks', '```md', '```'],
    ['tildes', '~~~', '~~~'],
    ['a longer fence', '`````md', '`````'],
    ['a list', '- ```md', '  ```'],
    ['a quote', '> ```md', '> ```'],
    ['a quote in a quote', '> > ```md', '> > ```'],
    ['a fence of other marks inside', lines('```md', '~~~'), '```'],
    ['a shorter fence inside', lines('````md', '```'), '````'],
    ['a fence that does not end the block', lines('```md', '```js'), '```'],
  ])('in %s is left alone, what follows is not', (_, open, close) => {
    expect(prepareSource(lines(open, inside, close))).toBe(lines(open, inside, close));
    expect(prepareSource(lines(open, inside, close, ':::tip A'))).toBe(
      lines(open, inside, close, ':::tip[A]'),
    );
  });

  it('that is never closed lasts to the end', () => {
    const text = lines('```md', inside, '', inside);
    expect(prepareSource(text)).toBe(text);
  });

  it('in a line begins no block', () => {
    expect(prepareSource(lines('```code``` in text', ':::tip A'))).toBe(
      lines('```code``` in text', ':::tip[A]'),
    );
  });
});

it('keeps the number of lines', () => {
  const text = lines('', ':::tip A', '', '## B {#b}', '', ':::', '');
  expect(prepareSource(text).split('\n')).toHaveLength(7);
});

it.each([
  [
    lines('', '<Blog', '    title="A > B"', '>', '', 'Text'),
    lines('', '<Blog title="A > B" >', '', '', '', 'Text'),
  ],
  [lines('<my-a', 'b', '/>', 'Text'), lines('<my-a b />', '', '', 'Text')],
  [lines('- a', '', '  <A', '  b="c">', '', '  </A>'), lines('- a', '', '  <A b="c">', '', '', '  </A>')],
])('a tag of several lines in plain Markdown is one of its first line: %s', (text, expected) => {
  expect(prepare(text, 'md')).toBe(expected);
  expect(prepare(text, 'mdx')).toBe(text);
});

it.each([
  lines('<A b="c">', 'd', '>'),
  lines('<A', 'b="c"', '', '>'),
  lines('<A', 'b="c"> text', 'goes on'),
  lines('text', '<A', '>'),
  lines('```html', '<A', '>', '```'),
])('other tags and code stay as they are: %s', (text) => {
  expect(prepare(text, 'md')).toBe(text);
});
