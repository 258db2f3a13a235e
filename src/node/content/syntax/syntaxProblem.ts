import type { VFileMessage } from 'vfile-message';
import type { Problem } from '../../base/problems.ts';
import { codeLines } from '../read/codeLines.ts';

/** What the lines of git look like that a merge leaves behind. */
const CONFLICT = /^(?:<{7}|={7}|>{7})(?:\s|$)/;

/** Elements that hold nothing, and that HTML does not close. */
const VOID = /^(?:area|br|col|hr|img|input|source|wbr)$/;

const TEXT_ADVICE =
  'In MDX, “<” and “{” begin a component or an expression. Put them in backticks, or write \\< and \\{.';

/** The problem that an error of the Markdown or MDX parser is, without its file: what is wrong, in the words of a writer. */
export function syntaxProblem(
  error: VFileMessage,
  source: string,
  format: 'md' | 'mdx',
): Omit<Problem, 'file'> {
  const swallowing = error.reason.includes('closing tag') ? swallowingLine(source) : undefined;
  if (swallowing)
    return {
      severity: 'error',
      code: 'code-fence',
      line: swallowing.line,
      column: 1,
      ...swallowedMessage(swallowing.tag),
    };
  // an element that is not closed has the position of what it is in, and its own in the message
  const opened = /^Expected a closing tag .*?\((\d+):(\d+)/.exec(error.reason);
  const { line, column } = opened ? { line: Number(opened[1]), column: Number(opened[2]) } : error;
  const text = (line && source.split('\n')[line - 1]) || '';
  return {
    severity: 'error',
    code: 'syntax',
    ...(line ? { line } : {}),
    ...(column ? { column } : {}),
    ...(format === 'mdx' ? explained(error.reason, text, column ?? 1) : { message: error.reason }),
  };
}

function explained(reason: string, line: string, column: number): Pick<Problem, 'message' | 'advice'> {
  if (CONFLICT.test(line))
    return {
      message: `“${line.trim()}” is left from a merge.`,
      advice: 'Keep one of the two versions, and remove git’s lines.',
    };
  const [, tag] = /^Expected a closing tag for `<([^`\s>]+)/.exec(reason) ?? [];
  if (tag !== undefined && VOID.test(tag))
    return { message: `<${tag}> is not closed.`, advice: `In MDX, it ends with a slash: <${tag} />.` };
  if (tag !== undefined)
    return {
      message: `<${tag}> is not closed.`,
      advice: `Write </${tag}> where it ends, or <${tag} /> if nothing is in it. If it is no tag, put it in backticks, or write \\<${tag}>.`,
    };
  if (/^#{1,6}\s.*\{#/.test(line) && line.lastIndexOf('{#') <= column)
    return {
      message: 'The id of this heading cannot be read.',
      advice: 'It ends the line, and has no spaces: ## Title {#own-id}',
    };
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

/** A closing tag alone in its line. */
const CLOSING = /^[ \t]*<\/([A-Z]\w*)>[ \t]*$/gm;

/** What is said of code that goes on beyond a closing tag. */
export const swallowedMessage = (tag: string) => ({
  message: `This block of code is not closed: “</${tag}>” below is a part of it.`,
  advice: `End it above </${tag}> with a line of as many backticks as it begins with.`,
});

/** The first closing tag in code whose opening tag is not in it. */
export function swallowedTag(code: string): string | undefined {
  for (const { 1: name = '', index } of code.matchAll(CLOSING))
    if (!new RegExp(`<${name}[\\s>]`).test(code.slice(0, index))) return name;
  return undefined;
}

/** In a page that cannot be read because of its tags: the line, from 1 on, of the first code that a closing tag is lost in. */
function swallowingLine(source: string): { line: number; tag: string } | undefined {
  const lines = source.split('\n');
  const code = codeLines(lines);
  for (const [first, begins] of code) {
    if (!begins) continue;
    let end = first + 1;
    while (code.get(end) === false) end += 1;
    const tag = swallowedTag(lines.slice(first, end).join('\n'));
    const isOpen = (line: string, index: number) =>
      index < first && !code.has(index) && line.includes(`<${tag}`);
    if (tag && lines.some(isOpen)) return { line: first + 1, tag };
  }
  return undefined;
}
