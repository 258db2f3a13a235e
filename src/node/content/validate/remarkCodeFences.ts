import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { parseCodeMeta } from '../code/codeMeta.ts';
import type { SampleTypes } from '../code/sampleTypes.ts';
import { report, stageRecord } from '../page.ts';
import { swallowedMessage } from '../syntax/syntaxProblem.ts';

const KNOWN =
  'Known options, each at most once: title="…", file="…", {1,3-5}, lineNumbers, wrapCode, fold, twoslash, verify="…", output="…"; "=false" turns a flag off.';

/** Reports invalid info strings of code fences. Runs after fragments are inserted, when the file of each fence is known. */
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

/** Finds the types of ` ```ts twoslash ` samples. Runs after fragments are inserted, when file and line are known. */
export function remarkTypes(types: SampleTypes) {
  return async (tree: Root, vfile: VFile): Promise<void> => {
    const samples: Code[] = [];
    visit(tree, 'code', (node) => {
      if (node.meta && parseCodeMeta(node.meta).twoslash) samples.push(node);
    });
    for (const node of samples) {
      const { typed, problems, dependencies } = await types.find(node.value, node.lang ?? '');
      if (typed) node.data = { ...node.data, typed };
      stageRecord('syntax', vfile).dependencies.push(...dependencies);
      for (const { line, ...problem } of problems)
        report(vfile, codeAt(node, line), { code: 'sample-types', ...problem });
    }
  };
}

/**
 * Returns a sample with the position of one of its lines, or of the block for embedded code, which is in another file.
 */
function codeAt(node: Code, line: number | undefined): Code {
  const start = node.position?.start;
  if (!start || line === undefined || parseCodeMeta(node.meta ?? '').file !== undefined) return node;
  const point = { ...start, line: start.line + 1 + line, column: 1 };
  return { ...node, position: { start: point, end: point } };
}
