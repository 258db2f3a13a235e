import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Problem } from '../../../src/node/base/problems.ts';
import { ROOT } from '../root.ts';
import { runCommand } from '../runCommand.ts';
import { WorkFolder } from '../workFolder.ts';
import type { OptionFacts } from './documentedNames.ts';
import type { Flag } from './packageFacts.ts';

/** Compares the documented types, defaults and flags of options with those of the package. */
export async function checkOptions(
  options: readonly OptionFacts[],
  flags: readonly Flag[],
): Promise<Problem[]> {
  const defaults = await readDefaults();
  const rootOnly = readRootOnly();
  return [
    ...(await checkOptionTypes(options)),
    ...options.flatMap((option) => [
      ...checkDefault(option, defaults),
      ...checkFlags(option, flags),
      ...checkScope(option, rootOnly),
    ]),
  ];
}

function toProblem({ page, line }: OptionFacts, message: string, advice: string): Problem {
  return { severity: 'error', file: page.file, line, message, advice };
}

/** Reports options whose documented type and actual type don't accept the same values. */
async function checkOptionTypes(options: readonly OptionFacts[]): Promise<Problem[]> {
  const work = new WorkFolder();
  try {
    const lines = options.map(
      ({ name, type }) =>
        `{ type Real = NonNullable<RstestConfig['${name}']>; type Said = ${type}; ` +
        'const a: Real = null! as Said; const b: Said = null! as Real; void a; void b; }',
    );
    const head =
      "import type { CoverageOptions, ExtendConfig, ExtendConfigFn, Reporter, RstestConfig } from '@rstest/core'; import type * as rsbuild from '@rsbuild/core'; " +
      "type RsbuildConfig = Required<rsbuild.RsbuildConfig>; type RsbuildPlugins = RsbuildConfig['plugins']; " +
      "type DevicePreset = Extract<NonNullable<RstestConfig['browser']>['viewport'], string>; " +
      "type SnapshotFormat = NonNullable<RstestConfig['snapshotFormat']>; " +
      "type InlineProject = Exclude<NonNullable<RstestConfig['projects']>[number], string>; " +
      "type ReporterEntry = Extract<NonNullable<RstestConfig['reporters']>, unknown[]>[number]; " +
      'type ReporterName = Extract<ReporterEntry, string>; type ReporterWithOptions = Extract<ReporterEntry, unknown[]>;';
    work.write('project/options.ts', [head, ...lines].join('\n'));
    const rsbuild = path.join(ROOT, 'node_modules/@rstest/core/node_modules/@rsbuild/core');
    const compilerOptions = {
      ...{ module: 'ESNext', moduleResolution: 'bundler', target: 'ESNext', types: ['node'] },
      ...{ strict: true, noEmit: true, skipLibCheck: true, paths: { '@rsbuild/core': [rsbuild] } },
    };
    work.write('project/tsconfig.json', JSON.stringify({ compilerOptions }));
    const { output } = await runCommand('tsc', ['--pretty', 'false'], {
      cwd: path.join(work.path, 'project'),
    });
    const errors = output.matchAll(/^options\.ts\((\d+),\d+\): error (.+(?:\n {2}.+)*)/gm);
    return [...errors].map(([, line, message = '']) => {
      const option = options[Number(line) - 2];
      if (!option) throw new Error(`The types of the options could not be compared:\n${output}`);
      return toProblem(option, message, 'Use the type of the package.');
    });
  } finally {
    work.remove();
  }
}

/** Returns the resolved configuration of an empty project, as the test runner writes it in debug mode. */
async function readDefaults(): Promise<Record<string, unknown>> {
  const work = new WorkFolder();
  try {
    work.write('project/a.test.js', "import { test } from '@rstest/core';\ntest('a', () => {});\n");
    const cwd = path.join(work.path, 'project');
    await runCommand('rstest', ['run'], { cwd, env: { DEBUG: 'rstest' } });
    const { default: config } = await import(path.join(cwd, 'dist/.rstest-temp/.rsbuild/rstest.config.mjs'));
    return { ...config, root: 'the current folder' };
  } finally {
    work.remove();
  }
}

