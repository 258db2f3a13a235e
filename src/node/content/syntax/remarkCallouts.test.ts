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
  it.each(['tip', 'note', 'info', 'warning', 'danger'])('of the kind “%s” become callouts', async (kind) => {
    expect(await render(`:::${kind}`, 'text', ':::')).toBe(
      `<x-callout type="${kind}"><p>text</p></x-callout>`,
    );
  });

  it('for details become something to open', async () => {
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
  ])('can have a title: %s', async (open) => {
    expect(await render(open, 'text', ':::')).toBe(
      '<x-callout type="tip" title="Two words"><p>text</p></x-callout>',
    );
  });

  it('hold anything, themselves included', async () => {
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

  it('stand in lists and quotes', async () => {
    expect(await render('- a', '', '  :::tip In a list', '  text', '  :::')).toContain(
      '<x-callout type="tip" title="In a list">',
    );
    expect(await render('> :::tip In a quote', '> text', '> :::')).toContain(
      '<x-callout type="tip" title="In a quote">',
    );
  });
});

it.each([
  ['a callout', [':::tip', 'text', '', 'more'], 3, '“:::tip” is not closed.'],
  ['a code group', [':::code-group', '', '```ts title="a"', '```'], 3, '“:::code-group” is not closed.'],
  ['one in a list', ['- a', '', '  :::tip', '  text', '', 'more'], 5, '“:::tip” is not closed.'],
  // the longer fence ends the outer one
  ['one in another', ['::::tip', ':::info', 'text', '::::'], 4, '“:::info” is not closed.'],
])('%s that is not closed is an error', async (_what, lines, line, message) => {
  const { problems } = await compileText(['# A', '', ...lines].join('\n'));
  expect(problems).toContainEqual(expect.objectContaining({ severity: 'error', line, message }));
});

describe("GitHub's alerts", () => {
  it.each(['NOTE', 'TIP', 'IMPORTANT', 'WARNING', 'CAUTION', 'tip'])(
    '[!%s] become callouts',
    async (kind) => {
      expect(await render(`> [!${kind}]`, '> Some *text*.')).toBe(
        `<x-callout type="${kind.toLowerCase()}"><p>Some <em>text</em>.</p></x-callout>`,
      );
    },
  );

  it('stay text behind a backslash', async () => {
    const text = ['> \\[!NOTE]', '> text'];
    expect(await render(...text)).toMatch(/^<blockquote>\s*<p>\[!NOTE\]\s+text<\/p>\s*<\/blockquote>$/);
    const { problems } = await compileText(['# A', '', '中文 😀', '', '> \\[!OTHER] text'].join('\n'));
    expect(problems).toEqual([]);
  });

  it('may have their text in other blocks', async () => {
    expect(await render('> [!NOTE]', '>', '> - a')).toMatch(/^<x-callout type="note"><ul>\s*<li>a<\/li>/);
    expect(await render('> [!NOTE]', '> **a**')).toBe(
      '<x-callout type="note"><p><strong>a</strong></p></x-callout>',
    );
  });

  it.each([
    ['> [!TIPP]\n> text', 'Unknown callout “[!TIPP]”.', 'Did you mean “TIP”? Known: NOTE'],
    ['> [!OTHER] text', 'Unknown callout “[!OTHER]”.', 'Known: NOTE'],
    ['> [!NOTE] text', '“[!NOTE]” must stand alone on its line.', 'write “:::note Title”'],
  ])('that are none have a line: %j', async (text, message, advice) => {
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

  it.each(['> text\n> [!NOTE]', '> NOTE', '> [!a b] text'])('are not: %j', async (text) => {
    expect(await render(text)).toMatch(/^<blockquote>/);
  });
});
