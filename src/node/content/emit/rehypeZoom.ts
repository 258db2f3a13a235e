import type { Nodes, Parents, Root } from 'hast';
import { interpolate } from '../../../shared/interpolate.ts';
import type { ResolvedSite } from '../../config/resolveSite.ts';
import type { ArticleStrings } from '../page.ts';

/** Images inside these trigger their parent's action. */
const OCCUPIED = new Set(['a', 'button', 'summary', 'label']);

/**
 * Turns the images that match the site's selector into zoom buttons. Images without alternative text are decorative
 * and stay unchanged.
 */
export function rehypeZoom(site: ResolvedSite, strings: ArticleStrings) {
  return async (tree: Root): Promise<void> => {
    const { zoomSelector } = site.markdown;
    if (!hasImage(tree)) return;
    const { selectAll } = await import('hast-util-select'); // most pages have none
    const zoomable = new Set<Nodes>(zoomSelector === false ? [] : selectAll(zoomSelector, tree));
    wrap(tree, zoomable, strings);
  };
}

function hasImage(node: Nodes): boolean {
  if ('tagName' in node && node.tagName === 'img') return true;
  return 'children' in node && node.children.some(hasImage);
}

function wrap(parent: Parents, zoomable: ReadonlySet<Nodes>, strings: ArticleStrings): void {
  for (const [index, child] of parent.children.entries()) {
    if (child.type === 'element' && child.tagName === 'img') {
      const { dataZoomSrc, ...properties } = child.properties;
      child.properties = properties;
      const { alt } = properties;
      if (!zoomable.has(child) || typeof alt !== 'string' || alt.trim() === '') continue;
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
      wrap(child, zoomable, strings);
    }
  }
}