function checkDefault(option: OptionFacts, defaults: Readonly<Record<string, unknown>>): Problem[] {
  const real = shortForm(option.name, defaults[option.name]);
  if (option.default === undefined) {
    const [first] = typeof real === 'object' && real !== null ? [] : [real];
    return first === undefined
      ? []
      : [toProblem(option, `The default ${JSON.stringify(first)} is missing.`, 'Write default="…".')];
  }
  const documented = evaluate(option.default);
  return isDeepStrictEqual(documented, real) || (real === undefined && isDeepStrictEqual(documented, []))
    ? []
    : [toProblem(option, `The default is ${JSON.stringify(real)}.`, 'Use the default of the package.')];
}

/** Returns the options that the type of a project's configuration leaves out. */
function readRootOnly(): readonly string[] {
  const types = readFileSync(path.join(ROOT, 'node_modules/@rstest/core/dist/index.d.ts'), 'utf8');
  const [, omitted, added = ''] =
    /type ProjectConfig = Omit<RstestConfig, ([^>]+)> & \{([^}]*)\}/.exec(types) ?? [];
  if (!omitted) throw new Error('The type ProjectConfig of the package could not be read.');
  const names = omitted.match(/\w+/g) ?? [];
  return names.filter((name) => !new RegExp(`\\b${name}\\?:`).test(added));
}

/** Checks the scope of an option. Of the package, only the types and the flags can be compared. */
export function checkScope(option: OptionFacts, rootOnly: readonly string[]): Problem[] {
  const { scope = '', name } = option;
  if (scope === '') return [toProblem(option, 'The scope is missing.', 'Write scope="Each project".')];
  if (rootOnly.includes(name) && scope !== 'The root configuration') {
    return [toProblem(option, `Projects do not accept ${name}.`, 'Write scope="The root configuration".')];
  }
  if (scope !== 'Each project' || !option.cli || isBuild(option)) return [];
  return [toProblem(option, 'The flag is missing in the scope.', 'Write "…, or all by the flag".')];
}

/**
 * Reverts the test runner's normalization: `{ type: 'forks' }` becomes `'forks'`, and its folder is removed from
 * excludes.
 */
function shortForm(name: string, value: unknown): unknown {
  if (name === 'output') return undefined;
  if (name === 'exclude') {
    return (value as { patterns: string[] }).patterns.filter((pattern) => !pattern.includes('.rstest-temp'));
  }
  const entries = Object.entries(value ?? {});
  const [key, only] = entries[0] ?? [];
  const isShort = entries.length === 1 && (key === 'type' || key === 'name');
  return isShort ? only : value;
}

/** Evaluates literals with single quotes, as the pages write them. */
function evaluate(text: string): unknown {
  if (text === 'process.cwd()') return 'the current folder';
  return JSON.parse(text.replaceAll("'", '"'));
}

function checkFlags(option: OptionFacts, flags: readonly Flag[]): Problem[] {
  const documented = (option.cli ?? '').split(', ').filter(Boolean);
  const real = flags.filter(({ names }) =>
    names.some(
      (name) => name === `--${option.name}` || (name.startsWith(`--${option.name}.`) && isBuild(option)),
    ),
  );
  const expected = real.map(({ names, value }) => [names.join(', '), value].filter(Boolean).join(' '));
  return isDeepStrictEqual([...documented].sort(), expected.join(', ').split(', ').filter(Boolean).sort())
    ? []
    : [
        toProblem(
          option,
          `The flags are: ${expected.join(', ') || 'none'}.`,
          'Write the flags of --help: cli="…".',
        ),
      ];
}

/** Build options are documented as groups, which have a flag for each entry instead of one for the group. */
function isBuild({ page }: OptionFacts): boolean {
  return page.path.startsWith('config/build/');
}
