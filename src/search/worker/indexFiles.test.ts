import { expect, it } from 'vitest';
import { SearchIndex } from '../engine/searchIndex.ts';
import { chooseEntry, readRecords, readTextRecords } from './indexFiles.ts';

it('accepts valid records, and drops those that link to other origins', () => {
  const records = readRecords([
    { routePath: '/a', title: 'A', content: 'text', toc: [{ id: 'x', text: 'X', depth: 2, charIndex: 0 }] },
    { routePath: 'javascript:alert(1)', title: 'B' },
    { routePath: '//evil.test', title: 'C' },
    { routePath: '/\\evil.test', title: 'D' },
    { routePath: '/\t/evil.test', title: 'D' },
    { routePath: '/\n\r\\evil.test', title: 'D' },
    {
      routePath: '/e',
      title: 5,
      content: {},
      toc: [null, 3, { charIndex: -1 }, { charIndex: 1e9, text: [] }],
    },
    null,
    'text',
    [],
  ]);
  expect(records.map(({ routePath, title }) => [routePath, title])).toEqual([
    ['/a', 'A'],
    ['/e', '/e'],
  ]);
  const index = new SearchIndex((routePath) => routePath);
  for (const record of records) index.addPage(record);
  expect(index.search('text').pages).toHaveLength(1);
  expect(index.search('e').pages).toHaveLength(1);
});

it('accepts valid keywords of texts', () => {
  const texts = readTextRecords([
    { routePath: '/a', content: 'text', sectionKeywords: { x: ['word', 5, null], y: 'word' } },
    { routePath: '/b', content: 5, sectionKeywords: 'word' },
  ]);
  expect(texts).toEqual([
    { routePath: '/a', content: 'text', sectionKeywords: { x: ['word'], y: [] } },
    { routePath: '/b', content: '' },
  ]);
});

it.each([{}, null, 'text', 5])('rejects %j as an index', (value) => {
  expect(() => readRecords(value)).toThrow('must be an array');
});

it.each(['//evil.test', '/\\evil.test', '/\t/evil.test', '/', '/\t', 'https://evil.test'])(
  'rejects a list whose links would start with %j',
  (prefix) => {
    const entry = { lang: 'en', version: '', index: 'a.json', texts: [], prefix };
    const source = { url: 'https://site.test/search.json', lang: 'en', version: '' } as Parameters<
      typeof chooseEntry
    >[1];
    expect(chooseEntry([entry], source)).toBeUndefined();
    for (const good of ['', '/docs', '/docs/zh'])
      expect(chooseEntry([{ ...entry, prefix: good }], source)?.prefix).toBe(good);
  },
);

it('finds text at the end of a long page', () => {
  const toc = Array.from({ length: 1000 }, (_, at) => ({
    id: `h${at}`,
    text: at === 999 ? 'Lighthouse' : `Part ${at}`,
    depth: 2,
    charIndex: at,
  }));
  const content = `${'word '.repeat(100_000)}harbour`;
  const keywords = [...Array.from({ length: 200 }, (_, at) => `key${at}`), 'anchorage'];
  const index = new SearchIndex((routePath) => routePath);
  for (const record of readRecords([{ routePath: '/long', title: 'Long', content, toc, keywords }]))
    index.addPage(record);
  for (const query of ['lighthouse', 'harbour', 'anchorage'])
    expect(index.search(query).pages, query).toHaveLength(1);
});
