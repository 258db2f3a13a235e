import type { Nodes, Root, Text } from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { directive } from 'micromark-extension-directive';
import type { Processor } from 'unified';
import type { VFile } from 'vfile';
import { report } from '../page.ts';
import { visit } from '../visit.ts';
import { UNCLOSED_CODE } from './syntaxProblem.ts';

declare module 'mdast' {
  interface Data {
    /** Number of fences of a container or of code: what is closed has two. */
    fences?: number;
    /** The backticks or tildes that code begins with. */
    fence?: string;
    /** Where in a text characters stand that are escaped or written as a reference: they are no markup. */
    literal?: number[];
  }
}

/** Whether one of the first characters of a text, or of all of it, is meant as such: `\[!NOTE]`. */
export function isLiteral({ data, value }: Text, length = value.length): boolean {
  return data?.literal?.some((index) => index < length) ?? false;
}

/**
 * Enables container directives (`:::tip`) only: the inline form (`:name`) would swallow text such as `10:30`. Counts the
 * fences of containers and of code, and notes which characters are escaped.
 */
export function remarkContainers(this: Processor): void {
  const data = this.data() as { micromarkExtensions?: unknown[]; fromMarkdownExtensions?: unknown[] };
  const { flow } = directive();
  const constructs = flow?.[58]; // 58 is the character code of the colon
  const container = Array.isArray(constructs) ? constructs[0] : constructs;
  data.micromarkExtensions ??= [];
  data.micromarkExtensions.push({ flow: { 58: container } });
  data.fromMarkdownExtensions ??= [];
  data.fromMarkdownExtensions.push(directiveFromMarkdown(), {
    enter: {
      directiveContainerFence: countFence,
      codeFencedFence: countFence,
      codeFencedFenceSequence: keepFence,
      escapeMarker: noteLiteral,
      characterReferenceMarker: noteLiteral,
    },
  });
}

function countFence(this: { stack: unknown[] }): void {
  // what code holds is collected in a node of its own
  const node = (this.stack as Nodes[]).findLast(
    ({ type }) => type === 'code' || type === 'containerDirective',
  );
  if (node) node.data = { ...node.data, fences: (node.data?.fences ?? 0) + 1 };
}

interface Context {
  stack: unknown[];
  sliceSerialize: (token: unknown) => string;
}

function keepFence(this: Context, token: unknown): void {
  const node = (this.stack as Nodes[]).findLast(({ type }) => type === 'code');
  if (node) node.data = { fence: this.sliceSerialize(token), ...node.data };
}

function noteLiteral(this: Context, token: unknown): void {
  // a reference also ends with one
  if (this.sliceSerialize(token) === ';') return;
  const node = this.stack.at(-1) as Nodes;
  if (node.type !== 'text') return;
  node.data ??= {};
  node.data.literal ??= [];
  node.data.literal.push(node.value.length);
}

/** Reports unclosed containers and code, which would contain the whole rest of the page. */
export function remarkClosedBlocks() {
  return (tree: Root, vfile: VFile): void => {
    visit(tree, (node) => {
      if (node.data?.fences !== 1) return;
      if (node.type === 'containerDirective') {
        const message = `“:::${node.name}” is not closed.`;
        const advice =
          'Write “:::” below it. Around another container, both lines of the outer one need more colons.';
        report(vfile, node, { code: 'container', message, advice });
      } else {
        report(vfile, node, { code: 'code-fence', ...UNCLOSED_CODE });
      }
    });
  };
}
