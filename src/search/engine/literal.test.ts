import { describe, expect, it } from 'vitest';
import {
  createIndex,
  createSiteIndex,
  marked,
  page,
  suggestions,
  titles,
} from '../../../testing/searchPages.ts';
import type { Suggestion } from '../protocol.ts';

describe('a sentence', () => {
  const sentence = '全局变量和环境变量不归它管';
  const others = Array.from({ length: 12 }, (_, at) =>
    page(`环境变量 ${at}`, '管理全局变量和环境变量。', ['全局变量', '环境变量和全局变量归它管理。']),
  );

  it('finds the page with the exact phrase, even if others contain its words more often', () => {
    const index = createIndex(...others, page('恢复', `恢复 spy；${sentence}。`, ['其他', '文字。']));
    const { pages } = index.search(sentence);
    expect(pages[1]?.title).toBe('恢复');
    expect(pages[1]?.suggestions.map(marked)).toEqual([`恢复 spy；[${sentence}]。`]);
  });

  it('finds a sentence regardless of case, white space and inline code', () => {
    const allowed = Array.from({ length: 12 }, (_, at) =>
      page(`Nothing is allowed ${at}`, 'That matched. Nothing is allowed.', ['Allowed', 'Nothing matched.']),
    );
    const index = createIndex(
      ...allowed,
      page('Exit codes', 'With 0,\n nothing  matched and\x7f that \x7fis allowed.'),
    );
    expect(titles(index, 'Nothing matched and that is allowed')[1]).toBe('Exit codes');
  });
});

describe('an error message', () => {
  it('finds the page with the message as a heading first, even if others contain its words more often', () => {
    const others = Array.from({ length: 3 }, (_, at) =>
      page(`Files found, no test ${at}`, 'No files were found: test files, found files.', [
        'Found files without a test',
        'No test was found in the files.',
      ]),
    );
    const index = createIndex(
      ...others,
      page('Errors', 'Messages.', ['No test files found, exiting with code 1.', 'The root is wrong.']),
    );
    const [first] = index.search('No test files found').pages;
    expect(first?.title).toBe('Errors');
    expect(first?.suggestions[0]?.link).toContain('#No-test-files-found');
  });
});

describe('a query that contains a whole name', () => {
  const others = Array.from({ length: 5 }, (_, at) =>
    page(`CI and failed tests ${at}`, 'CI runs tests. Run failed tests in CI.', [
      'A test that failed',
      'CI run.',
    ]),
  );

  it('finds the page with the name first, even if others contain more words of the query', () => {
    const only = {
      ...page('onlyFailures', 'Runs some files.'),
      keywords: ['run only failed tests', '只运行失败的测试'],
    };
    const index = createIndex(
      ...others,
      only,
      page('CI', '在 CI 中运行测试；失败的测试。', ['测试只在 CI 中失败', '测试。']),
    );
    expect(titles(index, 'CI run only failed tests')[0]).toBe('onlyFailures');
    expect(titles(index, 'CI 只运行失败的测试')[0]).toBe('onlyFailures');
  });
});

describe('a few words', () => {
  it('highlights words exactly, without words that only share a suffix', () => {
    const index = createIndex(page('并行', '并行运行测试文件，每个文件由一个 worker 运行。'));
    expect(marked(suggestions(index, '每个文件')[0] as Suggestion)).toBe(
      '并行运行测试[文件]，[每个文件]由一个 worker 运行。',
    );
  });

  it('does not match single characters of other words', () => {
    const index = createIndex(page('并行', '一个 worker 运行一个测试文件，各个个体。'));
    expect(marked(suggestions(index, '每个文件')[0] as Suggestion)).toBe(
      '一个 worker 运行一个测试[文件]，各个个体。',
    );
  });
});

describe('a path', () => {
  const others = Array.from({ length: 12 }, (_, at) =>
    page(`TypeScript ${at}`, 'Money in TypeScript: money, src and ts.', ['Source', 'In src, money.']),
  );

  it('finds pages that contain a path verbatim, even if its last part has a synonym', () => {
    const said = page('A first run', 'Write src/money.ts and a test for it.');
    const index = createSiteIndex([...others, said], { TypeScript: ['ts'] });
    const { pages } = index.search('src/money.ts');
    expect(pages.slice(0, 2).map(({ title }) => title)).toContain('A first run');
    expect(suggestions(index, 'src/money.ts').map(marked)).toContain(
      'Write [src/money.ts] and a test for it.',
    );
  });
});

describe('a phrase', () => {
  it('does not match inside words', () => {
    const [hit] = suggestions(createIndex(page('Users', 'Call users.find of all.')), 'rs.find');
    expect(hit && marked(hit)).not.toContain('use[rs.find]');
  });

  it('finds a phrase in composed and decomposed Unicode forms', () => {
    const index = createIndex(page('Cafe', 'The café is open today.'));
    expect(marked(suggestions(index, 'café is open today'.normalize('NFD'))[0] as Suggestion)).toContain(
      '[café is open today]',
    );
  });
});
