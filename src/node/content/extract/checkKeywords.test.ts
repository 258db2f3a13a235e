import { describe, expect, it } from 'vitest';
import { compileText } from '../../../../testing/temporarySite.ts';

const findProblems = async (...lines: string[]) =>
  (
    await compileText(
      ['---', 'title: A', ...lines, '---', '', '# A', '', '## Part', '', 'part: text'].join('\n'),
    )
  ).problems;

describe('keywords', () => {
  it('can be any words, for the page and its sections', async () => {
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
    ['the same twice', ['keywords: [', '  a, b,', '  abc, b,', ']'], 5, /"b" is listed twice/],
    ['the same twice in a section', ['sectionKeywords:', '  part: [a, a]'], 4, /"a" is listed twice/],
    [
      'the same twice above a text that has it',
      ['keywords: [a, a]', 'description: a'],
      3,
      /"a" is listed twice/,
    ],
    ['the same twice on separate lines', ['keywords:', '  - ab', '  - a', '  - a', '  - ba'], 6, /"a"/],
    [
      'those of a section of which another has the end',
      ['sectionKeywords:', '  art: [a]', '  part: [a]'],
      4,
      /"art"/,
    ],
    [
      'those of a section that other keys mention',
      ['sectionKeywords: { art: [a] }', 'description: "art: b"'],
      3,
      /"art"/,
    ],
    ['a number', ['keywords:', '  - a', '  - 404'], 5, /"keywords.1" must be a string, not a number/],
    ['nothing', ['keywords: []'], 3, /"keywords" must not be empty/],
    ['an empty one', ['keywords: [a, ""]'], 3, /"keywords.1" must be one to 80 characters/],
    ['a novel', ['sectionKeywords:', `  part: [${'long '.repeat(20)}]`], 4, /must be one to 80 characters/],
    [
      'too many',
      [`keywords: [${Array.from({ length: 101 }, (_, number) => `word ${number}`).join(', ')}]`],
      3,
      /"keywords" must not have more than 100 entries/,
    ],
    ['one text', ['keywords: a'], 3, /"keywords" must be a list, not a string/],
  ])('cannot be %s', async (_, lines, line, message) => {
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
