import { fileURLToPath } from 'node:url';
import { relativePath } from './paths.ts';
import type { Problem } from './problems.ts';

/** A place in a stack or above it, with or without `file://` and a query. */
const PLACE = /((?:file:\/\/)?\/[^\s:?()]+)(?:\?\S*?)?:(\d+)(?::(\d+))?/g;

/**
 * What is wrong with a module of the site that cannot be loaded. Node tells the place in the stack only, or not at all.
 *
 * @param file the module that was to be loaded; one that it imports may be at fault
 */
export function moduleProblem(
  error: unknown,
  root: string,
  file: string,
): Pick<Problem, 'file' | 'line' | 'column' | 'message'> {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const places = [...stack.matchAll(PLACE)].map(([, name = '', line, column]) => ({
    file: relativePath(root, name.startsWith('file:') ? fileURLToPath(name) : name),
    line: Number(line),
    ...(column ? { column: Number(column) } : {}),
  }));
  const own = places.find(({ file: name }) => !name.startsWith('..') && !name.includes('node_modules/'));
  return { ...(own ?? { file: relativePath(root, file) }), message: message.replaceAll(`${root}/`, '') };
}
