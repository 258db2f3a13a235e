import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { SearchRecord } from '../records.ts';
import type { Suggestion } from '../suggestion.ts';
import { SearchIndex } from './searchIndex.ts';

/** A page of sections: the first without a heading, then headings and texts alternating. */
function page(title: string, first = '', ...sections: [heading: string, text: string][]): SearchRecord {
  let content = `${first}\n`;
  const toc = sections.map(([text, body]) => {
    const item = { id: text.replace(/\W+/g, '-'), text, depth: 2, charIndex: content.length };
    content += `${body}\n`;
    return item;
  });
  return { routePath: `/${title.replace(/ /g, '-')}`, title, content, toc };
}

function indexOf(...pages: SearchRecord[]): SearchIndex {
  const index = new SearchIndex((routePath) => routePath);
  for (const record of pages) index.addPage(record);
  return index;
}

const titles = (index: SearchIndex, query: string) => index.search(query).pages.map(({ title }) => title);

/** The statement with its highlights in brackets. */
function marked({ statement, highlightInfoList }: Suggestion): string {
  return highlightInfoList.reduceRight(
    (text, { start, length }) =>
      `${text.slice(0, start)}[${text.slice(start, start + length)}]${text.slice(start + length)}`,
    statement,
  );
}

const suggestions = (index: SearchIndex, query: string) =>
  index.search(query).pages.flatMap((result) => result.suggestions);

describe('a section', () => {
  it('about a word counts more than a long one that mentions it', () => {
    const filler = 'lorem ipsum dolor '.repeat(30);
    const index = indexOf(
      page('Mentions', `${filler} needle ${filler}`, ['Part', filler]),
      page('Explains', filler, ['Part', filler], ['Other', 'A needle.']),
    );
    expect(titles(index, 'needle')).toEqual(['Explains', 'Mentions']);
  });
});

describe('the hits of a page', () => {
  const letters = Array.from('abcdefghijklmnopqrstuvwxyz');
  const sections = letters.map((letter, place): [string, string] => [
    `Part ${letter}`,
    letter === 'p' ? 'A thread through the eye of a needle.' : `Needle ${letters.slice(place).join(' ')}`,
  ]);
  const links = (index: SearchIndex, query: string) => suggestions(index, query).map(({ link }) => link);

  it('are the sections that say most of the query, three at most', () => {
    const index = indexOf(page('Sewing', '', ...sections));
    expect(links(index, 'needle thread')).toEqual(['/Sewing#Part-p']);
    expect(links(index, 'needle')).toEqual(['/Sewing#Part-z', '/Sewing#Part-y', '/Sewing#Part-x']);
  });

  it('leave out a text that says no more than its heading', () => {
    const index = indexOf(page('Sewing', '', ['Needles', 'A needle.'], ['Threads', 'Thread a needle.']));
    expect(links(index, 'needle')).toEqual(['/Sewing#Needles', '/Sewing#Threads']);
    expect(suggestions(index, 'needle').map(({ type }) => type)).toEqual(['header', 'content']);
  });

  it('have the title first or not at all: it names them all', () => {
    const index = indexOf(page('Needle eye', '', ['Part', 'Thread through the eye of a needle.']));
    const types = (query: string) => suggestions(index, query).map(({ type }) => type);
    expect(types('needle eye')).toEqual(['title', 'content']);
    expect(types('needle eye thread')).toEqual(['content']);
  });

  it('are not looked for at the end of an enormous text: the page itself is shown', () => {
    const index = indexOf(page('Sewing', `${'filler '.repeat(10_000)} needle`));
    expect(suggestions(index, 'needle')).toMatchObject([{ type: 'title', highlightInfoList: [] }]);
  });
});

describe('a form of an English word', () => {
  it.each([
    ['files', ['file'], ['filter', 'fill']],
    ['timers', ['timer'], ['timeout']],
    ['mocked', ['mock', 'mocks', 'mocking'], ['mode']],
    ['caches', ['cache', 'caching'], ['case']],
    ['running', ['run', 'runs', 'runner'], ['rule']],
  ])('%s finds the others, and no other word', (query, forms, others) => {
    const index = indexOf(...[...forms, ...others].map((word) => page(`Page ${word}`, `Some ${word}.`)));
    expect(titles(index, query).sort()).toEqual(forms.map((word) => `Page ${word}`).sort());
  });
});

describe('a name', () => {
  const index = indexOf(
    page('maxConcurrency', 'How many tests of a file run at once.'),
    page('Mock functions', 'Spies.', ['rs.fn', 'Creates a mock.'], ['rs.spyOn', 'Replaces a method.']),
    page('CLI', 'Pass --test-name-pattern or -t.'),
    page('Other', 'This page mentions maxConcurrency and rs.fn, and maxConcurrency again.'),
  );

  it.each([
    'maxConcurrency',
    'maxconcurrency',
    'concurrency',
    'max concurrency',
    'concurr',
    'CONCURRENCY',
    'concurency',
  ])('is found by %s, its own page before pages that mention it', (query) =>
    expect(titles(index, query)).toEqual(['maxConcurrency', 'Other']),
  );

  it('is found by its last part', () => {
    expect(titles(index, 'fn')[0]).toBe('Mock functions');
    expect(titles(index, 'rs.fn')[0]).toBe('Mock functions');
    expect(titles(index, 'testNamePattern')[0]).toBe('CLI');
  });

  it('leads to the section that is named so', () => {
    const [first] = suggestions(index, 'rs.spyOn');
    expect(first).toMatchObject({ type: 'header', link: '/Mock-functions#rs-spyOn', headers: ['rs.spyOn'] });
    expect(first && marked(first)).toBe('Mock functions › [rs.spyOn]');
  });
});

