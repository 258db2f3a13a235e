import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { parseCodeMeta } from './codeMeta.ts';
import { isKnownLanguage } from './highlight.ts';
import { report } from './pageContext.ts';
import { visit } from './visit.ts';

/** Says what means nothing in the line that opens a code block; only here it is known which file wrote it. */
export function remarkCodeFences() {
  return (tree: Root, vfile: VFile): void => {
    visit(tree, 'code', (node) => {
      if (!isKnownLanguage(node.lang ?? '')) {
        report(vfile, node, {
          severity: 'warning',
          message: `Unknown code language “${node.lang}”, shown as plain text.`,
          advice: 'Use a language that Shiki knows, or “text”.',
        });
      }
      for (const word of parseCodeMeta(node.meta ?? '').unknown) {
        report(vfile, node, {
          severity: 'warning',
          message: `Unknown word “${word}” after a code fence.`,
          advice: 'Known: title="…", file="…", {1,3-5}, lineNumbers, wrapCode, verify="…", output="…".',
        });
      }
    });
  };
}
