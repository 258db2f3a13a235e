/** Formats a table: the first column is left-aligned, numbers are right-aligned. */
export function formatTable(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [header, ...rows];
  const widths = header.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    widths
      .map((width, column) => {
        const text = row[column] ?? '';
        return column === 0 ? text.padEnd(width) : text.padStart(width);
      })
      .join('   ')
      .trimEnd();
  const rule = '─'.repeat(line(header).length);
  return [line(header), rule, ...rows.map(line)].join('\n');
}

/** Returns our figures divided by the peer's: values below 1 are lower. */
export function ratios(ours: readonly (number | null)[], theirs: readonly (number | null)[]): string[] {
  return ours.map((value, index) => {
    const other = theirs[index];
    return figure(value === null || !other ? null : value / other, 2);
  });
}

/** Returns a number with fixed decimals; a dash for `undefined`. */
export function figure(value: number | null | undefined, decimals = 0): string {
  return value === null || value === undefined ? '–' : value.toFixed(decimals);
}
