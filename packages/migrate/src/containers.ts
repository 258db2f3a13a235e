import { codeLines } from 'docs-site-engine/node';

const CONTAINER = /^(\s*):{3,}\s*([\w-]*)/;

interface Open {
  name: string;
  indent: string;
  /** Number of the line in the result at which the first nested container ended. */
  innerEnd?: number;
}

/**
 * Closes unclosed containers where other tools close them automatically: a code group after its last
 * code block, and an outer container after its first nested one.
 */
export function closeContainers(text: string): string {
  if (!text.includes(':::')) return text;
  const result: string[] = [];
  const open: Open[] = [];
  const lines = text.split('\n');
  const code = codeLines(lines);
  for (const [index, line] of lines.entries()) {
    const container = code.has(index) ? null : CONTAINER.exec(line);
    const top = open.at(-1);
    const isOther = !code.has(index) && line.trim() !== '' && !container && !/^\s*(?:<<<|<!--)/.test(line);
    if (top?.name === 'code-group' && isOther) {
      result.push(`${top.indent}:::`, '');
      open.pop();
    }
    // code groups can't be nested, so this closes the group
    const isEnd = top?.name === 'code-group' && container?.[2] === 'code-group';
    result.push(isEnd ? `${top.indent}:::` : line);
    if (container?.[2] && !isEnd) open.push({ name: container[2], indent: container[1] ?? '' });
    else if (container) {
      open.pop();
      const around = open.at(-1);
      if (around) around.innerEnd ??= result.length;
    }
  }
  for (const { indent, innerEnd } of open.reverse())
    result.splice(innerEnd ?? result.length, 0, `${indent}:::`);
  return result.join('\n');
}

/** Converts `::: tabs key:os` with `== Name` to `<Tabs groupId="os">` with `<Tab>`s. */
export function migrateTabs(text: string): string {
  if (!/^\s*:{3,}\s*tabs\b/m.test(text)) return text;
  const stack: { tabs: boolean; inTab: boolean; indent: string }[] = [];
  const sourceLines = text.split('\n');
  const code = codeLines(sourceLines);
  const lines = sourceLines.flatMap((line, index): string[] => {
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

/** Returns the value of a tab that only has a label. */
export function tabValue(label: string): string {
  return label
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, '-')
    .replace(/^-|-$/g, '');
}

const ALERT = /^([ \t]*)>[ \t]?\[!([a-z]+)\][ \t]+(\S.*)$/i;
const KINDS = new Map(Object.entries({ caution: 'danger' }));

/** Converts `> [!TIP] Title` of VitePress to `:::tip Title`, the usual syntax for a callout with a title. */
export function convertTitledAlerts(text: string): string {
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
    const marks = inner.some((body) => /^\s*:::/.test(body)) ? '::::' : ':::';
    result.push(`${indent}${marks}${KINDS.get(name) ?? name} ${title}`, ...inner, `${indent}${marks}`);
  }
  return result.join('\n');
}

/** Removes `<Steps>` around headings, because `<Steps>` only accepts a numbered list. */
export function unwrapHeadingSteps(text: string): string {
  return text.replace(/^([ \t]*)<Steps>([\s\S]*?)<\/Steps>/gm, (whole, _indent, inner: string) =>
    /^\s*#{2,6}\s/m.test(inner) && !/^\s*\d+[.)]\s/m.test(inner) ? inner.trim() : whole,
  );
}
