import { describe, expect, it } from 'vitest';
import { renderCompiled } from '../../../../testing/renderCompiled.ts';
import { compileFile, compileText, temporarySite } from '../../../../testing/temporarySite.ts';

/** HTML of a page as other tools have it; it must have no problems. */
async function render(text: string, files = {}, config = {}): Promise<string> {
  const page = await compileText(text, { files, ...config });
  expect(page.problems).toEqual([]);
  return renderCompiled(page);
}

describe('Markdown of VitePress and Rspress is read as it is', () => {
  it.each([
    ['a container with a space', '::: tip', 'type="tip"'],
    ['and a title', '::: warning Mind the gap', 'type="warning" title="Mind the gap"'],
  ])('%s', async (_, open, expected) => {
    expect(await render(`# A\n\n${open}\ntext\n:::\n`)).toContain(`<x-callout ${expected}`);
  });

  it('containers in others of as many colons', async () => {
    const html = await render('# A\n\n::: info\n::: tip\ninner\n:::\nouter\n:::\n\nafter\n');
    expect(html).toMatch(
      /<x-callout type="info"><x-callout type="tip">.*inner.*<\/x-callout>.*outer.*<\/x-callout>.*after/s,
    );
  });

  it('containers about its own syntax', async () => {
    expect(await render('# A\n\n::: v-pre\n`{{ a }}`\n:::\n')).toContain('{{ a }}');
  });

  it('a title of code in brackets, and groups by it', async () => {
    const html = await render('# A\n\n::: code-group\n```ts [a.ts]\n1\n```\n```js\n2\n```\n:::\n');
    expect(html).toMatch(/<x-tab value="a.ts" label="a.ts">.*<x-tab value="js" label="js">/s);
  });

  it('options that are attached to a language', async () => {
    const html = await render('# A\n\n```ts:line-numbers{2} [a.ts]\n1\n2\n```\n\n```js{1}\n1\n```\n');
    expect(html).toMatch(/lang="ts" title="a.ts"[^>]*linenumbers/i);
    expect(html.match(/line highlighted/g)).toHaveLength(2);
  });

  it('files and regions as code, also in groups', async () => {
    const files = {
      'docs/en/code/a.ts': '// #region one\nexport const a = 1;\n// #endregion one\n',
      'docs/code/b.js': 'second();\n',
    };
    const html = await render(
      '# A\n\n<<< @/code/a.ts#region\n\n::: code-group\n<<< @/code/b.js [b.js]\n<<< ./code/a.ts{2 js} [a.ts]\n:::\n'.replace(
        '#region',
        '#one',
      ),
      files,
    );
    expect(html).toMatch(/label="b.js".*second.*label="a.ts".*line highlighted/s);
    const missing = await compileText('# A\n\n<<< ./none.ts\n');
    expect(missing.problems).toEqual([
      expect.objectContaining({ line: 3, message: 'There is no file “./none.ts” to embed.' }),
    ]);
  });

  it('a table of contents', async () => {
    const html = await render('# A\n\n[[toc]]\n\n## One\n\n### Two\n\n## Three\n');
    expect(html).toMatch(/<ul>.*#one.*<ul>.*#two.*<\/ul>.*#three.*<\/ul>/s);
  });

  it('[[toc]] stays text behind a backslash', async () => {
    expect(await render('# A\n\n\\[[toc]]\n\n## One\n')).toContain('<p>[[toc]]</p>');
  });

  it('components in plain Markdown, built-in ones and the site’s', async () => {
    const site = temporarySite(
      { 'docs/en/a.md': '# A <Badge type="tip" text="new" />\n\n<Own of="x">**bold**</Own>\n' },
      { components: { Own: './Own.tsx' } },
    );
    const page = await compileFile(site, 'docs/en/a.md');
    expect(page.problems).toEqual([]);
    expect(page.code).toContain('Own');
  });

  it('imports of the theme’s components', async () => {
    const html = await render('import { Badge } from \'@theme\';\n\n# A\n\n<Badge text="a" />\n');
    expect(html).toContain('<x-badge');
  });

  it('ids of headings as VitePress makes them, where a site wants that', async () => {
    const text = '# A\n\n## vi.mock(path)\n\n## Café à 2\n\n## 3 things\n';
    expect((await compileText(text)).ids).toEqual(['a', 'vimockpath', 'café-à-2', '3-things']);
    const { ids } = await compileText(text, { markdown: { slugs: 'vitepress' } });
    expect(ids).toEqual(['a', 'vi-mock-path', 'cafe-a-2', '_3-things']);
  });
});

describe('frontmatter of other tools', () => {
  const frontmatter = async (yaml: string, config = {}) =>
    (await compileText(`---\n${yaml}\n---\n\n# A\n`, config)).frontmatter;

  it.each([
    ['layout: home', { pageType: 'home' }],
    ['layout: page', { pageType: 'custom' }],
    ['aside: false', { outline: false }],
    ['search: false', { searchable: false }],
    ['outline: deep', { outline: 'deep' }],
    ['outline: [2, 3]', { outline: [2, 3] }],
    ['pageType: doc-wide', { pageType: 'doc' }],
    ['titleTemplate: B', { titleSuffix: 'B' }],
    [
      'hero: { name: A, image: { src: /a.png } }',
      { hero: { name: 'A', text: '', image: { src: '/a.png', alt: '' } } },
    ],
    [
      'features: [{ title: A, details: B, icon: { src: /a.svg }, linkText: More }]',
      { features: [{ title: 'A', details: 'B' }] },
    ],
  ])('%s', async (yaml, expected) => {
    expect(await frontmatter(yaml)).toEqual(expected);
  });

  it('a layout that is none is an error, also one that every object has a property of', async () => {
    const { problems } = await compileText('---\nlayout: constructor\n---\n\n# A\n');
    expect(problems).toEqual([
      expect.objectContaining({ line: 2, message: 'Frontmatter: Unknown key “layout”.' }),
    ]);
  });

  it('keys that the site names are kept, others are errors', async () => {
    expect(await frontmatter('date: "2024"', { frontmatter: ['date'] })).toEqual({ date: '2024' });
    const { problems } = await compileText('---\ndate: "2024"\n---\n\n# A\n');
    expect(problems).toEqual([
      expect.objectContaining({ line: 2, message: 'Frontmatter: Unknown key “date”.' }),
    ]);
  });
});
