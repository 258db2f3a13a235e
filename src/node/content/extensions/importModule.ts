import { existsSync, readFileSync } from 'node:fs';
import { findPackageJSON, type ResolveHookSync, registerHooks } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { sha1 } from '../../base/hash.ts';
import { importFresh, moduleProblem } from '../../base/importFresh.ts';
import { importGraph, resolveFile } from '../../base/importGraph.ts';
import { isPath, relativePath } from '../../base/paths.ts';
import { formatNames, type Problem, ProblemsError } from '../../base/problems.ts';
import type { ResolvedSite } from '../../config/resolveSite.ts';

const PREFIX = 'docs-site:';

/** Returns the file that a path in the configuration refers to, or `undefined` for a package. */
export function resolveSiteFile(root: string, name: string): string | undefined {
  if (!isPath(name)) return undefined;
  const file = path.resolve(root, name);
  return resolveFile(file) ?? file;
}

/** Imports the current version of a site's module: a file, or a package resolved from the site's folder. */
export async function importModule(root: string, name: string): Promise<object> {
  const file = resolveSiteFile(root, name);
  if (file?.endsWith('.json')) return { default: JSON.parse(readFileSync(file, 'utf8')) };
  if (file !== undefined) return importFresh(file);
  const resolve: ResolveHookSync = (specifier, context, next) =>
    specifier.startsWith(PREFIX)
      ? next(specifier.slice(PREFIX.length), { ...context, parentURL: configUrl(root) })
      : next(specifier, context);
  const hooks = registerHooks({ resolve });
  try {
    return (await import(PREFIX + name)) as object;
  } finally {
    hooks.deregister();
  }
}

/** Kind of a module in the configuration, for messages. */
type Kind = 'plugin' | 'integration' | 'endpoint';

/** Splits a reference: `a#b` is the export `b` of the module `a`. */
export function parseModuleReference(name: string): string {
  return name.replace(/(.)#\w+$/, '$1');
}

/** Imports the function that a name in the configuration refers to: the default export, or the one after `#`. */
export async function importFunction(
  site: ResolvedSite,
  kind: Kind,
  name: string,
): Promise<(...args: unknown[]) => unknown> {
  const module = await wrapModuleError(site, kind, name, () =>
    importModule(site.root, parseModuleReference(name)),
  );
  const exportName = name.slice(parseModuleReference(name).length + 1) || 'default';
  const value: unknown = Reflect.get(module, exportName);
  if (typeof value === 'function') return value as (...args: unknown[]) => unknown;
  const names = formatNames(Object.keys(module)) || 'nothing';
  throw moduleError(site, {
    message: `The ${kind} "${name}" does not export a function "${exportName}".`,
    advice: `It exports: ${names}. To use a named export, write "${parseModuleReference(name)}#name".`,
  });
}

/** Turns an error that a module throws into a problem with its location. */
export async function wrapModuleError<Result>(
  site: ResolvedSite,
  kind: Kind,
  name: string,
  run: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    const { root } = site;
    const module = parseModuleReference(name);
    const file = resolveSiteFile(root, module);
    if (file === undefined ? isMissingPackage(error) : !existsSync(file)) {
      const [packageName] = /^(?:@[^/]+\/)?[^/]+/.exec(module) ?? [];
      throw moduleError(site, {
        message: `${file === undefined ? 'Package' : 'File'} not found: "${module}" (${kind}).`,
        advice:
          file === undefined
            ? `Install it: npm i -D ${packageName}`
            : 'Write the path relative to the folder of the configuration.',
      });
    }
    const { message, ...place } = moduleProblem(error, root, moduleName(root, module));
    throw moduleError(site, { ...place, message: `The ${kind} "${name}" cannot be loaded: ${message}` });
  }
}

/** Creates an error in the configuration, or at the given location. */
export function moduleError(
  site: ResolvedSite,
  problem: Partial<Problem> & { message: string },
): ProblemsError {
  return new ProblemsError([{ severity: 'error', file: site.configName, ...problem }]);
}

/** Whether {@link importModule} failed because the package itself is missing, rather than one of its imports. */
function isMissingPackage(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith(`Cannot find package '${PREFIX}`);
}

/**
 * Returns a version that changes with the result of {@link importModule}: a hash of a file and its imports, or of a
 * package's version.
 */
export function moduleVersion(root: string, name: string): string {
  const file = resolveSiteFile(root, name);
  try {
    if (file === undefined) {
      const description = findPackageJSON(name, configUrl(root));
      return description === undefined ? name : sha1(readFileSync(description));
    }
    const files = [...importGraph([file])];
    return sha1(files.map(([name, content]) => relativePath(root, name) + sha1(content)).join());
  } catch {
    return ''; // the import reports the error
  }
}

/** Returns the files of the site that a module consists of. */
export function moduleFiles(root: string, name: string): string[] {
  const file = resolveSiteFile(root, name);
  try {
    return file === undefined ? [] : [...importGraph([file]).keys()];
  } catch {
    return file === undefined ? [] : [file];
  }
}

function configUrl(root: string): string {
  return pathToFileURL(path.join(root, 'site.config.ts')).href;
}

/** Returns the file of a module for messages; for a package, the configuration. */
export function moduleName(root: string, name: string): string {
  return resolveSiteFile(root, name) ?? fileURLToPath(configUrl(root));
}
