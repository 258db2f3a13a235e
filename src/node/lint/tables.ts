import type { Paragraph, Root, Table, Text } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { report } from '../content/page.ts';

const BAR = 'Write \\| for a literal "|" in a cell, also in code.';
/** Matches the delimiter row of a table. */
const DELIMITERS = /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/;

/** Reports tables that lose text or are shown as text (`table`), and unclosed inline code (`literal-markup`). */
export function tables() {
  return (tree: Root, vfile: VFile): void => {
    visit(tree, (node) => {
      if (node.type === 'paragraph') checkParagraph(node, vfile);
      if (node.type === 'text') checkText(node, vfile);
      if (node.type !== 'table') return undefined;
      checkRows(node, vfile);
      return SKIP;
    });
  };
}

function checkRows({ children: rows }: Table, vfile: VFile): void {
  const columns = rows[0]?.children.length ?? 0;
  for (const { children: cells } of rows) {
    const cut = cells.find(({ children }) => children.some((node) => openCode(node as Text, vfile)));
    const extra = cells[columns];
    if (cut) {
      const message = `The code "${textOf(cut)}" is not closed in its cell.`;
      report(vfile, cut, { code: 'table', message, advice: `${BAR} Otherwise, close it with a backtick.` });
    } else if (extra) {
      const lostCells = cells.slice(columns).map((cell) => textOf(cell));
      const message = `This row has ${cells.length} cells, but its table has ${columns} columns: "${lostCells.join(' | ')}" is not shown.`;
      const advice = `${BAR} Or add cells to the first two lines.`;
      report(vfile, extra, { code: 'table', message, advice });
    }
  }
}

/** Reports a paragraph with pipes: a table whose delimiter row is missing or invalid, or that a blank line splits. */
function checkParagraph(node: Paragraph, vfile: VFile): void {
  const lines = (sourceText(node, vfile) ?? textOf(node)).split('\n').map(withoutCode);
  const isRow = (line: string) => /^(?=.*(?<!\\)\|$)\|.+(?<!\\)\|.+\|$/.test(line);
  const hasBar = (line: string) => /.[ \t]\|[ \t]./.test(line);
  const hasDelimiters = lines.some((line, index) => DELIMITERS.test(line) && lines[index - 1]?.includes('|'));
  if (hasDelimiters) {
    const message = 'This table is shown as text: its second line must have as many cells as the first.';
    report(vfile, node, { code: 'table', message, advice: 'Write | --- | for each cell in the first line.' });
  } else if (lines.some(isRow) || (lines.length > 1 && lines.every(hasBar))) {
    const message = 'This is shown as text, because it is not part of a table.';
    const advice =
      'Write | --- | --- | below the first line of a table, without empty lines between its lines. For a literal "|" in text, write \\|.';
    report(vfile, node, { code: 'table', message, advice });
  }
}

function checkText(node: Text, vfile: VFile): void {
  const code = openCode(node, vfile);
  if (code === undefined) return;
  const isRaw = code.slice(1).includes('`');
  const reason = isRaw
    ? 'an empty line is missing after the HTML tag above'
    : 'the inline code is not closed';
  const message = `"${code}" is shown as text: ${reason}.`;
  const advice = isRaw
    ? 'Add an empty line after the tag, or write <code>.'
    : 'Close it with the same number of backticks, or write \\` for a literal backtick.';
  report(vfile, node, { code: 'literal-markup', message, advice });
}

/**
 * Returns the text after an unmatched backtick. Ignores fragments, whose source isn't available and may have a
 * backslash.
 */
function openCode(node: Text, vfile: VFile): string | undefined {
  if (node.type !== 'text' || !node.value.includes('`')) return undefined;
  const source = sourceText(node, vfile)?.replace(/\\./g, '') ?? '';
  return source.includes('`') ? node.value.slice(node.value.indexOf('`')).split('\n')[0] : undefined;
}

function sourceText({ data, position }: Paragraph | Text, vfile: VFile): string | undefined {
  if (data?.sourceFile || !position) return undefined;
  return String(vfile.value).slice(position.start.offset, position.end.offset);
}

/** Removes code, and leading marks of quotes and lists, from a line. */
const withoutCode = (line: string): string =>
  line.replace(/`[^`]*`/g, '_').replace(/^[\s>*-]*(?=\|)|(?<!\s)\s+$/g, '');
