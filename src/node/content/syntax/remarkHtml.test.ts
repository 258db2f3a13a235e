import { describe, expect, it } from 'vitest';
import { renderCompiled } from '../../../../testing/renderCompiled.ts';
import { compileFile, prepareWholeSite, temporarySite } from '../../../../testing/temporarySite.ts';

const image = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"/>';

function compile(...lines: string[]) {
  const text = ['# A', '', ...lines].join('\n');
  return compileFile(temporarySite({ 'docs/en/a.md': text, 'docs/en/a.svg': image }), 'docs/en/a.md');
}

async function render(...lines: string[]): Promise<string> {
  const page = await compile(...lines);
  expect(page.problems).toEqual([]);
  return renderCompiled(page).replace('<h1 id="a">A</h1>', '').trim();
}

describe('HTML in plain Markdown', () => {
  it.each([
    ['in a line', 'Press <kbd>K</kbd> <br> H<sub>2</sub>O', '<p>Press <kbd>K</kbd> <br> H<sub>2</sub>O</p>'],
    ['in capitals', 'a<BR>b', '<p>a<br>b</p>'],
    ['without a space', 'a<br/>b', '<p>a<br>b</p>'],
    ['with attributes', '<b class="x y" style="color: red" hidden title=a>b</b>', undefined],
    ['with characters', '<b title="a &amp; &quot;b&quot;">&lt;c&gt;</b>', undefined],
    ['as a block', '<div>\n<p>one <b>two</b></p>\n</div>', '<div><p>one <b>two</b></p></div>'],
    ['with a comment', 'a<!-- <b> -->b\n\n<!-- c -->', '<p>ab</p>'],
    ['in a quote', '> <div>\n> a\n> </div>', '<blockquote>\n<div>\na\n</div>\n</blockquote>'],
  ])('renders HTML %s', async (_, source, expected) => {
    const html = await render(source);
    const same = html.replaceAll('&#x3C;', '&lt;').replaceAll('>c>', '>&lt;c&gt;');
    if (expected) expect(same).toBe(expected);
    else {
      expect(html).toMatch(/^<p><b .*<\/b><\/p>$/);
      if (source.includes('class')) expect(html).toContain('class="x y" style="color: red" hidden title="a"');
      else expect(html).toContain('title="a &#x26; &#x22;b&#x22;">&#x3C;c></b>');
    }
  });

  it('renders HTML around Markdown', async () => {
    const html = await render('<details>', '<summary>More</summary>', '', '- **b**', '', '</details>');
    expect(html.replace(/\n/g, '')).toBe(
      '<details><summary>More</summary><ul><li><strong>b</strong></li></ul></details>',
    );
  });

  it('renders HTML around Markdown whose last line directly precedes the closing tags', async () => {
    const html = await render('<b>', '', '<i>', '', 'one', '<u>two', '</u>', '</i>', '</b>');
    expect(html.replace(/\n/g, '')).toBe('<b><i><p>one<u>two</u></p></i></b>');
    const list = await render(
      '<b>',
      '',
      '- one',
      '</b>',
      '',
      '<b>',
      '',
      '> two',
      '</b>',
      '',
      '- <b>',
      '',
      '  x',
      '  </b>',
    );
    expect(list.replace(/\n/g, '')).toBe(
      '<b><ul><li>one</li></ul></b><b><blockquote><p>two</p></blockquote></b><ul><li><b><p>x</p></b></li></ul>',
    );
  });

  it('renders a component whose tag spans several lines', async () => {
    const html = await render('<Steps', '  class="x"', '>', '', '1. a', '', '</Steps>', '', '> b');
    expect(html).not.toContain('&#x3C;');
    expect(html.match(/<blockquote>/g)).toHaveLength(1);
  });

  it('includes HTML in search and in the Markdown copy', async () => {
    const page = await compile('<p>one <b>two</b> three</p>', '', 'four');
    expect(page.text).toBe('one two three\nfour');
    expect(page.markdown).toBe('# A\n\none **two** three\n\nfour\n');
  });
});

