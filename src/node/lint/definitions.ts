import type { Definition, FootnoteDefinition, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { report } from '../content/page.ts';
import { lostTextMessage } from './lostText.ts';

/** Reports link definitions and footnotes that nothing refers to (`lost-text`). Runs on the parsed source. */
export function definitions() {
  return (tree: Root, vfile: VFile): void => {
    const definitions: (Definition | FootnoteDefinition)[] = [];
    const usedKeys = new Set<string>();
    visit(tree, (node) => {
      if (node.type === 'definition' || node.type === 'footnoteDefinition') definitions.push(node);
      else if (node.type.endsWith('Reference') && 'identifier' in node) usedKeys.add(definitionKey(node));
    });
    const defined = new Set<string>();
    for (const node of definitions) {
      const key = definitionKey(node);
      const isTwice = defined.has(key);
      defined.add(key);
      // `[//]: # (a remark)`
      const isRemark = node.type === 'definition' && (node.url === '' || node.url === '#');
      if (isRemark || (usedKeys.has(key) && !isTwice)) continue;
      const name = definitionKey({ ...node, identifier: node.label ?? node.identifier });
      const advice = isTwice
        ? `${name} is already defined above. Choose another name.`
        : `Use it, as in [text]${name}, or write \\${name} for literal text.`;
      report(vfile, node, lostTextMessage(`${name}: ${node.type === 'definition' ? node.url : '…'}`, advice));
    }
  };
}

/** Separates footnotes from link definitions, which can have the same name. */
function definitionKey({ type, identifier }: { type: string; identifier: string }): string {
  return `[${type.startsWith('footnote') ? '^' : ''}${identifier}]`;
}
