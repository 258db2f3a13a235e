import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { KNOWN_MARK, parseCodeMeta } from '../content/code/codeMeta.ts';
import { type CodePlugins, isKnownLanguage } from '../content/code/highlight.ts';
import { type Report, report } from '../content/page.ts';

/** `code-language`, `code-mark`, `code-line`: languages, marks and lines of code samples that don't exist. */
export function codeSamples(plugins: CodePlugins) {
  return (tree: Root, vfile: VFile): void => {
    visit(tree, 'code', (node) => {
      const wrong = (message: string, advice: string, code: Report['code']) =>
        report(vfile, node, { code, message, advice });
      if (!isKnownLanguage(node.lang ?? '', plugins)) {
        const message = `Unknown code language “${node.lang}”, shown as plain text.`;
        wrong(message, 'Use a language that Shiki knows, or “text”.', 'code-language');
      }
      const { highlight } = parseCodeMeta(node.meta ?? '');
      for (const [mark, name = ''] of node.value.matchAll(/\[!code ([^\]\n]*)\]/g)) {
        if (KNOWN_MARK.test(name)) continue;
        const advice = 'Known: ++, --, highlight, focus, error, warning, info, word:x';
        wrong(`The mark “${mark}” in this code is not known: readers see it.`, advice, 'code-mark');
      }
      const lines = node.value.split('\n').length;
      const missing = highlight.find((line) => line > lines);
      if (missing !== undefined)
        wrong(
          `There is no line ${missing} to highlight.`,
          `The code has ${lines}, counted from 1.`,
          'code-line',
        );
    });
  };
}
