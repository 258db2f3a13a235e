/** The type checker. It takes a second and hundreds of megabytes to load: import it only when it is needed. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TwoslashNode } from 'twoslash';
import { createTwoslasher, TwoslashError, type TwoslashInstance } from 'twoslash/core';

/** A sample with its types. Plain data: it is stored on disk. */
export interface TypedCode {
  /** The sample as shown to readers, without directives to the type checker. */
  code: string;
  nodes: TwoslashNode[];
}

export interface TypeProblem {
  /** Line in the sample, from 0; absent if the problem concerns the whole sample. */
  line?: number;
  message: string;
}

/** TypeScript 7 has no JavaScript API; the last version that has one is installed alongside. */
const typescript = import.meta.resolve('typescript-6');
const { default: ts } = (await import(typescript)) as { default: typeof import('typescript-6') };

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

const checkers = new Map<string, TwoslashInstance>();

function getChecker(root: string): TwoslashInstance {
  let checker = checkers.get(root);
  if (!checker) {
    const tsLibDirectory = path.dirname(fileURLToPath(typescript));
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
 * The types in a sample, or its errors.
 * @param root folder whose `node_modules` contains the sample's imports
 */
export function checkTypes(
  root: string,
  code: string,
  extension: string,
): TypedCode | { problems: TypeProblem[] } {
  const check = getChecker(root);
  try {
    const { code: shown, nodes } = check(code, extension);
    return { code: shown.trimEnd(), nodes: nodes.filter(({ type }) => type !== 'completion') };
  } catch (error) {
    if (!(error instanceof TwoslashError)) throw error;
    const problems = findErrors(check, code, extension);
    return {
      problems: problems.length > 0 ? problems : [{ message: `${error.title}: ${error.description}` }],
    };
  }
}

/** The errors that the sample does not declare, with their original line numbers. */
function findErrors(check: TwoslashInstance, code: string, extension: string): TypeProblem[] {
  const handbookOptions = { noErrorValidation: true, keepNotations: true };
  let found: ReturnType<TwoslashInstance>;
  try {
    found = check(code, extension, { handbookOptions });
  } catch (error) {
    // a directive is wrong, not a type: a `^?` below nothing
    if (error instanceof TwoslashError) return [];
    throw error;
  }
  const announced = found.meta.handbookOptions.errors;
  return found.errors
    .filter((error) => !announced.includes(Number(error.code)))
    .map((error) => ({ line: error.line, message: `${error.text} (TS${error.code})` }));
}
