import type { Code, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { SKIP } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { parseCodeMeta, withoutTitle } from '../code/codeMeta.ts';
import { jsxElement } from '../jsxNodes.ts';
import { report } from '../page.ts';
import { visit } from '../visit.ts';

/** `:::code-group` turns titled code fences into tabs; those with the same `{groupId="os"}` switch together. */
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

/** The fences of a group; `undefined` if something is wrong, which is then reported. */
function titledFences(node: ContainerDirective, vfile: VFile): TitledFence[] | undefined {
  const fences: TitledFence[] = [];
  const advice = 'Write fences such as ```ts title="vite.config.ts" between “:::code-group” and “:::”.';
  const unknown = Object.keys(node.attributes ?? {}).find((name) => name !== 'groupId');
  if (unknown)
    report(vfile, node, {
      code: 'code-group',
      message: `“:::code-group” has no attribute “${unknown}”.`,
      advice: 'Known: groupId.',
    });
  if (node.children.length === 0)
    report(vfile, node, { code: 'code-group', message: 'This code group is empty.', advice });
  for (const child of node.children) {
    const title =
      child.type === 'code' ? (parseCodeMeta(child.meta ?? '').title ?? child.lang ?? undefined) : undefined;
    if (child.type !== 'code') {
      report(vfile, child, {
        code: 'code-group',
        message: 'A code group can only contain fenced code blocks.',
        advice,
      });
    } else if (!title) {
      report(vfile, child, {
        code: 'code-group',
        message: 'Code in a code group needs a title, which becomes its tab.',
        advice,
      });
    } else if (fences.some((fence) => tabValue(fence.title) === tabValue(title))) {
      report(vfile, child, {
        code: 'tab-twice',
        message: `Two tabs of this code group are called “${title}”.`,
        advice: 'Rename one.',
      });
    } else fences.push({ title, code: { ...child, meta: withoutTitle(child.meta ?? '') } });
  }
  return !unknown && fences.length > 0 && fences.length === node.children.length ? fences : undefined;
}

/** The stored value of a tab: its title, in a form that is the same in all languages and valid in an id. */
function tabValue(title: string): string {
  return title.trim().toLowerCase().replace(/\s+/g, '-');
}
