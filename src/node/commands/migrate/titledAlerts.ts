import { codeLines } from '../../content/read/codeLines.ts';

const ALERT = /^([ \t]*)>[ \t]?\[!([a-z]+)\][ \t]+(\S.*)$/i;
const KINDS = new Map(Object.entries({ caution: 'danger' }));

/** `> [!TIP] Title` of VitePress becomes `:::tip Title`: GitHub's alerts have no title. */
export function titledAlerts(text: string): string {
  const result: string[] = [];
  const lines = text.split('\n');
  const code = codeLines(lines);
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? '';
    const [, indent = '', kind = '', title] = (!code.has(index) && ALERT.exec(line)) || [];
    if (title === undefined) {
      result.push(line);
      continue;
    }
    const inner: string[] = [];
    while (/^[ \t]*>/.test(lines[index + 1] ?? ''))
      inner.push(indent + (lines[++index] ?? '').replace(/^[ \t]*>[ \t]?/, ''));
    const name = kind.toLowerCase();
    const marks = inner.some((own) => /^\s*:::/.test(own)) ? '::::' : ':::';
    result.push(`${indent}${marks}${KINDS.get(name) ?? name} ${title}`, ...inner, `${indent}${marks}`);
  }
  return result.join('\n');
}
