import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder, writeFiles } from '../testing/temporarySite.ts';
import { fileSystemProblem } from './fileSystemProblem.ts';
import { ProblemsError } from './problems.ts';

it('says what the file system refuses, and what to look at', () => {
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
    { message: expect.stringMatching(/^ENOTDIR: not a directory, mkdir '.*file\/folder'$/) },
  ]);
});

it('leaves all other errors alone', () => {
  for (const error of [new Error('EVERY word'), new ProblemsError([]), 'ENOSPC: a text'])
    expect(fileSystemProblem(error)).toBe(error);
});
