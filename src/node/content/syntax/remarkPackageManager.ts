import type { Code, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import {
  packageManagerCommand,
  packageManagers,
  packageManagerVerbs,
  parsePackageManagerCommand,
} from '../../../shared/packageManagers.ts';
import { suggestion } from '../../base/problems.ts';
import { isJsx, type JsxElement, jsxElement, textAttribute } from '../jsxNodes.ts';
import { report } from '../page.ts';

/** `<PackageManagerTabs command="add -D x" />` becomes one tab per package manager, with a site-wide choice. */
export function remarkPackageManager() {
  return (tree: Root, vfile: VFile): void => {
    visit(tree, (node, index, parent) => {
      if (!isJsx(node)) return;
      if (node.name !== 'PackageManagerTabs' || !parent || index === undefined) return;
      const command = textAttribute(node, 'command') ?? '';
      const parsed = parsePackageManagerCommand(command);
      const problem = problemOf(node) ?? (parsed ? undefined : unknownCommand(command));
      if (problem) report(vfile, node, { code: 'package-manager', ...problem });
      if (problem || !parsed) return;
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

/** What is wrong besides the command itself. */
function problemOf(node: JsxElement) {
  const unknown = node.attributes.find((entry) => !('name' in entry) || entry.name !== 'command');
  if (unknown) {
    const name = 'name' in unknown ? unknown.name : '{…}';
    return { message: `<PackageManagerTabs> has no prop “${name}”.`, advice: 'Known: command.' };
  }
  if (node.children.length === 0) return undefined;
  return {
    message: '<PackageManagerTabs> takes no children.',
    advice: 'Write it as one tag, and the command as command="add -D x".',
  };
}

function unknownCommand(command: string) {
  const [verb = ''] = command.trim().split(/\s+/);
  return packageManagerVerbs.some((known) => known === verb)
    ? {
        message: `<PackageManagerTabs>: “${command.trim()}” needs the name of a package.`,
        advice: `Say what to ${verb}: command="${verb} name".`,
      }
    : {
        message: `<PackageManagerTabs> does not know the command “${command}”.`,
        advice: `The first word is a verb. ${suggestion(verb, packageManagerVerbs)}`,
      };
}
