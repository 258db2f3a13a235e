import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import '../code/codeBlockData.ts';
import { isHtmlElement, isJsx, jsxAttributes } from '../jsxNodes.ts';
import { storeHtml } from './rehypeFold.ts';

/**
 * Gives elements what only rendering needs, once nothing reads their attributes any more: their drawing, and the name that
 * the bundles have for an imported component. The key of a fragment's component is the fragment's file, so that error
 * messages can name it: otherwise the line would be looked up in the page. Code blocks keep the options that plugins set, and
 * their types.
 */
export function remarkSources() {
  return (tree: Root, vfile: VFile): void => {
    visit(tree, (node) => {
      const { codeBlock, typed } = node.type === 'code' ? (node.data ?? {}) : {};
      if (node.data && (codeBlock || typed))
        node.data.hProperties = { ...node.data.hProperties, ...({ codeBlock, typed } as object) };
      if (!isJsx(node)) return;
      const { sourceFile, component, drawing } = node.data ?? {};
      if (drawing) node.attributes.push(...jsxAttributes({ html: storeHtml(vfile, drawing) }));
      if (component) node.name = component.name;
      if (sourceFile && node.name && !isHtmlElement(node))
        node.attributes.push(...jsxAttributes({ key: sourceFile.displayFile }));
    });
  };
}
