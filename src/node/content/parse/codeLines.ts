import { visit } from 'unist-util-visit';
import { parseBlocks } from './parsePage.ts';

/** Lines of fenced code including the fences, counted from 0; `true` for the first line of a block. */
export function codeLines(lines: readonly string[]): Map<number, boolean> {
  const code = new Map<number, boolean>();
  visit(parseBlocks(lines.join('\n')), 'code', ({ position, data }) => {
    if (!position || data?.fence === undefined) return;
    const { start, end } = position;
    for (let line = start.line; line <= end.line; line++) code.set(line - 1, line === start.line);
  });
  return code;
}
