import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { renderCompiled } from '../../../../testing/renderCompiled.ts';
import { compileFile, type Files, temporarySite } from '../../../../testing/temporarySite.ts';

const PART = 'docs/en/guide/shared/part.mdx';
const PAGE = 'docs/en/guide/page.mdx';
const IMPORT = "import Part from './shared/part.mdx'";

/** Compiles a page together with other files, such as its fragments. */
function compile(page: string[], files: Files) {
  return compileFile(temporarySite({ ...files, [PAGE]: page.join('\n') }), PAGE);
}

describe('a fragment', () => {
  it('replaces each element with the fragment', async () => {
    const page = await compile(
      [IMPORT, '', '# A', '', '<Part />', '', ':::details More', '', '<Part />', '', ':::'],
      { [PART]: '## From *part*\n\n:::tip Title\nx\n:::\n' },
    );
    expect(page.problems).toEqual([]);
    expect(page.ids).toEqual(['a', 'from-part', 'from-part-1']);
    const html = renderCompiled(page);
    expect(html.match(/<x-callout type="tip" title="Title">/g)).toHaveLength(2);
    expect(html).not.toContain('import');
  });

  it('supports other names, parent folders and plain Markdown', async () => {
    const page = await compile(["import Other from '../../shared/a.md'", '', '<Other />'], {
      'docs/shared/a.md': 'text of a',
    });
    expect(page.problems).toEqual([]);
    expect(renderCompiled(page)).toContain('<p>text of a</p>');
  });

  it('rejects a fragment inside a line of text', async () => {
    const page = await compile([IMPORT, '', '# A', '', 'Before <Part /> after.'], { [PART]: 'x' });
    expect(page.problems).toMatchObject([
      {
        line: 5,
        column: 8,
        message: '<Part> is a fragment: it cannot be inside a line of text.',
        advice: 'Put it on a separate line.',
      },
    ]);
  });

  it("adds the fragment to the page's dependencies, even if it is missing", async () => {
    const site = temporarySite({ [PAGE]: [IMPORT, '', '<Part />'].join('\n') });
    const { dependencies } = await compileFile(site, PAGE);
    expect(dependencies).toEqual([path.join(site.root, PART)]);
  });

  it('supports fragments that import others', async () => {
    const page = await compile([IMPORT, '', '<Part />'], {
      [PART]: "import Inner from './deep/inner.mdx'\n\nouter\n\n<Inner />\n",
      'docs/en/guide/shared/deep/inner.mdx': 'inner [up](../../page.mdx)',
    });
    expect(page.problems).toEqual([]);
    expect(page.dependencies.map((file) => path.basename(file))).toEqual(['part.mdx', 'inner.mdx']);
    expect(page.links).toEqual([
      expect.objectContaining({ address: { version: '', lang: 'en', path: '/guide/page' } }),
    ]);
  });

  it('resolves paths relative to the fragment', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>';
    const page = await compile([IMPORT, '', '<Part />', '', '[own](./own.mdx)'], {
      [PART]: '[a](../a.mdx#b) ![c](./c.svg)\n\n```txt file="./d.txt"\n```\n',
      'docs/en/guide/shared/c.svg': svg,
      'docs/en/guide/shared/d.txt': 'embedded',
    });
    expect(page.problems).toEqual([]);
    expect(page.links.map(({ file, line, address }) => [file, line, address?.path])).toEqual([
      [PART, 1, '/guide/a'],
      [PAGE, 5, '/guide/own'],
    ]);
    expect(page.assets.map(({ source }) => path.basename(source))).toEqual(['c.svg']);
    expect(renderCompiled(page)).toContain('embedded');
  });

  it('checks the frontmatter of a fragment, without showing it', async () => {
    const page = await compile([IMPORT, '', '<Part />'], { [PART]: '---\ntitel: A\n---\n\ntext\n' });
    expect(page.problems).toEqual([expect.objectContaining({ file: PART, line: 2 })]);
    expect(page.frontmatter).toEqual({});
    expect(renderCompiled(page).trim()).toBe('<p>text</p>');
  });
});

