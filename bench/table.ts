/** Lines a table up: the first column to the left, figures to the right. */
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

/** A figure with so many decimals; a dash where there is none. */
export function figure(value: number | null | undefined, decimals = 0): string {
  return value === null || value === undefined ? '–' : value.toFixed(decimals);
}
