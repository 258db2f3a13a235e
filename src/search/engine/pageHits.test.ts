import { describe, expect, it } from 'vitest';
import { createIndex, marked, page, suggestions, titles } from '../../../testing/searchPages.ts';
import { SNIPPET_WIDTH } from '../../shared/constants.ts';
import { excerpt, readable } from './excerpt.ts';
import type { SearchIndex } from './searchIndex.ts';

describe('the hits of a page', () => {
  const letters = Array.from('abcdefghijklmnopqrstuvwxyz');
  const sections = letters.map((letter, place): [string, string] => [
    `Part ${letter}`,
    letter === 'p' ? 'A thread through the eye of a needle.' : `Needle ${letters.slice(place).join(' ')}`,
  ]);
  const links = (index: SearchIndex, query: string) => suggestions(index, query).map(({ link }) => link);

  it('lists the sections that cover most of the query, at most three', () => {
    const index = createIndex(page('Sewing', '', ...sections));
    expect(links(index, 'needle thread')).toEqual(['/Sewing#Part-p']);
    expect(links(index, 'needle')).toEqual(['/Sewing#Part-z', '/Sewing#Part-y', '/Sewing#Part-x']);
  });

  it('omits the excerpt if the text covers no more of the query than the heading', () => {
    const index = createIndex(page('Sewing', '', ['Needles', 'A needle.'], ['Threads', 'Thread a needle.']));
    expect(links(index, 'needle')).toEqual(['/Sewing#Needles', '/Sewing#Threads']);
    expect(suggestions(index, 'needle').map(({ type }) => type)).toEqual(['header', 'content']);
  });

  it('shows the title first or not at all', () => {
    const index = createIndex(page('Needle eye', '', ['Part', 'Thread through the eye of a needle.']));
    const types = (query: string) => suggestions(index, query).map(({ type }) => type);
    expect(types('needle eye')).toEqual(['title', 'content']);
    expect(types('needle eye thread')).toEqual(['content']);
  });

  it('includes matches at the end of a very long text', () => {
    const index = createIndex(page('Sewing', `${'filler '.repeat(30_000)} needle`));
    expect(suggestions(index, 'needle').map(marked)).toEqual([expect.stringMatching(/filler \[needle\]$/)]);
  });
});

describe('highlights', () => {
  const index = createIndex(
    page('Ärger', 'Snapshots are kept in files.', ['Déjà vu', 'Ｆｕｌｌ width, йогурт, 한국어.']),
    page('Words', '覆盖率报告、覆盖数据、覆盖的行。'),
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
    ['覆盖', '[覆盖率]报告、[覆盖]数据、[覆盖]的行。'],
    ['국어'.normalize('NFD'), 'Ｆｕｌｌ width, йогурт, 한[국어].'],
  ])('marks the matches of %s', (query, expected) => expect(first(query)).toBe(expected));

  it('distinguishes й from и', () => expect(titles(index, 'иог')).toEqual([]));
});

