import { readFileSync } from 'node:fs';
import { Parser } from 'acorn';
import { sourceFile } from '../base/importGraph.ts';

/** Elements that are expanded into other elements before a page is compiled. */
const EXPANDED = ['PackageManagerTabs'];

/** The exports of `article/elements.ts`, which can't be imported here, because only the bundler handles JSX. */
function articleElements(): string[] {
  const text = readFileSync(sourceFile('article/elements.ts'), 'utf8');
  const { body } = Parser.parse(text, { ecmaVersion: 'latest', sourceType: 'module' });
  return body
    .flatMap((node) => (node.type === 'ExportNamedDeclaration' ? node.specifiers : []))
    .flatMap(({ exported }) => (exported.type === 'Identifier' ? exported.name : []));
}

/** Names of the elements that every page can use without importing them: `Tabs`, `Callout`. The site's own come on top. */
export const elementNames: readonly string[] = [...articleElements(), ...EXPANDED];
