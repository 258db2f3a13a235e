import { type Document, isMap, isNode, isPair, isSeq } from 'yaml';

/** Offset of the key or list item at a path, or of the deepest part of the path that exists. */
export function keyOffset(document: Document, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length--) {
    const parent = length === 1 ? document.contents : document.getIn(path.slice(0, length - 1), true);
    const key = path[length - 1];
    if (isMap(parent)) {
      const pair = parent.items.find((item) => isPair(item) && String(item.key) === String(key));
      if (isNode(pair?.key) && pair.key.range) return pair.key.range[0];
    }
    const entry = isSeq(parent) ? parent.items[Number(key)] : undefined;
    if (isNode(entry) && entry.range) return entry.range[0];
  }
  return 0;
}
