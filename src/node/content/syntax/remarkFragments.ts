import path from 'node:path';
import type { ImportDeclaration, Program } from 'estree';
import type { Definition, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxjsEsm } from 'mdast-util-mdx';
import type { Processor } from 'unified';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { resolveFile } from '../../base/importGraph.ts';
import { isMarkdown, isRelative } from '../../base/paths.ts';
import type { ResolvedSite } from '../../config/resolveSite.ts';
import { importedElementName, isIsland, isScriptPath } from '../extensions/componentImports.ts';
import { isJsx } from '../jsxNodes.ts';
import {
  addProblem,
  getSourceFile,
  readReferencedFile,
  report,
  type SourceFile,
  stageRecord,
} from '../page.ts';
import { readPage } from '../read/readPage.ts';

const THEME = ['@theme', 'rspress/theme', '@rspress/core/theme'];

/**
 * Inserts the content of fragments: `import Part from './shared/part.mdx'` and `<Part />`. {@link markComponents}
 * handles imports of components.
 */
export function remarkFragments(this: Processor, site: ResolvedSite) {
  const parse = (text: string): Root => this.parse(text) as Root;
  const parser = { parse, root: site.root, extraKeys: site.config.frontmatter ?? [] };
  return (tree: Root, vfile: VFile): void => {
    const { file } = stageRecord('read', vfile).source;
    expand(tree, vfile, { ...parser, notes: footnoteNames(tree) }, [file]);
  };
}

interface Parser {
  parse: (text: string) => Root;
  /** Folder of the site. */
  root: string;
  /** See `SiteConfig.frontmatter`. */
  extraKeys: readonly string[];
  /** Names of the footnotes that the page and its fragments have so far. */
  notes: Set<string>;
}

/** @param chain including files, ending with the current file */
function expand(tree: Root, vfile: VFile, parser: Parser, chain: readonly string[]): void {
  const imports = new Map<string, string>();
  const unused = new Map<string, MdxjsEsm>();
  markComponents(tree, vfile, parser.root);
  tree.children = tree.children.filter((node) => {
    if (node.type !== 'mdxjsEsm') return true;
    for (const [name, specifier] of readImports(node, vfile)) {
      imports.set(name, specifier);
      unused.set(name, node);
    }
    return false;
  });
  if (imports.size === 0) return;
  visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement, index, parent) => {
    const specifier = node.name ? imports.get(node.name) : undefined;
    if (!node.name || !specifier || !parent || index === undefined) return;
    unused.delete(node.name);
    if (node.attributes.length + node.children.length > 0) {
      const message = `<${node.name}> is a fragment: it does not accept props or children.`;
      report(vfile, node, { code: 'import', message, advice: `Write <${node.name} />.` });
    }
    const children = loadFragment(node, specifier, vfile, parser, chain);
    parent.children.splice(index, 1, ...(children as typeof parent.children));
    return index + children.length;
  });
  visit(tree, 'mdxJsxTextElement', (node, index, parent) => {
    if (!node.name || !imports.has(node.name) || !parent || index === undefined) return;
    unused.delete(node.name);
    const message = `<${node.name}> is a fragment: it cannot be inside a line of text.`;
    report(vfile, node, { code: 'import', message, advice: 'Put it on a separate line.' });
    parent.children.splice(index, 1);
    return index;
  });
  for (const [name, node] of unused) {
    const message = `The fragment "${name}" is imported but never used.`;
    const advice = `Write <${name} />, or remove the import.`;
    report(vfile, node, { code: 'unused-import', message, advice });
  }
}

function readImports(node: MdxjsEsm, vfile: VFile): [name: string, specifier: string][] {
  const program = node.data?.estree as Program | undefined;
  return (program?.body ?? []).flatMap((statement): [string, string][] => {
    const source = statement.type === 'ImportDeclaration' ? String(statement.source.value) : undefined;
    const specifier = statement.type === 'ImportDeclaration' ? statement.specifiers[0] : undefined;
    // Rspress pages import built-in components, which don't need an import here
    if (source && THEME.includes(source)) return [];
    if (source && isRelative(source) && isMarkdown(source) && specifier?.type === 'ImportDefaultSpecifier') {
      return [[specifier.local.name, source]];
    }
    report(vfile, node, {
      code: 'import',
      message: source ? `Pages cannot import "${source}".` : 'Pages cannot contain exports or other code.',
      advice:
        "They can import fragments (import Part from './shared/part.mdx') and the site's components (import { Chart } from './Chart.tsx').",
    });
    return [];
  });
}

