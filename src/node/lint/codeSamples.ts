import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { hasLetters } from '../base/hasLetters.ts';
import { KNOWN_MARK, parseCodeMeta } from '../content/code/codeMeta.ts';
import { type CodePlugins, isKnownLanguage } from '../content/code/highlight.ts';
import { type Report, report } from '../content/page.ts';

/** Matches invisible characters, and spaces that look like a plain space. */
const INVISIBLE = /[^\S ]|\p{Cf}/u;

/** Reports unknown languages, marks and lines of code samples (`code-language`, `code-mark`, `code-line`). */
export function codeSamples(plugins: CodePlugins) {
  return (tree: Root, vfile: VFile): void => {
    visit(tree, 'code', (node) => {
      const reportSample = (message: string, advice: string, code: Report['code']) =>
        report(vfile, node, { code, message, advice });
      if (!isKnownLanguage(node.lang ?? '', plugins)) {
        const invisible = INVISIBLE.exec(node.lang ?? '')?.[0];
        if (invisible === undefined) {
          const message = `Unknown code language "${node.lang}", shown as plain text.`;
          // `ts{2}` and `ts:a.ts` are other tools' syntax
          const [name = '', rest = ''] = node.lang?.split(/(?=[{:[])/, 2) ?? [];
          const advice =
            rest !== '' && isKnownLanguage(name, plugins)
              ? `Write a space after the language, and options as in: ${name} {1,3-5} title="a.${name}"`
              : 'Use a language that Shiki knows, or "text".';
          reportSample(message, advice, 'code-language');
        } else {
          const code = invisible.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
          const message = `The code language "${node.lang}" contains the invisible character U+${code}.`;
          reportSample(message, 'Write a plain space instead, or remove it.', 'code-language');
        }
      }
      const { highlight } = parseCodeMeta(node.meta ?? '');
      const codeLines = node.value.split('\n');
      const lines = codeLines.length;
      for (const { 0: mark, 1: name = '', index } of node.value.matchAll(/\[!code ([^\]\n]*)\]/g)) {
        if (KNOWN_MARK.test(name)) {
          const count = name.startsWith('word:') ? 1 : Number(name.split(':')[1] ?? 1);
          const line = node.value.slice(0, index).split('\n').length;
          // a mark that is alone on its line applies to the lines below
          const isAlone = !hasLetters((codeLines[line - 1] ?? '').replace(mark, ''));
          const available = lines - line + (isAlone ? 0 : 1);
          if (count > available)
            reportSample(
              `"${mark}" extends past the end of the code.`,
              available > 0 ? `Lower the count to at most ${available}.` : 'Remove the mark.',
              'code-line',
            );
          continue;
        }
        const advice = 'Supported marks: ++, --, highlight, focus, error, warning, info, word:x.';
        reportSample(`Unknown mark "${mark}" in this code; it is shown to readers.`, advice, 'code-mark');
      }
      const missing = highlight.find((line) => line > lines);
      if (missing !== undefined)
        reportSample(
          `There is no line ${missing} to highlight.`,
          `The code only has ${lines === 1 ? '1 line' : `${lines} lines`}.`,
          'code-line',
        );
    });
  };
}
