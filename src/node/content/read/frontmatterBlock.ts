/** The YAML between the first two lines of `---`. */
interface FrontmatterBlock {
  yaml: string;
  /** Offset of the YAML in the text. */
  start: number;
  /** Offset after the closing line. */
  end: number;
}

const isFence = (line: string): boolean => line.trimEnd() === '---';

/** Finds the frontmatter of a text; `'unclosed'` if only its first line is there. */
export function frontmatterBlock(text: string): FrontmatterBlock | 'unclosed' | undefined {
  const start = text.indexOf('\n') + 1;
  if (!isFence(text.slice(0, start))) return undefined;
  for (let line = start; line < text.length; ) {
    const next = text.indexOf('\n', line) + 1 || text.length;
    if (isFence(text.slice(line, next))) return { yaml: text.slice(start, line), start, end: next };
    line = next;
  }
  return 'unclosed';
}

/** Replaces the frontmatter of a text with spaces, so that offsets and lines stay the same. */
export function withoutFrontmatter(text: string): string {
  const block = frontmatterBlock(text);
  if (block === undefined || block === 'unclosed') return text;
  return text.slice(0, block.end).replace(/[^\n]/g, ' ') + text.slice(block.end);
}
