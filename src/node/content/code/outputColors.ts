/** Escape sequences of a terminal, by what they say. */
const COLORS = { red: 31, green: 32, yellow: 33, cyan: 36, gray: 90 } as const;

/**
 * What test runners print in color, in the order of precedence. Recordings of a page's commands are compared as plain
 * text; so this stands for the colors in which the terminal shows it.
 */
const PARTS: readonly [pattern: RegExp, color: keyof typeof COLORS][] = [
  [/^ *\w+ v\d[\d.]*.*$/gm, 'cyan'],
  [/[✓√]|\b\d+ passed\b|^ *\+ .*$/gm, 'green'],
  [/[✗×✕⨯]|\b\d+ failed\b|^ *- .*$|\b\w*Error\b(?=:)|\bFAIL\b/gm, 'red'],
  [/\b\d+ (?:skipped|todo)\b|\bwarn\b/g, 'yellow'],
  [
    /\(?\b\d+(?:\.\d+)? ?m?s\b\)?|^ *(?:Test Files|Tests|Snapshots|Duration)(?= )|^ *at .*$|^ *\d* \|/gm,
    'gray',
  ],
];

/** The output of a command with escape sequences for its colors. */
export function withColors(output: string): string {
  const spans: { start: number; end: number; color: number }[] = [];
  for (const [pattern, color] of PARTS) {
    for (const { 0: part, index } of output.matchAll(pattern)) {
      const span = { start: index, end: index + part.length, color: COLORS[color] };
      if (!spans.some(({ start, end }) => start < span.end && span.start < end)) spans.push(span);
    }
  }
  return spans
    .sort((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end, color }) =>
        `${text.slice(0, start)}\u001b[${color}m${text.slice(start, end)}\u001b[39m${text.slice(end)}`,
      output,
    );
}
