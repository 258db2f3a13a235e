import { describe, expect, it } from 'vitest';
import { navigationText, prepareWholeSite } from '../../../../testing/temporarySite.ts';
import type { SearchIndexList, SearchRecord, SearchTextRecord } from '../../../search/records.ts';
import { searchFiles } from './searchFiles.ts';

const files = {
  'docs/navigation.ts': navigationText({}),
  'docs/en/index.mdx':
    '---\ntitle: Home\npageType: home\nhero:\n  name: Thing\n  text: Does things\n  command: npm i thing\n  actions: [{ text: Begin, link: /a }]\n---\n',
  'docs/en/a.mdx': [
    '---',
    'description: About A.',
    'keywords: [letter]',
    'sectionKeywords: { part: [needle] }',
    '---',
    '# A\n\nFirst.\n\n## Part\n\n```ts\nneedle();\n```\n',
  ].join('\n'),
  'docs/synonyms.zh.yaml': '字母: [letter]\n',
  'docs/en/hidden.mdx': '---\nsearchable: false\n---\n# Hidden\n',
  'docs/zh/index.mdx': '# 首页\n',
};

function read<T>(output: { output: string; json: string }[], name: string): T {
  return JSON.parse(output.find((file) => file.output === name)?.json ?? 'null') as T;
}

describe('the search index', () => {
  it('adds no keywords for section ids such as __proto__', async () => {
    const page =
      '---\nsectionKeywords: { part: [needle] }\n---\n# A\n\n## Part\n\n## __proto__\n\n## Constructor\n';
    const output = searchFiles(await prepareWholeSite({ 'docs/en/index.mdx': page }));
    const [list] = read<SearchIndexList>(output, 'search.json');
    const [record] = read<SearchRecord[]>(output, list?.index ?? '');
    expect(record?.toc.map(({ id, keywords }) => [id, keywords])).toEqual([
      ['part', ['needle']],
      ['proto', undefined],
      ['constructor', undefined],
    ]);
  });

  it('contains the pages of a language, in a file named by its content', async () => {
    const output = searchFiles(await prepareWholeSite(files, { base: '/docs/' }));
    const list = read<SearchIndexList>(output, 'search.json');
    expect(list).toMatchObject([
      { version: '', lang: 'en', prefix: '/docs', texts: [] },
      { version: '', lang: 'zh', prefix: '/docs/zh', texts: [] },
    ]);
    expect(list[0]?.index).toMatch(/^assets\/search\/search_index\.en\.[0-9a-f]{8}\.json$/);
    const records = read<SearchRecord[]>(output, list[0]?.index ?? '');
    expect(records.map(({ routePath }) => routePath)).toEqual(['/', '/a']);
    expect(records[0]?.content).toBe('Thing\nDoes things\nBegin\nnpm i thing\n');
    expect(records[1]).toEqual({
      routePath: '/a',
      title: 'A',
      description: 'About A.',
      keywords: ['letter'],
      content: 'First.\n\x7fneedle();\x7f',
      toc: [{ id: 'part', text: 'Part', depth: 2, charIndex: 7, keywords: ['needle'] }],
    });
    expect(list[0]?.synonyms).toBeUndefined();
    expect(list[1]?.synonyms).toMatch(/^assets\/search\/search_synonyms\.zh\.[0-9a-f]{8}\.json$/);
    expect(read(output, list[1]?.synonyms ?? '')).toEqual({ 字母: ['letter'] });
  });

  it('contains the words of a first-level heading that differs from the title', async () => {
    const page = (title: string) => `---\ntitle: ${title}\n---\n# The \`fast\` lane\n`;
    const output = searchFiles(
      await prepareWholeSite({
        'docs/en/index.mdx': page('Shortcuts'),
        'docs/en/a.mdx': page('The fast lane'),
      }),
    );
    const [list] = read<SearchIndexList>(output, 'search.json');
    const records = read<SearchRecord[]>(output, list?.index ?? '');
    expect(records.map(({ keywords }) => keywords)).toEqual([['The fast lane'], undefined]);
  });

  it('includes the version in the name of the file', async () => {
    const output = searchFiles(
      await prepareWholeSite(
        {
          'docs/navigation.ts': navigationText({}),
          'docs/v1/en/index.mdx': '# One',
          'docs/v2/en/index.mdx': '# Two',
        },
        {
          multiVersion: { default: 'v2', versions: ['v2', 'v1'] },
          languages: [{ lang: 'en', label: 'English' }],
        },
      ),
    );
    const names = output.map((file) => file.output.replace(/\.[0-9a-f]{8}\./, '.'));
    expect(names).toContain('assets/search/search_index.v1.en.json');
    expect(read<SearchIndexList>(output, 'search.json').map(({ prefix }) => prefix)).toEqual(['', '/v1']);
  });

  it('writes the text of a large site to separate files', async () => {
    const site = await prepareWholeSite({ ...files, 'docs/en/b.mdx': '# B\n', 'docs/en/c.mdx': '# C\n' });
    // only now: compiling so much text takes seconds
    for (const { route } of site.pages)
      if (route && ['/b', '/c'].includes(route.routePath)) route.summary.text = 'word '.repeat(150_000);
    const output = searchFiles(site);
    const [list] = read<SearchIndexList>(output, 'search.json');
    const records = read<SearchRecord[]>(output, list?.index ?? '');
    expect(records.every(({ content }) => content === '')).toBe(true);
    const texts = list?.texts.map((name) => read<SearchTextRecord[]>(output, name)) ?? [];
    expect(texts.map((part) => part.map(({ routePath }) => routePath))).toEqual([['/', '/a', '/b'], ['/c']]);
    // these include the sections' keywords
    expect(records[1]).toMatchObject({ keywords: ['letter'], toc: [{ id: 'part', text: 'Part' }] });
    expect(records[1]?.toc[0]).not.toHaveProperty('keywords');
    expect(texts[0]?.[1]).toEqual({
      routePath: '/a',
      content: 'First.\n\x7fneedle();\x7f',
      sectionKeywords: { part: ['needle'] },
    });
  });

  it('writes no index if search is off', async () => {
    expect(searchFiles(await prepareWholeSite(files, { themeConfig: { search: false } }))).toEqual([]);
  });
});
