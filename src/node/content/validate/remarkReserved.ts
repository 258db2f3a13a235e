import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { report } from '../page.ts';
import { RESERVED_TEXT, reservedText } from '../tokens.ts';

/** Reports reserved characters that are written as entities, which a search of the source doesn't find. */
export function remarkReserved() {
  return (tree: Root, vfile: VFile): void => {
    visit(tree, (node: Nodes) => {
      const attributes = 'attributes' in node && Array.isArray(node.attributes) ? node.attributes : [];
      const texts = [node, ...attributes].flatMap((part) => Object.values(part));
      // headings contain U+E001 until their ids are read
      const isReserved = texts.some(
        (text) => typeof text === 'string' && reservedText(text.replaceAll('\uE001', ''), ''),
      );
      if (isReserved) report(vfile, node, RESERVED_TEXT);
    });
  };
}
