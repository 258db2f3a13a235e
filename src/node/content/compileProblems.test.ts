import { describe, expect, it } from 'vitest';
import { at, compileProblems, FILE } from '../../../testing/compileProblems.ts';
import { compileFile, compileText, temporarySite } from '../../../testing/temporarySite.ts';

describe('a page that cannot be read', () => {
  it.each<[what: string, lines: string[], line: number, message: RegExp]>([
    ['a tag that is never closed', ['# A', '', 'a <Badge kind="a'], 3, /end of file/],
    ['an expression that is never closed', ['---', 'title: A', '---', '# A', '', '{a'], 6, /end of file/],
    ['an invalid expression', ['# A', '', 'set {1 +}'], 3, /not valid JavaScript/],
    ['an opening angle bracket', ['# A', '', 'a <1 b'], 3, /`1`/],
  ])('reports %s as a syntax error', async (_, lines, line, message) => {
    expect(await compileProblems(lines)).toMatchObject([
      { ...at(line, message, 'In MDX, "<" starts a component'), column: expect.any(Number) },
    ]);
  });

  it.each<[source: string, message: string, advice: string]>([
    ['\n<Tabs>\n\ntext', '<Tabs> is not closed', 'Add </Tabs>'],
    ['\nuse Array<string> here', '<string> is not closed', 'write \\<string>'],
    ['<Tab>\n</Tabs>', 'Unexpected </Tabs>: <Tab> on line 3 is still open', 'Add </Tab> before it'],
    ['\n</Tabs>', 'no matching opening tag', 'Remove it'],
    ['\na<br>b', '<br> is not closed', '<br />'],
    ['\n<!-- remark -->', 'HTML comments', '{/* a comment */}'],
    ['\nsee <https://example.com>', 'does not support links', '[text](address)'],
    ['\n##Title {#own}', 'no space after', '## Title {#custom-id}'],
    ['\n## Title {#two words}', 'id of this heading', '{#custom-id}'],
    ["\nimport A fom './a.mdx'", 'an import or export', 'another word'],
    ['\n<<<<<<< HEAD\none\n=======\nother\n>>>>>>> branch', 'unresolved merge conflict', 'Keep one'],
  ])('explains what to write instead of %j', async (source, message, advice) => {
    const problems = await compileProblems(['# A', '', ...source.split('\n')]);
    expect(problems).toMatchObject([{ ...at(4, message, advice), column: expect.any(Number) }]);
  });

  it('reports empty pages and invalid UTF-8', async () => {
    expect(await compileProblems([''])).toEqual([
      { severity: 'error', file: FILE, message: 'The page is empty.', advice: expect.any(String) },
    ]);
    const { problems } = await compileText(Buffer.from('# A\n\n\xff', 'latin1'));
    expect(problems).toEqual([at(3, 'not valid UTF-8', 'Save it as UTF-8')]);
  });

  it('reports reserved characters', async () => {
    expect(await compileProblems(['# A', '', 'see docs-link:0: there'])).toMatchObject([
      at(3, 'engine', 'Remove it'),
    ]);
  });

  it('checks the frontmatter of a page with syntax errors', async () => {
    const problems = await compileProblems(['---', 'titel: A', '---', '', '<Tabs>']);
    expect(problems).toMatchObject([
      at(2, 'Unknown key "titel"', 'Did you mean "title"'),
      expect.objectContaining({ line: 5 }),
    ]);
  });
});

