import type { Nodes as HastNodes, Root as HtmlRoot } from 'hast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { collectProblems, report, stageRecord } from '../content/page.ts';
import { withoutMarks } from '../content/syntax/remarkSourceTexts.ts';

/** Reports text that the page's HTML doesn't show, unless its line already has a problem (`lost-text`). */
export function lostText() {
  return (tree: HtmlRoot, vfile: VFile): void => {
    const offsets = new Set<number>();
    const parts: string[] = [];
    visit(tree, (node: HastNodes) => {
      const offset = node.position?.start.offset;
      if (offset !== undefined && 'value' in node) offsets.add(offset);
      parts.push(...textNodes(node));
    });
    // plugins turn text into attributes, and create text without a position
    const visibleText = withoutSpaces(withoutMarks(parts.join('')));
    const { displayFile } = stageRecord('read', vfile).source;
    const reportedLines = [...collectProblems(vfile), ...(vfile.data.lint ?? [])]
      .filter(({ file, code }) => file === displayFile && code !== 'plugin-message')
      .map(({ line }) => line);
    for (const node of stageRecord('syntax', vfile).sourceTexts) {
      const { line, offset = -1 } = node.position?.start ?? {};
      if (
        reportedLines.includes(line) ||
        offsets.has(offset) ||
        visibleText.includes(withoutSpaces(withoutMarks(node.value)))
      )
        continue;
      report(vfile, node, lostTextMessage(node.value, 'Move it to where it is rendered, or remove it.'));
    }
  };
}

const withoutSpaces = (text: string): string => text.replace(/\s+/g, '');

function textNodes(node: HastNodes): string[] {
  if ('value' in node) return [node.value];
  if ('properties' in node) return Object.values(node.properties).map(String);
  if (!('attributes' in node)) return [];
  return node.attributes.map(({ value }) => (typeof value === 'string' ? value : (value?.value ?? '')));
}

/** Returns the report for text that is missing from the page. */
export function lostTextMessage(text: string, advice: string) {
  const line = text.trim().replace(/\s+/g, ' ');
  const message = `"${line.length > 60 ? `${line.slice(0, 60)}…` : line}" is missing from the page.`;
  return { code: 'lost-text', message, advice } as const;
}
