import type { Heading, Html, Nodes } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { codeLines } from './codeLines.ts';
import type { PageFormat } from './pageFormat.ts';
import { parsePage } from './parsePage.ts';

const lines = (...parts: string[]) => parts.join('\n');

function all<Type extends Nodes['type']>(text: string, type: Type, format: PageFormat = 'mdx') {
  const nodes: Extract<Nodes, { type: Type }>[] = [];
  visit(parsePage(text, format), (node) => {
    if (node.type === type) nodes.push(node as Extract<Nodes, { type: Type }>);
  });
  return nodes;
}

/** Text, id and broken id of the only heading. */
function heading(text: string, format: PageFormat = 'mdx') {
  const [node, ...others] = all(text, 'heading', format) as Heading[];
  expect(others).toEqual([]);
  return [node && textOf(node), node?.data?.explicitId, node?.data?.brokenId];
}

describe('an id of a heading', () => {
  it.each([
    '## Title {#own}',
    '# Title {#own}',
    '###### Title   {#own}  ',
    '   ## Title {#own}',
    '## Title{#own}',
    '## Title {#own} ##',
    lines('Title {#own}', '==='),
    lines('Title {#own}', '---'),
    '> ## Title {#own}',
    '> > ## Title {#own}',
    '- ## Title {#own}',
    '* ## Title {#own}',
    '10. ## Title {#own}',
    '> 1. ## Title {#own}',
  ])('moves the id of a heading to its data: %j', (text) => {
    expect(heading(text)).toEqual(['Title', 'own', undefined]);
    expect(heading(text, 'md')).toEqual(['Title', 'own', undefined]);
  });

  it.each([
    '2022.6.0',
    'A.__call__',
    'développement-local',
    '安装',
    'CamelCase',
    'a:b',
    'a/b',
    'a*b*c',
    '~a~',
  ])('accepts the id %s', (id) => {
    expect(heading(`## Title {#${id}}`)).toEqual(['Title', id, undefined]);
  });

  it('accepts an id after a title of two lines', () => {
    expect(heading(lines('Two', 'lines {#own}', '---'))).toEqual(['Two\nlines', 'own', undefined]);
  });

  it.each([
    ['## Two words {#own id}', '{#own id}'],
    ['## Empty {#}', '{#}'],
    ['## Twice {#a} {#b}', '{#a} {#b}'],
  ])('records a broken id: %s', (text, broken) => {
    expect(heading(text).slice(1)).toEqual([undefined, broken]);
    expect(heading(text, 'md').slice(1)).toEqual([undefined, broken]);
  });

  it.each(['## Escaped \\{#own\\}', '## Code `{#own}`', '## Code `{#own}` here'])(
    'keeps text that looks like an id: %s',
    (text) => {
      expect(heading(text).slice(1)).toEqual([undefined, undefined]);
      expect(heading(text)[0]).toContain('{#own}');
    },
  );

  it('rejects an id without a heading in MDX, and keeps it as text in Markdown', () => {
    for (const text of ['##No heading {#own}', 'Text {#own} goes *on*', '- a {#own}']) {
      expect(() => parsePage(text, 'mdx')).toThrow('acorn');
      expect(textOf(parsePage(text, 'md'))).toContain('{#own}');
    }
    const [paragraph] = parsePage('a {#b} c', 'md').children;
    expect(paragraph).toMatchObject({ children: [{ type: 'text', value: 'a {#b} c' }] });
    expect(paragraph?.type === 'paragraph' && paragraph.children).toHaveLength(1);
  });

  it('keeps an id in the middle of a heading as text in Markdown, and records it as broken in MDX', () => {
    expect(heading('## Not at {#own} the end', 'md')).toEqual([
      'Not at {#own} the end',
      undefined,
      undefined,
    ]);
    expect(heading('## Not at {#own} the end').slice(1)).toEqual([undefined, '{#own}']);
  });
});

/** Names and titles of containers, and the text in each. */
function containers(text: string, format: PageFormat = 'mdx') {
  return (all(text, 'containerDirective', format) as ContainerDirective[]).map(
    ({ name, attributes, children }) => {
      const [first, ...rest] = children;
      const hasLabel = first?.type === 'paragraph' && first.data && 'directiveLabel' in first.data;
      return [
        name,
        hasLabel ? textOf(first) : (attributes?.title ?? ''),
        (hasLabel ? rest : children).map((child) => textOf(child)).join('|'),
      ];
    },
  );
}

