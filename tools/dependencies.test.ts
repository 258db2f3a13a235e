import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import ts from 'typescript-6';
import { describe, expect, it } from 'vitest';
import { ROOT } from './docs/root.ts';

type Versions = Record<string, string>;
interface Manifest {
  workspaces?: string[];
  dependencies?: Versions;
  devDependencies?: Versions;
  peerDependencies?: Versions;
}
const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8'));
const rootManifest = readManifest('.');
/** Folders with a `package.json` of this repository, without the root. */
const workspaces = (rootManifest.workspaces ?? [])
  .flatMap((pattern) => globSync(`${pattern}/package.json`, { cwd: ROOT }))
  .map((file) => path.dirname(file));
/** Sample projects, whose dependencies are declared separately. */
const SAMPLES = /^(?:docs|examples|samples|e2e\/fixtures|bench\/corpus)\//;

interface Import {
  file: string;
  workspace: string;
  name: string;
  isType: boolean;
}

const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'],
  {
    cwd: ROOT,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => file !== '' && !SAMPLES.test(file));
const imports = files.flatMap(readImports);

function readImports(file: string): Import[] {
  const workspace = workspaces.find((folder) => file.startsWith(`${folder}/`)) ?? '.';
  const source = ts.createSourceFile(
    file,
    readFileSync(path.join(ROOT, file), 'utf8'),
    ts.ScriptTarget.Latest,
  );
  const found: Import[] = [];
  const add = (from: ts.Node | undefined, isType: boolean) => {
    if (!from || !ts.isStringLiteral(from) || /^[./]|^ladle:|^@\//.test(from.text) || isBuiltin(from.text))
      return;
    const name = from.text.split('/', from.text.startsWith('@') ? 2 : 1).join('/');
    found.push({ file, workspace, name, isType });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, node.importClause?.isTypeOnly ?? false);
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly);
    else if (
      ts.isCallExpression(node) &&
      /^(?:import|createRequire\([^)]*\)\.resolve)$/.test(node.expression.getText(source))
    )
      add(node.arguments[0], false);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const declaredBy = (folder: string) => {
  const { dependencies, devDependencies, peerDependencies } = readManifest(folder);
  return { ...dependencies, ...devDependencies, ...peerDependencies };
};

describe('package.json files', () => {
  it('keeps the root at 35 dependencies and 35 development dependencies', () => {
    expect(Object.keys(rootManifest.dependencies ?? {}).length).toBeLessThanOrEqual(35);
    expect(Object.keys(rootManifest.devDependencies ?? {}).length).toBeLessThanOrEqual(35);
  });

  it('lists every package that code imports in the package.json of its folder', () => {
    const undeclared = imports.filter(({ file, workspace, name, isType }) => {
      // tests run from the root, and so does the type check
      const fromRoot = isType || workspace === 'e2e' || /\.test\.tsx?$|\/testing\//.test(file);
      const declared = {
        ...declaredBy(workspace),
        ...(fromRoot && declaredBy('.')),
        // packages that run and edit samples in the page
        ...(workspace === '.' && declaredBy('samples')),
      };
      return (
        !(name in declared) && !(isType && `@types/${name}` in declared) && name !== packageName(workspace)
      );
    });
    expect(undeclared.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
  });

  it('lists no runtime dependency that the code of its folder does not import', () => {
    const unused = workspaces
      .filter((folder) => folder === 'src' || folder.startsWith('packages/'))
      .flatMap((folder) =>
        Object.keys(readManifest(folder).dependencies ?? {})
          .filter((name) => !imports.some((one) => one.workspace === folder && one.name === name))
          .map((name) => `${folder}: ${name}`),
      );
    expect(unused).toEqual([]);
  });

  it('uses one version of a package everywhere', () => {
    const versions = new Map<string, Set<string>>();
    for (const folder of ['.', ...workspaces.filter((name) => !SAMPLES.test(`${name}/`)), 'samples']) {
      const { dependencies, devDependencies } = readManifest(folder);
      for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
        versions.set(name, (versions.get(name) ?? new Set()).add(version));
    }
    expect([...versions].filter(([, used]) => used.size > 1).map(([name]) => name)).toEqual([]);
  });
});

function packageName(folder: string): string {
  return (readManifest(folder) as { name: string }).name;
}
