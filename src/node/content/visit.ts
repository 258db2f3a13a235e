import { EXIT, SKIP, type visit as visitOfLibrary } from 'unist-util-visit';

interface Node {
  type: string;
  children?: Node[];
}

type Visitor = (node: Node, index: number | undefined, parent: Node | undefined) => unknown;

/**
 * `visit` of unist-util-visit, reduced to what this folder needs: tests are type names. The library creates a named
 * function for every node, to show in stack traces, which is a tenth of a page's compile time.
 */
export const visit = ((tree: Node, ...rest: [Visitor] | [type: string, visitor: Visitor]): void => {
  const [type, visitor] = rest.length === 1 ? [undefined, rest[0]] : rest;
  walk(tree, type, visitor, undefined, undefined);
}) as typeof visitOfLibrary;

/** @returns the index of the parent's next child to visit; `false`: stop */
function walk(
  node: Node,
  type: string | undefined,
  visitor: Visitor,
  index: number | undefined,
  parent: Node | undefined,
): number | false {
  const result = type === undefined || node.type === type ? visitor(node, index, parent) : undefined;
  const [action, jump] = Array.isArray(result)
    ? (result as [unknown, number | undefined])
    : [result, undefined];
  if (action === EXIT) return false;
  const next = jump ?? (typeof action === 'number' ? action : (index ?? 0) + 1);
  const { children } = node;
  if (children === undefined || action === SKIP) return next;
  for (let at: number | false = 0; at < children.length; ) {
    const child = children[at];
    if (!child) break;
    at = walk(child, type, visitor, at, node);
    if (at === false) return false;
  }
  return next;
}
