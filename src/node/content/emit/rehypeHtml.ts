import type { Element, Properties, Root } from 'hast';
import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import { isHtmlElement } from '../jsxNodes.ts';

/**
 * Converts HTML elements in MDX to plain HTML, so that they don't need React, and attributes are written as in HTML,
 * including `class` and `style="…"`. Elements with expressions as attributes are still rendered by React.
 */
export function rehypeHtml() {
  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      if (!parent || index === undefined || !node.name || !isHtmlElement(node)) return;
      const properties = toProperties(node.attributes);
      if (!properties) return;
      const { name: tagName, children, position } = node;
      const element: Element = { type: 'element', tagName, properties, children };
      parent.children[index] = position ? { ...element, position } : element;
    });
  };
}

function toProperties(
  attributes: readonly (MdxJsxAttribute | MdxJsxExpressionAttribute)[],
): Properties | undefined {
  const properties: Properties = {};
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || (typeof attribute.value === 'object' && attribute.value))
      return undefined;
    const { name, value } = attribute;
    if (name === 'class' || name === 'className') properties.className = String(value ?? '').split(/\s+/);
    else properties[propertyName(name)] = typeof value === 'string' ? value : true;
  }
  return properties;
}

/** `data-zoom-src` is `dataZoomSrc`; all other names mean the same in both forms. */
function propertyName(attribute: string): string {
  if (!attribute.startsWith('data-')) return attribute;
  return attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
