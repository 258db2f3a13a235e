import type { PhrasingContent } from 'mdast';
import { textAttribute } from '../jsxNodes.ts';
import { type JsxElement, type PlainContext, phrasing } from './plainMarkdown.ts';

/** Plain Markdown equivalent of an inline component. */
export function plainPhrasing(node: JsxElement, context: PlainContext): PhrasingContent[] {
  const attribute = (name: string) => textAttribute(node, name);
  const children = phrasing(node, context);
  switch (node.name) {
    case 'Badge': {
      const text = badgeText(node, context);
      return text === undefined ? inBrackets(children) : [{ type: 'text', value: `(${text})` }];
    }
    case 'Kbd':
      return [{ type: 'inlineCode', value: attribute('keys') ?? '' }];
    case 'Term':
      return [...children, { type: 'text', value: ` (${attribute('definition') ?? ''})` }];
    case 'kbd':
    case 'code':
      return children.map((child) =>
        child.type === 'text' ? { type: 'inlineCode', value: child.value } : child,
      );
    case 'br':
      return [{ type: 'break' }];
    case 'img':
      return [{ type: 'image', url: context.absolute(attribute('src') ?? ''), alt: attribute('alt') ?? '' }];
    case 'a':
      return [{ type: 'link', url: attribute('href') ?? '', children: children as never }];
    case 'strong':
    case 'b':
      return [{ type: 'strong', children }];
    case 'em':
    case 'i':
      return [{ type: 'emphasis', children }];
    default:
      return children;
  }
}

function inBrackets(children: PhrasingContent[]): PhrasingContent[] {
  return [{ type: 'text', value: '(' }, ...children, { type: 'text', value: ')' }];
}

function badgeText(node: JsxElement, context: PlainContext): string | undefined {
  const since = textAttribute(node, 'since');
  if (since !== undefined) return context.strings.badge.since.replace('{{version}}', since);
  const isExperimental = node.attributes.some((entry) => 'name' in entry && entry.name === 'experimental');
  return isExperimental ? context.strings.badge.experimental : textAttribute(node, 'text');
}