describe('an excerpt', () => {
  const at = (text: string, ...words: string[]) =>
    excerpt({
      text,
      code: [],
      ends: new Set(),
      marks: words.map((term) => ({ start: text.indexOf(term), length: term.length, term, weight: 1 })),
    });

  it('shows about 100 letters around a match, in whole words', () => {
    const text = `${'before and again '.repeat(20)}needle ${'after that more '.repeat(20)}`;
    const { statement, highlightInfoList } = at(text, 'needle');
    const [{ start, length } = { start: 0, length: 0 }] = highlightInfoList;
    expect(statement.slice(start, start + length)).toBe('needle');
    expect(statement.length).toBeGreaterThan(80);
    expect(statement.length).toBeLessThanOrEqual(SNIPPET_WIDTH + 2);
    expect(statement).toMatch(/^…\s?(?:before|and|again)\b.*\b(?:after|that|more)\s?…$/);
  });

  it('counts a Chinese character as three letters', () => {
    const { statement } = at(`${'前面的文字'.repeat(20)}目标${'后面的文字'.repeat(20)}`, '目标');
    expect(statement).toContain('目标');
    expect(statement.length).toBeLessThanOrEqual(SNIPPET_WIDTH / 3 + 2);
  });

  it('does not end inside a matching word', () => {
    const text = `one ${'x '.repeat(46)}Snapshotting is next`;
    const marks = ['one', 'Snap'].map((term) => ({ start: text.indexOf(term), length: 4, term, weight: 1 }));
    expect(excerpt({ text, code: [], ends: new Set(), marks }).statement).not.toMatch(/Snap…$/);
  });

  it('shows the place with the most distinct query words', () => {
    const text = `one ${'x '.repeat(200)} one two`;
    const marks = [
      { start: 0, length: 3, term: 'one', weight: 1 },
      { start: text.length - 7, length: 3, term: 'one', weight: 1 },
      { start: text.length - 3, length: 3, term: 'two', weight: 1 },
    ];
    expect(excerpt({ text, code: [], ends: new Set(), marks }).statement).toMatch(/one two$/);
  });

  it('shows a short text whole, and never splits a surrogate pair', () => {
    expect(at('a short text', 'short').statement).toBe('a short text');
    const { statement } = at(`${'😀'.repeat(80)}needle${'😀'.repeat(80)}`, 'needle');
    expect(statement.isWellFormed()).toBe(true);
  });

  it('starts and ends at words, without stray punctuation or brackets', () => {
    const { statement } = at(`${'word '.repeat(30)}(one); } needle ${'word, '.repeat(30)}`, 'needle');
    expect(statement).toMatch(/^…word .*\bword…$/);
    expect(at(`${'x'.repeat(300)}); } needle, ${'y'.repeat(300)}`, 'needle').statement).toBe('…needle…');
    expect(at(`${'长'.repeat(300)}。needle：${'短'.repeat(300)}`, 'needle').statement).not.toMatch(
      /^…。|：…$/,
    );
    expect(at('(needle)', 'needle').statement).toBe('(needle)');
  });

  it('ends at the end of a block, and includes further blocks only as a whole', () => {
    const rows = ['`a` · none · The first one', 'needle · 5 · Sews', `${'long '.repeat(30)}row`, 'last'];
    const index = createIndex(page('Table', rows.join('\n')), page('Short', 'One.\nA needle.\nThree.'));
    expect(suggestions(index, 'needle').map(marked)).toEqual([
      'One. A [needle]. Three.',
      '`a` · none · The first one [needle] · 5 · Sews',
    ]);
    expect(suggestions(index, 'row').map(marked)).toEqual([expect.stringMatching(/^…long.* \[row\] last$/)]);
  });

  it('reports the ranges of inline code, also of code that is cut off', () => {
    const { text, code } = readable('Call \x7frs.fn()\x7f first.\n\x7fconst a =\n  rs.fn();\x7f\n');
    expect(text).toBe('Call rs.fn() first. const a = rs.fn();');
    const codeRanges = (at: string, ranges = code) =>
      ranges.map(({ start, length }) => at.slice(start, start + length));
    expect(codeRanges(text)).toEqual(['rs.fn()', 'const a = rs.fn();']);
    const long = readable(`\x7f${'x '.repeat(100)}needle ${'y '.repeat(100)}\x7f`);
    const marks = [{ start: 200, length: 6, term: 'needle', weight: 1 }];
    const { statement, codeInfoList } = excerpt({ ...long, marks });
    expect(codeRanges(statement, codeInfoList)).toEqual([statement.slice(1, -1)]);
  });

  it('uses lines of links for the excerpt if nothing else matches', () => {
    const index = createIndex(
      page('Links', '\x80A pin.\n', ['Related', 'See also.\n\x80A needle: another page.\n']),
      page('Text', `${'filler '.repeat(50)}needle\n\x80More on a needle.`),
    );
    expect(titles(index, 'needle')).toEqual(['Text', 'Links']);
    const [text, links] = index.search('needle').pages.map(({ suggestions }) => suggestions);
    expect(text?.map(marked)).toEqual([expect.stringMatching(/filler \[needle\]$/)]);
    expect(links).toMatchObject([{ type: 'content', headers: ['Related'] }]);
    expect(links?.map(marked)).toEqual(['See also. A [needle]: another page.']);
  });
});

describe('a page that is found by its URL', () => {
  it('highlights the words of its title that the query contains in any form', () => {
    const index = createIndex({ ...page('Filter the tests', 'Some.'), routePath: '/guide/test-filter' });
    expect(suggestions(index, 'testfilter').map(marked)).toEqual(['[Filter] the [test]s']);
  });
});

describe('a word in the middle of a name', () => {
  it('is highlighted without the first letters of the next word', () => {
    const index = createIndex(page('toMatchFileSnapshot', 'Compares files.'));
    expect(suggestions(index, 'files').map(marked)).toContain('toMatch[File]Snapshot');
    expect(suggestions(index, 'filesnap').map(marked)).toContain('toMatch[FileSnap]shot');
  });
});

describe('a keyword', () => {
  const about = { ...page('Stubs', 'Replace what is there.', ['rs.fn', 'Makes one.']), keywords: ['打桩'] };
  const [section] = about.toc;
  const index = createIndex(
    { ...about, toc: section ? [{ ...section, keywords: ['fake function'] }] : [] },
    page('Fakes', 'Some text about a fake function.'),
  );

  it('finds the page of a keyword, and shows the keyword next to the title', () => {
    const [hit] = suggestions(index, '打桩');
    expect(hit).toMatchObject({ type: 'title', statement: 'Stubs', highlightInfoList: [] });
    expect(hit?.also).toEqual({ statement: '打桩', highlightInfoList: [{ start: 0, length: 2 }] });
  });

  it('ranks the section of a keyword above matches in texts', () => {
    const [hit] = suggestions(index, 'fake function');
    expect(hit).toMatchObject({ type: 'header', link: '/Stubs#rs-fn', also: { statement: 'fake function' } });
  });

  it('hides the keyword if the heading matches as well', () => {
    const [hit] = suggestions(index, 'stubs');
    expect(hit).toMatchObject({ statement: 'Stubs' });
    expect(hit?.also).toBeUndefined();
  });
});
