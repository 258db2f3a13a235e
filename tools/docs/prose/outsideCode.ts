/** Matches the placeholders of hidden code and link targets. */
export const HIDDEN = '\uE010\\d+\uE011';

/**
 * Maps the prose of a page, without inline code and link targets. Of the frontmatter, only title and description are
 * prose.
 */
export function outsideCode(source: string, change: (text: string) => string): string {
  let fence = '';
  const lines = source.split('\n');
  const textStart = lines[0] === '---' ? lines.indexOf('---', 1) + 1 : 0;
  return lines
    .map((line, index) => {
      if (index < textStart && !/^(?:title|description):/.test(line)) return line;
      const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
      if (mark && (fence === '' || mark.startsWith(fence))) fence = fence === '' ? mark : '';
      if (mark || fence !== '') return line;
      const hidden: string[] = [];
      const visible = line.replace(
        /`[^`]+`|(?<=\])\([^()]*\)/g,
        (code) => `\uE010${hidden.push(code) - 1}\uE011`,
      );
      return change(visible).replace(/\uE010(\d+)\uE011/g, (_, index) => hidden[Number(index)] ?? '');
    })
    .join('\n');
}
