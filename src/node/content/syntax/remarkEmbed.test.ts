import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { renderCompiled } from '../../../../testing/renderCompiled.ts';
import { compileFile, compileText, temporarySite } from '../../../../testing/temporarySite.ts';
import { findRegion } from './remarkEmbed.ts';

describe('findRegion', () => {
  const source = [
    'before();',
    '  // #region outer',
    '  outer();',
    '',
    '    // #region inner-part',
    '    inner();',
    '    // #endregion inner-part',
    '  last();',
    '  // #endregion outer',
    'after();',
    '# #region sharp',
    'a: 1',
  ].join('\n');

  it('returns the lines between the marks, without indentation and without marks of other regions', () => {
    expect(findRegion(source, 'outer')).toBe('outer();\n\n  inner();\nlast();');
  });

  it('finds a region inside another', () => {
    expect(findRegion(source, 'inner-part')).toBe('inner();');
  });

  it('reads to the end when the region is not closed', () => {
    expect(findRegion(source, 'sharp')).toBe('a: 1');
  });

  it.each(['none', 'out', 'inner', 'outer.*', 'OUTER', ''])('does not find "%s"', (region) => {
    expect(findRegion(source, region)).toBeUndefined();
  });

  it.each([
    ['// #region a\n1\n// #endregion a', '1'],
    ['/* #region a */\n1\n/* #endregion */', '1'],
    ['<!-- #region a -->\n1\n<!-- #endregion a -->', '1'],
    ['-- #region a\n1\n-- #endregion', '1'],
    ['{/* #region a */}\n1\n{/* #endregion a */}', '1'],
    ['#region a\n1\n#endregion', '1'],
    ['# region a\n1\n# endregion a', '1'],
    ['# region a: what it shows\n1', undefined],
    ['# region a what it shows\n1', '1'],
    ['// #region a\nlog("#endregion");\n#region = 1;\n// #endregion a', 'log("#endregion");\n#region = 1;'],
    ['call(); // #region a\n1', undefined],
    ['// #region a\n1\n// #region b\n2\n// #endregion a\n3\n// #endregion b', '1\n2'],
    ['// #region a\n1\n// #endregion a\n2\n  // #region a\n3\n  // #endregion a', '1\n3'],
    ['// #regional a\n1', undefined],
  ])('only recognizes marks on lines that are only a comment: %j', (text, expected) => {
    expect(findRegion(text, 'a')).toBe(expected);
  });

  it('handles an empty region', () => {
    expect(findRegion('// #region a\n// #endregion a\nb', 'a')).toBe('');
  });
});

describe('embedding', () => {
  const files = { 'docs/en/code.txt': 'first\r\n// #region a\n  second\n// #endregion a\n\n\n' };

  it('replaces the code with the file', async () => {
    const page = await compileText('# A\n\n```txt file="./code.txt"\n```\n', { files });
    expect(page.problems).toEqual([]);
    const html = renderCompiled(page);
    expect(html).toContain('<span class="line">first</span>\n<span class="line">// #region a</span>');
    expect(html, 'no empty lines at the end').toMatch(/#endregion a<\/span><\/x-codeblock>/);
  });

  it('replaces the code with a region', async () => {
    const page = await compileText('# A\n\n```txt file="./code.txt#a"\n```\n', { files });
    expect(renderCompiled(page)).toMatch(
      /<x-codeblock lang="txt"[^>]*><span class="line">second<\/span><\/x-/,
    );
  });

  it("adds the file to the page's dependencies, even if it is missing", async () => {
    const site = temporarySite({
      ...files,
      'docs/en/index.mdx': '```txt file="./code.txt"\n```\n\n```txt file="no"\n```',
    });
    const { dependencies } = await compileFile(site);
    expect(dependencies).toEqual(['code.txt', 'no'].map((name) => path.join(site.docsDir, 'en', name)));
  });

  it('reports a missing file', async () => {
    const { problems } = await compileText('# A\n\ntext\n\n```ts file="./none.ts#a"\n```\n', { files });
    expect(problems).toMatchObject([
      {
        severity: 'error',
        file: 'docs/en/index.mdx',
        line: 5,
        column: 1,
        message: 'There is no file "./none.ts" to embed.',
        advice: 'The path is relative to the page. Create the file, or fix the path.',
      },
    ]);
  });

  it('rejects a path that only exists on this machine', async () => {
    const { problems } = await compileText(`# A\n\n\`\`\`ts file="${import.meta.filename}"\n\`\`\`\n`);
    expect(problems).toMatchObject([
      { severity: 'error', line: 3, advice: expect.stringContaining('./a.ts') },
    ]);
  });

  it('reports a missing region, and lists the existing ones', async () => {
    const { problems } = await compileText('# A\n\n```ts file="./code.txt#b"\n```\n', { files });
    expect(problems).toMatchObject([
      {
        severity: 'error',
        file: 'docs/en/index.mdx',
        line: 3,
        column: 1,
        message: 'There is no region "b" in "./code.txt".',
        advice: 'Regions: a.',
      },
    ]);
  });

  it('explains how to mark a region in a file without any', async () => {
    const text = '# A\n\n```ts file="./plain.ts#b"\n```\n';
    const { problems } = await compileText(text, { files: { 'docs/en/plain.ts': 'a' } });
    expect(problems[0]?.advice).toBe('Mark it with "// #region b" and "// #endregion b".');
  });

  it.each<[what: string, text: string, isReported: boolean]>([
    ['that is shown', '```txt file="./code.txt"\nold\n```', true],
    ['of which a region is embedded', '```txt file="./code.txt#a"\nold\nnew\n```', true],
    ['that a broken fence swallows', '```txt file="./code.txt"\n``\n`\n\nText\n\n```ts\n1;\n```', true],
    ['in a list', '- ```txt file="./code.txt"\n  old\n  ```', true],
    ['that is blank', '```txt file="./code.txt"\n\n  \n```', false],
  ])('reports text %s in the block, which the file replaces', async (_, text, isReported) => {
    const { problems } = await compileText(`# A\n\n${text}\n`, { files });
    const problem = {
      severity: 'error',
      line: 3,
      message: expect.stringContaining('because "./code.txt" is embedded'),
    };
    expect(problems.filter(({ code }) => code === 'embed')).toMatchObject(isReported ? [problem] : []);
  });

  it('rejects files with reserved characters', async () => {
    const text = '# A\n\n```ts file="./evil.ts"\n```\n';
    const page = await compileText(text, { files: { 'docs/en/evil.ts': 'a \uE0000\uE000' } });
    expect(page.problems).toEqual([expect.objectContaining({ file: 'docs/en/index.mdx', line: 3 })]);
    expect(renderCompiled(page)).not.toContain('\uE000');
  });
});

it('rejects a file in another encoding', async () => {
  const files = { 'docs/en/gbk.txt': Buffer.concat([Buffer.from('a\n'), Buffer.from([0xb0, 0xeb])]) };
  const { problems } = await compileText('# A\n\n```txt file="./gbk.txt"\n```\n', { files });
  expect(problems).toMatchObject([
    { code: 'embed', line: 3, message: '"./gbk.txt" cannot be embedded: line 2 is not valid UTF-8.' },
  ]);
});
