import { codeLines } from 'docs-site-engine/node';

/**
 * Maps the text of a page outside of code blocks.
 *
 * @param change called with each text and its first line
 * @param begin called with the first line of each code block, which it can change
 */
export function mapProse(
  text: string,
  change: (prose: string, line: number) => string,
  begin: (fence: string, line: number) => string = (fence) => fence,
): string {
  const result: string[] = [];
  let prose: string[] = [];
  const flush = (end: number) => {
    if (prose.length > 0) result.push(change(prose.join('\n'), end - prose.length + 1));
    prose = [];
  };
  const lines = text.split('\n');
  const code = codeLines(lines);
  for (const [index, line] of lines.entries()) {
    const begins = code.get(index);
    if (begins === undefined) {
      prose.push(line);
      continue;
    }
    flush(index);
    result.push(begins ? begin(line, index + 1) : line);
  }
  flush(lines.length);
  return result.join('\n');
}

/** Matches inline code. Its delimiters can be longer than one backtick, and the code can contain shorter runs. */
const SPAN = /(?<![`\\])(`+)(?!`)(?:(?!\n[ \t]*\n)[\s\S])*?[^`]\1(?!`)/g;
/** A private-use character, which pages don't contain. */
const HIDDEN = /\u{F8F0}(\d+)\n*\u{F8F1}/gu;

/**
 * Maps a text outside of inline code.
 *
 * @param change also gets a function that puts code back into a part of the text
 */
export function mapOutsideCode(
  prose: string,
  change: (prose: string, restore: (part: string) => string) => string,
): string {
  const hidden: string[] = [];
  const hide = (span: string) => {
    hidden.push(span);
    // keeps the line breaks, so that line numbers stay the same
    return `\u{F8F0}${hidden.length - 1}${span.replace(/[^\n]/g, '')}\u{F8F1}`;
  };
  const restore = (part: string) =>
    part.replace(HIDDEN, (mark, index: string) => hidden[Number(index)] ?? mark);
  return restore(change(prose.replace(SPAN, hide), restore));
}
