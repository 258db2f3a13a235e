import type { BlockContent, DefinitionContent } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';

/** A component or an HTML element, as a block or inline. */
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Whether a node is a component or an HTML element. */
export function isJsx(node: { type: string }): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** Whether an element is an HTML element rather than a component. */
export function isHtmlElement({ name }: { name?: string | null | undefined }): boolean {
  return /^[^A-Z]/.test(name ?? '');
}

/** Attributes of a JSX element created by a plugin; `undefined` and `false` omit an attribute. */
type JsxAttributes = Record<string, string | boolean | undefined>;

/** Creates attribute nodes. Omits `undefined` and `false`; `true` is an attribute without a value. */
export function jsxAttributes(attributes: JsxAttributes): MdxJsxAttribute[] {
  return Object.entries(attributes).flatMap(([name, value]): MdxJsxAttribute[] => {
    if (value === undefined || value === false) return [];
    return [{ type: 'mdxJsxAttribute', name, value: value === true ? null : value }];
  });
}

/** Creates a block element. */
export function jsxElement(
  name: string,
  attributes: JsxAttributes,
  children: (BlockContent | DefinitionContent)[] = [],
): MdxJsxFlowElement {
  return { type: 'mdxJsxFlowElement', name, attributes: jsxAttributes(attributes), children };
}

/** Returns the value of a plain string attribute; `undefined` if it is missing or an expression. */
export function textAttribute(
  node: { attributes: readonly { type: string; name?: string; value?: unknown }[] },
  name: string,
): string | undefined {
  const attribute = node.attributes.find((entry) => entry.type === 'mdxJsxAttribute' && entry.name === name);
  return typeof attribute?.value === 'string' ? attribute.value : undefined;
}
