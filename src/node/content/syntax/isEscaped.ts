import type { Text } from 'mdast';
import type { VFile } from 'vfile';

/** Whether a text begins with a backslash in the page: `\[[toc]]` is meant as text. The source of a fragment is not at hand. */
export function isEscaped(node: Text, vfile: VFile): boolean {
  const start = node.data?.sourceFile ? undefined : node.position?.start.offset;
  return start !== undefined && String(vfile.value)[start] === '\\';
}
