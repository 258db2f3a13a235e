import { readFileSync } from 'node:fs';
import { Parser } from 'acorn';
import { sourceFile } from '../base/importGraph.ts';

/** Elements that are expanded into other elements before a page is compiled. */
const EXPANDED = ['PackageManagerTabs'];

/** Returns the exports of `article/elements.ts`, which can't be imported here, because only the bundler handles JSX. */
function articleElements(): string[] {
  const text = readFileSync(sourceFile('article/elements.ts'), 'utf8');
  const { body } = Parser.parse(text, { ecmaVersion: 'latest', sourceType: 'module' });
  return body
    .flatMap((node) => (node.type === 'ExportNamedDeclaration' ? node.specifiers : []))
    .flatMap(({ exported: specifier }) => (specifier.type === 'Identifier' ? specifier.name : []));
}

/**
 * Names of the elements that every page can use without importing them: `Tabs`, `Callout`. Components of the site are
 * added to them.
 */
export const elementNames: readonly string[] = [...articleElements(), ...EXPANDED];
