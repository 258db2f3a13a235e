import type { Nodes, Root } from 'mdast';
import type { VFile } from 'vfile';
import { isJsx, textAttribute } from '../jsxNodes.ts';
import { type Extracted, foundBy, type PagePart, sourceOf } from '../page.ts';
import { visit } from '../visit.ts';

/**
 * A page's structure, to compare it with the same page in other languages, and the default of its option, for overviews.
 * Headings already have their ids.
 */
export function structureOf(tree: Root, vfile: VFile): Pick<Extracted, 'structure' | 'optionDefault'> {
  const found: Pick<Extracted, 'structure' | 'optionDefault'> = { structure: [] };
  const page = foundBy('read', vfile).source.file;
  visit(tree, (node) => {
    const isOption = node.type === 'mdxJsxFlowElement' && node.name === 'OptionMeta';
    const value = isOption && !textAttribute(node, 'name') ? textAttribute(node, 'default') : undefined;
    if (value !== undefined) found.optionDefault ??= value;
    const part = partOf(node);
    if (!part) return;
    const own = sourceOf(node, vfile).file === page;
    found.structure.push([...part, own ? (node.position?.start.line ?? 0) : 0]);
  });
  return found;
}

function partOf(node: Nodes): [kind: PagePart[0], value: string] | undefined {
  if (node.type === 'heading') {
    const id = node.data?.hProperties?.id;
    // the id of a page's title may differ between languages
    return node.depth === 1 ? undefined : ['heading', `${'#'.repeat(node.depth)} {#${id}}`];
  }
  if (node.type === 'code') return ['code', node.lang ?? ''];
  if (node.type === 'link' || node.type === 'definition') return ['link', node.url];
  if (node.type === 'table')
    return [
      'table',
      `${node.children.length - 1} rows and ${node.children[0]?.children.length ?? 0} columns`,
    ];
  if (node.type === 'image') return ['image', node.url];
  if (!isJsx(node)) return undefined;
  if (node.name === 'img') return ['image', textAttribute(node, 'src') ?? ''];
  const kind = node.name === 'Callout' ? textAttribute(node, 'type') : undefined;
  return /^[A-Z]/.test(node.name ?? '')
    ? ['component', [node.name, kind].filter(Boolean).join(' ')]
    : undefined;
}
