import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileText, temporarySite, writeFiles } from '../../../../testing/temporarySite.ts';
import { pluginFiles, pluginsVersion } from './plugins.ts';

const shout = `import { visit } from './visit.js';
export default function shout({ mark }) {
  return (tree) => visit(tree, (node) => { if (node.type === 'text') node.value += mark; });
}
`;
const visit = `export function visit(node, run) {
  run(node);
  for (const child of node.children ?? []) visit(child, run);
}
`;
const files = { 'plugins/shout.js': shout, 'plugins/visit.js': visit };

describe('a plugin of the site', () => {
  it("transforms pages, with the plugin's options", async () => {
    const markdown = { remarkPlugins: [['./plugins/shout.js', { mark: '!' }] as [string, unknown]] };
    const { markdown: text, problems } = await compileText('# A\n\nText\n', { files, markdown });
    expect(problems).toEqual([]);
    expect(text).toBe('# A!\n\nText!\n');
  });

  it('includes formulas of remark-math once in copy, text and description', async () => {
    const plugin = `export default () => (tree) => {
  const hChildren = [{ type: 'text', value: 'E = mc^2' }];
  const data = { hName: 'code', hProperties: { className: ['language-math', 'math-inline'] }, hChildren };
  tree.children[1].children.push({ type: 'inlineMath', value: 'E = mc^2', data });
};`;
    const markdown = { remarkPlugins: ['./math.js'] };
    const page = await compileText('# A\n\nThe energy \n', { files: { 'math.js': plugin }, markdown });
    expect(page.problems).toEqual([]);
    expect(page.markdown).toContain('$E = mc^2$');
    for (const text of [page.text, page.firstParagraph]) expect(text.split('E = mc^2')).toHaveLength(2);
  });

  it('accepts HTML from remark and rehype plugins', async () => {
    const added = {
      'remark.js':
        "export default () => (tree) => { tree.children.push({ type: 'html', value: '<p class=\"end\">End</p>' }); };",
      'rehype.js':
        "export default () => (tree) => { tree.children.push({ type: 'element', tagName: 'hr', properties: {}, children: [] }); };",
    };
    const markdown = { remarkPlugins: ['./remark.js'], rehypePlugins: ['./rehype.js'] };
    const { html, problems } = await compileText('# A\n', { files: added, markdown });
    expect(problems).toEqual([]);
    expect(html.join('')).toContain('<p class="end">End</p>');
    expect(html.join('')).toContain('<hr>');
  });

  it('changes the look of a code block but not its text, and records the files that it reads', async () => {
    const plugin = `export default () => (tree, file) => {
  file.data.dependencies = ['/recordings/a.ansi'];
  tree.children[1].data = {
    codeBlock: {
      shown: { code: '\\u001b[31mred\\u001b[39m', lang: 'ansi' },
      command: 'npx tool',
      exitCode: 1,
      tools: [{ label: 'Again', attributes: { 'data-play': 'a' } }],
    },
  };
};`;
    const markdown = { remarkPlugins: ['./a.js'] };
    const page = await compileText('# A\n\n```text\nred\n```\n', { files: { 'a.js': plugin }, markdown });
    expect(page.problems).toEqual([]);
    expect(page.html.join('')).toContain('<span class="tk-ansi-red">red</span>');
    expect(page.code).toMatch(/command: "npx tool",\s+exitCode: "1"/);
    expect(page.code).toContain('data-play');
    expect(page.text).toContain('red');
    expect(page.markdown).toContain('```text\nred\n```');
    expect(page.dependencies).toEqual(['/recordings/a.ansi']);
  });

  it.each([
    [
      'that fails, with its location and the page',
      { 'a.js': 'export default () => () => {\n  throw new Error("Oh no.");\n};' },
      { remarkPlugins: ['./a.js'] },
      {
        file: 'a.js',
        line: 2,
        message: 'The plugin "./a.js" failed: Oh no.',
        advice: 'The page is docs/en/index.mdx.',
      },
    ],
    [
      'for code that fails, with its location',
      { 'a.js': 'export default () => ({\n  pre() {\n    throw new Error("Oh no.");\n  },\n});' },
      { transformers: ['./a.js'] },
      { file: 'a.js', line: 3, message: 'The plugin "./a.js" failed: Oh no.' },
    ],
    [
      'that cannot be read, with its location',
      { 'a.ts': 'export default () => {\n  const = 1;\n};' },
      { rehypePlugins: ['./a.ts'] },
      { file: 'a.ts', message: expect.stringContaining('The plugin "./a.ts" cannot be loaded: ') },
    ],
    [
      'that does not exist, by its name',
      {},
      { transformers: ['not-installed'] },
      {
        message: 'Package not found: "not-installed" (plugin).',
        advice: 'Install it: npm i -D not-installed',
      },
    ],
    [
      'whose file does not exist, in the configuration',
      {},
      { rehypePlugins: ['./a.ts'] },
      {
        message: 'File not found: "./a.ts" (plugin).',
        advice: 'Write the path relative to the folder of the configuration.',
      },
    ],
    [
      'without a function, with its exports',
      { 'a.js': 'export const b = () => {};' },
      { remarkPlugins: ['./a.js'] },
      {
        message: 'The plugin "./a.js" does not export a function "default".',
        advice: 'It exports: b. To use a named export, write "./a.js#name".',
      },
    ],
    [
      'that reports an error, at the location in the page',
      { 'a.js': 'export const b = () => (tree, file) => file.fail("Not so.", tree.children[1]);' },
      { remarkPlugins: ['./a.js#b'] },
      { file: 'docs/en/index.mdx', line: 3, message: 'Not so.' },
    ],
    [
      'that reports a warning, at the location in the page',
      { 'a.js': 'export default () => (tree, file) => void file.message("Hm.", tree.children[1]);' },
      { remarkPlugins: ['./a.js'] },
      { severity: 'warning', file: 'docs/en/index.mdx', line: 3, message: 'Hm.' },
    ],
  ])('reports a plugin %s', async (_, files, markdown, problem) => {
    const { problems } = await compileText('# A\n\nText\n\n```js\n1\n```\n', { files, markdown });
    expect(problems).toEqual([expect.objectContaining(problem)]);
  });

  it('adds languages and transformers for code', async () => {
    const files = {
      'leaf.json': JSON.stringify({
        name: 'leaf',
        scopeName: 'source.leaf',
        patterns: [{ match: '\\bgrow\\b', name: 'keyword.control.leaf' }],
      }),
      'mark.js':
        'export default ({ name }) => ({ line(node, line) { if (line === 1) this.addClassToHast(node, name); } });',
    };
    const { html, problems } = await compileText('# A\n\n```leaf\ngrow up\n```\n', {
      files,
      markdown: { languages: ['./leaf.json'], transformers: [['./mark.js', { name: 'first' }]] },
    });
    expect(problems).toEqual([]);
    expect(html.join('')).toContain(
      '<span class="line first"><span class="tk-keyword">grow</span> up</span>',
    );
  });
});

describe('pluginsVersion', () => {
  const markdown = { remarkPlugins: ['./plugins/shout.js', 'unified'] };

  it('changes with a file and its imports, and lists the files to watch', () => {
    const site = temporarySite(files, { markdown });
    const before = pluginsVersion(site);
    expect(pluginsVersion(site)).toBe(before);
    writeFiles(site.root, { 'plugins/visit.js': `${visit}\n` });
    expect(pluginsVersion(site)).not.toBe(before);
    expect(pluginFiles(site).map((file) => path.basename(file))).toEqual(['shout.js', 'visit.js']);
  });

  it('changes with the version of a package', () => {
    const lib = (version: string) => ({
      'node_modules/lib/package.json': JSON.stringify({ name: 'lib', version, main: 'a.js' }),
      'node_modules/lib/a.js': '',
    });
    const site = temporarySite(lib('1.0.0'), { markdown: { remarkPlugins: ['lib'] } });
    const before = pluginsVersion(site);
    writeFiles(site.root, lib('1.0.1'));
    expect(pluginsVersion(site)).not.toBe(before);
  });
});
