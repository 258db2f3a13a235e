import type { Code } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFileMessage } from 'vfile-message';
import type { Problem } from '../../base/problems.ts';
import type { PageFormat } from '../parse/format.ts';
import { parseBlocks } from '../parse/parsePage.ts';

/** What the lines of git look like that a merge leaves behind. */
const CONFLICT = /^(?:<{7}|={7}|>{7})(?:\s|$)/;

/** Elements that hold nothing, and that HTML does not close. */
const VOID = ['area', 'br', 'col', 'hr', 'img', 'input', 'source', 'wbr'];

const TEXT_ADVICE =
  'In MDX, “<” and “{” begin a component or an expression. Put them in backticks, or write \\< and \\{.';

/** The problem that an error of the Markdown or MDX parser is, without its file: what is wrong, in the words of a writer. */
export function syntaxProblem(
  error: VFileMessage,
  source: string,
  format: PageFormat,
): Omit<Problem, 'file'> {
  const code = error.reason.includes('closing tag') ? lostFence(source) : undefined;
  if (code) return { severity: 'error', code: 'code-fence', column: 1, ...code };
  // an element that is not closed has the position of what it is in, and its own in the message
  const opened = unclosedTag(error.reason);
  const { line, column } = opened ?? error;
  const text = (line && source.split('\n')[line - 1]) || '';
  return {
    severity: 'error',
    code: 'syntax',
    ...(line ? { line } : {}),
    ...(column ? { column } : {}),
    ...(format === 'mdx' ? explained(error.reason, text, column ?? 1) : { message: error.reason }),
  };
}

/** What the parser says of a tag that isn't closed: its name, unless it is a fragment, and its place. */
function unclosedTag(reason: string): { tag: string | undefined; line: number; column: number } | undefined {
  const [found, tag, line, column] =
    /^Expected a closing tag for `<([^`\s>]+)?.*?\((\d+):(\d+)/.exec(reason) ?? [];
  return found === undefined ? undefined : { tag, line: Number(line), column: Number(column) };
}

function explained(reason: string, line: string, column: number): Pick<Problem, 'message' | 'advice'> {
  if (CONFLICT.test(line))
    return {
      message: `“${line.trim()}” is left from a merge.`,
      advice: 'Keep one of the two versions, and remove git’s lines.',
    };
  const { tag } = unclosedTag(reason) ?? {};
  if (tag !== undefined && VOID.includes(tag))
    return { message: `<${tag}> is not closed.`, advice: `In MDX, it ends with a slash: <${tag} />.` };
  if (tag !== undefined)
    return {
      message: `<${tag}> is not closed.`,
      advice: `Write </${tag}> where it ends, or <${tag} /> if nothing is in it. If it is no tag, put it in backticks, or write \\<${tag}>.`,
    };
  const [, closing, open, above] =
    /^Unexpected closing tag `<\/(.*?)>`, .* for `<(.*?)>` \((\d+):/.exec(reason) ?? [];
  if (closing !== undefined)
    return {
      message: `</${closing}> cannot stand here: <${open}> of line ${above} is still open.`,
      advice: `Write </${open}> above it, or correct the name in one of the two.`,
    };
  if (reason.includes('expected an open tag first'))
    return {
      message: 'This tag closes nothing.',
      advice: 'Remove it, or write above it the tag that it closes.',
    };
  if (/^#{1,6}[^\s#].*\{#/.test(line))
    return { message: 'This heading has no space after “#”.', advice: 'Write ## Title {#own-id}' };
  if (reason.includes('import/exports'))
    return {
      message: 'This line begins like an import or export, but is none.',
      advice: "Write import Part from './part.mdx', or begin the sentence with another word.",
    };
  if (reason.includes('with acorn'))
    return { message: 'What is between “{” and “}” is no JavaScript.', advice: TEXT_ADVICE };
  if (reason.includes('to create a comment'))
    return { message: 'HTML comments are not part of MDX.', advice: 'Write {/* a comment */}.' };
  if (/^<(?:[a-z]+:|[^\s<>@]+@)/i.test(line.slice(line.lastIndexOf('<', column - 1))))
    return {
      message: 'In MDX, addresses do not stand in “<” and “>”.',
      advice: 'Write the address alone, or [text](address).',
    };
  return { message: reason, advice: TEXT_ADVICE };
}

/** A closing tag at the beginning of a line of tags; backticks before it were to end the code. */
const CLOSING = /^[ \t]*(?:(?:`{3,}|~{3,})[ \t]*)?<\/([A-Za-z][\w.]*)>[ \t]*(?:<[^`\n]*>)?[ \t]*$/gm;

const unclosed = (below: string, end: string) => ({
  message: `This block of code is not closed: “${below}” below is a part of it.`,
  advice: `End it above ${end} with a line of as many backticks as it begins with, and nothing else.`,
});

/**
 * What is said of code that goes on beyond a closing tag, or over the beginning of another block.
 *
 * @param isOpen whether an element is open around the code
 */
export function swallowed(code: string, fence: string, isOpen: (tag: string) => boolean) {
  for (const { 1: name = '', index } of code.matchAll(CLOSING))
    if (isOpen(name) && !new RegExp(`<${name}[\\s>]`).test(code.slice(0, index)))
      return unclosed(`</${name}>`, `</${name}>`);
  const other = new RegExp(`^ {0,3}(${fence}+[^\`\n]*[^\`\\s])[ \\t]*$`, 'm').exec(code)?.[1];
  return other === undefined ? undefined : unclosed(other, `“${other}”`);
}

/** A fence that has something before it in its line. */
const MISPLACED = /^[^`~\n]*[^`~\s]\s*((?:`{3,}|~{3,})[\w-]*)[ \t]*$/;

/** In a page that cannot be read because of its tags: the line, from 1 on, of the first code that a tag is lost in. */
function lostFence(source: string): (Pick<Problem, 'message' | 'advice'> & { line: number }) | undefined {
  const lines = source.split('\n');
  const blocks: { line: number; end: number; node: Code }[] = [];
  visit(parseBlocks(source), 'code', (node) => {
    const { start, end } = node.position ?? {};
    if (start && end && node.data?.fence) blocks.push({ line: start.line, end: end.line, node });
  });
  const inCode = (line: number) => blocks.some((block) => block.line <= line && line <= block.end);
  for (const [index, text] of lines.entries()) {
    const line = index + 1;
    const [, misplaced] = (!inCode(line) && MISPLACED.exec(text)) || [];
    if (misplaced !== undefined)
      return {
        line,
        message: `“${misplaced}” begins no block of code: it does not begin its line.`,
        advice: 'Write it in a line of its own.',
      };
    const block = blocks.find((other) => other.line === line)?.node;
    if (!block) continue;
    const isOpen = (tag: string) =>
      lines.some((other, at) => at < index && !inCode(at + 1) && other.includes(`<${tag}`));
    const problem =
      swallowed(block.value, block.data?.fence ?? '', isOpen) ??
      (block.data?.fences === 1 ? UNCLOSED_CODE : undefined);
    if (problem) return { line, ...problem };
  }
  return undefined;
}

/** What is said of code that the rest of the page is a part of. */
export const UNCLOSED_CODE = {
  message: 'This block of code is not closed.',
  advice: 'End it with a line of as many backticks as it begins with, indented like the first.',
};
