import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import ts from 'typescript-6';
import { describe, expect, it } from 'vitest';
import { elementNames } from './content/elementNames.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** The entries that `exports` of the package name, by path below `src`. */
const ENTRIES = ['node/api.ts', 'node/index.ts', 'article/components.ts'];

const options = ts.parseJsonConfigFileContent(
  {
    extends: './tsconfig.base.json',
    compilerOptions: { composite: false, emitDeclarationOnly: false, noEmit: true, types: ['node'] },
    files: [],
  },
  ts.sys,
  ROOT,
).options;
const files = ENTRIES.map((name) => path.join(ROOT, 'src', name));
const program = ts.createProgram(files, options);
const checker = program.getTypeChecker();

/** Exports of an entry, with their declarations. */
function listExports(entry: string): { name: string; declared: ts.Symbol }[] {
  const source = program.getSourceFile(path.join(ROOT, 'src', entry));
  const module = source && checker.getSymbolAtLocation(source);
  return checker.getExportsOfModule(module as ts.Symbol).map((symbol) => ({
    name: symbol.name,
    declared: symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
  }));
}

const isValue = ({ declared }: { declared: ts.Symbol }) => (declared.flags & ts.SymbolFlags.Value) !== 0;

it.each(ENTRIES)('documents every export of %s where it is declared', (entry) => {
  const all = listExports(entry);
  expect(all.length).toBeGreaterThan(9);
  const undocumented = all.filter(({ declared }) => declared.getDocumentationComment(checker).length === 0);
  expect(undocumented.map(({ name }) => name)).toEqual([]);
});

describe('the Node API', () => {
  const names = listExports('node/api.ts').map(({ name }) => name);

  it('exports nothing that no package uses', () => {
    const texts = globSync('packages/*/src/**/*.ts', { cwd: ROOT, absolute: true }).map((file) =>
      readFileSync(file, 'utf8'),
    );
    const imported = texts.flatMap((text) =>
      ts.preProcessFile(text).importedFiles.some(({ fileName }) => fileName === 'docs-site-engine/node')
        ? [...new Set(text.match(/\w+/g))]
        : [],
    );
    const used = new Set(imported);
    expect(names.filter((name) => !used.has(name))).toEqual([]);
  });
});

it('lets pages use every component that `article/components.ts` exports', () => {
  const components = listExports('article/components.ts')
    .filter(isValue)
    .map(({ name }) => name)
    .filter((name) => /^[A-Z]/.test(name));
  expect(components.length).toBeGreaterThan(9);
  expect([...elementNames].sort()).toEqual([...components, 'PackageManagerTabs'].sort());
});
