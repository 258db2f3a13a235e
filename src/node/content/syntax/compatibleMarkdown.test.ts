import { describe, expect, it } from 'vitest';
import { renderCompiled } from '../../../../testing/renderCompiled.ts';
import { compileFile, compileText, temporarySite } from '../../../../testing/temporarySite.ts';

/** HTML of a page as other tools have it; it must have no problems. */
async function render(text: string, files = {}, config = {}): Promise<string> {
  const page = await compileText(text, { files, ...config });
  expect(page.problems).toEqual([]);
  return renderCompiled(page);
}

describe('Markdown that other documentation tools share', () => {
  it.each([
    ['with a space', '::: tip', 'type="tip"'],
    ['with a space and a title', '::: warning Mind the gap', 'type="warning" title="Mind the gap"'],
  ])('supports containers %s', async (_, open, expected) => {
    expect(await render(`# A\n\n${open}\ntext\n:::\n`)).toContain(`<x-callout ${expected}`);
  });

  it('supports nested containers with the same number of colons', async () => {
    const html = await render('# A\n\n::: info\n::: tip\ninner\n:::\nouter\n:::\n\nafter\n');
    expect(html).toMatch(
      /<x-callout type="info"><x-callout type="tip">.*inner.*<\/x-callout>.*outer.*<\/x-callout>.*after/s,
    );
  });

  it("supports containers of VitePress's own syntax", async () => {
    expect(await render('# A\n\n::: v-pre\n`{{ a }}`\n:::\n')).toContain('{{ a }}');
  });

  it('supports titles of code in brackets, and groups of such code', async () => {
    const html = await render('# A\n\n::: code-group\n```ts [a.ts]\n1\n```\n```js\n2\n```\n:::\n');
    expect(html).toMatch(/<x-tab value="a.ts" label="a.ts">.*<x-tab value="js" label="js">/s);
  });

  it('supports `[[toc]]`', async () => {
    const html = await render('# A\n\n[[toc]]\n\n## One\n\n### Two\n\n## Three\n');
    expect(html).toMatch(/<ul>.*#one.*<ul>.*#two.*<\/ul>.*#three.*<\/ul>/s);
  });

  it('keeps an escaped `[[toc]]` as text', async () => {
    expect(await render('# A\n\n\\[[toc]]\n\n## One\n')).toContain('<p>[[toc]]</p>');
  });

  it("supports built-in components and the site's in plain Markdown", async () => {
    const site = temporarySite(
      { 'docs/en/a.md': '# A <Badge type="tip" text="new" />\n\n<Own of="x">**bold**</Own>\n' },
      { components: { Own: './Own.tsx' } },
    );
    const page = await compileFile(site, 'docs/en/a.md');
    expect(page.problems).toEqual([]);
    expect(page.code).toContain('Own');
  });

  it("supports imports of the theme's components", async () => {
    const html = await render('import { Badge } from \'@theme\';\n\n# A\n\n<Badge text="a" />\n');
    expect(html).toContain('<x-badge');
  });

  it('supports VitePress heading ids, if configured', async () => {
    const text = '# A\n\n## vi.mock(path)\n\n## Café à 2\n\n## 3 things\n';
    expect((await compileText(text)).ids).toEqual(['a', 'vimockpath', 'café-à-2', '3-things']);
    const { ids } = await compileText(text, { markdown: { slugs: 'vitepress' } });
    expect(ids).toEqual(['a', 'vi-mock-path', 'cafe-a-2', '_3-things']);
  });
});
