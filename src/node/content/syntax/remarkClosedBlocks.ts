import type { Nodes, Root } from 'mdast';
import { EXIT, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { report } from '../page.ts';
import { UNCLOSED_CODE } from './syntaxProblem.ts';

/** Reports unclosed containers and code, which would contain the whole rest of the page. */
export function remarkClosedBlocks() {
  return (tree: Root, vfile: VFile): void => {
    visit(tree, (node) => {
      if (node.data?.fences !== 1) return;
      if (node.type !== 'containerDirective') report(vfile, node, { code: 'code-fence', ...UNCLOSED_CODE });
      else if (!hasOpenCode(node)) {
        const message = `":::${node.name}" is not closed.`;
        report(vfile, node, { code: 'container', message, advice: 'Add a line with ":::" after it.' });
      }
    });
  };
}

/** Whether code that isn't closed has taken the end of a container. */
function hasOpenCode(container: Nodes): boolean {
  let isOpen = false;
  visit(container, 'code', (node) => {
    isOpen = node.data?.fences === 1;
    return isOpen ? EXIT : undefined;
  });
  return isOpen;
}
