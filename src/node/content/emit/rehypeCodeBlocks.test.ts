import { describe, expect, it, vi } from 'vitest';
import { renderCompiled } from '../../../../testing/renderCompiled.ts';
import { compileText } from '../../../../testing/temporarySite.ts';
import { highlight, isKnownLanguage } from '../code/highlight.ts';

const LINES = / lines="(\d+)"/;
const ROWS = / rows="(\d+)"/;

/**
 * Returns the element of a code block: its attributes, its number of lines where it is folded or has a known height,
 * and its HTML.
 */
async function block(
  meta: string,
  code: string[],
  markdown = {},
): Promise<{ open: string; lines: string | undefined; rows: string | undefined; html: string }> {
  const page = await compileText(['# A', '', `\`\`\`${meta}`, ...code, '```'].join('\n'), { markdown });
  expect(page.problems).toEqual([]);
  const [, open = '', html = ''] =
    /<x-codeblock([^>]*)>([\s\S]*)<\/x-codeblock>/.exec(renderCompiled(page)) ?? [];
  return {
    open: open.replace(LINES, '').replace(ROWS, '').trim(),
    lines: LINES.exec(open)?.[1],
    rows: ROWS.exec(open)?.[1],
    html,
  };
}

const stripTags = (html: string) => html.replace(/<[^>]+>/g, '');

describe('highlighting', () => {
  it('writes classes instead of inline styles', async () => {
    const { html } = await block('ts', ["import { a } from 'b'; // c"]);
    expect(html).toMatch(/^<span class="line"><span class="tk-keyword">import<\/span> \{ a \}/);
    expect(html).toMatch(/<span class="tk-string[a-z-]*">\s?'b'<\/span>/);
    expect(html).toContain('<span class="tk-comment">// c</span>');
    expect(html).not.toContain('style');
  });

  it('distinguishes flags and strings of a command from its other arguments', async () => {
    const { html } = await block('bash', ["npx rstest run --retry=2 -t 'five euros'"]);
    expect(html).toMatch(
      /<span class="tk-function">npx<\/span> rstest run<span class="tk-constant"> --retry=2 -t<\/span>/,
    );
    expect(html).toMatch(/<span class="tk-string[a-z-]*">\s?'five euros'<\/span>/);
  });

  it('keeps the complete code', async () => {
    const code = ['const a = `x` < 2;', '', '\tif (a && b) { "<b>"; }', 'let 中文 = /[a-z]+/g;'];
    const { html } = await block('ts', code);
    expect(html.match(/<span class="line">/g)).toHaveLength(4);
    const text = stripTags(html).replaceAll('&#x3C;', '<').replaceAll('&#x26;', '&');
    expect(text).toBe(code.join('\n'));
  });

  it('highlights regardless of the load of the machine', async () => {
    const code = (name: string) => `const ${name} = "text"; // [!code ++] comment`;
    const calm = await highlight({ code: code('calm'), lang: 'js', lines: [] });
    let now = 0;
    vi.spyOn(Date, 'now').mockImplementation(() => (now += 10_000));
    const busy = await highlight({ code: code('busy'), lang: 'js', lines: [] });
    expect(busy).toEqual({ ...calm, html: calm.html.replace('calm', 'busy') });
  });

  it('skips very long lines, for which grammars take minutes', async () => {
    const { html } = await block('ts', [`const a = '${'x'.repeat(20_000)}';`, 'const b = 1;']);
    const [long = '', short] = html.split('\n');
    expect(stripTags(long)).toHaveLength(20_013);
    expect(long).not.toContain('tk-');
    expect(short).toContain('tk-keyword');
  });

  it("highlights the lines of the fence's options", async () => {
    const { html } = await block('txt {1,3-4}', ['one', 'two', 'three', 'four', 'five']);
    const marked = html.split('\n').map((line) => line.includes('class="line highlighted"'));
    expect(marked).toEqual([true, false, true, true, false]);
  });
});

describe('notations', () => {
  it.each([
    ['++', 'line diff add', 'has-diff'],
    ['--', 'line diff remove', 'has-diff'],
    ['highlight', 'line highlighted', 'has-highlighted'],
    ['focus', 'line focused', 'has-focused'],
    ['error', 'line highlighted error', 'has-highlighted'],
    ['warning', 'line highlighted warning', 'has-highlighted'],
  ])('[!code %s] gives the line the classes "%s" and the block "%s"', async (notation, classes, state) => {
    const { open, html } = await block('js', [`one(); // [!code ${notation}]`, 'two();']);
    const [first, second] = html.split('\n');
    expect(first).toContain(`<span class="${classes}">`);
    expect(second).toContain('<span class="line">');
    expect(open).toBe(`lang="js" states="${state}"`);
    expect(stripTags(html)).not.toContain('!code');
  });

  it('[!code word:…] marks the word', async () => {
    const { html } = await block('js', ['// [!code word:target]', 'call(target, other);']);
    expect(html).toContain('<span class="highlighted-word">target</span>');
    expect(stripTags(html)).toBe('call(target, other);');
  });

  it.each([
    ['py', 'a = "# [!code ++]"'],
    ['py', "a = '# [!code focus]'"],
    ['js', "a = '# [!code --]'"],
    ['js', 'a = `// [!code --]`'],
    ['sh', 'echo "# [!code ++]"'],
    ['yaml', 'a: "# [!code ++]"'],
    ['json', '"a": "// [!code word:a]"'],
    ['css', 'a { content: "/* [!code hl] */" }'],
    ['html', '<a title="<!-- [!code ++] -->">'],
    ['rust', 'let a = "// [!code --]";'],
  ])('ignores notations in a string of %s: %s', async (lang, code) => {
    const { html } = await block(lang, [code]);
    expect(stripTags(html).replaceAll('&#x3C;', '<')).toBe(code);
  });

  it.each([
    ['py', '# [!code ++]'],
    ['sh', '# [!code ++]'],
    ['yaml', '# [!code ++]'],
    ['sql', '-- [!code ++]'],
    ['css', '/* [!code ++] */'],
    ['html', '<!-- [!code ++] -->'],
    ['ini', '; [!code ++]'],
  ])('applies notations in a comment of %s: %s', async (lang, comment) => {
    const { html } = await block(lang, [`a ${comment}`]);
    expect(html).toContain('<span class="line diff add">');
    expect(stripTags(html).trim()).toBe('a');
  });

  it('reports misspelled notations, because readers would see them', async () => {
    const code = ['a // [!code +++]', 'b // [!code ++]', 'c // [!code highlight:2]', 'd // [\\!code x]'];
    const { problems } = await compileText(['# A', '', '```ts', ...code, '```'].join('\n'));
    expect(problems).toMatchObject([
      { severity: 'warning', line: 3, message: expect.stringContaining('"[!code +++]"') },
    ]);
  });

  it('shows an escaped notation', async () => {
    const { html } = await block('js', ['one(); // [\\!code ++]']);
    expect(html).toContain('class="line"');
    expect(html).not.toContain('diff');
  });
});

