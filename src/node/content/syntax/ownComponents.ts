import path from 'node:path';
import type { ImportDeclaration, Program } from 'estree';
import type { Root } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdx';
import type { VFile } from 'vfile';
import { resolveFile } from '../../base/importGraph.ts';
import { isJsx } from '../jsxNodes.ts';
import { isIsland, isScriptPath, ownElementName } from '../own/ownElements.ts';
import { report, sourceOf } from '../page.ts';
import { visit } from '../visit.ts';

declare module 'mdast' {
  interface Data {
    /** What the bundles call the imported component that an element is. */
    component?: { name: string; island: boolean };
  }
}

type Components = Map<string, { name: string; island: boolean }>;

/**
 * `import { Chart } from './Chart.tsx'`: notes at the elements of this name which component they are, and removes the
 * import.
 *
 * @param root folder of the site
 */
export function markComponents(tree: Root, vfile: VFile, root: string): void {
  const components: Components = new Map();
  tree.children = tree.children.filter((node) => {
    if (node.type !== 'mdxjsEsm') return true;
    const program = node.data?.estree as Program | undefined;
    if (!program) return true;
    const isOurs = program.body.map((statement) => {
      if (statement.type !== 'ImportDeclaration' || !isScriptPath(String(statement.source.value)))
        return false;
      readImport(node, statement, vfile, root, components);
      return true;
    });
    program.body = program.body.filter((_, index) => !isOurs[index]);
    return program.body.length > 0;
  });
  if (components.size === 0) return;
  visit(tree, (node) => {
    if (!isJsx(node)) return;
    const component = components.get(node.name ?? '');
    if (component !== undefined) node.data = { ...node.data, component };
  });
}

function readImport(
  node: MdxjsEsm,
  statement: ImportDeclaration,
  vfile: VFile,
  root: string,
  components: Components,
): void {
  const specifier = String(statement.source.value);
  const importer = sourceOf(node, vfile);
  const file = resolveFile(path.resolve(path.dirname(importer.file), specifier));
  if (file === undefined) {
    const advice = `Create ${path.posix.join(path.posix.dirname(importer.displayFile), specifier)}, or correct the path.`;
    report(vfile, node, { code: 'import', message: `There is no component “${specifier}”.`, advice });
  }
  for (const entry of statement.specifiers) {
    if (entry.type === 'ImportNamespaceSpecifier') {
      const message = `A page imports components by their names, not “*”.`;
      report(vfile, node, { code: 'import', message, advice: `Write import { Name } from '${specifier}'.` });
      continue;
    }
    const isDefault = entry.type === 'ImportDefaultSpecifier';
    const exported = isDefault || entry.imported.type !== 'Identifier' ? 'default' : entry.imported.name;
    // what is missing has been reported
    const name = ownElementName(root, file ?? specifier, exported);
    components.set(entry.local.name, { name, island: isIsland(file ?? specifier) });
  }
}
