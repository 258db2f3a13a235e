import type { Nodes as HastNodes, Root as HtmlRoot } from 'hast';
import type { Definition, FootnoteDefinition, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { foundBy, problemsOf, report } from '../page.ts';
import { withoutMarks } from '../syntax/remarkWrittenText.ts';

/** Tells of definitions that nothing refers to. Runs before plugins change the page. */
export function remarkDefinitions() {
  return (tree: Root, vfile: VFile): void => {
    const definitions: (Definition | FootnoteDefinition)[] = [];
    const used = new Set<string>();
    visit(tree, (node) => {
      if (node.type === 'definition' || node.type === 'footnoteDefinition') definitions.push(node);
      else if (node.type.endsWith('Reference') && 'identifier' in node) used.add(nameOf(node));
    });
    const defined = new Set<string>();
    for (const node of definitions) {
      const key = nameOf(node);
      const isTwice = defined.has(key);
      defined.add(key);
      // `[//]: # (a remark)`
      const isRemark = node.type === 'definition' && /^#?$/.test(node.url);
      if (isRemark || (used.has(key) && !isTwice)) continue;
      const name = nameOf({ ...node, identifier: node.label ?? node.identifier });
      const advice = isTwice
        ? `A line above defines ${name}, too: choose another name.`
        : `Refer to it, as in [text]${name}, or write \\${name} if it is text.`;
      report(vfile, node, lost(`${name}: ${node.type === 'definition' ? node.url : '…'}`, advice));
    }
  };
}

/** A footnote may have the name of an address. */
function nameOf({ type, identifier }: { type: string; identifier: string }): string {
  return `[${type.startsWith('footnote') ? '^' : ''}${identifier}]`;
}

/** Tells of what the page says and its HTML does not, unless another rule has said something of the line. */
export function rehypeLostText() {
  return (tree: HtmlRoot, vfile: VFile): void => {
    const places = new Set<number>();
    const parts: string[] = [];
    visit(tree, (node: HastNodes) => {
      const offset = node.position?.start.offset;
      if (offset !== undefined && 'value' in node) places.add(offset);
      parts.push(...textsOf(node));
    });
    // plugins make attributes of texts, and texts without a place
    const shown = withoutSpaces(withoutMarks(parts.join('')));
    const { displayFile } = foundBy('read', vfile).source;
    const told = problemsOf(vfile)
      .filter(({ file, code }) => file === displayFile && code !== 'plugin-message')
      .map(({ line }) => line);
    for (const node of foundBy('syntax', vfile).written) {
      const { line, offset = -1 } = node.position?.start ?? {};
      if (
        told.includes(line) ||
        places.has(offset) ||
        shown.includes(withoutSpaces(withoutMarks(node.value)))
      )
        continue;
      report(vfile, node, lost(node.value, 'Put it where readers can see it, or remove it.'));
    }
  };
}

const withoutSpaces = (text: string): string => text.replace(/\s+/g, '');

function textsOf(node: HastNodes): string[] {
  if ('value' in node) return [node.value];
  if ('properties' in node) return Object.values(node.properties).map(String);
  if (!('attributes' in node)) return [];
  return node.attributes.map(({ value }) => (typeof value === 'string' ? value : (value?.value ?? '')));
}

function lost(text: string, advice: string) {
  const line = text.trim().replace(/\s+/g, ' ');
  const message = `“${line.length > 60 ? `${line.slice(0, 60)}…` : line}” is shown nowhere on the page.`;
  return { code: 'lost-text', message, advice } as const;
}
