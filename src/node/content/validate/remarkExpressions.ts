import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { isJsx } from '../jsxNodes.ts';
import { report } from '../page.ts';

/** A node of a parsed expression. */
interface Syntax {
  type?: string;
  [key: string]: unknown;
}

/**
 * Reports undefined names in expressions. Pages can't import or export values, so an expression can only use
 * JavaScript's globals.
 */
export function remarkExpressions() {
  return (tree: Root, vfile: VFile): void => {
    visit(tree, (node) => {
      const name = getExpressions(node)
        .flatMap((expression) => (makesNames(expression) ? [] : names(expression)))
        .find((identifier) => !(identifier in globalThis));
      if (name === undefined) return;
      report(vfile, node, {
        code: 'expression',
        message: `"${name}" is not defined.`,
        advice:
          'In MDX, "{" starts an expression. For a literal brace, use backticks or write \\{. Put strings in quotes.',
      });
    });
  };
}

function getExpressions(node: Nodes): Syntax[] {
  const isExpression = node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';
  const parsed: unknown[] = isExpression ? [node.data?.estree] : [];
  if (isJsx(node)) {
    for (const attribute of node.attributes) {
      if (attribute.type === 'mdxJsxExpressionAttribute') parsed.push(attribute.data?.estree);
      else if (typeof attribute.value === 'object') parsed.push(attribute.value?.data?.estree);
    }
  }
  return parsed.filter((syntax): syntax is Syntax => typeof syntax === 'object' && syntax !== null);
}

function childNodes(syntax: Syntax): Syntax[] {
  const isFixed = (key: string) => !syntax.computed && (key === 'property' || key === 'key');
  return Object.entries(syntax)
    .filter(([key]) => !isFixed(key))
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter((value): value is Syntax => typeof value === 'object' && value !== null && 'type' in value);
}

/** Functions declare names, which this rule doesn't track, and pages don't need them. */
function makesNames(syntax: Syntax): boolean {
  return syntax.type?.includes('Function') || childNodes(syntax).some(makesNames);
}

function names(syntax: Syntax): string[] {
  return syntax.type === 'Identifier' ? [String(syntax.name)] : childNodes(syntax).flatMap(names);
}
