import { createHash } from 'node:crypto';
import {
  createRequire,
  type LoadHookSync,
  type ResolveHookSync,
  registerHooks,
  stripTypeScriptTypes,
} from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { importGraph, type ReadFile } from './importGraph.ts';
import { relativePath } from './paths.ts';
import type { Problem } from './problems.ts';

/** Marks the modules of one import: Node only executes a module again under a different URL. */
const MARK = '?content=';

/** Overrides the nearest `package.json`, so that a site's modules use the same syntax with or without one. */
const FORMATS: Record<string, string> = { '.ts': 'module-typescript', '.js': 'module' };

/**
 * Imports the current version of a site's module and of everything that it imports by a relative path: Node would keep
 * the first version of each. Throws what the module throws.
 *
 * @param read returns a file's content. Default: reads it from disk
 */
export async function importFresh(file: string, read?: ReadFile): Promise<{ default?: unknown }> {
  const files = importGraph([file], read);
  const hash = createHash('sha256');
  for (const [name, content] of files) hash.update(name).update(content);
  // derived from the content, because two changes within the clock's resolution have the same modification time
  const mark = MARK + hash.digest('hex');
  const resolve: ResolveHookSync = (specifier, context, next) => {
    const resolved = next(specifier, context);
    const isOurs = context.parentURL?.endsWith(mark) && specifier.startsWith('.');
    return isOurs ? { ...resolved, url: resolved.url + mark } : resolved;
  };
  const load: LoadHookSync = (url, context, next) => {
    if (!url.endsWith(mark)) return next(url, context);
    const file = fileURLToPath(url);
    const source = files.get(file);
    // Node refuses TypeScript below `node_modules`, where a site can be installed
    if (source !== undefined && isPackagedTypeScript(file))
      return { format: 'module', source: stripTypeScriptTypes(String(source)), shortCircuit: true };
    const format = FORMATS[path.extname(file)] ?? context.format;
    const loaded = next(url, { ...context, format });
    return source ? { ...loaded, source } : loaded;
  };
  const hooks = registerHooks({ resolve, load });
  try {
    return (await import(pathToFileURL(file).href + mark)) as { default?: unknown };
  } finally {
    hooks.deregister();
  }
}

function isPackagedTypeScript(file: string): boolean {
  return ['.ts', '.mts'].includes(path.extname(file)) && file.split(path.sep).includes('node_modules');
}

/** Matches a location in a stack or above it, with or without `file://` and a query. */
const STACK_LOCATION = /((?:file:\/\/)?\/[^\n:?()]+)(?:\?\S*?)?:(\d+)(?::(\d+))?/g;

/**
 * Explains why a module of the site can't be loaded. Node only reports the location in the stack, or not at all.
 *
 * @param file the module to load; the error can be in one of its imports
 */
export function moduleProblem(
  error: unknown,
  root: string,
  file: string,
): Pick<Problem, 'file' | 'line' | 'column' | 'message'> {
  const { message } = error instanceof Error ? error : new Error(String(error));
  const frame = findSiteFrame(error, root) ?? { file: relativePath(root, file) };
  return { ...frame, message: message.replaceAll(`${root}/`, '') };
}

/**
 * Returns the innermost location of an error's stack in a file of the site, or `undefined`.
 *
 * @param engine folder to exclude, which can be inside the site's folder. Default: none
 */
export function findSiteFrame(
  error: unknown,
  root: string,
  engine?: string,
): Pick<Problem, 'file' | 'line' | 'column'> | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const frames = [...stack.matchAll(STACK_LOCATION)].map(([, name = '', line, column]) => ({
    name: name.startsWith('file:') ? fileURLToPath(name) : name,
    line: Number(line),
    ...(column ? { column: Number(column) } : {}),
  }));
  const frame = frames.find(({ name }) => {
    const displayFile = relativePath(root, name);
    const isEngine = engine !== undefined && name.startsWith(`${engine}${path.sep}`);
    return !displayFile.startsWith('..') && !displayFile.includes('node_modules/') && !isEngine;
  });
  if (!frame) return undefined;
  const { name, ...location } = frame;
  return { file: relativePath(root, name), ...location };
}

/**
 * Returns the file of an optional package that is installed for the site or next to the engine; otherwise `undefined`.
 */
export function resolvePackage(name: string, root: string): string | undefined {
  for (const importer of [path.join(root, 'package.json'), import.meta.filename]) {
    try {
      return createRequire(importer).resolve(name);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error;
    }
  }
  return undefined;
}