describe('components', () => {
  it.each([
    ['<Tabz>x</Tabz>', 'Tabz', 'Did you mean "Tabs"? Available: Badge, Callout, Card,'],
    ['<PackageManager />', 'PackageManager', 'Did you mean'],
    ['A <Mystery /> in a line.', 'Mystery', /^Available: Badge,/],
    ['<constructor.Foo />', 'constructor.Foo', /^Available: Badge,/],
  ])('reports the unknown component %s', async (line, name, advice) => {
    expect(await compileProblems(['# A', '', line])).toMatchObject([
      { ...at(3, `Unknown component <${name}>.`, advice), column: expect.any(Number) },
    ]);
  });

  it('reports unknown components inside other components', async () => {
    const problems = await compileProblems([
      '# A',
      '',
      '<Tabs>',
      '<Tab>',
      '',
      '> <Mystery />',
      '',
      '</Tab>',
      '</Tabs>',
    ]);
    expect(problems).toEqual([expect.objectContaining({ line: 6 })]);
  });

  it.each(['Tabs', 'Card title="x"', 'PackageManagerTabs command="add x"'])(
    'rejects the block component <%s> inside a line of text',
    async (tag) => {
      const [name = ''] = tag.split(' ');
      expect(await compileProblems(['# A', '', `Text <${tag}></${name}>.`])).toMatchObject([
        { ...at(3, `<${name}> cannot be inside a line`, 'on separate lines'), column: 6 },
      ]);
    },
  );

  it('rejects duplicate attributes and `key`', async () => {
    expect(await compileProblems(['# A', '', '<Tabs defaultValue="a" defaultValue="b" />'])).toMatchObject([
      { ...at(3, '<Tabs> has the attribute "defaultValue" twice', 'Remove one'), column: 1 },
    ]);
    expect(await compileProblems(['# A', '', '<Badge key="a" text="b" />'])).toMatchObject([
      { ...at(3, '<Badge> has no prop "key"', 'Remove it'), column: 1 },
    ]);
  });

  it('accepts children on the same line', async () => {
    expect(await compileProblems(['# A', '', '<Tabs><Tab value="a" label="b">c</Tab></Tabs>'])).toEqual([]);
  });

  it('reports <Tab> outside <Tabs>', async () => {
    expect(
      await compileProblems(['# A', '', '<Tab value="a" label="b">', '', 'c', '', '</Tab>']),
    ).toMatchObject([{ ...at(3, '<Tab> must be a child of <Tabs>', 'inside <Tabs>'), column: 1 }]);
  });

  it('accepts HTML elements', async () => {
    expect(await compileProblems(['# A', '', '<details><summary>a</summary>b</details>'])).toEqual([]);
  });

  it('rejects an unknown package manager command', async () => {
    expect(await compileProblems(['# A', '', '<PackageManagerTabs command="isntall" />'])).toMatchObject([
      { ...at(3, 'does not support the command "isntall"', 'Did you mean "install"'), column: 1 },
    ]);
    expect(await compileProblems(['# A', '', '<PackageManagerTabs />'])).toHaveLength(1);
  });

  it.each([
    ['command="add"', '"add" does not name a package', 'command="add name"'],
    ['command="add x" comand="y"', 'has no prop "comand"', 'The only prop is `command`.'],
    ['command="add x" {...{}}', 'has no prop "{…}"', 'The only prop is `command`.'],
  ])('rejects <PackageManagerTabs %s>', async (attributes, message, advice) => {
    expect(await compileProblems(['# A', '', `<PackageManagerTabs ${attributes} />`])).toMatchObject([
      { ...at(3, message, advice), column: 1 },
    ]);
  });

  it('rejects children of <PackageManagerTabs>', async () => {
    const lines = [
      '# A',
      '',
      '<PackageManagerTabs command="add x">',
      '',
      'text',
      '',
      '</PackageManagerTabs>',
    ];
    expect(await compileProblems(lines)).toMatchObject([
      { ...at(3, 'does not accept children', 'self-closing tag'), column: 1 },
    ]);
  });
});

