import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import ts from 'typescript-6';
import { expect, it } from 'vitest';
import { sourceHash } from './base/hash.ts';
import { importGraph, type ReadFile, SOURCE } from './base/importGraph.ts';
import { bundleVersion } from './bundler/entries.ts';
import { compilerVersion, renderVersion } from './pipeline/cacheKeys.ts';

/** What is made again when a cache key changes. */
const KEYS: Record<string, (read?: ReadFile) => string> = {
  pages: (read) => compilerVersion(read),
  bundles: (read) => bundleVersion({}, read),
  'HTML of all pages': (read) => renderVersion({}, read),
  'og images': (read) => sourceHash(['node/output/ogImages/drawCard.ts'], {}, read),
};

const before = Object.fromEntries(Object.entries(KEYS).map(([what, key]) => [what, key()]));

/** What is made again after an edit. */
function madeAgain(edited: string): string[] {
  expect(existsSync(path.join(SOURCE, edited)), edited).toBe(true);
  const read: ReadFile = (file) =>
    path.relative(SOURCE, file) === edited
      ? Buffer.concat([readFileSync(file), Buffer.from('// edited\n')])
      : readFileSync(file);
  return Object.entries(KEYS).flatMap(([what, key]) => (key(read) === before[what] ? [] : [what]));
}

// a new bundle has a new name, so that pages are rendered again with it
it.each([
  ['node/content/mdx/text/remarkHeadings.ts', ['pages']],
  ['node/content/mdx/code/highlight.ts', ['pages']],
  ['node/content/readFrontmatter.ts', ['pages']],
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
  ['node/bundler/siteTransforms.ts', ['bundles']],
  ['shell/slots/SlottedNavbar.tsx', ['bundles']],
  ['shell/slots/useRoomAbove.ts', ['bundles']],
  ['node/bundler/styles/executeStyles.ts', ['bundles']],
  ['node/render/document.ts', ['HTML of all pages']],
  ['node/render/head/pageHead.ts', ['HTML of all pages']],
  ['node/content/mdx/markdown/pageMarkdown.ts', ['HTML of all pages']],
  ['node/output/writeRoute.ts', ['HTML of all pages']],
  ['node/output/ogImages/drawCard.ts', ['og images']],
  ['node/output/hosting/nginxFiles.ts', []],
  ['node/output/search/searchRecords.ts', []],
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
    const imported = new Set(importGraph([path.join(SOURCE, file)]).keys());
    const missing = runtimeImports(file).filter((name) => !imported.has(name));
    expect(missing, file).toEqual([]);
  }
}, 120_000); // it transpiles the whole engine

/** Relative imports that are still there when types are erased. */
function runtimeImports(file: string): string[] {
  const code = ts.transpileModule(readFileSync(path.join(SOURCE, file), 'utf8'), {
    fileName: file,
    compilerOptions: { target: ts.ScriptTarget.ESNext, verbatimModuleSyntax: true, jsx: ts.JsxEmit.Preserve },
  }).outputText;
  return ts
    .preProcessFile(code, true, true)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((name) => name.startsWith('.'))
    .map((name) => path.join(SOURCE, path.dirname(file), name));
}
