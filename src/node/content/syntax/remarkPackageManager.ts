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

/** Turns `<PackageManagerTabs command="add -D x" />` into one tab per package manager, with a site-wide choice. */
export function remarkPackageManager() {
  return (tree: Root, vfile: VFile): void => {
    visit(tree, (node, index, parent) => {
      if (!isJsx(node)) return;
      if (node.name !== 'PackageManagerTabs' || !parent || index === undefined) return;
      const command = textAttribute(node, 'command') ?? '';
      const parsed = parsePackageManagerCommand(command);
      const problem = findProblem(node) ?? (parsed ? undefined : unknownCommand(command));
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

/** Returns the first problem of the element other than its command. */
function findProblem(node: JsxElement) {
  const unknown = node.attributes.find((entry) => !('name' in entry) || entry.name !== 'command');
  if (unknown) {
    const name = 'name' in unknown ? unknown.name : '{…}';
    return { message: `<PackageManagerTabs> has no prop "${name}".`, advice: 'The only prop is `command`.' };
  }
  if (node.children.length === 0) return undefined;
  return {
    message: '<PackageManagerTabs> does not accept children.',
    advice: 'Write a self-closing tag with command="add -D x".',
  };
}

function unknownCommand(command: string) {
  const [verb = ''] = command.trim().split(/\s+/);
  return packageManagerVerbs.some((known) => known === verb)
    ? {
        message: `<PackageManagerTabs>: "${command.trim()}" does not name a package.`,
        advice: `Add a package name: command="${verb} name".`,
      }
    : {
        message: `<PackageManagerTabs> does not support the command "${command}".`,
        advice: `The first word is a verb. ${suggestion(verb, packageManagerVerbs)}`,
      };
}
