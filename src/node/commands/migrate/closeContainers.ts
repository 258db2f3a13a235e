const FENCE = /^\s*(`{3,}|~{3,})/;
const CONTAINER = /^(\s*):{3,}\s*([\w-]*)/;

interface Open {
  name: string;
  indent: string;
  /** Where the first container inside of it ended: the line's number in the result. */
  innerEnd?: number;
}

/**
 * Closes the containers that an author has left open, where other tools do it by themselves: a code group ends with its
 * code, and what is around another one ends with it.
 */
export function closeContainers(text: string): string {
  if (!text.includes(':::')) return text;
  const result: string[] = [];
  const open: Open[] = [];
  let fence = '';
  for (const line of text.split('\n')) {
    const [, mark = ''] = FENCE.exec(line) ?? [];
    if (fence !== '') {
      if (mark.startsWith(fence) && line.trim() === mark) fence = '';
      result.push(line);
      continue;
    }
    const top = open.at(-1);
    const container = CONTAINER.exec(line);
    if (
      top?.name === 'code-group' &&
      line.trim() !== '' &&
      mark === '' &&
      !container &&
      !/^\s*(?:<<<|<!--)/.test(line)
    ) {
      result.push(`${top.indent}:::`, '');
      open.pop();
    }
    fence = mark;
    result.push(line);
    if (container?.[2]) open.push({ name: container[2], indent: container[1] ?? '' });
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
