import { describe, expect, it } from 'vitest';
import { renderCompiled } from '../../../../testing/renderCompiled.ts';
import { compileText } from '../../../../testing/temporarySite.ts';

async function render(...lines: string[]): Promise<string> {
  const page = await compileText(['# A', '', ...lines].join('\n'));
  expect(page.problems).toEqual([]);
  return renderCompiled(page)
    .replace(/^<h1.*<\/h1>\s*/, '')
    .trim();
}

describe('containers', () => {
  it.each(['tip', 'note', 'info', 'warning', 'danger'])('turns ":::%s" into a callout', async (kind) => {
    expect(await render(`:::${kind}`, 'text', ':::')).toBe(
      `<x-callout type="${kind}"><p>text</p></x-callout>`,
    );
  });

  it('turns ":::details" into a disclosure', async () => {
    expect(await render(':::details More', 'text', ':::')).toBe(
      '<x-details title="More"><p>text</p></x-details>',
    );
  });

  it.each([
    [':::tip Two words'],
    [':::tip[Two words]'],
    [':::tip{title="Two words"}'],
    [':::tip Two *words*'],
    [':::tip Two `words`'],
  ])('supports the title of %s', async (open) => {
    expect(await render(open, 'text', ':::')).toBe(
      '<x-callout type="tip" title="Two words"><p>text</p></x-callout>',
    );
  });

  it('supports any content, including other containers', async () => {
    const html = await render(
      '::::tip Outer',
      '- a',
      '',
      ':::note Inner',
      '```txt',
      'code',
      '```',
      ':::',
      '::::',
    );
    expect(html).toMatch(/^<x-callout type="tip" title="Outer"><ul>\s*<li>a<\/li>/);
    expect(html).toMatch(/<x-callout type="note" title="Inner"><x-codeblock lang="txt"[^>]*>.*code/);
  });

  it('supports containers in lists and quotes', async () => {
    expect(await render('- a', '', '  :::tip In a list', '  text', '  :::')).toContain(
      '<x-callout type="tip" title="In a list">',
    );
    expect(await render('> :::tip In a quote', '> text', '> :::')).toContain(
      '<x-callout type="tip" title="In a quote">',
    );
  });
});

it.each([
  ['a callout', [':::tip', 'text', '', 'more'], 3, '":::tip" is not closed.'],
  ['a code group', [':::code-group', '', '```ts title="a"', '```'], 3, '":::code-group" is not closed.'],
  ['one in a list', ['- a', '', '  :::tip', '  text', '', 'more'], 5, '":::tip" is not closed.'],
  // the longer fence ends the outer one
  ['one in another', ['::::tip', ':::info', 'text', '::::'], 4, '":::info" is not closed.'],
])('reports unclosed %s', async (_what, lines, line, message) => {
  const { problems } = await compileText(['# A', '', ...lines].join('\n'));
  expect(problems).toContainEqual(expect.objectContaining({ severity: 'error', line, message }));
});

describe("GitHub's alerts", () => {
  it.each(['NOTE', 'TIP', 'INFO', 'IMPORTANT', 'WARNING', 'CAUTION', 'DANGER', 'tip'])(
    'turns [!%s] into a callout',
    async (kind) => {
      expect(await render(`> [!${kind}]`, '> Some *text*.')).toBe(
        `<x-callout type="${kind.toLowerCase()}"><p>Some <em>text</em>.</p></x-callout>`,
      );
    },
  );

  it('keeps an escaped alert as text', async () => {
    const text = ['> \\[!NOTE]', '> text'];
    expect(await render(...text)).toMatch(/^<blockquote>\s*<p>\[!NOTE\]\s+text<\/p>\s*<\/blockquote>$/);
    const { problems } = await compileText(['# A', '', '中文 😀', '', '> \\[!OTHER] text'].join('\n'));
    expect(problems).toEqual([]);
  });

  it('supports alerts with text in other blocks', async () => {
    expect(await render('> [!NOTE]', '>', '> - a')).toMatch(/^<x-callout type="note"><ul>\s*<li>a<\/li>/);
    expect(await render('> [!NOTE]', '> **a**')).toBe(
      '<x-callout type="note"><p><strong>a</strong></p></x-callout>',
    );
  });

  it.each([
    ['> [!TIPP]\n> text', 'Unknown callout "[!TIPP]".', 'Did you mean "TIP"? Available: NOTE'],
    ['> [!OTHER] text', 'Unknown callout "[!OTHER]".', 'Available: NOTE'],
  ])('reports invalid alerts with their line: %j', async (text, message, advice) => {
    const { problems } = await compileText(`# A\n\n${text}\n`);
    expect(problems).toEqual([
      expect.objectContaining({
        severity: 'error',
        line: 3,
        message,
        advice: expect.stringContaining(advice),
      }),
    ]);
  });

  it.each([
    ['> [!note] A title\n> text', '<x-callout type="note" title="A title"><p>text</p></x-callout>'],
    [
      '> [!note]   A *fine* `title`  \n> text',
      '<x-callout type="note" title="A fine title"><p>text</p></x-callout>',
    ],
    ['> [!note] 标题\n> 内容', '<x-callout type="note" title="标题"><p>内容</p></x-callout>'],
    ['> [!note] A title', '<x-callout type="note" title="A title"></x-callout>'],
    ['> [!note]  \n> text', '<x-callout type="note"><p>text</p></x-callout>'],
    ['> [!note]\\\n> text', '<x-callout type="note"><p>text</p></x-callout>'],
  ])('supports alerts with a title, and with any line end: %j', async (text, html) => {
    expect(await render(text)).toBe(html);
  });

  it.each(['> text\n> [!NOTE]', '> NOTE', '> [!a b] text'])(
    'does not turn %j into a callout',
    async (text) => {
      expect(await render(text)).toMatch(/^<blockquote>/);
    },
  );
});

it.each([
  ['> \\[!NOTE]', '[!NOTE]'],
  ['> [\\!NOTE]', '[!NOTE]'],
  ['> [!NOTE\\] a', '[!NOTE] a'],
  ['> &#91;!NOTE]', '[!NOTE]'],
  ['\\[[toc]]', '[[toc]]'],
  ['&lbrack;[toc]]', '[[toc]]'],
  ['\\:::tip', ':::tip'],
  ['&#58;::tip Title', ':::tip Title'],
  [':\\::tip', ':::tip'],
])('keeps escaped markup as text: %s', async (text, expected) => {
  const page = await compileText(`# A\n\n${text}\n\n## B\n`);
  expect(page.problems).toEqual([]);
  expect(renderCompiled(page)).toContain(`<p>${expected}</p>`);
});
