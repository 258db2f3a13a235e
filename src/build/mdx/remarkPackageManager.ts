import type { Code, Root } from 'mdast';
import { SKIP } from 'unist-util-visit';
import type { VFile } from 'vfile';
import {
  packageManagerCommand,
  packageManagers,
  packageManagerVerbs,
  parsePackageManagerCommand,
} from '../../shared/packageManagers.ts';
import { suggestion } from '../problems.ts';
import { jsxElement, textAttribute } from './jsxNodes.ts';
import { report } from './pageContext.ts';
import { visit } from './visit.ts';

/** `<PackageManagerTabs command="add -D x" />` becomes a tab for every package manager, one choice for the site. */
export function remarkPackageManager() {
  return (tree: Root, vfile: VFile): void => {
    visit(tree, (node, index, parent) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      if (node.name !== 'PackageManagerTabs' || !parent || index === undefined) return;
      const command = textAttribute(node, 'command') ?? '';
      const parsed = parsePackageManagerCommand(command);
      if (!parsed) {
        report(vfile, node, {
          message: `<PackageManagerTabs> does not know the command “${command}”.`,
          advice: `The first word is a verb. ${suggestion(command.split(' ')[0] ?? '', packageManagerVerbs)}`,
        });
        return;
      }
      const tabs = packageManagers.map((manager) => {
        const value = packageManagerCommand(manager, parsed.verb, parsed.args);
        const code: Code = { type: 'code', lang: 'bash', value, position: node.position };
        return jsxElement('Tab', { value: manager, label: manager }, [code]);
      });
      const group = jsxElement('Tabs', { groupId: 'package-manager' }, tabs);
      parent.children[index] = { ...group, position: node.position };
      return [SKIP, index];
    });
  };
}
