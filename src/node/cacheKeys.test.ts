import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import ts from 'typescript-6';
import { expect, it } from 'vitest';
import { sourceHash } from './base/hash.ts';
import { importGraph, type ReadFile, SOURCE } from './base/importGraph.ts';
import { bundleVersion } from './bundler/entries.ts';
import { compilerVersion, renderVersion } from './pipeline/pageCache.ts';

/** What is made again when a cache key changes. */
const KEYS: Record<string, (read?: ReadFile) => string> = {
  pages: (read) => compilerVersion(read),
  bundles: (read) => bundleVersion({}, read),
  'HTML of all pages': (read) => renderVersion({}, read),
  'og images': (read) => sourceHash(['node/output/ogImages/drawCard.ts'], {}, read),
};

const NOTHING = Buffer.alloc(0);
const contents = new Map<string, Buffer>();

/** The content of a file, which is asked for again and again. */
function contentOf(file: string): Buffer {
  const content = contents.get(file) ?? readFileSync(file);
  contents.set(file, content);
  return content;
}

const before = Object.fromEntries(Object.entries(KEYS).map(([what, key]) => [what, key()]));

/** What is made again after an edit. */
function madeAgain(edited: string): string[] {
  expect(existsSync(path.join(SOURCE, edited)), edited).toBe(true);
  const read: ReadFile = (file) =>
    path.relative(SOURCE, file) === edited
      ? Buffer.concat([contentOf(file), Buffer.from('// edited\n')])
      : contentOf(file);
  return Object.entries(KEYS).flatMap(([what, key]) => (key(read) === before[what] ? [] : [what]));
}

// a new bundle has a new name, so that pages are rendered again with it
it.each([
  ['node/content/extract/headings.ts', ['pages']],
  ['node/content/code/highlight.ts', ['pages']],
  ['node/content/read/readFrontmatter.ts', ['pages']],
  ['node/base/problems.ts', ['pages', 'HTML of all pages']],
  ['shared/packageManagers.ts', ['pages']],
  ['shell/Sidebar/Sidebar.tsx', ['bundles']],
  ['shell/Navbar/Navbar.css.ts', ['bundles']],
  ['theme/contract.css.ts', ['bundles']],
  ['ui/Tag/Tag.tsx', ['bundles']],
  ['islands/Tabs/Tabs.tsx', ['bundles']],
  ['article/Callout/Callout.tsx', ['bundles']],
  ['client/navigation/router.ts', ['bundles']],
  ['client/head/headScript.ts', ['bundles']],
  ['node/render/serverEntry.tsx', ['bundles']],
  ['node/bundler/bundlerConfig.ts', ['bundles']],
  ['node/bundler/siteParts.ts', ['bundles']],
  ['shell/slots/siteParts.ts', ['bundles']],
  ['article/own/ownElement.tsx', ['bundles']],
  ['shell/slots/slotsAround.tsx', ['bundles']],
  ['node/bundler/styles/executeStyles.ts', ['bundles']],
  ['node/render/document.ts', ['HTML of all pages']],
  ['node/render/head/pageHead.ts', ['HTML of all pages']],
  ['node/render/pageMarkdown.ts', ['HTML of all pages']],
  ['node/output/publishedFiles.ts', ['HTML of all pages']],
  ['node/output/ogImages/drawCard.ts', ['og images']],
  ['node/output/hosting/writeHostFiles.ts', []],
  ['node/output/search/searchFiles.ts', []],
  ['node/site/prepareSite.ts', []],
  ['node/site/checks/checkParity.ts', []],
  ['node/i18n/loadStrings.ts', []],
  ['node/commands/dev/devSite.ts', []],
  ['node/commands/serve/staticSite.ts', []],
])('after an edit of %s, exactly what it makes is made again: %j', (file, expected) => {
  expect(madeAgain(file)).toEqual(expected);
});

it('knows every import that TypeScript knows', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: SOURCE, ignore: ['**/*.test.*', '**/*.d.ts'] });
  expect(files.length).toBeGreaterThan(300);
  for (const file of files) {
    const entry = path.join(SOURCE, file);
    // what its imports import in turn is looked at when it is their turn
    const imported = new Set(
      importGraph([entry], (name) => (name === entry ? contentOf(name) : NOTHING)).keys(),
    );
    const missing = runtimeImports(file).filter((name) => !imported.has(name));
    expect(missing, file).toEqual([]);
  }
});

/** Relative imports that are still there when types are erased, as the modules of this repository are (“verbatim”). */
function runtimeImports(file: string): string[] {
  const text = contentOf(path.join(SOURCE, file)).toString('utf8');
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    const name = specifierOf(node);
    if (name && ts.isStringLiteralLike(name)) names.push(name.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.ESNext));
  return names
    .filter((name) => name.startsWith('.'))
    .map((name) => path.join(SOURCE, path.dirname(file), name));
}

/** What names the module in an import, or an export from a module, that is more than a type. */
function specifierOf(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node)) return node.importClause?.isTypeOnly ? undefined : node.moduleSpecifier;
  if (ts.isExportDeclaration(node)) return node.isTypeOnly ? undefined : node.moduleSpecifier;
  const isImport = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  return isImport ? node.arguments[0] : undefined;
}
