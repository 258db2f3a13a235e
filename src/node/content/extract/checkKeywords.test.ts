import { describe, expect, it } from 'vitest';
import { compileText } from '../../../../testing/temporarySite.ts';

const findProblems = async (...lines: string[]) =>
  (
    await compileText(
      ['---', 'title: A', ...lines, '---', '', '# A', '', '## Part', '', 'part: text'].join('\n'),
    )
  ).problems;

describe('keywords', () => {
  it('accepts any words, for the page and its sections', async () => {
    expect(
      await findProblems('keywords: [打桩, "-t", fail fast]', 'sectionKeywords:', '  part: [打桩]'),
    ).toEqual([]);
  });

  it.each<[what: string, lines: string[], line: number, message: RegExp]>([
    [
      'an unknown section',
      ['keywords: [a]', 'sectionKeywords:', '  part: [a]', '  prat: [b]'],
      6,
      /unknown section "prat"/,
    ],
    ['a duplicate', ['keywords: [', '  a, b,', '  abc, b,', ']'], 5, /"b" is listed twice/],
    ['a duplicate in a section', ['sectionKeywords:', '  part: [a, a]'], 4, /"a" is listed twice/],
    [
      'a duplicate above text that contains it',
      ['keywords: [a, a]', 'description: a'],
      3,
      /"a" is listed twice/,
    ],
    ['a duplicate on separate lines', ['keywords:', '  - ab', '  - a', '  - a', '  - ba'], 6, /"a"/],
    [
      'an unknown section whose id is the end of another',
      ['sectionKeywords:', '  art: [a]', '  part: [a]'],
      4,
      /"art"/,
    ],
    [
      'an unknown section that other keys mention',
      ['sectionKeywords: { art: [a] }', 'description: "art: b"'],
      3,
      /"art"/,
    ],
    ['a number', ['keywords:', '  - a', '  - 404'], 5, /"keywords.1" must be a string, not a number/],
    ['an empty list', ['keywords: []'], 3, /"keywords" must not be empty/],
    ['an empty keyword', ['keywords: [a, ""]'], 3, /"keywords.1" must be one to 80 characters/],
    [
      'a keyword that is too long',
      ['sectionKeywords:', `  part: [${'long '.repeat(20)}]`],
      4,
      /must be one to 80 characters/,
    ],
    [
      'too many keywords',
      [`keywords: [${Array.from({ length: 101 }, (_, number) => `word ${number}`).join(', ')}]`],
      3,
      /"keywords" must not have more than 100 entries/,
    ],
    ['a string instead of a list', ['keywords: a'], 3, /"keywords" must be a list, not a string/],
  ])('rejects %s', async (_, lines, line, message) => {
    const advice = expect.any(String);
    const problem = {
      severity: 'error',
      file: 'docs/en/index.mdx',
      line,
      message: expect.stringMatching(message),
      advice,
    };
    expect(await findProblems(...lines)).toMatchObject([problem]);
  });
});
