import type { Root } from 'mdast';
import { jsxAttributes } from '../jsxNodes.ts';
import { visit } from '../visit.ts';

/**
 * Components of a fragment take its file along as their key, for an error of theirs to name: lines alone would be
 * looked for in the page. Runs when nothing reads their attributes any more.
 */
export function remarkSources() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      const { sourceFile } = node.data ?? {};
      if (sourceFile && /^[A-Z]/.test(node.name ?? ''))
        node.attributes.push(...jsxAttributes({ key: sourceFile.displayFile }));
    });
  };
}
