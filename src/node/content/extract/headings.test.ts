import { describe, expect, it } from 'vitest';
import { renderCompiled } from '../../../../testing/renderCompiled.ts';
import { compileText } from '../../../../testing/temporarySite.ts';

const compile = (...lines: string[]) => compileText(lines.join('\n'));

describe('ids', () => {
  it('generates ids from the text, in any language', async () => {
    const page = await compile(
      '# My Page!',
      '',
      '## `code` & *more*',
      '',
      '## 安装 Rstest',
      '',
      '### a.b.c()',
    );
    expect(page.problems).toEqual([]);
    expect(page.ids).toEqual(['my-page', 'code--more', '安装-rstest', 'abc']);
  });

  it('includes the text of links without `href`, as in older HTML', async () => {
    const page = await compile('# A', '', '<a name="old"></a>', '', '## Old', '', '[b](#old)');
    expect(page.problems).toEqual([]);
    expect(page.ids).toEqual(['a', 'old', 'old-1']);
    expect(renderCompiled(page)).toContain('<a id="old"></a>');
  });

  it('generates different ids for equal headings', async () => {
    expect((await compile('## A', '', '## A', '', '## A')).ids).toEqual(['a', 'a-1', 'a-2']);
  });

  it('generates ids for headings without letters', async () => {
    expect((await compile('## 🎉', '', '## !!!')).ids).toEqual(['section', 'section-1']);
  });

  it('supports explicit ids, wherever the heading is', async () => {
    const page = await compile(
      '## One {#one}',
      '',
      '> ## Two {#two}',
      '',
      '- ## Three {#three}',
      '',
      '1. a',
      '',
      '   - b',
      '',
      '     ### Four {#four}',
      '',
      '<Tabs>',
      '  <Tab label="x">',
      '    ## Five `code` {#five}',
      '  </Tab>',
      '</Tabs>',
      '',
      ':::tip Title',
      '### Six {#六}',
      ':::',
    );
    expect(page.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(page.ids).toEqual(['one', 'two', 'three', 'four', 'five', '六']);
    expect(page.toc.map(({ text }) => text)).toEqual(['One', 'Two', 'Three', 'Four', 'Five code', 'Six']);
    expect(renderCompiled(page)).toContain('<h2 id="five">Five <code>code</code></h2>');
  });

  it('rejects ids that the shell uses', async () => {
    expect((await compile('# Root', '', '## Main', '', '## Main')).ids).toEqual([
      'root-1',
      'main-1',
      'main-2',
    ]);
    for (const id of ['root', 'shell-search']) {
      const [problem] = (await compile('# A', '', `## B {#${id}}`)).problems;
      const message = `The id "${id}" is reserved for the shell.`;
      expect(problem).toMatchObject({ line: 3, message });
    }
  });

  it('does not reuse explicit ids for later headings', async () => {
    const page = await compile('## A {#other}', '', '## Other', '', '## Other');
    expect(page.problems).toEqual([]);
    expect(page.ids).toEqual(['other', 'other-1', 'other-2']);
  });

  it.each([
    ['two written by hand', '## A {#x}', '## B {#x}', 'x'],
    ['one of an element', '<a id="x"></a>', '## B {#x}', 'x'],
    ['in two forms of Unicode', '## A {#caf\u00E9}', '## B {#cafe\u0301}', 'caf\u00E9'],
  ])('rejects duplicate ids: %s', async (_, first, second, id) => {
    const { problems } = await compile('# Page', '', first, '', second);
    expect(problems).toMatchObject([
      {
        severity: 'error',
        file: 'docs/en/index.mdx',
        line: 5,
        column: 1,
        message: `The id "${id}" is already used on line 3.`,
        advice: 'Give this heading a unique id: ## B {#another-id}',
      },
    ]);
  });

  it.each([
    ['an element', '<a id="install"></a>\n\n## Install', ['a', 'install', 'install-1']],
    ['an element further down', '## Install\n\n<div id="install">b</div>', ['a', 'install-1', 'install']],
    ['a heading further down', '## Title\n\n## B {#title}', ['a', 'title-1', 'title']],
    ['two explicit ids', '## B\n\n## C {#b}\n\n## D {#b-1}', ['a', 'b-2', 'b', 'b-1']],
    ['ids of footnotes', 'x[^1]\n\n[^1]: y\n\n## Footnote label', ['a', 'footnote-label-1']],
  ])('generates ids that differ from %s', async (_, text, ids) => {
    const page = await compile('# A', '', text);
    expect(page.problems).toEqual([]);
    expect(page.ids).toEqual(ids);
  });

  it('rejects ids of elements that are duplicates, or that the shell or footnotes use', async () => {
    const page = await compile(
      '<p id="a">b</p>',
      '',
      '<i id="a">c</i> <i id="main">d</i>[^1]',
      '',
      '[^1]: e',
      '',
      '## F {#user-content-fn-1}',
    );
    expect(page.problems).toMatchObject([
      { line: 3, message: 'The id "a" is already used on line 1.' },
      { line: 3, message: 'The id "main" is reserved for the shell.' },
      { line: 7, message: 'The id "user-content-fn-1" is used by the footnotes of this page.' },
    ]);
  });

  it('normalizes ids to composed Unicode', async () => {
    const page = await compile('## Cafe\u0301', '', '## B {#u\u0308}', '', '<p id="o\u0308">c</p>');
    expect(page.ids).toEqual(['caf\u00E9', '\u00FC', '\u00F6']);
    expect(renderCompiled(page)).toContain('<p id="\u00F6">');
  });

  it('accepts ids of elements as link targets', async () => {
    const page = await compile('# A', '', '<div id="here">a</div>', '', 'b <span id="there">c</span>');
    expect(page.ids).toEqual(['a', 'here', 'there']);
    expect(page.toc).toEqual([]);
  });
});

describe('the title', () => {
  it('uses the first first-level heading as the title', async () => {
    const page = await compile('## Before', '', '# The `title`');
    expect(page.headingTitle).toBe('The title');
    expect((await compile('## Only second')).headingTitle).toBe('');
  });

  it('rejects a second first-level heading', async () => {
    const page = await compile('# One', '', 'text', '', '# Two');
    expect(page.problems).toMatchObject([
      {
        severity: 'error',
        file: 'docs/en/index.mdx',
        line: 5,
        column: 1,
        message: 'Only one first-level heading is allowed per page, but "Two" is another one.',
        advice: 'Use "##" for headings below the title.',
      },
    ]);
    expect(page.headingTitle).toBe('One');
  });
});

describe('the outline', () => {
  it('lists the headings below the title, with their offset in the text', async () => {
    const { toc, text } = await compile(
      '# Page',
      '',
      'abc',
      '',
      '## One',
      '',
      'defg `hi`',
      '',
      '#### Deep',
      '',
      'end',
    );
    expect(toc.map(({ id, text, depth }) => [id, text, depth])).toEqual([
      ['one', 'One', 2],
      ['deep', 'Deep', 4],
    ]);
    expect(toc.map(({ charIndex }) => text.slice(charIndex))).toEqual(['defg \x7fhi\x7f\nend', 'end']);
  });

  it('does not list headings in code', async () => {
    expect((await compile('```md', '## No', '```')).toc).toEqual([]);
  });
});

describe('the link beside a heading', () => {
  it('labels the link by its heading, outside of the heading', async () => {
    const html = renderCompiled(await compile('# A', '', '## Say "hi" & *go* {#say}'));
    expect(html).toContain(
      '<div class="heading h2"><h2 id="say">Say "hi" &#x26; <em>go</em></h2>' +
        '<a class="heading-anchor" href="#say" aria-label="Link to “Say &#x22;hi&#x22; &#x26; go”">' +
        '<span aria-hidden="true">#</span></a></div>',
    );
    expect(html, 'the title needs none').toContain('<h1 id="a">A</h1>');
  });

  it('labels the link with the unchanged text', async () => {
    expect(renderCompiled(await compile('## $& and $1'))).toContain('aria-label="Link to “$&#x26; and $1”"');
  });
});

it('warns about headings that skip a level', async () => {
  const { problems } = await compile('# A', '', '### B', '', '## C', '', '### D', '', '##### E', '', '## F');
  expect(problems).toMatchObject([
    {
      severity: 'warning',
      line: 3,
      message: expect.stringContaining('"B" skips a level'),
      advice: 'Write ## B',
    },
    {
      severity: 'warning',
      line: 9,
      message: expect.stringContaining('"E" skips a level'),
      advice: 'Write #### E',
    },
  ]);
  expect((await compile('## A', '', '### B', '', '## C')).problems).toEqual([]);
});

it.each([
  ['## A<br />B', 'A B'],
  ['## A {/* a remark */} B', 'A B'],
  ['## A ![dot](https://a.test/d.svg) B', 'A B'],
  ['## A[^1] B\n\n[^1]: Note.', 'A B'],
])('extracts the words of %s: %s', async (markdown, text) => {
  const page = await compileText(`# T\n\n${markdown}\n`, { csp: { 'img-src': ['https://a.test/'] } });
  expect(page.toc.map((item) => item.text)).toEqual([text]);
  expect(page.html.join('')).not.toContain(`${text}1`);
});

it('removes invisible characters from ids', async () => {
  const page = await compileText('# A\n\n## 🛠️ Development\n\n## a\u200Bb\n');
  expect(page.ids.slice(1)).toEqual(['-development', 'ab']);
});
