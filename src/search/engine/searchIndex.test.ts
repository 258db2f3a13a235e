import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createIndex, marked, page, suggestions, titles } from '../../../testing/searchPages.ts';

describe('sections', () => {
  it('ranks sections about a word above those that mention it in a long text', () => {
    const filler = 'lorem ipsum dolor '.repeat(30);
    const index = createIndex(
      page('Mentions', `${filler} needle ${filler}`, ['Part', filler]),
      page('Explains', filler, ['Part', filler], ['Other', 'A needle.']),
    );
    expect(titles(index, 'needle')).toEqual(['Explains', 'Mentions']);
  });
});

describe('a form of an English word', () => {
  it.each([
    ['files', ['file'], ['filter', 'fill']],
    ['timers', ['timer'], ['timeout']],
    ['mocked', ['mock', 'mocks', 'mocking'], ['mode']],
    ['caches', ['cache', 'caching'], ['case']],
    ['running', ['run', 'runs', 'runner'], ['rule']],
  ])('finds the other forms of %s, and no other word', (query, forms, others) => {
    const index = createIndex(...[...forms, ...others].map((word) => page(`Page ${word}`, `Some ${word}.`)));
    expect(titles(index, query).sort()).toEqual(forms.map((word) => `Page ${word}`).sort());
  });
});

describe('a word with two swapped letters', () => {
  it('finds the correct word rather than a similar one', () => {
    const index = createIndex(
      page('shard', 'Splits a run.'),
      page('Shared code', 'Some.'),
      page('Share', 'Some.'),
    );
    expect(titles(index, 'shrad')).toEqual(['shard']);
  });
});

describe('a single letter', () => {
  const index = createIndex(
    page('Setup', '테스트를 시작하기 전에 한글 입력기를 켭니다.'),
    page('Пробник', 'Ёлка и ёж.'),
    page('Other', 'Alpha and omega.'),
  );

  it.each([
    ['한', ['Setup']],
    ['Ё', ['Пробник']],
    ['п', ['Пробник']],
  ])('finds words in texts by a letter that is not Latin: %s', (query, found) =>
    expect(titles(index, query)).toEqual(found),
  );

  it('only finds headings by a Latin letter, because too many words start with it', () =>
    expect(titles(index, 'a')).toEqual([]));
});

describe('a name', () => {
  const index = createIndex(
    page('maxConcurrency', 'How many tests of a file run at the same time.'),
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
  ])('finds a name by %s, with its own page before pages that mention it', (query) =>
    expect(titles(index, query)).toEqual(['maxConcurrency', 'Other']),
  );

  it('finds a name by its last part', () => {
    expect(titles(index, 'fn')[0]).toBe('Mock functions');
    expect(titles(index, 'rs.fn')[0]).toBe('Mock functions');
    expect(titles(index, 'testNamePattern')[0]).toBe('CLI');
  });

  it('links to the section with the name', () => {
    const [first] = suggestions(index, 'rs.spyOn');
    expect(first).toMatchObject({ type: 'header', link: '/Mock-functions#rs-spyOn', headers: ['rs.spyOn'] });
    expect(first && marked(first)).toBe('Mock functions › [rs.spyOn]');
  });
});

describe('the full name of an option', () => {
  const index = createIndex(
    page('Migrate', 'Say output.distPath, source.define.', ['Output', 'outDir is output.distPath.']),
    page('output', 'What is written.', ['distPath', 'The folder.']),
    page('chaiConfig', 'The key truncateThreshold is a number.'),
    page('Types', 'All of chaiConfig.truncateThreshold, chaiConfig.showDiff.'),
    page('Add a chai config', 'Chai, config, truncate, threshold: truncate.'),
  );

  it('finds the section of the option, on the page of its group', () =>
    expect(suggestions(index, 'output.distPath')[0]?.link).toBe('/output#distPath'));

  it('finds the page that contains both parts of the name', () =>
    expect(titles(index, 'chaiConfig.truncateThreshold')[0]).toBe('chaiConfig'));
});

