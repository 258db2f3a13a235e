/** Tab size, as in the block's styles. */
const TAB_COLUMNS = 2;
/** A Chinese character is 1em wide, which is this many times the width of a Latin character in a monospace font. */
const WIDE_COLUMNS = 5 / 3;
const FIRST_WIDE = 0x2e80;
/** The shell prompt is not in the text: its class adds "$ ". */
const PROMPT_COLUMNS = 2;

/** Lines beside the buttons in the block's corner, and the columns that they have in the narrowest viewport. */
const BESIDE_BUTTONS = { lines: 2, columns: 23 };

/** Whether one of the first lines in the HTML of {@link highlight} would run under the block's buttons on a phone. */
export function startsLong(html: string): boolean {
  const lines = html.split('\n', BESIDE_BUTTONS.lines);
  return lines.some((line) => lineColumns(line) > BESIDE_BUTTONS.columns);
}

/** Columns beside the name of the language, in the narrowest column of text that shows it. */
const BESIDE_LANGUAGE = 58;

/** Whether the first line in the HTML of {@link highlight} would run under the name of the language. */
export function startsWide(html: string): boolean {
  const [line = ''] = html.split('\n', 1);
  return lineColumns(line) > BESIDE_LANGUAGE;
}

/** Width of a line in the HTML of {@link highlight}, in Latin characters. */
export function lineColumns(line: string): number {
  const text = line.replace(/<[^<>]*>/g, '').replace(/&#?\w+;/g, '&');
  let columns = /^<[^>]*\bprompt\b/.test(line) ? PROMPT_COLUMNS : 0;
  for (const character of text) {
    if (character === '\t') columns += TAB_COLUMNS - (columns % TAB_COLUMNS);
    else columns += (character.codePointAt(0) ?? 0) >= FIRST_WIDE ? WIDE_COLUMNS : 1;
  }
  return columns;
}
