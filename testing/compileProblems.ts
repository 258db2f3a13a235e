import { expect } from 'vitest';
import type { Problem } from '../src/node/base/problems.ts';
import { compileText, type Files } from './temporarySite.ts';

export const FILE = 'docs/en/index.mdx';

/** Returns the problems reported when a page with these lines is compiled. */
export async function compileProblems(lines: string[], files?: Files): Promise<Problem[]> {
  return (await compileText(lines.join('\n'), files ? { files } : {})).problems;
}

const textLike = (text: string | RegExp): unknown =>
  typeof text === 'string' ? expect.stringContaining(text) : expect.stringMatching(text);

/** Matches a problem by position, message and advice. */
export const at = (line: number, message: string | RegExp, advice: string | RegExp) => ({
  severity: 'error',
  file: FILE,
  line,
  message: textLike(message),
  advice: textLike(advice),
});
