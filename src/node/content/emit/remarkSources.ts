import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import '../code/codeBlockData.ts';
import { isHtmlElement, isJsx, jsxAttributes } from '../jsxNodes.ts';
import { storeHtml } from './rehypeFold.ts';

/**
 * Adds attributes that only rendering needs, after the last plugin that reads attributes: drawings, names of imported
 * components in the bundles, and the options and types of code blocks. A fragment's component gets the fragment's file
 * as its key, so that errors are located in the fragment rather than the page.
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
