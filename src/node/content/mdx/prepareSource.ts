/** Marks a heading's custom id where MDX would see an expression: `## Title {#id}`. */
const ID_MARK = '\uE001';
/** What can precede a block: blockquote and list markers, and indentation. */
const CONTAINER = String.raw`^(?:[ \t]*(?:>|[-*+][ \t]|\d{1,9}[.)][ \t]))*[ \t]*`;
const HEADING_ID = new RegExp(String.raw`(${CONTAINER}#{1,6}[ \t].*?)[ \t]*(?<!\\)\{#([^\s{}]+)\}[ \t]*$`);
const MARKED_ID = new RegExp(`\\s*${ID_MARK}([^${ID_MARK}]+)${ID_MARK}\\s*$`);
const DIRECTIVE = new RegExp(
  String.raw`(${CONTAINER}:{3,}[a-z][\w-]*)[ \t]([ \t]*)(?![[{])(\S.*?)[ \t]*$`,
  'i',
);
/** Backticks followed by more backticks are inline code, not the start of a block. */
const FENCE = new RegExp(`${CONTAINER}(\`{3,}(?!.*\`)|~{3,})`);

/**
 * Rewrites two common documentation idioms into syntax that the Markdown parser understands, line by line and outside
 * code: `:::tip A title` and `## Title {#id}`. Everything else keeps its line and column.
 */
export function prepareSource(text: string): string {
  if (!text.includes(':::') && !text.includes('{#')) return text;
  let fence = '';
  return text
    .split('\n')
    .map((line) => {
      const mark = FENCE.exec(line)?.[1];
      if (fence !== '') {
        if (mark?.startsWith(fence) && line.replace(/^[\s>]+/, '').trimEnd() === mark) fence = '';
        return line;
      }
      if (mark) {
        fence = mark;
        return line;
      }
      return line.replace(HEADING_ID, `$1 ${ID_MARK}$2${ID_MARK}`).replace(DIRECTIVE, '$1[$2$3]');
    })
    .join('\n');
}

/** Reverts the marks in text that turned out not to be a heading, such as indented code. */
export function restoreHeadingIds(text: string): string {
  return text.includes(ID_MARK)
    ? text.replace(new RegExp(`${ID_MARK}([^${ID_MARK}]+)${ID_MARK}`, 'g'), '{#$1}')
    : text;
}

/** Splits a heading's text into the visible text and its custom id, if it has one. */
export function splitHeadingId(text: string): { text: string; id?: string } {
  const match = MARKED_ID.exec(text);
  return match?.[1] ? { text: text.slice(0, match.index), id: match[1] } : { text };
}