describe('a container', () => {
  it.each([
    [lines(':::tip A title', 'text', ':::'), 'tip', 'A title'],
    [lines('::::details More of it  ', 'text', '::::'), 'details', 'More of it'],
    [lines('  :::note A', '  text', '  :::'), 'note', 'A'],
    [lines('> :::note A', '> text', '> :::'), 'note', 'A'],
    [lines('- :::note A', '  text', '  :::'), 'note', 'A'],
    [lines(':::Warning A', 'text', ':::'), 'Warning', 'A'],
    [lines('::: tip A title', 'text', ':::'), 'tip', 'A title'],
    [lines('::: tip', 'text', ':::'), 'tip', ''],
    [lines(':::tip[A title]', 'text', ':::'), 'tip', 'A title'],
    [lines(':::tip{title="A title"}', 'text', ':::'), 'tip', 'A title'],
    [lines(':::tip A ] title', 'text', ':::'), 'tip', 'A ] title'],
  ])('parses the name and title of a container: %j', (text, name, title) => {
    const [container] = containers(text);
    expect([container?.[0], container?.[1]?.trim(), container?.[2]]).toEqual([name, title, 'text']);
  });

  it.each(['::tip A', 'At 10:30 :::tip A', ':::', ':::tip [A', ':::tip{a'])(
    'does not parse %s as a container',
    (text) => {
      expect(containers(text, 'md')).toEqual([]);
    },
  );

  it('nests containers with the same number of colons', () => {
    const text = lines(':::tip A', 'a', '', ':::details B', 'b', ':::', '', 'c', ':::', '', 'd');
    expect(containers(text)).toEqual([
      ['tip', 'A', 'a|Bb|c'],
      ['details', 'B', 'b'],
    ]);
  });

  it('nests containers in lists, and with different numbers of colons', () => {
    expect(containers(lines(':::tip', '- a', '', '  :::note', '  b', '  :::', ':::'))).toHaveLength(2);
    expect(containers(lines('::::tip', ':::note', 'b', ':::', '::::'))).toHaveLength(2);
    expect(containers(lines(':::tip', '::::note', 'b', '::::', ':::'))).toEqual([
      ['tip', '', 'b'],
      ['note', '', 'b'],
    ]);
  });

  it.each([
    ['fenced code', lines('```md', ':::', '```')],
    ['tildes', lines('~~~md', ':::note', '```', '~~~')],
    ['a longer fence', lines('````md', '```', ':::', '```', '````')],
  ])('ends a container after %s that contains a fence', (_, code) => {
    const [container, ...others] = containers(lines(':::tip', '', code, '', 'text', ':::', '', 'after'));
    expect(others).toEqual([]);
    expect(container?.[2]).toMatch(/text$/);
  });

  it('ends a container after indented code that contains its syntax', () => {
    const text = lines(':::tip', '', '    :::note', '', 'text', ':::', '', 'after');
    expect(containers(text, 'md')).toEqual([['tip', '', ':::note|text']]);
  });

  it('counts one fence of an unclosed container', () => {
    const [node] = all(lines(':::tip', 'a'), 'containerDirective');
    expect(node?.data?.fences).toBe(1);
  });
});

describe('code', () => {
  const inside = lines('## Title {#own}', ':::tip Title');

  it.each<[what: string, open: string, close: string]>([
    ['backticks', '```md', '```'],
    ['tildes', '~~~', '~~~'],
    ['a longer fence', '`````md', '`````'],
    ['a fence of other marks inside', lines('```md', '~~~'), '```'],
    ['a shorter fence inside', lines('````md', '```'), '````'],
    ['a fence that does not end the block', lines('```md', '```js'), '```'],
  ])('keeps code in %s unchanged, and parses the following text', (_, open, close) => {
    const text = lines(open, inside, close, ':::tip A', ':::');
    expect(all(text, 'code')[0]?.value).toContain(inside);
    expect(containers(text)).toHaveLength(1);
  });

  it('keeps indented code unchanged', () => {
    const text = lines(
      'a',
      '',
      ...inside.split('\n').map((line) => `    ${line}`),
      '    <A',
      '      b',
      '    >',
    );
    expect(all(text, 'code', 'md')[0]?.value).toBe(lines(inside, '<A', '  b', '>'));
  });

  it('does not start a fence in indented code', () => {
    const text = lines('a', '', '    ```', '', ':::tip A', 'b', ':::', '', '## C {#c}');
    expect(containers(text, 'md')).toEqual([['tip', 'A', 'b']]);
    expect(heading(text, 'md')).toEqual(['C', 'c', undefined]);
  });

  it('does not start a fence in a comment', () => {
    expect(heading(lines('<!--', '```', '-->', '', '## C {#c}'), 'md')).toEqual(['C', 'c', undefined]);
  });

  it('finds the lines of code', () => {
    expect([...codeLines(['a', '```ts', 'b', '```', '- ~~~', '  c', '  ~~~'])]).toEqual([
      [1, true],
      [2, false],
      [3, false],
      [4, true],
      [5, false],
      [6, false],
    ]);
  });
});

describe('a tag of several lines in plain Markdown', () => {
  it.each([
    [lines('', '<Blog', '    title="A > B"', '>', '', 'Text'), lines('<Blog', '    title="A > B"', '>')],
    [lines('<my-a', 'b', '/>', 'Text'), lines('<my-a', 'b', '/>')],
    [lines('- a', '', '  <A', '  b="c">', '', '  </A>'), lines('<A', 'b="c">')],
  ])('parses a tag of several lines as one HTML node: %j', (text, expected) => {
    expect((all(text, 'html', 'md') as Html[])[0]?.value).toBe(expected);
  });

  it.each([
    lines('<A b="c">', 'd', '>'),
    lines('<A', 'b="c"', '', '>'),
    lines('<A', 'b="c"> text', 'goes on'),
    lines('text', '<A', '>'),
    lines('```html', '<A', '>', '```'),
  ])('does not parse %j as a tag', (text) => {
    const blocks = parsePage(text, 'md').children.filter((node) => node.type === 'html');
    expect(blocks.filter(({ value }) => /^<A\n[^<>]*>$/.test(value))).toEqual([]);
  });
});

describe('positions', () => {
  it('includes the lines of the frontmatter in positions', () => {
    const text = lines('---', 'title: A', '---', '', '[a](<b c> "d") ![e](f)', '', '[g]: h');
    const spans: string[] = [];
    visit(parsePage(text, 'mdx'), ({ data }) => {
      if (data?.destination) spans.push(text.slice(...data.destination));
    });
    expect(spans).toEqual(['b c', 'f', 'h']);
  });
});
