import { codeLines } from '../read/codeLines.ts';

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
export function swallowingLine(source: string): { line: number; tag: string } | undefined {
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
