import { visit } from 'unist-util-visit';
import { parseBlocks } from './parsePage.ts';

/**
 * Finds the lines of fenced code in Markdown, fences included. Also works for invalid pages: an unclosed block extends
 * to the end.
 *
 * @returns by line, counted from 0: whether a block starts there
 */
export function codeLines(lines: readonly string[]): Map<number, boolean> {
  const code = new Map<number, boolean>();
  visit(parseBlocks(lines.join('\n')), 'code', ({ position, data }) => {
    if (!position || data?.fence === undefined) return;
    const { start, end } = position;
    for (let line = start.line; line <= end.line; line++) code.set(line - 1, line === start.line);
  });
  return code;
}