describe('a query that nearly equals a heading or keyword', () => {
  const about = { ...page('Quiet', 'Shows less.'), keywords: ['list no files that were skipped'] };
  const index = createIndex(
    page('Skipped files and other results that reports list', 'List, skipped, files.'),
    page('Other', 'Something else.'),
    page('Further', 'Something else.'),
    about,
  );

  it('ranks a nearly equal heading above headings that contain the same words among others', () =>
    expect(titles(index, 'no skipped files in the list')[0]).toBe('Quiet'));
});

describe('a query that equals a keyword of a page', () => {
  it('ranks the page with the keyword above headings with the same name', () => {
    const begin = { ...page('Quick start', 'One package will do.'), keywords: ['安装'] };
    const index = createIndex(page('Extension', 'It runs tests.', ['安装', '安装扩展。']), begin);
    expect(titles(index, '安装')).toEqual(['Quick start', 'Extension']);
  });
});

describe('a keyword', () => {
  const mocks = { ...page('Mocks', 'Values.'), keywords: ['values left over by other tests of the file'] };
  const index = createIndex(
    mocks,
    page('Leaks', 'Sockets, open ones.'),
    ...Array.from({ length: 6 }, (_, n) => page(`Other ${n}`, 'Something else.')),
  );

  it('counts a keyword little if the query only contains one of its words', () =>
    expect(titles(index, 'left open sockets')).toEqual(['Leaks', 'Mocks']));
});

describe('a flag of one letter', () => {
  it('does not match a flag of one letter with the start of a word', () => {
    const index = createIndex(page('Timers', 'They tick.'), page('CLI', 'Pass -t and a pattern.'));
    expect(titles(index, '-t')).toEqual(['CLI']);
    expect(titles(index, 't')[0]).toBe('Timers');
  });
});

describe('a heading', () => {
  it('finds a heading by the words of its id', () => {
    const about = page('Berichte', '', ['Eigene Berichte', 'Text.']);
    const toc = about.toc.map((item) => ({ ...item, id: 'custom-reporter' }));
    expect(suggestions(createIndex({ ...about, toc }), 'custom reporter')[0]?.link).toBe(
      '/Berichte#custom-reporter',
    );
  });
});

describe('texts that are added later', () => {
  const complete = page('A', 'Needle.', ['B', 'Thread.']);
  const index = createIndex({ ...complete, content: '' });

  it('finds headings before, and texts after they are added', () => {
    expect(titles(index, 'B')).toEqual(['A']);
    expect(titles(index, 'thread')).toEqual([]);
    index.addText({ routePath: '/A', content: complete.content });
    index.addText({ routePath: '/unknown', content: 'thread' });
    expect(suggestions(index, 'thread')[0]?.link).toBe('/A#B');
  });

  it('adds the keywords of sections with their texts', () => {
    const tools = page('Tools', '', ['constructor', 'Text.'], ['Sewing', 'Text.']);
    const other = createIndex({ ...tools, content: '' });
    other.addText({ ...tools, sectionKeywords: { Sewing: ['needle'] } });
    expect(suggestions(other, 'needle')[0]).toMatchObject({
      link: '/Tools#Sewing',
      also: { statement: 'needle' },
    });
  });
});

describe('a query', () => {
  const index = createIndex(
    page('One', 'alpha beta'),
    ...Array.from({ length: 20 }, (_, n) => page(`Page ${n}`, 'gamma')),
  );

  it('finds at most seven pages', () => expect(titles(index, 'gamma')).toHaveLength(7));
  it('suggests similar titles and headings if nothing matches', () => {
    const { pages, closest } = index.search('paxxe');
    expect(pages).toEqual([]);
    expect(closest[0]).toMatch(/^Page/);
  });

  it('never throws for any characters', () => {
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
