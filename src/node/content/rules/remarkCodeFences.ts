import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { parseCodeMeta } from '../code/codeMeta.ts';
import { type TypeStore, typedLanguages } from '../code/typeStore.ts';
import { report } from '../page.ts';
import { swallowedMessage } from '../syntax/syntaxProblem.ts';

const KNOWN =
  'Known options, each at most once: title="…", file="…", {1,3-5}, lineNumbers, wrapCode, fold, twoslash, verify="…", output="…"; "=false" turns a flag off.';

/** Reports what is invalid in a code fence's info string; only at this stage is it known which file contains it. */
export function remarkCodeFences() {
  return (tree: Root, vfile: VFile): void => {
    visit(tree, 'code', (node, _, parent) => {
      const reportFence = (message: string, advice: string) =>
        report(vfile, node, { code: 'code-fence', message, advice });
      const isParent = (tag: string) => parent !== undefined && 'name' in parent && parent.name === tag;
      const isWhole = node.data?.fences !== 1; // otherwise, it contains the rest of the page, which is already reported
      const { fence } = node.data ?? {};
      const swallowed = fence && isWhole ? swallowedMessage(node.value, fence, isParent) : undefined;
      if (swallowed) reportFence(swallowed.message, swallowed.advice);
      const { unknown, output } = parseCodeMeta(node.meta ?? '');
      if (output === '' || (output !== undefined && node.value.trim() === '')) {
        const message =
          output === '' ? 'output="" does not name a command.' : `The output of "${output}" is empty.`;
        reportFence(
          message,
          'Write output="npm test" after the fence, and below it what the command prints.',
        );
      }
      for (const word of unknown) {
        const isOpen = /^\w+=(["'])(?!.*\1$)/.test(word);
        const message = `The option \`${word}\` after a code fence has an unclosed quotation mark.`;
        reportFence(isOpen ? message : `Unknown option \`${word}\` after a code fence.`, KNOWN);
      }
    });
  };
}

/** Checks ` ```ts twoslash ` samples; only at this stage is it known which file and line contain them. */
export function remarkTypes(store: TypeStore) {
  return async (tree: Root, vfile: VFile): Promise<void> => {
    const samples: Code[] = [];
    visit(tree, 'code', (node) => {
      if (node.meta && parseCodeMeta(node.meta).twoslash) samples.push(node);
    });
    for (const node of samples) await check(node, store, vfile);
  };
}

async function check(node: Code, store: TypeStore, vfile: VFile): Promise<void> {
  const lang = node.lang ?? '';
  if (!typedLanguages.includes(lang)) {
    const message = `Code in the language "${lang}" is not supported by "twoslash".`;
    report(vfile, node, {
      code: 'sample-types',
      message,
      advice: `Remove "twoslash", or use one of: ${typedLanguages.join(', ')}.`,
    });
    return;
  }
  const result = await store.find(node.value, lang);
  if (!('problems' in result)) return;
  const start = node.position?.start;
  const isEmbedded = parseCodeMeta(node.meta ?? '').file !== undefined;
  for (const { line, message } of result.problems) {
    const place =
      start && line !== undefined && !isEmbedded
        ? { ...start, line: start.line + 1 + line, column: 1 }
        : start;
    const at: Code = place ? { ...node, position: { start: place, end: place } } : node;
    report(vfile, at, {
      code: 'sample-types',
      message: `The sample does not type-check: ${message}`,
      advice:
        'Fix the code. If the sample is supposed to show the error, write "// @errors: 2322" in its first line.',
    });
  }
}
