import type { Element, ElementContent, Nodes, Parents, Root } from 'hast';
import { selectAll } from 'hast-util-select';
import { interpolate } from '../../../../shared/interpolate.ts';
import type { ResolvedSite } from '../../../config/resolveSite.ts';
import type { ArticleStrings } from '../articleStrings.ts';

/** Pictures inside these trigger their parent's action. */
const OCCUPIED = new Set(['a', 'button', 'summary', 'label']);

/** Attributes of a written `<img>`, mapped to their HTML property names. */
const PROPERTIES: Record<string, string> = {
  src: 'src',
  alt: 'alt',
  title: 'title',
  width: 'width',
  height: 'height',
  loading: 'loading',
  decoding: 'decoding',
  className: 'className',
  id: 'id',
  'data-zoom-src': 'dataZoomSrc',
};

/**
 * Turns the pictures that match the site's selector into zoom buttons. Pictures without alternative text are decorative
 * and stay as they are.
 */
export function rehypeZoom(site: ResolvedSite, strings: ArticleStrings) {
  return (tree: Root): void => {
    const { zoomSelector } = site.markdown;
    if (!hasPicture(tree)) return;
    plainPictures(tree);
    const found = new Set<Nodes>(zoomSelector === false ? [] : selectAll(zoomSelector, tree));
    wrap(tree, found, strings);
  };
}

function hasPicture(node: Nodes): boolean {
  if ('tagName' in node && node.tagName === 'img') return true;
  if ('name' in node && node.name === 'img') return true;
  return 'children' in node && node.children.some(hasPicture);
}

/** In MDX, a written `<img>` is a component node; converts it to the plain HTML element that `![]()` already is. */
function plainPictures(parent: Parents): void {
  for (const [index, child] of parent.children.entries()) {
    if ('name' in child && child.name === 'img') parent.children[index] = plainPicture(child) ?? child;
    else if ('children' in child) plainPictures(child);
  }
}

type WrittenElement = Extract<ElementContent, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

function plainPicture(node: WrittenElement): Element | undefined {
  const properties: Element['properties'] = {};
  for (const attribute of node.attributes) {
    const name = attribute.type === 'mdxJsxAttribute' ? PROPERTIES[attribute.name] : undefined;
    if (name === undefined || typeof attribute.value !== 'string') return undefined;
    properties[name] = attribute.value;
  }
  return { type: 'element', tagName: 'img', properties, children: [] };
}

function wrap(parent: Parents, found: ReadonlySet<Nodes>, strings: ArticleStrings): void {
  for (const [index, child] of parent.children.entries()) {
    if (child.type === 'element' && child.tagName === 'img') {
      const { dataZoomSrc, ...properties } = child.properties;
      child.properties = properties;
      const { alt } = properties;
      if (!found.has(child) || typeof alt !== 'string' || alt.trim() === '') continue;
      parent.children[index] = {
        type: 'element',
        tagName: 'button',
        properties: {
          type: 'button',
          className: ['zoom'],
          dataZoom: dataZoomSrc ?? '',
          ariaLabel: interpolate(strings.zoom, { alt }),
        },
        children: [child],
      };
    } else if ('children' in child && !('tagName' in child && OCCUPIED.has(child.tagName))) {
      wrap(child, found, strings);
    }
  }
}
