import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { type CodePlugins, isKnownLanguage } from '../code/highlight.ts';

/** Accepts the language of a code block in any case, as GitHub does: `JSON`, `Dockerfile`. */
export function remarkCodeLanguage(plugins: CodePlugins) {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (node.type !== 'code' || !node.lang || isKnownLanguage(node.lang, plugins)) return;
      const lower = node.lang.toLowerCase();
      if (isKnownLanguage(lower, plugins)) node.lang = lower;
    });
  };
}
