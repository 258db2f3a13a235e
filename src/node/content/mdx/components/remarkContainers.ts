import type { Nodes, Root } from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { directive } from 'micromark-extension-directive';
import type { Processor } from 'unified';
import type { VFile } from 'vfile';
import { report } from '../pageContext.ts';
import { visit } from '../visit.ts';

declare module 'mdast' {
  interface Data {
    /** Number of fences of a container: a closed one has two. */
    fences?: number;
  }
}

/** Enables container directives (`:::tip`) only: the inline form (`:name`) would swallow text such as `10:30`. */
export function remarkContainers(this: Processor): void {
  const data = this.data() as { micromarkExtensions?: unknown[]; fromMarkdownExtensions?: unknown[] };
  const { flow } = directive();
  const constructs = flow?.[58]; // 58 is the character code of the colon
  const container = Array.isArray(constructs) ? constructs[0] : constructs;
  data.micromarkExtensions ??= [];
  data.micromarkExtensions.push({ flow: { 58: container } });
  data.fromMarkdownExtensions ??= [];
  data.fromMarkdownExtensions.push(directiveFromMarkdown(), {
    enter: { directiveContainerFence: countFence },
  });
}

function countFence(this: { stack: unknown[] }): void {
  const container = this.stack.at(-1) as Nodes;
  container.data = { ...container.data, fences: (container.data?.fences ?? 0) + 1 };
}

/** Reports unclosed containers, which would contain the whole rest of the page. */
export function remarkClosedContainers() {
  return (tree: Root, vfile: VFile): void => {
    visit(tree, 'containerDirective', (node) => {
      if (node.data?.fences !== 1) return;
      report(vfile, node, {
        message: `“:::${node.name}” is not closed.`,
        advice:
          'Write “:::” below it. Around another container, both lines of the outer one need more colons.',
      });
    });
  };
}
