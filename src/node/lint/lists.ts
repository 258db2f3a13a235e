import type { List, ListItem, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { report } from '../content/page.ts';

const STEPS = 'Write "1. …", "2. …" inside, and indent the content of each step.';
const TREE = 'Write "- `src/`" for a folder and, indented below it, "- `index.ts` what it does" for a file.';

/** Reports `<Steps>` and `<FileTree>` without exactly one Markdown list, whose layout would break (`list`). */
export function lists() {
  return (tree: Root, vfile: VFile): void => {
    visit(tree, 'mdxJsxFlowElement', (node) => {
      const [list, ...rest] = node.children;
      const only = list?.type === 'list' && rest.length === 0 ? list : undefined;
      const reportList = (message: string, advice: string) =>
        report(vfile, node, { code: 'list', message, advice });
      if (node.name === 'Steps' && !only?.ordered)
        reportList('<Steps> must contain exactly one numbered list.', STEPS);
      if (node.name === 'FileTree' && only) checkEntries(only, vfile);
      else if (node.name === 'FileTree') reportList('<FileTree> must contain exactly one list.', TREE);
    });
  };
}

function checkEntries(list: List, vfile: VFile): void {
  for (const entry of list.children) {
    const message = 'Entries of a <FileTree> must start with a name in backticks.';
    if (!hasName(entry)) report(vfile, entry, { code: 'list', message, advice: TREE });
    for (const child of entry.children) if (child.type === 'list') checkEntries(child, vfile);
  }
}

/** Whether an entry has a name, which can be emphasized: `**`name`**`. */
function hasName({ children: [line] }: ListItem): boolean {
  const first = line?.type === 'paragraph' ? line.children[0] : undefined;
  return (first?.type === 'strong' ? first.children[0] : first)?.type === 'inlineCode';
}