describe('problems of fragments', () => {
  const page = [IMPORT, '', '# A', '', '<Part />'];

  it.each(['<Part a="b" />', '<Part>c</Part>'])(
    'rejects props and exports of a fragment: %s',
    async (tag) => {
      const { problems } = await compile([IMPORT, '', '# A', '', tag], { [PART]: 'text' });
      expect(problems).toEqual([
        expect.objectContaining({
          file: PAGE,
          line: 5,
          message: expect.stringContaining('does not accept props'),
        }),
      ]);
    },
  );

  it('reports a fragment that is imported but not used', async () => {
    const { problems } = await compile([IMPORT, '', '# A'], { [PART]: 'text' });
    expect(problems).toMatchObject([
      {
        severity: 'warning',
        file: PAGE,
        line: 1,
        column: 1,
        message: 'The fragment "Part" is imported but never used.',
        advice: 'Write <Part />, or remove the import.',
      },
    ]);
  });

  it('reports a missing fragment in the page', async () => {
    const { problems } = await compile(page, {});
    expect(problems).toMatchObject([
      {
        severity: 'error',
        file: PAGE,
        line: 5,
        column: 1,
        message: 'Fragment not found: "./shared/part.mdx".',
        advice: `Create ${PART}, or fix the path.`,
      },
    ]);
  });

  it.each<[what: string, text: string | Uint8Array, line: number | undefined]>([
    ['an unclosed element', 'text\n\n<Tabs>\n', 3],
    ['a broken expression', 'text\n\n{1 +}\n', 3],
    ['an unknown component', 'text\n\n<Mystery />\n', 3],
    ['an unknown container', 'text\n\n:::tpi\nx\n:::\n', 3],
    ['a forbidden import', "import a from 'a'\n\ntext\n", 1],
    ['a missing picture', '\n![a](./none.png)\n', 2],
    ['a missing file', '\n```ts file="none"\n```\n', 2],
    ['a second title', 'text\n\n# B\n', 3],
    ['a forbidden link', 'text\n[a](javascript:a)\n', 2],
    ['an unknown code language', 'text\n\n```nolang\n```\n', 3],
    ['a file that is not UTF-8', Buffer.from('a\n\xff', 'latin1'), 2],
    ['nothing', '', undefined],
    ['reserved text', 'a\n\uE0000\uE000', 2],
  ])('reports problems in the fragment: %s', async (_, text, line) => {
    const { problems } = await compile(page, { [PART]: text });
    expect(problems).toHaveLength(1);
    expect([problems[0]?.file, problems[0]?.line]).toEqual([PART, line]);
    expect(problems[0]?.advice).toEqual(expect.any(String));
  });

  it('reports problems in the innermost fragment', async () => {
    const inner = 'docs/en/guide/shared/inner.mdx';
    const outer = "import Inner from './inner.mdx'\n\n<Inner />\n";
    expect((await compile(page, { [PART]: outer, [inner]: '\n\n<Tabs>\n' })).problems).toEqual([
      expect.objectContaining({ file: inner, line: 3 }),
    ]);
    expect((await compile(page, { [PART]: outer })).problems).toEqual([
      expect.objectContaining({ file: PART, line: 3, message: 'Fragment not found: "./inner.mdx".' }),
    ]);
  });

  it('stops at a fragment that imports itself many times', async () => {
    const { problems } = await compile(page, {
      [PART]: `import Part from './part.mdx'\n\n${'<Part />\n\n'.repeat(12)}`,
    });
    expect(problems).toHaveLength(12);
  });

  it('accepts a long chain without a cycle', async () => {
    const chain = Object.fromEntries(
      Array.from({ length: 12 }, (_, index) => [
        index === 0 ? PART : PART.replace('part.', `part${index}.`),
        index === 11 ? 'The end.\n' : `import Next from './part${index + 1}.mdx'\n\n<Next />\n`,
      ]),
    );
    const compiled = await compile(page, chain);
    expect(compiled.problems).toEqual([]);
    expect(renderCompiled(compiled)).toContain('The end.');
  });

  it('separates footnotes and links with the same names', async () => {
    const text = [...page, '', '[own][a] mark[^1]', '', '[a]: https://own.test', '', '[^1]: Own note.'];
    const compiled = await compile(text, {
      [PART]: '[theirs][a] mark[^1]\n\n[a]: https://theirs.test\n\n[^1]: Their note.\n',
    });
    expect(compiled.problems).toEqual([]);
    const html = renderCompiled(compiled);
    expect(html).toContain('href="https://own.test">own<');
    expect(html).toContain('href="https://theirs.test">theirs<');
    expect(html).toMatch(/id="user-content-fn-1">\s*<p>Own note/);
    expect(html).toMatch(/id="user-content-fn-1-2">\s*<p>Their note/);
    expect(html.match(/href="#user-content-fn-1(?:-2)?"/g)).toHaveLength(2);
  });

  it('stops at a fragment that imports itself', async () => {
    const { problems } = await compile(page, { [PART]: "import Part from './part.mdx'\n\n<Part />\n" });
    expect(problems).toEqual([
      expect.objectContaining({
        file: PART,
        line: 3,
        message: 'The fragment ./part.mdx imports itself.',
        advice: 'Remove the circular import.',
      }),
    ]);
  });

  it('reports problems after a fragment in the page', async () => {
    const { problems } = await compile([...page, '', '<Mystery />'], {
      [PART]: 'a\n\nb\n\nc\n\nd\n\ne\n\nf\n',
    });
    expect(problems).toEqual([expect.objectContaining({ file: PAGE, line: 7 })]);
  });
});
