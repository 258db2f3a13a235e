const ALERT = /^([ \t]*)>[ \t]?\[!([a-z]+)\][ \t]+(\S.*)$/i;
const FENCE = /^\s*(`{3,}|~{3,})/;
const KINDS = new Map(Object.entries({ caution: 'danger' }));

/** `> [!TIP] Title` of VitePress becomes `:::tip Title`: GitHub's alerts have no title. */
export function titledAlerts(text: string): string {
  const result: string[] = [];
  const lines = text.split('\n');
  let fence = '';
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? '';
    const [, mark = ''] = FENCE.exec(line) ?? [];
    if (fence !== '' ? mark.startsWith(fence) && line.trim() === mark : mark !== '')
      fence = fence === '' ? mark : '';
    const [, indent = '', kind = '', title] = (fence === '' && ALERT.exec(line)) || [];
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