function loadFragment(
  node: MdxJsxFlowElement,
  specifier: string,
  vfile: VFile,
  parser: Parser,
  chain: readonly string[],
): RootContent[] {
  const displayFile = path.posix.join(path.posix.dirname(getSourceFile(node, vfile).displayFile), specifier);
  const { file, bytes } = readReferencedFile(node, specifier, vfile);
  const fail = (message: string, advice: string): RootContent[] => {
    report(vfile, node, { code: 'import', message, advice });
    return [];
  };
  if (chain.includes(file))
    return fail(`The fragment ${specifier} imports itself.`, 'Remove the circular import.');
  if (!bytes) return fail(`Fragment not found: "${specifier}".`, `Create ${displayFile}, or fix the path.`);
  const { text, body, problems } = readPage(displayFile, bytes, parser.extraKeys);
  for (const problem of problems) addProblem(vfile, problem);
  if (text === undefined) return [];
  return parseFragment({ file, displayFile }, body, vfile, parser, chain);
}

function parseFragment(
  sourceFile: SourceFile,
  body: string,
  vfile: VFile,
  parser: Parser,
  chain: readonly string[],
): RootContent[] {
  try {
    const tree = parser.parse(body);
    visit(tree, (child) => {
      child.data = { ...child.data, sourceFile };
    });
    separateReferences(tree, parser.notes);
    expand(tree, vfile, parser, [...chain, sourceFile.file]);
    return tree.children;
  } catch (error) {
    // reports the innermost fragment, where the error must be fixed
    throw Object.assign(error as Error, { sourceFile, ...(error as { sourceFile?: SourceFile }) });
  }
}

function footnoteNames(tree: Root): Set<string> {
  const notes = new Set<string>();
  visit(tree, 'footnoteDefinition', ({ identifier }) => {
    notes.add(identifier);
  });
  return notes;
}

/**
 * Makes references of a fragment independent of definitions with the same name elsewhere on the page: inserts the
 * URLs of links and images, and renames footnotes whose name is in use.
 */
function separateReferences(tree: Root, usedNames: Set<string>): void {
  const definitions = new Map<string, Definition>();
  visit(tree, 'definition', (node) => {
    if (!definitions.has(node.identifier)) definitions.set(node.identifier, node);
  });
  const names = new Map<string, string>();
  for (const note of footnoteNames(tree)) {
    let name = note;
    for (let count = 2; usedNames.has(name); count++) name = `${note}-${count}`;
    usedNames.add(name);
    names.set(note, name);
  }
  visit(tree, (node, index, parent) => {
    if (node.type === 'footnoteDefinition' || node.type === 'footnoteReference') {
      const name = names.get(node.identifier);
      if (name !== undefined && name !== node.identifier)
        Object.assign(node, { identifier: name, label: name });
    }
    if (!parent || index === undefined) return undefined;
    if (node.type === 'definition') {
      parent.children.splice(index, 1);
      return index;
    }
    if (node.type !== 'linkReference' && node.type !== 'imageReference') return undefined;
    const definition = definitions.get(node.identifier);
    if (!definition) return undefined;
    const { url, title } = definition;
    const data = { ...node.data, ...definition.data };
    const { position } = node;
    parent.children[index] =
      node.type === 'linkReference'
        ? {
            type: 'link',
            url,
            title: title ?? null,
            children: node.children,
            data,
            ...(position ? { position } : {}),
          }
        : {
            type: 'image',
            url,
            title: title ?? null,
            alt: node.alt ?? '',
            data,
            ...(position ? { position } : {}),
          };
    return undefined;
  });
}

declare module 'mdast' {
  interface Data {
    /** Name of the imported component in the bundles. */
    component?: { name: string; island: boolean };
  }
}

type Components = Map<string, { name: string; island: boolean }>;

/**
 * Records imported components at the elements with their name, and removes the imports: `import { Chart } from
 * './Chart.tsx'`.
 *
 * @param root folder of the site
 */
function markComponents(tree: Root, vfile: VFile, root: string): void {
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
  const importer = getSourceFile(node, vfile);
  const file = resolveFile(path.resolve(path.dirname(importer.file), specifier));
  if (file === undefined) {
    const advice = `Create ${path.posix.join(path.posix.dirname(importer.displayFile), specifier)}, or fix the path.`;
    report(vfile, node, { code: 'import', message: `Component not found: "${specifier}".`, advice });
  }
  for (const entry of statement.specifiers) {
    if (entry.type === 'ImportNamespaceSpecifier') {
      const message = `Pages must import components by name, not with "*".`;
      report(vfile, node, { code: 'import', message, advice: `Write import { Name } from '${specifier}'.` });
      continue;
    }
    const isDefault = entry.type === 'ImportDefaultSpecifier';
    const exportName = isDefault || entry.imported.type !== 'Identifier' ? 'default' : entry.imported.name;
    // a missing file has already been reported
    const name = importedElementName(root, file ?? specifier, exportName);
    components.set(entry.local.name, { name, island: isIsland(file ?? specifier) });
  }
}
