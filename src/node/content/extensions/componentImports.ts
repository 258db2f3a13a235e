import path from 'node:path';
import { sha1 } from '../../base/hash.ts';
import { isRelative, relativePath } from '../../base/paths.ts';
import { pageImports } from '../parse/pageImports.ts';

const SCRIPTS = ['.js', '.jsx', '.ts', '.tsx'];

/** Whether a component is hydrated in the browser, according to its file name. */
export function isIsland(file: string): boolean {
  const { name, ext } = path.parse(file);
  return name.endsWith('.island') && SCRIPTS.includes(ext);
}

/** Whether a page's import refers to a component: a script, or a path without an extension. */
export function isScriptPath(specifier: string): boolean {
  return isRelative(specifier) && [...SCRIPTS, ''].includes(path.extname(specifier));
}

/**
 * Returns the name of an imported component in compiled pages: unique in the site, and the same in all languages.
 *
 * @param file absolute path of the module
 * @param exportName name of the export
 */
export function importedElementName(root: string, file: string, exportName: string): string {
  return `Own${sha1(`${relativePath(root, file)}#${exportName}`).slice(0, 10)}`;
}

/** An import of a component by a page or another component. */
export interface ScriptImport {
  /** Specifier as written in the import. */
  specifier: string;
  /** Name of the export. */
  exportName: string;
}

const IMPORT = /^import\s+(?!type\s)([^'"]+?)\s+from\s+(['"])([^'"]+)\2/gm;

/** Returns the components that an `.mdx` page imports. */
export function readPageImports(text: string): ScriptImport[] {
  return pageImports(text).flatMap(({ source, specifiers }) => {
    const specifier = String(source.value);
    if (!isScriptPath(specifier)) return [];
    return specifiers.flatMap((entry): ScriptImport[] => {
      if (entry.type === 'ImportNamespaceSpecifier') return [];
      const name = entry.type === 'ImportSpecifier' ? entry.imported : undefined;
      return [{ specifier, exportName: name?.type === 'Identifier' ? name.name : 'default' }];
    });
  });
}

/** Returns the components that a component imports. False positives only cost an unused module. */
export function readScriptImports(text: string): ScriptImport[] {
  if (!text.includes('import')) return [];
  return [...text.matchAll(IMPORT)].flatMap(([, names = '', , specifier = '']) =>
    isScriptPath(specifier) ? exportedNames(names).map((exportName) => ({ specifier, exportName })) : [],
  );
}

/** `Chart, { Pie as Cake }` imports `default` and `Pie`. */
function exportedNames(names: string): string[] {
  const [, first = '', list = ''] = /^\s*(?:(\w+)\s*)?(?:,\s*)?(?:\{([^}]*)\}\s*)?$/.exec(names) ?? [];
  const importedNames = list.split(',').flatMap((entry) => /^\s*(?!type\s+\w)(\w+)/.exec(entry)?.[1] ?? []);
  return [...(first ? ['default'] : []), ...importedNames];
}
