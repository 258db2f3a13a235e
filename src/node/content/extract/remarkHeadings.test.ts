import { describe, expect, it } from 'vitest';
import { renderCompiled } from '../../../../testing/renderCompiled.ts';
import { compileText } from '../../../../testing/temporarySite.ts';

const compile = (...lines: string[]) => compileText(lines.join('\n'));

describe('ids', () => {
  it('are made of the text, in any language', async () => {
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

  it('made of equal texts differ', async () => {
    expect((await compile('## A', '', '## A', '', '## A')).ids).toEqual(['a', 'a-1', 'a-2']);
  });

  it('exist for headings without letters', async () => {
    expect((await compile('## 🎉', '', '## !!!')).ids).toEqual(['section', 'section-1']);
  });

  it('can be written by hand, wherever the heading stands', async () => {
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

  it('are none of the shell’s own', async () => {
    expect((await compile('# Root', '', '## Main', '', '## Main')).ids).toEqual([
      'root-1',
      'main-1',
      'main-2',
    ]);
    for (const id of ['root', 'shell-search']) {
      const [problem] = (await compile('# A', '', `## B {#${id}}`)).problems;
      const message = `The id “${id}” is reserved for the shell.`;
      expect(problem).toMatchObject({ line: 3, message });
    }
  });

  it('written by hand are kept from headings that follow', async () => {
    const page = await compile('## A {#other}', '', '## Other', '', '## Other');
    expect(page.problems).toEqual([]);
    expect(page.ids).toEqual(['other', 'other-1', 'other-2']);
  });

  it.each([
    ['two written by hand', '## A {#x}', '## B {#x}', 'x'],
    ['one made of the text before', '## Title', '## B {#title}', 'title'],
  ])('used twice are a problem: %s', async (_, first, second, id) => {
    const { problems } = await compile('# Page', '', first, '', second);
    expect(problems).toMatchObject([
      {
        severity: 'error',
        file: 'docs/en/index.mdx',
        line: 5,
        column: 1,
        message: `The heading id “${id}” is used twice, first in line 3.`,
        advice: 'Give this heading an id of its own: ## B {#another-id}',
      },
    ]);
  });

  it('of elements can be linked to as well', async () => {
    const page = await compile('# A', '', '<div id="here">a</div>', '', 'b <span id="there">c</span>');
    expect(page.ids).toEqual(['a', 'here', 'there']);
    expect(page.toc).toEqual([]);
  });
});

describe('the title', () => {
  it('is the first heading of the first level', async () => {
    const page = await compile('## Before', '', '# The `title`');
    expect(page.headingTitle).toBe('The title');
    expect((await compile('## Only second')).headingTitle).toBe('');
  });

  it('stands in a page once', async () => {
    const page = await compile('# One', '', 'text', '', '# Two');
    expect(page.problems).toMatchObject([
      {
        severity: 'error',
        file: 'docs/en/index.mdx',
        line: 5,
        column: 1,
        message: 'A page can have only one first-level heading; this is the second: “Two”.',
        advice: 'A page has one “# Title”; use “##”.',
      },
    ]);
    expect(page.headingTitle).toBe('One');
  });
});

describe('the outline', () => {
  it('lists what stands below the title, with its place in the text', async () => {
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

  it('warns of headings that a tab may hide', async () => {
    const { problems } = await compile(
      '<Tabs>',
      '<Tab value="a" label="A">',
      '',
      '## Inside',
      '',
      '</Tab>',
      '</Tabs>',
    );
    expect(problems).toMatchObject([
      { severity: 'warning', line: 4, message: expect.stringContaining('Inside') },
    ]);
  });

  it('does not list headings in code', async () => {
    expect((await compile('```md', '## No', '```')).toc).toEqual([]);
  });
});

describe('the link beside a heading', () => {
  it('is named by it, and no part of it', async () => {
    const html = renderCompiled(await compile('# A', '', '## Say "hi" & *go* {#say}'));
    expect(html).toContain(
      '<div class="heading h2"><h2 id="say">Say "hi" &#x26; <em>go</em></h2>' +
        '<a class="heading-anchor" href="#say" aria-label="Link to “Say &#x22;hi&#x22; &#x26; go”">' +
        '<span aria-hidden="true">#</span></a></div>',
    );
    expect(html, 'the title needs none').toContain('<h1 id="a">A</h1>');
  });

  it('takes the text as it is', async () => {
    expect(renderCompiled(await compile('## $& and $1'))).toContain('aria-label="Link to “$&#x26; and $1”"');
  });
});

it('warns of headings that skip a level', async () => {
  const { problems } = await compile('# A', '', '### B', '', '## C', '', '### D', '', '##### E', '', '## F');
  expect(problems).toMatchObject([
    {
      severity: 'warning',
      line: 3,
      message: expect.stringContaining('“B” skips a level'),
      advice: 'Write ## B',
    },
    {
      severity: 'warning',
      line: 9,
      message: expect.stringContaining('“E” skips a level'),
      advice: 'Write #### E',
    },
  ]);
  expect((await compile('## A', '', '### B', '', '## C')).problems).toEqual([]);
});
