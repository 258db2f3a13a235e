import type { Element, ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { isCjk } from '../../base/cjk.ts';

/** Width of a table on a phone, in letters of its text. */
const ROOM = 44;

/** Maximum width of the first column, in letters. */
const FIRST = 0.42 * ROOM;

/** Widths of the gap between columns and of the edges of inline code, in letters. */
const GAP = 3.3;
const CODE_EDGE = 1;

/** Names of attributes, as Markdown and raw HTML spell them. */
const SPAN: ReadonlySet<string> = new Set(['colSpan', 'rowSpan', 'colspan', 'rowspan']);

/** Minimum widths of columns with short and with long text, in letters. */
const READABLE = { short: 15, long: 24 };
const LONG = 48;

/**
 * Marks a table whose columns don't fit on a phone: there, each row is a card. With three or more columns, the cells below
 * the first repeat the header of their column.
 */
export function markCards(table: Element): boolean {
  const rows = getRows(table);
  const [header, ...body] = rows;
  if (!header || !body.length || hasSpans(rows)) return false;
  const labels = getCells(header);
  const widths = labels.map((_, column) => columnWidth(rows.map((row) => getCells(row)[column])));
  const totalWidth = widths.reduce((sum, width) => sum + width, GAP * (widths.length - 1));
  const isTooWide = totalWidth > ROOM || (widths.length === 2 && (widths[0] ?? 0) > FIRST);
  if (widths.length < 2 || !isTooWide) return false;
  if (widths.length > 2) for (const row of body) labelCells(row, labels);
  return true;
}

function labelCells(row: Element, labels: readonly Element[]): void {
  for (const [column, cell] of getCells(row).entries()) {
    const label = labels[column] && textOf(labels[column]).trim();
    if (column > 0 && label) cell.properties.dataLabel = label;
  }
}

const isElement = (node: ElementContent): node is Element => node.type === 'element';

const getCells = (row: Element): Element[] => row.children.filter(isElement);

/** Returns the rows of a table, if the first one is its header. */
function getRows(table: Element): Element[] {
  const parts = table.children.filter(isElement);
  if (parts[0]?.tagName !== 'thead') return [];
  return parts.flatMap(getCells).filter(({ tagName }) => tagName === 'tr');
}

const hasSpans = (rows: readonly Element[]): boolean =>
  rows.flatMap(getCells).some(({ properties }) => Object.keys(properties).some((name) => SPAN.has(name)));

/** Returns the minimum width of a column: its longest word, or a readable minimum. */
function columnWidth(cells: readonly (Element | undefined)[]): number {
  const word = Math.max(...cells.map((cell) => (cell ? longestWord(cell) : 0)));
  const textWidth = Math.max(...cells.map((cell) => (cell ? letters(textOf(cell)) : 0)));
  return Math.max(word, Math.min(textWidth, textWidth > LONG ? READABLE.long : READABLE.short));
}

function longestWord(node: ElementContent, inCode = false): number {
  if (node.type === 'element')
    return Math.max(
      0,
      ...node.children.map((child) => longestWord(child, inCode || node.tagName === 'code')),
    );
  if (node.type !== 'text') return 0;
  const words = node.value.split(/[\s\p{Script=Han}]+/u).map(letters);
  return Math.max(...words) + (inCode ? CODE_EDGE : 0);
}

/** Returns the width of a text, in letters. A Chinese character is as wide as two. */
function letters(text: string): number {
  let width = 0;
  for (let index = 0; index < text.length; index += 1) width += isCjk(text.charCodeAt(index)) ? 2 : 1;
  return width;
}
