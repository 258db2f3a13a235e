import { expect, it } from 'vitest';
import { scanPage } from './scanPage.ts';

const scan = (...lines: string[]) => scanPage('docs/en/a.mdx', Buffer.from(lines.join('\n')));

it.each([
  ['plain', ['# Title'], 'Title'],
  ['with an id', ['# Title {#id}'], 'Title'],
  ['with marks', ['# The `code` of *all* [links](./a.mdx)'], 'The code of all links'],
  ['with a component', ['# Title <Badge>new</Badge>'], 'Title new'],
  ['after code that looks like one', ['```sh', '# comment', '```', '', '# Title'], 'Title'],
  ['with the line ends of Windows', ['---\r', 'title: A\r', '---\r', '# Title\r', 'text'], 'Title'],
  ['missing', ['## Second', 'text'], ''],
])('finds the title: %s', (_, lines, expected) => {
  expect(scan(...lines).headingTitle).toBe(expected);
});

it('reads the frontmatter', () => {
  expect(scan('---', 'title: Own', '---', '# Title').frontmatter).toEqual({ title: 'Own' });
});

it('leaves what is wrong to the compiler', () => {
  expect(scan('---', 'titel: A', '---')).toMatchObject({ frontmatter: {}, problems: [] });
  expect(scanPage('a.mdx', Buffer.from([0xff]))).toMatchObject({
    frontmatter: {},
    headingTitle: '',
    problems: [],
  });
});
