import { expect, it } from 'vitest';
import { scanPage } from './scanPage.ts';

const scan = (...lines: string[]) => scanPage('docs/en/a.mdx', Buffer.from(lines.join('\n')), ['date']);

it.each([
  ['plain', ['# Title'], 'Title'],
  ['with an id', ['# Title {#id}'], 'Title'],
  ['with code', ['# The `code` of all'], 'The code of all'],
  ['after code that looks like one', ['```sh', '# comment', '```', '', '# Title'], 'Title'],
  ['after code in a list that looks like one', ['- ```sh', '  # comment', '  ```', '', '# Title'], 'Title'],
  ['after a longer fence', ['````md', '```', '# Code', '```', '````', '# Title'], 'Title'],
  ['with marks', ['# The *title*'], 'The title'],
  ['with an escape', ['# a\\_b'], 'a_b'],
  ['with code that holds a tag', ['# `Array<T>`'], 'Array<T>'],
  ['that is underlined', ['Title', '==='], 'Title'],
  ['after a comment that looks like one', ['{/*', '# Old', '*/}', '', '# Title'], 'Title'],
  ['with the line ends of Windows', ['---\r', 'title: A\r', '---\r', '# Title\r', 'text'], 'Title'],
])('finds the title: %s', (_, lines, expected) => {
  expect(scan(...lines)).toMatchObject({ summary: { headingTitle: expected }, titled: true });
});

it.each([
  ['is missing', ['## Second', 'text']],
  ['has a component', ['# Title <Badge>new</Badge>']],
  ['may be part of a fragment', ["import A from './a.mdx'", '', '<A />']],
])('leaves the title to the compiler if it %s', (_, lines) => {
  expect(scan(...lines).titled).toBe(false);
  expect(scan('---', 'title: Own', '---', ...lines).titled).toBe(true);
});

it('reads the frontmatter', () => {
  expect(scan('---', 'title: Own', '---', '# Title').summary.frontmatter).toEqual({ title: 'Own' });
  expect(scan('---', 'date: today', 'order: 3', '---', '# Title').summary.frontmatter).toEqual({
    date: 'today',
    order: 3,
  });
});

it('leaves errors to the compiler', () => {
  expect(scan('---', 'titel: A', '---').summary).toMatchObject({ frontmatter: {}, problems: [] });
  expect(scanPage('a.mdx', Buffer.from([0xff]), []).summary).toMatchObject({
    frontmatter: {},
    headingTitle: '',
    problems: [],
  });
});
