import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder, writeFiles } from '../../../testing/temporarySite.ts';
import {
  closestName,
  fileSystemProblem,
  formatLocation,
  formatProblems,
  hasErrors,
  type Problem,
  ProblemsError,
  suggestion,
} from './problems.ts';

const problems: Problem[] = [
  { severity: 'warning', file: 'a.mdx', line: 1, message: 'Odd.' },
  { severity: 'error', file: 'b.mdx', line: 10, column: 2, message: 'Wrong.', advice: 'Mend it.' },
  { severity: 'error', file: 'b.mdx', line: 9, message: 'Bad.' },
  { severity: 'error', file: 'a.mdx', message: 'Broken.' },
];

describe('formatProblems', () => {
  it('lists errors first, sorted by file and line, with advice', () => {
    expect(formatProblems(problems).split('\n')).toEqual([
      'a.mdx error: Broken.',
      'b.mdx:9 error: Bad.',
      'b.mdx:10:2 error: Wrong.',
      '  Mend it.',
      'a.mdx:1 warning: Odd.',
      'Found 3 errors.',
    ]);
  });

  it('counts no errors if there are only warnings', () => {
    expect(formatProblems(problems.slice(0, 1))).toBe('a.mdx:1 warning: Odd.');
    expect(formatProblems(problems.slice(2, 3))).toMatch(/\nFound 1 error\.$/);
  });

  it('does not modify its input', () => {
    const copy = [...problems];
    formatProblems(copy);
    expect(copy).toEqual(problems);
  });
});

it('formats locations, with or without line and column', () => {
  expect(formatLocation({ file: 'a.mdx' })).toBe('a.mdx');
  expect(formatLocation({ file: 'a.mdx', line: 3 })).toBe('a.mdx:3');
  expect(formatLocation({ file: 'a.mdx', line: 3, column: 7 })).toBe('a.mdx:3:7');
  expect(formatLocation({ file: 'a.mdx', column: 7 })).toBe('a.mdx');
});

it('prints all problems without a stack', () => {
  const error = new ProblemsError(problems);
  expect(error.problems).toEqual(problems);
  expect(error.message).toContain(formatProblems(problems));
  expect(error.stack).not.toContain('problems.test.ts');
});

it('distinguishes errors from warnings', () => {
  expect(hasErrors(problems)).toBe(true);
  expect(hasErrors(problems.slice(0, 1))).toBe(false);
});

describe('closestName', () => {
  it.each([
    ['titel', 'title'],
    ['pagetype', 'pageType'],
    ['Tab', 'Tabs'],
    ['/guide/statr', '/guide/start'],
  ])('suggests the known name for the typo %s: %s', (name, expected) => {
    expect(closestName(name, ['title', 'pageType', 'Tabs', '/guide/start'])).toBe(expected);
  });

  it('returns the best of several similar names', () => {
    expect(closestName('start', ['stars', 'starting', 'start-1', 'tart'])).toBe('stars');
    expect(closestName('tabs', ['Tab', 'TABS'])).toBe('TABS');
  });

  it('suggests nothing for very different names', () => {
    expect(closestName('categories', ['title', 'head'])).toBeUndefined();
    expect(closestName('a', [])).toBeUndefined();
  });
});

it('suggests the nearest name and lists all known names', () => {
  expect(suggestion('tpi', ['tip', 'note'])).toBe('Did you mean "tip"? Available: tip, note.');
  expect(suggestion('something', ['tip', 'note'])).toBe('Available: tip, note.');
});

it('explains file system errors, with advice', () => {
  const folder = temporaryFolder();
  writeFiles(folder, { file: '' });
  let problem: unknown;
  try {
    mkdirSync(path.join(folder, 'file/folder'));
  } catch (error) {
    problem = fileSystemProblem(error);
  }
  expect(problem).toBeInstanceOf(ProblemsError);
  expect((problem as ProblemsError).problems).toMatchObject([
    {
      file: path.join(folder, 'file/folder'),
      message: 'There is a file where a folder is expected (ENOTDIR).',
    },
  ]);
});

it.each([
  ['ENOSPC: no space left on device, write', 'file system', 'There is no space left on the disk (ENOSPC).'],
  ["ENOSPC, No space left on device '/mnt/a'", '/mnt/a', 'There is no space left on the disk (ENOSPC).'],
  ['  × IO error: Error: ENOSPC: no space', 'file system', 'There is no space left on the disk (ENOSPC).'],
  [
    "ENOSPC: no space left on device, copyfile '/a' -> '/b'",
    '/b',
    'There is no space left on the disk (ENOSPC).',
  ],
  ["ENOENT: no such file or directory, open '/a'", '/a', 'This file does not exist (ENOENT).'],
  ["EACCES: permission denied, copyfile '/a' -> '/b'", '/a', 'This path is not writable (EACCES).'],
  ["EROFS: read-only file system, open '/a/b'", '/a/b', 'This path is not writable (EROFS).'],
])('describes the file system error in words: %s', (text, file, message) => {
  const problem = fileSystemProblem(new Error(text), 'The previous site is unchanged.') as ProblemsError;
  const advice = expect.stringMatching(/[.?] The previous site is unchanged\.$/);
  expect(problem.problems).toEqual([{ severity: 'error', file, message, advice }]);
});

it('names the option for another cache folder when node_modules is read-only', () => {
  const error = new Error("EACCES: permission denied, mkdir '/a/node_modules/.cache'");
  const { problems } = fileSystemProblem(error) as ProblemsError;
  expect(problems).toMatchObject([
    { advice: 'Set `cacheDir` in the configuration to a folder that can be written.' },
  ]);
});

it('leaves all other errors unchanged', () => {
  for (const error of [
    new Error('EVERY word'),
    new Error('An ENOSPC: b'),
    new Error('ENV: API_KEY is missing'),
    new Error('AssertionError: EXPECTED: a value'),
    new Error('EADDRINUSE: address already in use'),
    new ProblemsError([]),
    'ENOSPC: a',
  ])
    expect(fileSystemProblem(error)).toBe(error);
});
