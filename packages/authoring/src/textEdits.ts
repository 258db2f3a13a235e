import { tsPlugin } from '@sveltejs/acorn-typescript';
import { type AnyNode, Parser } from 'acorn';

/** A range of a text and its replacement. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Applies non-overlapping edits to a text. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((one, other) => other.start - one.start)
    .reduce(
      (current, { start, end, text: inserted }) => current.slice(0, start) + inserted + current.slice(end),
      text,
    );
}

/** A range in a text. */
export interface Range {
  start: number;
  end: number;
}

/** A node of a script and its ancestors, the innermost first. */
export interface ScriptPart extends Range {
  around: readonly AnyNode[];
}

const TypeScript = Parser.extend(tsPlugin());

/** Returns all nodes of a script, in order. */
function scriptNodes(text: string): (AnyNode & ScriptPart)[] {
  const walk = (node: AnyNode, around: readonly AnyNode[]): (AnyNode & ScriptPart)[] => [
    Object.assign(node, { around }),
    ...Object.entries(node).flatMap(([key, child]: [string, unknown]) =>
      key === 'around'
        ? []
        : [child].flat().flatMap((one) => (isNode(one) ? walk(one, [node, ...around]) : [])),
    ),
  ];
  const options = { ecmaVersion: 'latest', sourceType: 'module' } as const;
  const isJson = /^\s*[[{]/.test(text);
  return walk(isJson ? TypeScript.parseExpressionAt(text, 0, options) : TypeScript.parse(text, options), []);
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

/** Returns every string of a script with this content, in quotes of any kind. */
export function findStrings(text: string, content: string): (ScriptPart & { quote: string })[] {
  return scriptNodes(text)
    .filter((part) => stringValue(part) === content)
    .map(({ start, end, around }) => ({ start, end, around, quote: text.charAt(start) }));
}

/** Returns the value of a string literal. */
export function stringValue(node: AnyNode | undefined): unknown {
  if (node?.type === 'Literal') return node.value;
  const isPlain = node?.type === 'TemplateLiteral' && node.expressions.length === 0;
  return isPlain ? node.quasis[0]?.value.cooked : undefined;
}

/** Returns the element of the nearest list that is the given part or contains it; `undefined` outside of lists. */
export function enclosingElement({ start, end, around }: ScriptPart): ScriptPart | undefined {
  const list = around.findIndex(({ type }) => type === 'ArrayExpression');
  return list < 0 ? undefined : { ...(around[list - 1] ?? { start, end }), around: around.slice(list) };
}

/** Returns the properties with this name, quoted or not, and their values. */
export function findProperties(text: string, name: string): (ScriptPart & { value: AnyNode })[] {
  return scriptNodes(text).flatMap((part) => {
    if (part.type !== 'Property' || part.computed) return [];
    const key = part.key.type === 'Identifier' ? part.key.name : stringValue(part.key);
    return key === name ? [{ start: part.start, end: part.end, around: part.around, value: part.value }] : [];
  });
}

/** Inserts an element after another one, in the style of the list: on a separate line, or on the same line. */
export function insertAfter(text: string, { start, end }: Range, element: string): Edit {
  const lineStart = text.lastIndexOf('\n', start) + 1;
  const indent = /^[ \t]*/.exec(text.slice(lineStart))?.[0] ?? '';
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  const startsLine = text.slice(lineStart, start).trim() === '';
  const isWholeLine = startsLine && /^,?[ \t]*\r?\n/.test(text.slice(end));
  return { start: end, end, text: `,${isWholeLine ? newline + indent : ' '}${element}` };
}

/** Removes an element or property with its comma, and with its lines if nothing else is on them. */
export function removeElement(text: string, { start, end }: Range): Edit {
  const [after = ''] = /^[ \t]*,?/.exec(text.slice(end)) ?? [];
  const hasComma = after.endsWith(',');
  const last = end + (hasComma ? after.length : 0);
  const [, lineBreak = '', indent = ''] = /(\r?\n|)([ \t]*)$/.exec(text.slice(0, start)) ?? [];
  const endsLine = /^[ \t]*(?:\r?\n|$)/.test(text.slice(last));
  if (lineBreak !== '' && endsLine && hasComma)
    return { start: start - indent.length - lineBreak.length, end: last, text: '' };
  if (hasComma) return { start, end: last + (/^[ \t]*/.exec(text.slice(last))?.[0].length ?? 0), text: '' };
  const [before = ''] = /,?\s*$/.exec(text.slice(0, start)) ?? [];
  return { start: start - (before.includes(',') ? before.length : 0), end, text: '' };
}
