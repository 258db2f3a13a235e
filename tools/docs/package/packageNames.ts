import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript-6';
import { ROOT } from '../root.ts';

/** Objects and types of the package whose members are listed. */
const HOLDERS = {
  rs: 'typeof api.rs',
  expect: 'typeof api.expect',
  'expect(…)': 'api.Assertion<unknown>',
  'expect.not': 'typeof api.expect.not',
  'a mock': 'ReturnType<typeof api.rs.fn>',
  'mock.mock': "ReturnType<typeof api.rs.fn>['mock']",
  test: 'typeof api.test',
  describe: 'typeof api.describe',
  'the test context': 'Parameters<Extract<Test[1 | 2], Callback>>[0]',
  'context.task': "Parameters<Extract<Test[1 | 2], Callback>>[0]['task']",
  'test options': 'Exclude<NonNullable<Test[1 | 2]>, Callback | number>',
  RstestConfig: 'api.RstestConfig',
  pool: "Extract<api.RstestConfig['pool'], object>",
  'pool types': "Record<Extract<api.RstestConfig['pool'], string>, 0>",
  coverage: "NonNullable<api.RstestConfig['coverage']>",
  browser: "NonNullable<api.RstestConfig['browser']>",
  output: "NonNullable<api.RstestConfig['output']>",
} as const;

export type Holder = keyof typeof HOLDERS | 'exports' | 'exports of /api' | 'flags';

/**
 * Names of all members, read from the package's types.
 *
 * @param folder where the package is installed, below `node_modules`; another version, for instance
 */
export function readPackageNames(folder = ROOT): Map<Holder, string[]> {
  const file = path.join(folder, 'members.ts');
  const lines = Object.values(HOLDERS).map((type, index) => `export type Holder${index} = ${type};`);
  const imports =
    'type Callback = (...values: never[]) => unknown; type Test = Parameters<typeof api.test>; ' +
    "import type * as api from '@rstest/core';\nimport type * as javascript from '@rstest/core/api';";
  const source = `${imports}\n${lines.join('\n')}`;
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    strict: true,
    skipLibCheck: true,
    types: ['node'],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.readFile = (name) => (name === file ? source : readFile(name));
  host.getSourceFile = (name, ...rest) =>
    name === file
      ? ts.createSourceFile(name, source, ts.ScriptTarget.ESNext)
      : getSourceFile.call(host, name, ...rest);
  const program = ts.createProgram([file], options, host);
  const checker = program.getTypeChecker();
  const names = new Map<Holder, string[]>();
  const holders = Object.keys(HOLDERS) as (keyof typeof HOLDERS)[];
  program.getSourceFile(file)?.forEachChild((node) => {
    if (ts.isImportDeclaration(node)) {
      const module = checker.getSymbolAtLocation(node.moduleSpecifier);
      const holder = module?.name.includes('/api') ? 'exports of /api' : 'exports';
      if (module) names.set(holder, checker.getExportsOfModule(module).map(memberName));
    }
    const holder = ts.isTypeAliasDeclaration(node) && holders[Number(/\d+$/.exec(node.name.text)?.[0])];
    if (!holder) return;
    const properties = checker.getTypeAtLocation(node).getProperties();
    names.set(
      holder,
      properties.map(memberName).filter((name) => /^[a-z]\w*$/i.test(name)),
    );
  });
  return names;
}

/**
 * Returns every string of the installed program that declares a flag, such as `'-u, --update'`: all flags are among
 * them.
 */
export function readFlagNames(folder: string): string[] {
  const files = globSync(path.join(folder, 'node_modules/@rstest/core/dist/**/*.js'));
  const text = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const flags = text.matchAll(/['"`](?:-\w, )?(--[a-z][\w.-]*)(?: [<[][^'"`]*)?['"`]/gi);
  return [...new Set([...flags].map(([, name = '']) => name))];
}

function memberName({ name }: ts.Symbol): string {
  return name;
}
