import { codeLines } from '../../content/read/codeLines.ts';

/** `::: tabs key:os` with `== Name` becomes `<Tabs groupId="os">` with `<Tab>`s. */
export function migrateTabs(text: string): string {
  if (!/^\s*:{3,}\s*tabs\b/m.test(text)) return text;
  const stack: { tabs: boolean; inTab: boolean; indent: string }[] = [];
  const given = text.split('\n');
  const code = codeLines(given);
  const lines = given.flatMap((line, index): string[] => {
    if (code.has(index)) return [line];
    const [, indent = '', , name = ''] = /^(\s*)(:{3,})\s*([\w-]*)/.exec(line) ?? [];
    const top = stack.at(-1);
    if (name !== '') {
      const tabs = name === 'tabs';
      stack.push({ tabs, inTab: false, indent });
      if (!tabs) return [line];
      const key = /key:([\w-]+)/.exec(line)?.[1];
      return [`${indent}<Tabs${key === undefined ? '' : ` groupId="${key}"`}>`];
    }
    if (/^\s*:{3,}\s*$/.test(line)) {
      stack.pop();
      if (!top?.tabs) return [line];
      return [...(top.inTab ? ['', `${top.indent}</Tab>`] : []), `${top.indent}</Tabs>`];
    }
    const [, label] = /^\s*={2,}\s+(.+?)\s*$/.exec(line) ?? [];
    if (label === undefined || !top?.tabs) return [line];
    const ends = top.inTab ? ['', `${top.indent}</Tab>`] : [];
    top.inTab = true;
    return [
      ...ends,
      `${top.indent}<Tab value="${tabValue(label)}" label="${label.replaceAll('"', '&quot;')}">`,
      '',
    ];
  });
  return lines.join('\n');
}

/** The value of a tab that has just a label. */
export function tabValue(label: string): string {
  return label
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, '-')
    .replace(/^-|-$/g, '');
}
