import path from 'node:path';
import type { Code, Nodes, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { parseCodeMeta, withoutTitle } from '../code/codeMeta.ts';
import { jsxElement } from '../jsxNodes.ts';
import { type Report, report } from '../page.ts';

/**
 * Turns the titled code fences of a `:::code-group` into tabs. Groups with the same `{groupId="os"}` switch together.
 */
export function remarkCodeGroups() {
  return (tree: Root, vfile: VFile): void => {
    visit(tree, 'containerDirective', (node, index, parent) => {
      if (node.name !== 'code-group' || !parent || index === undefined) return;
      const fences = titledFences(node, vfile);
      if (!fences) {
        parent.children.splice(index, 1);
        return [SKIP, index];
      }
      const tabs = fences.map(({ title, code }) =>
        jsxElement('Tab', { value: tabValue(title), label: title }, [code]),
      );
      const group = jsxElement('Tabs', { groupId: node.attributes?.groupId ?? undefined }, tabs);
      parent.children[index] = { ...group, position: node.position, data: node.data ?? {} };
      return [SKIP, index];
    });
  };
}

interface TitledFence {
  title: string;
  code: Code;
}

/** Returns the fences of a group. Reports mistakes, and then returns `undefined`. */
function titledFences(node: ContainerDirective, vfile: VFile): TitledFence[] | undefined {
  const fences: TitledFence[] = [];
  let isWrong = false;
  const reportGroup = (at: Nodes, message: string, advice: string, code: Report['code'] = 'code-group') => {
    isWrong = true;
    report(vfile, at, { code, message, advice });
  };
  const howTo = 'Write fences such as ```ts title="vite.config.ts" between ":::code-group" and ":::".';
  const unknown = Object.keys(node.attributes ?? {}).find((name) => name !== 'groupId');
  if (unknown)
    reportGroup(node, `":::code-group" has no attribute "${unknown}".`, 'The only attribute is `groupId`.');
  if (node.children.length === 0) reportGroup(node, 'This code group is empty.', howTo);
  for (const child of node.children) {
    const title = child.type === 'code' && tabTitle(child);
    if (child.type !== 'code') reportGroup(child, 'A code group can only contain fenced code blocks.', howTo);
    else if (!title)
      reportGroup(child, 'Code in a code group needs a title, which becomes the label of its tab.', howTo);
    else if (fences.some((fence) => tabValue(fence.title) === tabValue(title)))
      reportGroup(
        child,
        `Two tabs of this code group have the title "${title}".`,
        'Rename one.',
        'tab-twice',
      );
    else fences.push({ title, code: { ...child, meta: withoutTitle(child.meta ?? '') } });
  }
  return isWrong ? undefined : fences;
}

/** Returns the title of a code block; by default, the name of its file or its language. */
function tabTitle({ lang, meta }: Code): string | null | undefined {
  const { title, file } = parseCodeMeta(meta ?? '');
  return title ?? (file === undefined ? lang : path.posix.basename(file.split('#')[0] ?? file));
}

/** Returns the stored value of a tab: its title in a form that is the same in all languages and valid in an id. */
function tabValue(title: string): string {
  return title.trim().toLowerCase().replace(/\s+/g, '-');
}
