import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Problem } from '../../../src/node/base/problems.ts';
import type { Page } from '../pages.ts';
import { outsideCode } from './outsideCode.ts';

const MARKS = '，。；：？！';
const ENDS_WITH_MARK = new RegExp(`([${MARKS}])$`);

/**
 * Bold text that ends with a Chinese mark and goes on: `**用法。** 文字` shows a space that does not belong there, and
 * `**用法。**文字` shows the asterisks, since Markdown takes neither mark for the end of a word. `**用法**。文字` is right.
 */
export function checkBold(page: Page): Problem[] {
  const problems: Problem[] = [];
  const report = (line: number | undefined, message: string, advice: string): void => {
    problems.push({ severity: 'error', file: page.file, line: line ?? 1, message, advice });
  };
  visit(page.tree, (node, index, parent) => {
    if (node.type === 'text' && node.value.includes('**')) {
      const advice =
        'Move punctuation outside of bold text: "**用法**。文字", "**用法**（旧）". For literal asterisks, write `**`.';
      report(node.position?.start.line, `Literal asterisks: "${surroundingText(node.value)}"`, advice);
    }
    if (node.type !== 'strong' || page.lang !== 'zh' || index === undefined) return;
    const next = parent?.children[index + 1];
    const text = textOf(node);
    if (!next || next.type === 'break' || !ENDS_WITH_MARK.test(text)) return;
    const advice =
      'Move the punctuation after the bold text, without a space, or run: npm run docs:lint -- --fix';
    report(node.position?.start.line, `Bold text ends with punctuation: "${text}"`, advice);
  });
  return problems;
}

function surroundingText(text: string): string {
  const at = text.indexOf('**');
  return text.slice(Math.max(0, at - 10), at + 12).replaceAll('\n', ' ');
}

/** Moves the marks out of bold text: `**用法。** 文字` becomes `**用法**。文字`. */
export function fixBold(source: string): string {
  return outsideCode(source, (line) => {
    const parts = line.split('**');
    // text between an odd and an even delimiter is bold
    for (let index = 1; index + 1 < parts.length; index += 2) {
      const [bold = '', after = ''] = [parts[index], parts[index + 1]];
      const mark = ENDS_WITH_MARK.exec(bold)?.[1];
      if (!mark || !/[^\s|]/.test(after)) continue;
      parts[index] = bold.slice(0, -1);
      parts[index + 1] = mark + after.replace(/^ /, '');
    }
    return parts.join('**');
  });
}