describe('checks of HTML in plain Markdown', () => {
  it('copies and measures images', async () => {
    const page = await compile('<p align="center">', '  <img src="./a.svg" alt="">', '</p>');
    expect(page.problems).toEqual([]);
    expect(page.assets.map(({ output }) => output)).toEqual([
      expect.stringMatching(/^assets\/images\/a\.[\da-f]{8}\.svg$/),
    ]);
    expect(renderCompiled(page)).toMatch(
      /<img .*src="\/assets\/images\/a\.[\da-f]{8}\.svg" .*width="8" height="4">/,
    );
    expect((await compile('<img src="./none.png" alt="">')).problems).toMatchObject([
      { line: 3, message: 'Image not found: "./none.png".' },
    ]);
  });

  it('resolves links', async () => {
    const { allProblems } = await prepareWholeSite({
      'docs/en/a.md': '# A\n\nSee <a href="./nope.md">there</a>,\n<a href="./b.md#c">here</a>.\n',
      'docs/en/b.md': '# B\n\n<a id="c"></a>Text.\n',
    });
    expect(allProblems).toMatchObject([
      { file: 'docs/en/a.md', line: 3, column: 5, message: 'Dead link: there is no page "./nope.md".' },
    ]);
  });

  it('omits tags in the text of headings', async () => {
    const page = await compile('## Use <code>a</code> and <b title="x">b</b> {#own}');
    expect(page.problems).toEqual([]);
    expect(page.toc).toMatchObject([{ id: 'own', text: 'Use a and b' }]);
    const site = temporarySite({ 'docs/en/t.md': '# The <em>title</em>\n' });
    expect(await compileFile(site, 'docs/en/t.md')).toMatchObject({
      headingTitle: 'The title',
      ids: ['the-title'],
    });
  });

  it('reports an unclosed component tag unless it is escaped', async () => {
    const { problems } = await compile('<Badge', 'text="a"', '', '>', '', '\\<Badge');
    expect(problems).toMatchObject([{ code: 'literal-markup', line: 3, column: 1 }]);
  });

  it.each([
    ['<Bagde text="a" />', 3, 1, 'Unknown component <Bagde>', 'Did you mean "Badge"'],
    ['<Badge :text="a" />', 3, 1, '":text" of <Badge> is Vue', 'Write the value'],
    ['- a\n\n  <div>\n  <script>a("<b>")</script>\n  </div>', 6, 1, '<script> does not run', 'Remove it'],
    ['> <iframe src="https://a.test"></iframe>', 3, 3, '<iframe> stays empty', 'Link to'],
    ['a <detials>b</detials>', 3, 3, '<detials> is not an element', 'Did you mean "details"'],
    ['a <b>b', 3, 3, '<b> is not closed', 'Add </b> after it'],
    ['a b</b>', 3, 4, '</b> has no matching opening tag', 'Remove it'],
    ['<div>\n</p>\n</div>', 4, 1, '</p> has no matching opening tag', '<div> is still open here'],
    ['<div\n\nb', 3, 1, 'This tag is not complete', 'Complete the tag'],
    ['<p onclick="a()">b</p>', 3, 1, '"onclick" has no effect', 'Remove it'],
    ['a <a href="javascript:b">c</a>', 3, 3, 'has a protocol', 'Use https:'],
  ])('reports invalid HTML with its line: %s', async (source, line, column, message, advice) => {
    const { problems } = await compile(...source.split('\n'));
    expect(problems[0]).toMatchObject({
      severity: 'error',
      file: 'docs/en/a.md',
      line,
      column,
      message: expect.stringContaining(message),
      advice: expect.stringContaining(advice),
    });
  });
});

it('reports the unclosed tags of a line once, even if they are also unknown', async () => {
  const { problems } = await compile('A Vec<T>, a<b>c and <key>.', '', 'Vec<u8>');
  expect(problems.map(({ line, message }) => [line, message])).toEqual([
    [3, '<T>, <b>, <key> are not closed.'],
    [5, '<u8> is not closed.'],
  ]);
  expect(problems[1]?.advice).toContain('\\<');
});
