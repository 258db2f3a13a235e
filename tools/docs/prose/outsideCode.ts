/** A pattern for what stands in place of hidden code and targets. */
export const HIDDEN = '\uE010\\d+\uE011';

/**
 * Changes the lines of a page that are prose, and in them what is neither inline code nor the target of a link. Of the
 * frontmatter, those are title and description: keywords are the words of readers.
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
