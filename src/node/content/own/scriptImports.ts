import { withoutCode } from '../read/codeLines.ts';
import { isScriptPath } from './ownElements.ts';

/** An import of a component by a page or another component. */
export interface ScriptImport {
  /** As written. */
  specifier: string;
  /** Name of the export. */
  exported: string;
}

const IMPORT = /^import\s+(?!type\s)([^'"]+?)\s+from\s+(['"])([^'"]+)\2/gm;

/**
 * The components that a page imports, found without parsing it: before anything is compiled, the bundles need to know
 * them. What is no import after all is bundled in vain.
 */
export function readScriptImports(text: string): ScriptImport[] {
  if (!text.includes('import')) return [];
  return [...withoutCode(text).matchAll(IMPORT)].flatMap(([, names = '', , specifier = '']) =>
    isScriptPath(specifier) ? exportedNames(names).map((exported) => ({ specifier, exported })) : [],
  );
}

/** `Chart, { Pie as Cake }` imports `default` and `Pie`. */
function exportedNames(names: string): string[] {
  const [, first = '', list = ''] = /^\s*(?:(\w+)\s*)?(?:,\s*)?(?:\{([^}]*)\}\s*)?$/.exec(names) ?? [];
  const named = list.split(',').flatMap((entry) => /^\s*(?!type\s+\w)(\w+)/.exec(entry)?.[1] ?? []);
  return [...(first ? ['default'] : []), ...named];
}
