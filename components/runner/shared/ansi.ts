/** A piece of terminal output in one style. */
export interface AnsiSpan {
  text: string;
  /** `red`, `bright-black`, `on-red`, `bold` … */
  styles: string[];
}

const COLORS = ['black', 'red', 'green', 'yellow', 'blue', 'magenta', 'cyan', 'white'];
// biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences begin with one
const SEQUENCE = /\u001b\[([\d;]*)m/;

/** Splits terminal output into lines of spans. Escape sequences other than colors aren't expected. */
export function ansiLines(output: string): AnsiSpan[][] {
  const active = { front: '', ground: '', bold: '', dim: '' };
  return output.split('\n').map((line) => {
    const parts = line.split(SEQUENCE);
    return parts.flatMap((part, index): AnsiSpan[] => {
      if (index % 2 === 1) for (const code of part.split(';')) apply(active, Number(code));
      else if (part !== '') return [{ text: part, styles: Object.values(active).filter(Boolean) }];
      return [];
    });
  });
}

function apply(active: Record<'front' | 'ground' | 'bold' | 'dim', string>, code: number): void {
  if (code === 0) Object.assign(active, { front: '', ground: '', bold: '', dim: '' });
  else if (code === 1) active.bold = 'bold';
  else if (code === 2) active.dim = 'dim';
  else if (code === 22) Object.assign(active, { bold: '', dim: '' });
  else if (code >= 30 && code <= 37) active.front = COLORS[code - 30] ?? '';
  else if (code === 39) active.front = '';
  else if (code >= 40 && code <= 47) active.ground = `on-${COLORS[code - 40]}`;
  else if (code === 49) active.ground = '';
  else if (code === 90) active.front = 'bright-black';
}
