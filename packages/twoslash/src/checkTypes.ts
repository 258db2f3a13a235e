/** The type checker. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Sample, SampleProblem, TypedCode } from 'docs-site-engine/node';
import { createTwoslasher, TwoslashError, type TwoslashInstance } from 'twoslash/core';
import ts from 'typescript-6';

/** Compiler options of a typical project. A sample can override them in a line such as `// @strict: false`. */
const compilerOptions = {
  strict: true,
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.esnext.d.ts', 'lib.dom.d.ts'],
  jsx: ts.JsxEmit.ReactJSX,
  types: [],
  skipLibCheck: true,
  noEmit: true,
  allowImportingTsExtensions: true,
};

/** By root. A checker keeps the declarations that it has read. */
const checkers = new Map<string, TwoslashInstance>();

/** Content of the files that the checkers' declarations depend on. */
const contents = new Map<string, string>();

/** Records the content of files. Returns whether one of them differs from the recorded content. */
function recordChanges(files: readonly string[]): boolean {
  let hasChanged = false;
  for (const file of files) {
    const content = readFileSync(file, 'utf8');
    hasChanged ||= (contents.get(file) ?? content) !== content;
    contents.set(file, content);
  }
  return hasChanged;
}

function getChecker(root: string, dependencies: readonly string[]): TwoslashInstance {
  if (recordChanges(dependencies)) checkers.clear();
  let checker = checkers.get(root);
  if (!checker) {
    const tsLibDirectory = path.dirname(fileURLToPath(import.meta.resolve('typescript-6')));
    checker = createTwoslasher({
      tsModule: ts as never,
      vfsRoot: root,
      tsLibDirectory,
      compilerOptions: compilerOptions as never,
    });
    checkers.set(root, checker);
  }
  return checker;
}

/**
 * Returns the types in a sample, or its errors.
 * @param dependencies files that change with the packages that it imports
 */
export function checkTypes(
  { root, code }: Sample,
  extension: string,
  dependencies: readonly string[],
): TypedCode | { problems: SampleProblem[] } {
  const check = getChecker(root, dependencies);
  try {
    const { code: visibleCode, nodes } = check(code, extension);
    return { code: visibleCode.trimEnd(), nodes: nodes.filter(({ type }) => type !== 'completion') };
  } catch (error) {
    if (!(error instanceof TwoslashError)) throw error;
    const problems = findErrors(check, code, extension);
    return { problems: problems.length > 0 ? problems : [problem(`${error.title}: ${error.description}`)] };
  }
}

/** Returns the errors that the sample does not declare, with their original line numbers. */
function findErrors(check: TwoslashInstance, code: string, extension: string): SampleProblem[] {
  const handbookOptions = { noErrorValidation: true, keepNotations: true };
  let result: ReturnType<TwoslashInstance>;
  try {
    result = check(code, extension, { handbookOptions });
  } catch (error) {
    // not a type error, but an invalid directive, such as `^?` without a name above it
    if (error instanceof TwoslashError) return [];
    throw error;
  }
  const announced = result.meta.handbookOptions.errors;
  return result.errors
    .filter((error) => !announced.includes(Number(error.code)))
    .map((error) => ({ line: error.line, ...problem(`${error.text} (TS${error.code})`) }));
}

function problem(cause: string): SampleProblem {
  const message = `The sample does not type-check: ${cause}`;
  const advice =
    'Fix the code. If the sample is supposed to show the error, write "// @errors: 2322" in its first line.';
  return { message, advice };
}
