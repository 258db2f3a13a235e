import { describe, expect, it } from 'vitest';
import { renderCompiled } from '../../../testing/renderCompiled.ts';
import { compileFile, compileText, temporarySite } from '../../../testing/temporarySite.ts';

/** HTML of a page that has no problems. */
async function render(...lines: string[]): Promise<string> {
  const page = await compileText(lines.join('\n'));
  expect(page.problems).toEqual([]);
  return renderCompiled(page);
}

describe('text', () => {
  it('keeps colons, as in times, which are not directives', async () => {
    const html = await render('# A', '', 'At 10:30, :name and ::leaf[a] are text. a:b');
    expect(html).toContain('<p>At 10:30, :name and ::leaf');
  });

  it('supports GitHub Flavored Markdown', async () => {
    const html = await render(
      '# A',
      '',
      '~~old~~ ~one~',
      '',
      '- [x] done',
      '',
      '| a | b |',
      '| - | -: |',
      '| 1 | 2 |',
    );
    expect(html).toContain('<del>old</del> ~one~');
    expect(html).toContain('type="checkbox" checked disabled aria-label="done"');
    expect(html).toMatch(/<div class="table-scroll" tabindex="0" role="group" aria-label="Table"><table>/);
  });

  it('turns the first column of a table with an empty corner into row headers', async () => {
    const table = (corner: string) =>
      render('# A', '', `| ${corner} | \`a\` |`, '| - | - |', '| size | 1 |', '| | 2 |');
    const rows = /<th scope="row">size<\/th>\s*<td>1<\/td>.*<td><\/td>\s*<td>2<\/td>/s;
    expect(await table('')).toMatch(rows);
    expect(await table('')).toMatch(/<td><\/td>\s*<th><code>a/);
    expect(await table('name')).not.toContain('scope=');
  });

  it('contains text once in the result, outside of the code', async () => {
    const page = await compileText('# A\n\nSome words.\n\n<Badge>new</Badge>\n');
    expect(page.code).not.toContain('Some words');
    expect(page.html.filter((part) => part.includes('Some words'))).toHaveLength(1);
    expect(renderCompiled(page)).toMatch(
      /<h1 id="a">A<\/h1>\s*<p>Some words\.<\/p>\s*<x-badge>new<\/x-badge>/,
    );
  });

  it('escapes text that looks like markup', async () => {
    const html = await render('# A', '', '`<script>` &lt;b&gt; \\<i>');
    expect(html).toContain('<code>&#x3C;script></code> &#x3C;b> &#x3C;i>');
  });

  it('supports Windows line endings', async () => {
    const lines = [
      '---',
      'title: T',
      '---',
      '# A',
      '',
      ':::tip Title',
      'x',
      ':::',
      '',
      '## B {#own}',
      '',
      '```ts',
      'a',
      'b',
      '```',
    ];
    const windows = await compileText(lines.join('\r\n'));
    expect(windows.problems).toEqual([]);
    expect(windows).toEqual(await compileText(lines.join('\n')));
  });
});

describe('footnotes', () => {
  const text = 'Words[^1].\n\n[^1]: Note.\n';

  it('labels footnotes in the language of the page', async () => {
    const site = temporarySite({ 'docs/en/a.mdx': text, 'docs/zh/a.mdx': text });
    const [en, zh] = await Promise.all(
      ['docs/en/a.mdx', 'docs/zh/a.mdx'].map(async (file) => renderCompiled(await compileFile(site, file))),
    );
    expect(en).toContain('id="footnote-label">Footnotes</h2>');
    expect(en).toContain('aria-label="Back to reference 1"');
    expect(zh).toContain('id="footnote-label">脚注</h2>');
    expect(zh).toContain('aria-label="返回正文引用 1"');
  });
});

describe('components', () => {
  it('renders components without an import', async () => {
    const html = await render(
      '# A',
      '',
      '<Tabs groupId="os">',
      '<Tab label="One">',
      '',
      '- **x**',
      '',
      '</Tab>',
      '</Tabs>',
    );
    expect(html).toMatch(
      /<x-tabs groupid="os"><x-tab label="One"><ul>\s*<li><strong>x<\/strong><\/li>\s*<\/ul><\/x-tab><\/x-tabs>/,
    );
  });

  it('supports inline components with an expression as a property', async () => {
    expect(await render('# A', '', 'A <Badge kind={"new" + 1}>*b*</Badge> c.')).toContain(
      '<p>A <x-badge kind="new1"><em>b</em></x-badge> c.</p>',
    );
  });

  it('renders one tab per package manager', async () => {
    const html = await render('# A', '', '<PackageManagerTabs command="add -D x" />');
    expect(html).toMatch(/^<h1 id="a">A<\/h1>\s*<x-tabs groupid="package-manager">/);
    for (const command of ['npm', 'yarn', 'pnpm', 'bun']) {
      expect(html).toMatch(
        new RegExp(`<x-tab value="${command}" label="${command}"><x-codeblock lang="bash"[^>]*>`),
      );
    }
    expect(html.replace(/<[^>]+>/g, '')).toContain('pnpm add -D x');
  });
});

describe('files of plain Markdown', () => {
  const compile = (text: string) => compileFile(temporarySite({ 'docs/en/a.md': text }), 'docs/en/a.md');

  it('supports containers and heading ids in Markdown files', async () => {
    const page = await compile('# A\n\n:::tip Title\nx\n:::\n\n## B {#own}\n');
    expect(page.problems).toEqual([]);
    expect(page.ids).toEqual(['a', 'own']);
    expect(renderCompiled(page)).toContain('<x-callout type="tip" title="Title"><p>x</p></x-callout>');
  });

  it('keeps expressions as text in Markdown files', async () => {
    const page = await compile('# A {b}\n\n{1 + 1} `{#c}`\n');
    expect(page.problems).toEqual([]);
    expect(renderCompiled(page)).toContain('<p>{1 + 1} <code>{#c}</code></p>');
  });

  it('keeps heading syntax in indented code unchanged', async () => {
    const page = await compile('# A\n\n    ## B {#own}\n');
    expect(page.ids).toEqual(['a']);
    expect(renderCompiled(page)).toContain('## B {#own}');
  });
});

describe('frontmatter', () => {
  it('returns the frontmatter separately from the text', async () => {
    const page = await compileText('---\ntitle: T\n---\n\n# A\n');
    expect(page.frontmatter).toEqual({ title: 'T' });
    expect(renderCompiled(page).trim()).toBe('<h1 id="a">A</h1>');
  });

  it('reads the frontmatter even if the text has a syntax error', async () => {
    const page = await compileText('---\nsidebar: false\n---\n\n<Tabs>\n');
    expect(page.problems).toHaveLength(1);
    expect(page.frontmatter).toEqual({ sidebar: false });
  });
});

it('compiles the same page to the same result', async () => {
  const site = temporarySite({ 'docs/en/index.mdx': '# A\n\n```ts\nconst a = 1;\n```\n\n## B\n' });
  expect(await compileFile(site)).toEqual(await compileFile(site));
});
