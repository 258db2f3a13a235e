const FENCE = /^(?:[ \t]*(?:>|[-*+][ \t]|\d{1,9}[.)][ \t]))*[ \t]*(`{3,}(?!.*`)|~{3,})/;

/** Changes what a page says outside of its blocks of code. */
export function mapProse(text: string, change: (prose: string) => string): string {
  const result: string[] = [];
  let prose: string[] = [];
  let fence = '';
  const flush = () => {
    if (prose.length > 0) result.push(change(prose.join('\n')));
    prose = [];
  };
  for (const line of text.split('\n')) {
    const [, mark = ''] = FENCE.exec(line) ?? [];
    if (fence === '' && mark === '') {
      prose.push(line);
      continue;
    }
    flush();
    result.push(line);
    if (fence === '') fence = mark;
    else if (mark.startsWith(fence) && line.replace(/^[\s>]+/, '').trimEnd() === mark) fence = '';
  }
  flush();
  return result.join('\n');
}