describe('code fences', () => {
  it.each([
    ['at the end', ['```ts', 'a', '', '## B'], 3],
    ['with a shorter end', ['````ts', 'a', '```', 'b'], 3],
    ['in a list', ['- a', '', '  ```ts', '  b', '', 'c'], 5],
    ['in a quote', ['> ```', '> a', '', 'b'], 3],
  ])('reports an unclosed code fence %s', async (_, lines, line) => {
    expect(await compileProblems(['# A', '', ...lines])).toMatchObject([
      {
        ...at(line, 'This code block is not closed.', 'only contains the backticks'),
        column: expect.any(Number),
      },
    ]);
  });

  it.each([
    ['tilte="a"', 'Unknown option `tilte="a"`', 'Known options, each at most once: title'],
    ['title="a" title="b"', 'Unknown option `title="b"`', 'each at most once'],
    ['title="a', 'The option `title="a` after a code fence has an unclosed quotation mark', 'title="…"'],
    ['fold=no', 'Unknown option `fold=no`', 'turns a flag off'],
    ['{1,3}', 'no line 3 to highlight', 'The code only has 2'],
  ])('explains the invalid option %s', async (meta, message, advice) => {
    expect(await compileProblems(['# A', '', `\`\`\`ts ${meta}`, 'a', 'b', '```'])).toMatchObject([
      { ...at(3, message, advice), column: 1 },
    ]);
  });
});

describe('imports and exports', () => {
  const advice = /^They can import fragments .* and the site's components/;

  it.each([
    ["import fs from 'node:fs'", 'cannot import "node:fs"'],
    ["import Part from 'package/part.mdx'", 'cannot import "package/part.mdx"'],
    ["import Part from '/part.mdx'", 'cannot import "/part.mdx"'],
    ["import { Part } from './part.mdx'", 'cannot import "./part.mdx"'],
    ["import './part.mdx'", 'cannot import "./part.mdx"'],
    ['export const a = 1', 'cannot contain exports'],
    ["export * from './part.mdx'", 'cannot contain exports'],
  ])('rejects `%s`', async (line, message) => {
    const problems = await compileProblems(['# A', '', line, '', 'text'], { 'docs/en/part.mdx': 'part' });
    expect(problems).toMatchObject([{ ...at(3, message, advice), column: 1 }]);
  });

  it('reports every invalid import and export', async () => {
    expect(
      await compileProblems(["import a from 'a'", "import b from 'b'", 'export const c = 1', '', '# A']),
    ).toHaveLength(3);
  });
});

describe('containers', () => {
  it.each([
    [':::tpi', 'Unknown container ":::tpi"', 'Did you mean "tip"? Available: tip, note'],
    [':::tpi With a title', 'Unknown container ":::tpi"', 'Did you mean "tip"'],
    [':::Warning Mind', 'Unknown container ":::Warning"', 'Did you mean "warning"'],
    [':::tip{titel="a"}', '":::tip" has no attribute "titel"', 'The only attribute is `title`.'],
    ['::: tpi With a blank', 'Unknown container ":::tpi"', 'Did you mean "tip"'],
  ])('reports the unknown container or attribute %s', async (line, message, advice) => {
    const problems = await compileProblems(['# A', '', line, 'text', ':::']);
    expect(problems).toMatchObject([{ ...at(3, message, advice), column: 1 }]);
  });

  it('reports a container marker without an open container', async () => {
    expect(await compileProblems(['# A', '', ':::tip', 'text', ':::', '', ':::'])).toMatchObject([
      { ...at(7, 'is not a valid container marker', 'and end it'), column: 1 },
    ]);
  });
});

describe('several problems of a page', () => {
  it('reports all problems of a page together', async () => {
    const problems = await compileProblems([
      '---',
      'pagetyp: doc',
      '---',
      '# A',
      '# B',
      '![none](./none.png)',
      '',
      '<Tabz />',
      '',
      '```ts file="./none.ts"',
      '```',
    ]);
    expect(problems.map(({ line }) => line).sort((a, b) => Number(a) - Number(b))).toEqual([2, 5, 6, 8, 10]);
  });

  it('compiles the next page after a page with problems', async () => {
    const site = temporarySite({ 'docs/en/index.mdx': '<Tabs>', 'docs/en/good.mdx': '# Good' });
    expect((await compileFile(site)).problems).toHaveLength(1);
    expect(await compileFile(site, 'docs/en/good.mdx')).toMatchObject({ problems: [], headingTitle: 'Good' });
  });
});
