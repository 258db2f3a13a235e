import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { KNOWN_MARK, parseCodeMeta } from '../code/codeMeta.ts';
import { isKnownLanguage } from '../code/highlight.ts';
import type { SitePlugins } from '../own/plugins.ts';
import { report } from '../page.ts';
import { swallowedMessage, swallowedTag } from '../syntax/syntaxProblem.ts';
import { visit } from '../visit.ts';

const KNOWN =
  'Known, each once: title="…", file="…", {1,3-5}, lineNumbers, wrapCode, fold, twoslash, verify="…", output="…"; “=false” takes a flag back.';

/** Reports what is invalid in a code fence's info string; only at this stage is it known which file contains it. */
export function remarkCodeFences(plugins: SitePlugins) {
  return (tree: Root, vfile: VFile): void => {
    visit(tree, 'code', (node, _, parent) => {
      const tag = swallowedTag(node.value);
      if (tag && parent && 'name' in parent && parent.name === tag)
        report(vfile, node, { code: 'code-fence', ...swallowedMessage(tag) });
      if (!isKnownLanguage(node.lang ?? '', plugins)) {
        report(vfile, node, {
          code: 'code-language',
          message: `Unknown code language “${node.lang}”, shown as plain text.`,
          advice: 'Use a language that Shiki knows, or “text”.',
        });
      }
      const { unknown, highlight, output } = parseCodeMeta(node.meta ?? '');
      if (output === '' || (output !== undefined && node.value.trim() === ''))
        report(vfile, node, {
          code: 'code-fence',
          message: output === '' ? 'output="" names no command.' : `The output of “${output}” is empty.`,
          advice: 'Write output="npm test" after the fence, and below it what the command prints.',
        });
      for (const word of unknown) {
        const message = /^\w+=(["'])(?!.*\1$)/.test(word)
          ? `The quotation marks of “${word}” after a code fence are not closed.`
          : `Unknown option “${word}” after a code fence.`;
        report(vfile, node, { code: 'code-fence', message, advice: KNOWN });
      }
      for (const [mark, name = ''] of node.value.matchAll(/\[!code ([^\]\n]*)\]/g)) {
        if (KNOWN_MARK.test(name)) continue;
        report(vfile, node, {
          code: 'code-mark',
          message: `The mark “${mark}” in this code is not known: readers see it.`,
          advice: 'Known: ++, --, highlight, focus, error, warning, info, word:x',
        });
      }
      const lines = node.value.split('\n').length;
      const missing = highlight.find((line) => line > lines);
      if (missing !== undefined) {
        const message = `There is no line ${missing} to highlight.`;
        report(vfile, node, { code: 'code-line', message, advice: `The code has ${lines}, counted from 1.` });
      }
    });
  };
}
