/** What can precede a block: blockquote and list markers, and indentation. */
export const CONTAINER = String.raw`^(?:[ \t]*(?:>|[-*+][ \t]|\d{1,9}[.)][ \t]))*[ \t]*`;

/** Backticks followed by more backticks are inline code, not the start of a block. */
const FENCE = new RegExp(`${CONTAINER}(\`{3,}(?!\`)(?!.*\`)|~{3,})`);

/**
 * The lines of fenced code, its fences included, counted from 0, and of each whether it is the fence that begins the
 * block: what is there is shown, not read as Markdown.
 */
export function codeLines(lines: readonly string[]): Map<number, boolean> {
  const code = new Map<number, boolean>();
  let open = '';
  for (const [index, line] of lines.entries()) {
    // every line of every page comes by here
    const [, fence = ''] = (/```|~~~/.test(line) && FENCE.exec(line)) || [];
    if (open !== '' || fence !== '') code.set(index, open === '');
    if (open === '') open = fence;
    else if (fence.startsWith(open) && line.replace(/^[\s>]+/, '').trimEnd() === fence) open = '';
  }
  return code;
}

/** A text without its fenced code. */
export function withoutCode(text: string): string {
  const lines = text.split('\n');
  const code = codeLines(lines);
  return lines.filter((_, index) => !code.has(index)).join('\n');
}
