import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { interpolate } from '../../../shared/interpolate.ts';
import type { PlainElement, PlainFunction } from '../extensions/plainForm.ts';
import { isJsx, type JsxElement } from '../jsxNodes.ts';
import type { ArticleStrings } from '../page.ts';

/** Computes the plain forms of the site's components, and attaches them to the tree. */
export function attachPlainForms(
  tree: Root,
  lang: string,
  plain: ReadonlyMap<string, PlainFunction>,
  strings: ArticleStrings,
): void {
  if (plain.size === 0) return;
  const t: PlainElement['t'] = (key, values = {}) => {
    const text = Object.hasOwn(strings.site, key) ? strings.site[key] : undefined;
    if (text === undefined) throw new Error(`The locale files do not contain the key "${key}".`);
    return interpolate(text, values);
  };
  visit(tree, (node) => {
    if (!isJsx(node)) return;
    const computePlainForm = plain.get(node.name ?? '');
    if (computePlainForm)
      node.data = { ...node.data, plain: computePlainForm({ attributes: literalAttributes(node), lang, t }) };
  });
}

function literalAttributes({ attributes }: JsxElement): PlainElement['attributes'] {
  return Object.fromEntries(
    attributes.flatMap((attribute): [string, string | true][] => {
      if (attribute.type !== 'mdxJsxAttribute') return [];
      if (typeof attribute.value === 'string') return [[attribute.name, attribute.value]];
      return attribute.value ? [] : [[attribute.name, true]];
    }),
  );
}
