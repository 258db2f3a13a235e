import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { type CodePlugins, isKnownLanguage } from '../code/highlight.ts';

const FLAGS = ['lineNumbers', 'wrapCode', 'fold', 'twoslash'];

/** Whether a word is an option instead of a language: ` ```title="a" `. */
const isOption = (word: string) => /^[\w-]+=/.test(word) || FLAGS.includes(word);

/** Accepts code blocks without a language but with options, and languages in any case, as GitHub does: `JSON`. */
export function remarkCodeLanguage(plugins: CodePlugins) {
  return (tree: Root): void => {
    visit(tree, 'code', (node) => {
      if (node.lang && isOption(node.lang)) {
        node.meta = [node.lang, node.meta].filter(Boolean).join(' ');
        node.lang = null;
      }
      if (!node.lang || isKnownLanguage(node.lang, plugins)) return;
      const lower = node.lang.toLowerCase();
      if (isKnownLanguage(lower, plugins)) node.lang = lower;
    });
  };
}
