import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { relativePath } from './paths.ts';
import type { Problem } from './problems.ts';

/** A place in a stack or above it, with or without `file://` and a query. */
const PLACE = /((?:file:\/\/)?\/[^\n:?()]+)(?:\?\S*?)?:(\d+)(?::(\d+))?/g;

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
  const { message } = error instanceof Error ? error : new Error(String(error));
  const own = ownPlace(error, root) ?? { file: relativePath(root, file) };
  return { ...own, message: message.replaceAll(`${root}/`, '') };
}

/**
 * The innermost place of an error's stack in a file of the site; `undefined` if it has none.
 *
 * @param engine folder whose files do not count: it may lie inside of the site's. Default: none
 */
export function ownPlace(
  error: unknown,
  root: string,
  engine?: string,
): Pick<Problem, 'file' | 'line' | 'column'> | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const places = [...stack.matchAll(PLACE)].map(([, name = '', line, column]) => ({
    name: name.startsWith('file:') ? fileURLToPath(name) : name,
    line: Number(line),
    ...(column ? { column: Number(column) } : {}),
  }));
  const found = places.find(({ name }) => {
    const own = relativePath(root, name);
    const isEngine = engine !== undefined && name.startsWith(`${engine}${path.sep}`);
    return !own.startsWith('..') && !own.includes('node_modules/') && !isEngine;
  });
  if (!found) return undefined;
  const { name, ...place } = found;
  return { file: relativePath(root, name), ...place };
}
