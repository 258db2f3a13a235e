import type { Root } from 'mdast';
import { jsxAttributes } from '../jsxNodes.ts';
import { visit } from '../visit.ts';

/**
 * Calls imported components what the bundles call them. Adds the file of a fragment to its components, as their key, so that error messages can name it: otherwise the line
 * would be looked up in the page. Runs once nothing reads their attributes any more.
 */
export function remarkSources() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      const { sourceFile, component } = node.data ?? {};
      if (component) node.name = component.name;
      if (sourceFile && /^[A-Z]/.test(node.name ?? ''))
        node.attributes.push(...jsxAttributes({ key: sourceFile.displayFile }));
    });
  };
}
