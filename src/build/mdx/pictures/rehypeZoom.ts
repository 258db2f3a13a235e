import type { Element, ElementContent, Nodes, Parents, Root } from 'hast';
import { selectAll } from 'hast-util-select';
import type { ResolvedSite } from '../../config/resolveSite.ts';
import type { Strings } from '../strings.ts';

/** Pictures in these do what their parent does. */
const OCCUPIED = new Set(['a', 'button', 'summary', 'label']);

/** Attributes of a written `<img>`, by the name that an element of HTML has for them. */
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
 * Pictures become buttons that open them large, where the site's selector finds them. Those without a text are
 * decoration and stay as they are.
 */
export function rehypeZoom(site: ResolvedSite, strings: Strings) {
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

/** `<img>` in MDX is a component until it is turned into the element of HTML that `![]()` is from the start. */
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

function wrap(parent: Parents, found: ReadonlySet<Nodes>, strings: Strings): void {
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
          ariaLabel: strings.zoom.replace('{{alt}}', () => alt),
        },
        children: [child],
      };
    } else if ('children' in child && !('tagName' in child && OCCUPIED.has(child.tagName))) {
      wrap(child, found, strings);
    }
  }
}
