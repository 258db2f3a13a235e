import { describe, expect, it } from 'vitest';
import {
  createIndex,
  createSiteIndex,
  marked,
  page,
  suggestions,
  titles,
} from '../../../testing/searchPages.ts';

describe('the name of another framework', () => {
  const index = createSiteIndex(
    [page('Migrate from Jest', 'Jest users, what is in Jest: jest jest.'), page('bail', 'Stops the run.')],
    { '': ['jest'] },
  );

  it('counts the name of a framework little next to other words, and fully alone', () => {
    expect(titles(index, 'jest --bail')).toEqual(['bail', 'Migrate from Jest']);
    expect(titles(index, 'jest')).toEqual(['Migrate from Jest']);
    expect(titles(index, 'migrate jest')[0]).toBe('Migrate from Jest');
  });

  it('counts the name of a framework little as part of a name', () => {
    const stop = createSiteIndex([page('Jest', 'Jest.'), page('Stop', '', ['bail', ''])], { '': ['jest'] });
    expect(titles(stop, 'jest.bail')[0]).toBe('Stop');
  });
});

describe('a vague word', () => {
  const index = createIndex(
    page('Configure', 'How to set and change.', ['Set options', 'Change and configure.']),
    page('Timeouts', 'How long a hook may take.'),
  );

  it.each(['configure timeouts', 'how do I change the timeouts', 'set timeouts'])(
    'counts a vague word less than the topic: %s',
    (query) => expect(titles(index, query)[0]).toBe('Timeouts'),
  );
});

describe('a file extension', () => {
  it('does not match the name of a language', () => {
    const index = createSiteIndex([page('TypeScript', 'Types.'), page('First run', 'Write sum.ts.')], {
      TypeScript: ['ts'],
    });
    expect(titles(index, 'ts')[0]).toBe('TypeScript');
    expect(titles(index, 'sum.ts')).toEqual(['First run']);
  });
});

describe('a synonym', () => {
  const records = [
    page('include', 'Which files are tests.'),
    page('Mock functions', '', ['rs.fn', 'Creates one.'], ['Reset all mocks', 'Before each test.']),
    page('Other', 'Something about jest.fn and testMatch.'),
    page('断言', '', ['toThrow', '检查函数是否抛出。']),
  ];
  const synonyms = {
    include: ['testMatch'],
    'rs.fn': ['jest.fn', '假函数'],
    toThrow: ['断言异常'],
    reset: ['clean up'],
  };
  const index = createSiteIndex(records, synonyms);

  it.each([
    ['testMatch', 'include'],
    ['--test-match', 'include'],
    ['jest.fn equivalent', 'Mock functions'],
    ['how to use jest.fn()', 'Mock functions'],
    ['怎么写假函数', 'Mock functions'],
    ['断言异常', '断言'],
    ['cleaning up all mocks', 'Mock functions'],
  ])('finds the term that pages use instead of %s', (query, title) =>
    expect(titles(index, query)[0]).toBe(title),
  );

  it('does not match names that start with it or are another form of it', () => {
    const pages = [
      page('Types', '', ['rs.mocked', 'See jest.mocked.']),
      page('Modules', '', ['rs.mock', '']),
    ];
    const names = createSiteIndex(pages, { 'rs.mocked': ['jest.mocked'], 'rs.mock': ['jest.mock'] });
    expect(titles(names, 'jest.mock')[0]).toBe('Modules');
    expect(titles(names, 'jest.mocked')[0]).toBe('Types');
  });

  it('highlights the word that the page uses, in the section that contains it', () => {
    const [hit] = suggestions(index, '断言异常');
    expect(hit && marked(hit)).toBe('断言 › [toThrow]');
  });

  it('does not find synonyms in reverse', () => {
    expect(titles(index, 'include')).toEqual(['include']);
  });
});

describe('a question', () => {
  const index = createIndex(
    page('clearMocks', 'Forgets calls.', [
      'Clear, reset or restore',
      'clearMocks and resetMocks differ in this.',
    ]),
    page('How it works', 'What you do with it, and why you do it, is up to you.'),
    page('并行', '测试并行运行。'),
    page('说明', '为什么要有说明？怎么用？'),
  );
  it.each([
    ['what is the difference between clearMocks and resetMocks', 'clearMocks'],
    ['How do I clear mocks?', 'clearMocks'],
    ['为什么测试没有并行', '并行'],
    ['怎么并行运行测试？', '并行'],
  ])('finds the topic of "%s"', (query, title) => expect(titles(index, query)[0]).toBe(title));
});
