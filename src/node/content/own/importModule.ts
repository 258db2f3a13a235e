import { readFileSync } from 'node:fs';
import { findPackageJSON, type ResolveHookSync, registerHooks } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { sha1 } from '../../base/hash.ts';
import { importFresh } from '../../base/importFresh.ts';
import { importGraph, resolveFile } from '../../base/importGraph.ts';
import { isPath, relativePath } from '../../base/paths.ts';

const PREFIX = 'docs-site:';

/** The file that a path in the configuration refers to, or `undefined` for a package. */
export function siteFile(root: string, name: string): string | undefined {
  if (!isPath(name)) return undefined;
  const file = path.resolve(root, name);
  return resolveFile(file) ?? file;
}

/** Imports the current version of a site's module: a file, or a package resolved from the site's folder. */
export async function importModule(root: string, name: string): Promise<object> {
  const file = siteFile(root, name);
  if (file?.endsWith('.json')) return { default: JSON.parse(readFileSync(file, 'utf8')) };
  if (file !== undefined) return importFresh(file);
  const resolve: ResolveHookSync = (specifier, context, next) =>
    specifier.startsWith(PREFIX)
      ? next(specifier.slice(PREFIX.length), { ...context, parentURL: parentOf(root) })
      : next(specifier, context);
  const hooks = registerHooks({ resolve });
  try {
    return (await import(PREFIX + name)) as object;
  } finally {
    hooks.deregister();
  }
}

/** Whether {@link importModule} failed because the package itself is missing, rather than one of its imports. */
export function isMissingPackage(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith(`Cannot find package '${PREFIX}`);
}

/** Changes with what {@link importModule} imports: the content of a file and what it imports, the version of a package. */
export function moduleVersion(root: string, name: string): string {
  const file = siteFile(root, name);
  try {
    if (file === undefined) {
      const description = findPackageJSON(name, parentOf(root));
      return description === undefined ? name : sha1(readFileSync(description));
    }
    const files = [...importGraph([file])];
    return sha1(files.map(([name, content]) => relativePath(root, name) + sha1(content)).join());
  } catch {
    return ''; // reported when it is imported
  }
}

/** The files of the site that a module consists of. */
export function moduleFiles(root: string, name: string): string[] {
  const file = siteFile(root, name);
  try {
    return file === undefined ? [] : [...importGraph([file]).keys()];
  } catch {
    return file === undefined ? [] : [file];
  }
}

function parentOf(root: string): string {
  return pathToFileURL(path.join(root, 'site.config.ts')).href;
}

/** The place of a module for messages, if it is known. */
export function moduleName(root: string, name: string): string {
  return siteFile(root, name) ?? fileURLToPath(parentOf(root));
}
