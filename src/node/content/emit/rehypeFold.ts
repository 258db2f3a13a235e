import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { VFile } from 'vfile';
import { htmlToken } from '../tokens.ts';

/** Keeps HTML out of the compiled code. Returns the token that replaces it. */
export function storeHtml(vfile: VFile, html: string): string {
  vfile.data.emit ??= { html: [] };
  return htmlToken(vfile.data.emit.html.push(html) - 1);
}

/**
 * Converts everything without a component to HTML right here, leaving a short token in its place: React then only
 * renders the components of a page, and a compiled page is a few hundred bytes.
 */
export function rehypeFold() {
  return (tree: Root, vfile: VFile): void => {
    const fold = <Node extends RootContent | ElementContent>(children: Node[]): Node[] => {
      const result: Node[] = [];
      let run: Node[] = [];
      const flush = (): void => {
        if (run.length > 0) {
          const html = toHtml({ type: 'root', children: run }, { allowDangerousHtml: true });
          if (html.trim() === '') result.push(...run);
          else result.push({ type: 'text', value: storeHtml(vfile, html) } as Node);
        }
        run = [];
      };
      for (const child of children) {
        if (isPlain(child)) run.push(child);
        else {
          flush();
          if ('children' in child) (child as Element).children = fold((child as Element).children);
          result.push(child);
        }
      }
      flush();
      return result;
    };
    tree.children = fold(tree.children);
  };
}

function isPlain(node: RootContent | ElementContent): boolean {
  if (node.type.startsWith('mdx')) return false;
  return !('children' in node) || node.children.every(isPlain);
}