describe('options', () => {
  it.each([
    ['ts', {}, 'lang="ts"'],
    ['', {}, 'lang="text"'],
    [`ts title='a "<b>"'`, {}, 'lang="ts" title="a &quot;&lt;b&gt;&quot;"'],
    ['ts lineNumbers wrapCode', {}, 'lang="ts" linenumbers="true" wrap="true"'],
    ['ts', { showLineNumbers: true, defaultWrapCode: true }, 'lang="ts" linenumbers="true" wrap="true"'],
    ['ts lineNumbers=false wrapCode=false', { showLineNumbers: true, defaultWrapCode: true }, 'lang="ts"'],
  ])('applies "%s" with %j', async (meta, markdown, expected) => {
    expect((await block(meta, ['a'], markdown)).open).toBe(expected);
  });
});

it('folds long code and reports its number of lines', async () => {
  expect((await block('js', ['one(); // [!code ++]', 'two();'])).lines).toBeUndefined();
  const { lines, html } = await block(
    'txt',
    Array.from({ length: 60 }, (_, index) => `line ${index + 1}`),
  );
  expect(lines).toBe('60');
  expect(html).toMatch(
    /line 24<\/span>\n<span hidden="until-found"><span class="line">line 25<[\s\S]*line 60<\/span><\/span>$/,
  );
});

it('reports the number of lines if it determines the height', async () => {
  expect((await block('ts', ['a;', '', 'b;'])).rows).toBe('3');
  for (const [meta, ...code] of [
    ['ts title="a.ts"', 'a;'],
    ['ts', '// 中文'],
    ['ts wrapCode', 'a;'],
    ['ts fold', ...Array.from({ length: 30 }, () => 'a;')],
  ] as const)
    expect((await block(meta, [...code])).rows).toBeUndefined();
});

describe('unknown languages and words', () => {
  it.each(['TypeScript', 'JS', 'C#', 'Dockerfile', 'YAML', 'C++'])(
    'accepts the language "%s" in any case',
    async (lang) => {
      const { problems } = await compileText(`# A\n\n\`\`\`${lang}\na\n\`\`\`\n`);
      expect(problems).toEqual([]);
    },
  );

  it.each(['nolang', 'constructor', '__proto__'])(
    'renders the unknown language "%s" as plain text, with a warning',
    async (lang) => {
      const page = await compileText(`# A\n\n\`\`\`${lang}\nconst a = 1;\n\`\`\`\n`);
      expect(page.problems).toMatchObject([
        {
          severity: 'warning',
          file: 'docs/en/index.mdx',
          line: 3,
          column: 1,
          message: `Unknown code language "${lang}", shown as plain text.`,
          advice: 'Use a language that Shiki knows, or "text".',
        },
      ]);
      expect(renderCompiled(page)).toContain('<span class="line">const a = 1;</span>');
    },
  );

  it('rejects unknown words after the language', async () => {
    const { problems } = await compileText('# A\n\n```ts titel="x"\na\n```\n');
    expect(problems).toEqual([
      expect.objectContaining({
        severity: 'error',
        line: 3,
        message: expect.stringContaining('`titel="x"`'),
      }),
    ]);
    expect(problems[0]?.advice).toContain('title="…"');
  });

  it.each(['ts', 'typescript', 'bash', 'mdx', 'text', 'ansi', ''])('recognizes the language "%s"', (lang) => {
    expect(isKnownLanguage(lang)).toBe(true);
  });
});

it("keeps highlighted code out of the page's code", async () => {
  const page = await compileText('# A\n\n```ts\nconst unique = 1;\n```\n');
  expect(page.code).not.toContain('unique');
  expect(page.html.filter((part) => part.includes('unique'))).toHaveLength(1);
});

it('shows and copies an escaped mark without its backslash', async () => {
  const page = await compileText(
    "# A\n\n```ts\na; // [\\!code ++]\nb = '[\\!code --]'; // [!code ++]\n```\n",
  );
  expect(page.problems).toEqual([]);
  const html = page.html.join('').replace(/<[^>]*>/g, '');
  expect(html).toContain('a; // [!code ++]');
  expect(html).toContain('[!code --]');
  expect(html).not.toContain('\\!code');
  expect(page.markdown).toContain("a; // [!code ++]\nb = '[!code --]';\n");
});
