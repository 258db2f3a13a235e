import type { Code } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFileMessage } from 'vfile-message';
import type { Problem } from '../../base/problems.ts';
import type { PageFormat } from '../parse/pageFormat.ts';
import { parseBlocks } from '../parse/parsePage.ts';

/** Matches merge conflict markers. */
const CONFLICT = /^(?:<{7}|={7}|>{7})(?:\s|$)/;

/** Void elements of HTML. */
const VOID = ['area', 'br', 'col', 'hr', 'img', 'input', 'source', 'wbr'];

const TEXT_ADVICE =
  'In MDX, "<" starts a component and "{" starts an expression. For the literal characters, use backticks or write \\< and \\{.';

/** Turns an error of the Markdown or MDX parser into a problem in terms that writers know, without the file. */
export function syntaxProblem(
  error: VFileMessage,
  source: string,
  format: PageFormat,
): Omit<Problem, 'file'> {
  const code = error.reason.includes('closing tag') ? findLostFence(source) : undefined;
  if (code) return { severity: 'error', code: 'code-fence', column: 1, ...code };
  // for an unclosed element, the error has the parent's position, and the message contains its own
  const unclosedElement = unclosedTag(error.reason);
  const { line, column } = unclosedElement ?? error;
  const text = (line && source.split('\n')[line - 1]) || '';
  return {
    severity: 'error',
    code: 'syntax',
    ...(line ? { line } : {}),
    ...(column ? { column } : {}),
    ...(format === 'mdx' ? explainError(error.reason, text, column ?? 1) : { message: error.reason }),
  };
}

/** Parses the parser's message for an unclosed tag: its name, unless it is a fragment, and its location. */
function unclosedTag(reason: string): { tag: string | undefined; line: number; column: number } | undefined {
  const [match, tag, line, column] =
    /^Expected a closing tag for `<([^`\s>]+)?.*?\((\d+):(\d+)/.exec(reason) ?? [];
  return match === undefined ? undefined : { tag, line: Number(line), column: Number(column) };
}

function explainError(reason: string, line: string, column: number): Pick<Problem, 'message' | 'advice'> {
  if (CONFLICT.test(line))
    return {
      message: `"${line.trim()}" is an unresolved merge conflict.`,
      advice: 'Keep one version and remove the conflict markers.',
    };
  const { tag } = unclosedTag(reason) ?? {};
  if (tag !== undefined && VOID.includes(tag))
    return { message: `<${tag}> is not closed.`, advice: `In MDX, it ends with a slash: <${tag} />.` };
  if (tag !== undefined)
    return {
      message: `<${tag}> is not closed.`,
      advice: `Add </${tag}>, or write <${tag} /> if it is empty. If it is not a tag, use backticks or write \\<${tag}>.`,
    };
  const [, closing, open, above] =
    /^Unexpected closing tag `<\/(.*?)>`, .* for `<(.*?)>` \((\d+):/.exec(reason) ?? [];
  if (closing !== undefined)
    return {
      message: `Unexpected </${closing}>: <${open}> on line ${above} is still open.`,
      advice: `Add </${open}> before it, or fix the name of one of the tags.`,
    };
  if (reason.includes('expected an open tag first'))
    return {
      message: 'This tag has no matching opening tag.',
      advice: 'Remove it, or add the opening tag.',
    };
  if (/^#{1,6}[^\s#].*\{#/.test(line))
    return { message: 'This heading has no space after "#".', advice: 'Write ## Title {#custom-id}' };
  if (reason.includes('import/exports'))
    return {
      message: 'This line starts like an import or export, but it is not valid.',
      advice: "Write import Part from './part.mdx', or start the sentence with another word.",
    };
  if (reason.includes('with acorn'))
    return { message: 'The expression between "{" and "}" is not valid JavaScript.', advice: TEXT_ADVICE };
  if (reason.includes('to create a comment'))
    return { message: 'MDX does not support HTML comments.', advice: 'Write {/* a comment */}.' };
  if (/^<(?:[a-z]+:|[^\s<>@]+@)/i.test(line.slice(line.lastIndexOf('<', column - 1))))
    return {
      message: 'MDX does not support links in "<" and ">".',
      advice: 'Write only the address, or [text](address).',
    };
  return { message: reason, advice: TEXT_ADVICE };
}

/** Matches a closing tag at the start of a line of tags. Backticks before it were meant to end the code. */
const CLOSING = /^[ \t]*(?:(?:`{3,}|~{3,})[ \t]*)?<\/([A-Za-z][\w.]*)>[ \t]*(?:<[^`\n]*>)?[ \t]*$/gm;

const unclosed = (below: string, end: string) => ({
  message: `This code block is not closed. It also contains: ${below}`,
  advice: `Close it before ${end} with a line that only contains the backticks of its first line.`,
});

/**
 * Returns the message for code that continues past a closing tag or the start of another block.
 *
 * @param isOpen whether an element is open around the code
 */
export function swallowedMessage(code: string, fence: string, isOpen: (tag: string) => boolean) {
  for (const { 1: name = '', index } of code.matchAll(CLOSING))
    if (isOpen(name) && !new RegExp(`<${name}[\\s>]`).test(code.slice(0, index)))
      return unclosed(`</${name}>`, `</${name}>`);
  const other = new RegExp(`^ {0,3}(${fence}+[^\`\n]*[^\`\\s])[ \\t]*$`, 'm').exec(code)?.[1];
  return other === undefined ? undefined : unclosed(other, `"${other}"`);
}

/** Matches a fence that isn't at the start of its line. */
const MISPLACED = /^[^`~\n]*[^`~\s]\s*((?:`{3,}|~{3,})[\w-]*)[ \t]*$/;

/** Finds the first code block that swallows a tag, in a page whose tags can't be parsed. Lines are counted from 1. */
function findLostFence(source: string): (Pick<Problem, 'message' | 'advice'> & { line: number }) | undefined {
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
        message: `"${misplaced}" does not start a code block, because it is not at the start of its line.`,
        advice: 'Move it to a separate line.',
      };
    const block = blocks.find((other) => other.line === line)?.node;
    if (!block) continue;
    const isOpen = (tag: string) =>
      lines.some(
        (other, otherIndex) => otherIndex < index && !inCode(otherIndex + 1) && other.includes(`<${tag}`),
      );
    const problem =
      swallowedMessage(block.value, block.data?.fence ?? '', isOpen) ??
      (block.data?.fences === 1 ? UNCLOSED_CODE : undefined);
    if (problem) return { line, ...problem };
  }
  return undefined;
}

/** The message for an unclosed code block that extends to the end of the page. */
export const UNCLOSED_CODE = {
  message: 'This code block is not closed.',
  advice:
    'Close it with a line that only contains the backticks of its first line, with the same indentation.',
};
