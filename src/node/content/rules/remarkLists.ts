import type { List, ListItem, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import type { VFile } from 'vfile';
import { report } from '../page.ts';
import { visit } from '../visit.ts';

/** Elements that restyle a list, and the checks of that list. */
const ELEMENTS: Record<string, (node: MdxJsxFlowElement, vfile: VFile) => void> = {
  Steps: checkSteps,
  FileTree: checkTree,
};

/** `<Steps>` and `<FileTree>` expect a Markdown list as their content; anything else would break their layout. */
export function remarkLists() {
  return (tree: Root, vfile: VFile): void => {
    visit(tree, (node) => {
      if (node.type === 'mdxJsxFlowElement' && node.name && Object.hasOwn(ELEMENTS, node.name)) {
        ELEMENTS[node.name]?.(node, vfile);
      }
    });
  };
}

function onlyList(node: MdxJsxFlowElement): List | undefined {
  const [list, ...rest] = node.children;
  return list?.type === 'list' && rest.length === 0 ? list : undefined;
}

function checkSteps(node: MdxJsxFlowElement, vfile: VFile): void {
  if (onlyList(node)?.ordered) return;
  report(vfile, node, {
    code: 'component',
    message: '<Steps> must contain exactly one numbered list.',
    advice: 'Write “1. …”, “2. …” inside, and indent what belongs to a step.',
  });
}

function checkTree(node: MdxJsxFlowElement, vfile: VFile): void {
  const list = onlyList(node);
  const advice =
    'Write “- `src/`” for a folder and, indented below it, “- `index.ts` what it does” for a file.';
  if (list) checkEntries(list, advice, vfile);
  else
    report(vfile, node, { code: 'component', message: '<FileTree> must contain exactly one list.', advice });
}

function checkEntries(list: List, advice: string, vfile: VFile): void {
  for (const entry of list.children) {
    if (!hasName(entry)) {
      report(vfile, entry, {
        code: 'component',
        message: 'An entry of a <FileTree> begins with a name in backticks.',
        advice,
      });
    }
    for (const child of entry.children) if (child.type === 'list') checkEntries(child, advice, vfile);
  }
}

/** A name can be emphasized: `**`name`**`. */
function hasName({ children: [line] }: ListItem): boolean {
  const first = line?.type === 'paragraph' ? line.children[0] : undefined;
  return (first?.type === 'strong' ? first.children[0] : first)?.type === 'inlineCode';
}
