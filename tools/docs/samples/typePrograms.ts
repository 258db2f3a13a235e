import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isBrowserPage } from '../browserMode.ts';
import type { Project } from './projects.ts';
import type { Sample } from './samples.ts';
import { signatureCheck, TYPES_FILE } from './signatureCheck.ts';

/** Files that are compiled together. */
export interface TypeProgram {
  /** Whether to compile with the packages of the browser mode. */
  browser?: boolean;
  tsconfig: object;
  /** Code by path relative to the program's folder. */
  files: Map<string, string>;
  /** Source sample of each file; files without a sample are helpers. */
  samples: Map<string, Sample>;
}

/** The compiler options that the docs recommend, plus the types that samples use. */
const OPTIONS = {
  target: 'ESNext',
  module: 'ESNext',
  moduleResolution: 'bundler',
  moduleDetection: 'force',
  lib: ['ESNext', 'DOM', 'DOM.Iterable'],
  types: ['node', '@rstest/core/globals', '@rstest/core/importMeta'],
  jsx: 'react-jsx',
  strict: true,
  noEmit: true,
  resolveJsonModule: true,
  skipLibCheck: true,
  // the bundler resolves more module names than the compiler
  noUncheckedSideEffectImports: false,
};

/** Groups samples into as few programs as possible, because each program loads the package's types. */
export function createTypePrograms(
  projects: readonly Project[],
  signatures: readonly Sample[],
): TypeProgram[] {
  const usual = newProgram({});
  const special = newProgram({ experimentalDecorators: true });
  const browser: TypeProgram = { ...newProgram({}), browser: true };
  for (const project of projects) {
    const { paths, experimentalDecorators } = pageOptions(project);
    const inNode = experimentalDecorators || paths ? special : usual;
    const program = isBrowserPage(project.page) ? browser : inNode;
    addPaths(program, project.name, paths);
    for (const [name, sample] of project.files) {
      if (!/(^|\/)(package|tsconfig\S*)\.json$/.test(name))
        add(program, moduleFile(project, name, sample), sample);
    }
  }
  usual.files.set('signatures/unexportedTypes.ts', readFileSync(TYPES_FILE, 'utf8'));
  for (const sample of signatures) addSignature(isBrowserPage(sample.page) ? browser : usual, sample);
  return [usual, special, browser, scriptProgram(projects)];
}

/** Options in a page's `tsconfig.json` that affect what its samples may contain. */
interface PageOptions {
  paths?: Record<string, string[]>;
  experimentalDecorators?: boolean;
}

function newProgram(extraOptions: object): TypeProgram {
  const tsconfig = { compilerOptions: { ...OPTIONS, ...extraOptions, paths: {} }, include: ['**/*'] };
  return { tsconfig, files: new Map(), samples: new Map() };
}

function add(program: TypeProgram, name: string, sample: Sample, code = sample.code): void {
  program.files.set(name, code);
  program.samples.set(name, sample);
}

function pageOptions({ files }: Project): PageOptions {
  const configs = [...files].filter(([name]) => /^tsconfig\S*\.json$/.test(name));
  return Object.assign({}, ...configs.map(([, { code }]) => JSON.parse(code).compilerOptions));
}

/** Maps an alias to the folder of each project. */
function addPaths(program: TypeProgram, folder: string, paths: PageOptions['paths']): void {
  const { compilerOptions } = program.tsconfig as { compilerOptions: { paths: Record<string, string[]> } };
  for (const [alias, targets] of Object.entries(paths ?? {})) {
    const known = compilerOptions.paths[alias] ?? [];
    compilerOptions.paths[alias] = [...known, ...targets.map((target) => `./${folder}/${target}`)];
  }
}

/** Ambient module declarations apply to the whole program, so identical ones are only included once. */
function moduleFile(project: Project, name: string, { code }: Sample): string {
  if (!name.endsWith('.d.ts')) return `${project.name}/${name}`;
  return `ambient/${createHash('sha256').update(code).digest('hex').slice(0, 8)}.d.ts`;
}

function addSignature(program: TypeProgram, sample: Sample): void {
  const name = `signatures/${sample.page.replaceAll('/', '-')}-${sample.line}.ts`;
  add(program, name, sample, signatureCheck(sample));
}

/** JavaScript samples are only checked for syntax errors. */
function scriptProgram(projects: readonly Project[]): TypeProgram {
  const program = newProgram({ allowJs: true, checkJs: false, noResolve: true, types: [] });
  for (const sample of projects.flatMap(({ files }) => [...files.values()])) {
    if (!/^[cm]?jsx?$/.test(sample.language)) continue;
    add(program, `${sample.page.replaceAll('/', '-')}-${sample.line}.${sample.language}`, sample);
  }
  return program;
}