describe('a flag of one letter', () => {
  it('is no beginning of a word', () => {
    const index = indexOf(page('Timers', 'They tick.'), page('CLI', 'Pass -t and a pattern.'));
    expect(titles(index, '-t')).toEqual(['CLI']);
    expect(titles(index, 't')[0]).toBe('Timers');
  });
});

describe('a heading', () => {
  it('is also found by the words of its id', () => {
    const about = page('Berichte', '', ['Eigene Berichte', 'Text.']);
    const toc = about.toc.map((item) => ({ ...item, id: 'custom-reporter' }));
    expect(suggestions(indexOf({ ...about, toc }), 'custom reporter')[0]?.link).toBe(
      '/Berichte#custom-reporter',
    );
  });
});

describe('highlights', () => {
  const index = indexOf(
    page('Ärger', 'Snapshots are kept in files.', ['Déjà vu', 'Ｆｕｌｌ width, йогурт, 한국어.']),
  );
  const first = (query: string) => {
    const [suggestion] = suggestions(index, query);
    return suggestion && marked(suggestion);
  };

  it.each([
    ['snap', '[Snap]shots are kept in files.'],
    ['snapshto', '[Snapshots] are kept in files.'],
    ['arger', '[Ärger]'],
    ['deja', 'Ärger › [Déjà] vu'],
    ['full', '[Ｆｕｌｌ] width, йогурт, 한국어.'],
    ['ЙОГУРТ', 'Ｆｕｌｌ width, [йогурт], 한국어.'],
    ['국어'.normalize('NFD'), 'Ｆｕｌｌ width, йогурт, 한[국어].'],
  ])('%s', (query, expected) => expect(first(query)).toBe(expected));

  it('does not take й for и', () => expect(titles(index, 'иог')).toEqual([]));
});

describe('Chinese', () => {
  const records = [
    page(
      '模拟模块',
      '模块模拟会替换导入的内容。',
      ['提升', '它会被移到文件顶部。'],
      ['选择模拟方式', '你想要什么。'],
    ),
    page('快照测试', '快照保存在文件里。', ['更新快照', '运行时加上参数。']),
  ];

  it('counts the ending of a word less than words', () => {
    const pages = indexOf(
      page('甲', '初始值写在这里。'),
      page('乙', '测试前的变化，测试前的优化，测试前的美化。'),
    );
    expect(titles(pages, '初始化')[0]).toBe('甲');
    expect(titles(pages, '前化初始')[0]).toBe('甲');
  });

  it.each(['超时', '跳过', '构建缓存'])(
    '“%s”, which no dictionary knows, is a word all the same',
    (query) => {
      const words = indexOf(
        page('其他', '超过时间。', ['超出', '跳转通过。'], ['构造', '建立，缓慢，存放。']),
        page('目标', `这里说的是${query}。`),
      );
      expect(titles(words, query)).toEqual(['目标']);
    },
  );

  it('is found in the middle of a sentence', () => {
    expect(suggestions(indexOf(...records), '替换')[0]).toMatchObject({ type: 'content', title: '模拟模块' });
    expect(titles(indexOf(...records), '怎么更新快照')[0]).toBe('快照测试');
  });

  it.each(['with', 'without'])('is found by any two characters of a heading, %s a segmenter', (segmenter) => {
    if (segmenter === 'without') vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
    const index = indexOf(...records);
    for (const { title, toc } of records) {
      for (const text of [title, ...toc.map((item) => item.text)]) {
        for (let start = 0; start + 2 <= text.length; start++)
          expect(titles(index, text.slice(start, start + 2)), text).toContain(title);
      }
    }
    vi.unstubAllGlobals();
  });
});

describe('texts that come later', () => {
  const complete = page('A', 'Needle.', ['B', 'Thread.']);
  const index = indexOf({ ...complete, content: '' });

  it('are found from then on, headings before', () => {
    expect(titles(index, 'B')).toEqual(['A']);
    expect(titles(index, 'thread')).toEqual([]);
    index.addText({ routePath: '/A', content: complete.content });
    index.addText({ routePath: '/unknown', content: 'thread' });
    expect(suggestions(index, 'thread')[0]?.link).toBe('/A#B');
  });
});

describe('a query', () => {
  const index = indexOf(
    page('One', 'alpha beta'),
    ...Array.from({ length: 20 }, (_, n) => page(`Page ${n}`, 'gamma')),
  );

  it('finds seven pages at most', () => expect(titles(index, 'gamma')).toHaveLength(7));
  it('without any hit offers what sounds similar', () => {
    const { pages, closest } = index.search('paeg');
    expect(pages).toEqual([]);
    expect(closest[0]).toMatch(/^Page/);
  });

  it('may be anything', () => {
    const nasty = [
      '',
      ' ',
      '\ud800',
      '\u202e',
      '<img src=x onerror=alert(1)>',
      '.*+?^$()|[]{}\\'.repeat(600),
      '模'.repeat(5000),
      'constructor',
      '__proto__',
    ];
    for (const query of nasty) index.search(query);
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (query) => {
        for (const { statement, highlightInfoList } of suggestions(index, query)) {
          for (const { start, length } of highlightInfoList) {
            expect(length).toBeGreaterThan(0);
            expect(start + length).toBeLessThanOrEqual(statement.length);
          }
        }
      }),
      { numRuns: 500 },
    );
  });
});
