import { existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { serveForTest } from '../../../testing/servedSite.ts';
import { type Files, prepareWholeSite } from '../../../testing/temporarySite.ts';
import { pageFileStem } from '../../shared/routes.ts';
import { writeOutput } from '../base/files.ts';
import { emitFiles } from './writeSiteFiles.ts';

const image = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

async function emit(files: Files, config = {}, prepare = (_root: string): void => {}) {
  const prepared = await prepareWholeSite(files, config);
  expect(prepared.allProblems).toEqual([]);
  prepare(prepared.site.root);
  const out = path.join(prepared.site.root, 'out');
  const { base } = prepared.site.space;
  for (const { page } of prepared.pages) {
    const stem = path.join(out, pageFileStem(base, page.pagePath));
    writeOutput(`${stem}.md`, `# ${page.title}\n`);
    writeOutput(`${stem}.html`, `<h1>${page.pagePath}</h1>\n`);
  }
  emitFiles(prepared.site, prepared, "default-src 'none'", out);
  return { prepared, out, read: (name: string) => readFileSync(path.join(out, name), 'utf8') };
}

describe('emitFiles', () => {
  it('writes site data, images and public files', async () => {
    const { prepared, read } = await emit({
      'docs/en/a.mdx': '# A\n\n![p](./p.svg)\n',
      'docs/en/p.svg': image,
      'public/robots.txt': 'public',
      'public/deep/b.txt': 'deep',
    });
    for (const { output, json } of prepared.siteData) expect(read(output)).toBe(json);
    const [asset] = prepared.model.routes.flatMap(({ summary }) => summary.assets);
    expect(read(asset?.output ?? '')).toBe(image);
    expect([read('robots.txt'), read('deep/b.txt')]).toEqual(['public', 'deep']);
  });

  it('copies public files that are symbolic links, so that the site is self-contained', async () => {
    const { out, read } = await emit({ 'docs/en/a.mdx': '# A\n', 'public/a.txt': 'text' }, {}, (root) =>
      symlinkSync('a.txt', path.join(root, 'public/b.txt')),
    );
    expect(lstatSync(path.join(out, 'b.txt')).isSymbolicLink()).toBe(false);
    expect(read('b.txt')).toBe('text');
  });

  it('writes the list of routes, for servers', async () => {
    const { out, read } = await emit(
      { 'docs/en/a.mdx': '# A\n', 'docs/en/404.mdx': '# Lost\n', 'public/404.html': 'Lost' },
      { base: '/docs/' },
    );
    expect(JSON.parse(read('routes.json'))).toEqual({
      base: '/docs/',
      languages: ['en', 'zh'],
      versions: [],
      defaultVersion: '',
      pages: ['/docs/a', '/docs/zh/a'],
      routes: [
        { path: '/docs/a', filePath: 'en/a.mdx', lang: 'en', version: '' },
        { path: '/docs/zh/a', filePath: 'en/a.mdx', lang: 'zh', version: '' },
      ],
      redirects: {},
    });
    const { ask } = await serveForTest(out);
    expect(await ask('/docs/A.html')).toMatchObject({ status: 301, headers: { location: '/docs/a' } });
    expect(await ask('/docs/404'), 'the not-found page has no lower-case copy').toMatchObject({
      status: 404,
    });
  });
});

it('lists the pages of a menu under its name in llms.txt, and no others', async () => {
  const { read } = await emit({
    'docs/en/index.mdx': '---\nsidebar: false\n---\n\n# Home\n',
    'docs/en/guide/a.mdx': '# A\n',
    'docs/en/api/b.mdx': '# B\n',
    'docs/en/other.mdx': '# Other\n',
    'docs/navigation.ts': `export default {
  nav: [
    { text: { en: 'Versions', zh: '版本' }, items: [{ text: { en: 'v2', zh: 'v2' }, link: 'https://v2.example.com/' }] },
    { text: { en: 'Docs', zh: '文档' }, items: [{ text: { en: 'API', zh: 'API' }, link: '/api/b' }] },
    { text: { en: 'Guide', zh: '指南' }, link: '/guide/a' },
  ],
  sidebar: { '/': ['/other'], '/guide/': ['/guide/a'], '/api/': ['/api/b'] },
};
`,
  });
  const listed = read('llms.txt')
    .split('\n')
    .filter((line) => /^##|^- /.test(line))
    .map((line) => line.replace(/\(.*/, ''));
  expect(listed).toEqual(['- [Home]', '- [Other]', '## Docs', '- [B]', '## Guide', '- [A]']);
});

it('escapes names and descriptions in llms.txt', async () => {
  const { read } = await emit({
    'docs/en/a.md': '---\ndescription: Runs *.test.ts and *.spec.ts\n---\n\n# \\<iostream>\n',
    'docs/en/b.md': '---\ntitle: Use `pier` *now*\n---\n\nText.\n',
  });
  expect(read('llms.txt').split('\n')).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^- \[\\<iostream\\>\]\(.*\): Runs \\\*\.test\.ts and \\\*\.spec\.ts$/),
      expect.stringMatching(/^- \[Use \\`pier\\` \\\*now\\\*\]\(/),
    ]),
  );
});

describe('lower-case copies', () => {
  it('skips pages that only differ in case, whose copies would cause loops on hosts that ignore case', async () => {
    const { read, out } = await emit({ 'docs/en/config/includeSource.mdx': '# A\n' }, { base: '/Docs/' });
    expect(read('config/includesource.html')).toBe('<h1>/Docs/config/includeSource</h1>\n');
    expect(read('zh/config/includesource.html')).toBe('<h1>/Docs/zh/config/includeSource</h1>\n');
    expect(existsSync(path.join(out, 'docs')), 'the base is not a folder').toBe(false);
  });
});
