import type { Definition, Root } from 'mdast';
import { visit } from '../visit.ts';

/** `![a][b]` becomes `![a](…)`; a definition that only pictures use is not a link and is removed. */
export function remarkImageReferences() {
  return (tree: Root): void => {
    const definitions = new Map<string, Definition>();
    const pictures = new Set<string>();
    const links = new Set<string>();
    visit(tree, 'definition', (node) => {
      if (!definitions.has(node.identifier)) definitions.set(node.identifier, node);
    });
    if (definitions.size === 0) return;
    visit(tree, (node, index, parent) => {
      if (node.type === 'linkReference') links.add(node.identifier);
      if (node.type !== 'imageReference' || !parent || index === undefined) return;
      const definition = definitions.get(node.identifier);
      if (!definition) return;
      const { url, title, data } = definition;
      const { alt, position } = node;
      pictures.add(node.identifier);
      parent.children[index] = { type: 'image', url, title, alt, position, ...(data ? { data } : {}) };
    });
    visit(tree, 'definition', (node, index, parent) => {
      if (!parent || index === undefined) return;
      if (!pictures.has(node.identifier) || links.has(node.identifier)) return;
      parent.children.splice(index, 1);
      return index;
    });
  };
}
