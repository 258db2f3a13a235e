import type { RsbuildPluginAPI } from '@rsbuild/core';
import { mayHaveChanged } from '../../base/files.ts';
import { type ExecutedStyles, executeStyles, STYLE_FILE } from './executeStyles.ts';

/** A compiled style file, ready to be bundled. */
export interface CompiledStyles {
  /** The CSS of this file alone. */
  css: string;
  /** Its exports: class names and other plain values. */
  exports: Record<string, unknown>;
  /** The files that it imports, directly or indirectly, in order of execution, and finally itself. */
  files: string[];
}

export interface StyleCompiler {
  /** Must be called whenever files may have changed. */
  refresh(): Promise<void>;
  compile(file: string): Promise<CompiledStyles>;
}

/**
 * Compiles style files, all together and once for all bundles. If the bundler bundled and executed every file
 * separately, with all its imports, that would take longer than everything else.
 *
 * @param root folder that the paths in generated class names are relative to
 * @param files all style files
 */
export function styleCompiler(root: string, files: readonly string[]): StyleCompiler {
  let executed: Promise<ExecutedStyles> | undefined;
  let startedAt = 0;
  return {
    refresh: async () => {
      const { imports } = (await executed?.catch(() => undefined)) ?? {};
      const known = imports && [...files, ...imports.keys(), ...imports.values()].flat();
      if (!known || known.some((file) => mayHaveChanged(file, startedAt))) executed = undefined;
    },
    compile: async (file) => {
      if (!executed) {
        startedAt = Date.now();
        executed = executeStyles(root, files);
      }
      const { css, exports, imports } = await executed;
      return { css: css.get(file) ?? '', exports: exports.get(file) ?? {}, files: inOrder(file, imports) };
    },
  };
}

/** A file, preceded by everything that it imports, in the order modules are executed. */
function inOrder(file: string, imports: ReadonlyMap<string, string[]>): string[] {
  const ordered = new Set<string>();
  const entered = new Set<string>();
  const visit = (current: string) => {
    if (entered.has(current)) return;
    entered.add(current);
    for (const imported of imports.get(current) ?? []) visit(imported);
    ordered.add(current);
  };
  visit(file);
  return [...ordered];
}

/** Suffix of the virtual module that holds a style file's CSS. */
const CSS_SUFFIX = '.vanilla.css';

/** Of this process, by what they compile: a restart of the dev server finds nearly always the same styles. */
const compilers = new Map<string, StyleCompiler>();

function compilerOf(root: string, files: readonly string[]): StyleCompiler {
  const key = [root, ...files].join('\0');
  const compiler = compilers.get(key) ?? styleCompiler(root, files);
  compilers.set(key, compiler);
  return compiler;
}

/**
 * Turns style files (vanilla-extract) into modules: their exports for scripts, and their CSS.
 * @param root folder that the paths in generated class names are relative to
 * @param files all style files
 */
export function bundleStyles(api: RsbuildPluginAPI, root: string, files: readonly string[]): void {
  const compiler = compilerOf(root, files);
  const environments = ['web', 'node'];
  const compile = async (file: string, addDependency: (file: string) => void) => {
    try {
      const styles = await compiler.compile(file);
      for (const dependency of styles.files) addDependency(dependency);
      return styles;
    } catch (error) {
      // after an error, fixing any of the files must trigger another attempt
      for (const dependency of files) addDependency(dependency);
      throw error;
    }
  };
  api.onBeforeEnvironmentCompile(() => compiler.refresh());
  api.transform({ test: STYLE_FILE, environments }, async ({ resourcePath, addDependency, environment }) => {
    const styles = await compile(resourcePath, addDependency);
    // without a stylesheet to add to, each would leave an empty module in the scripts
    const { emitCss } = environment.config.output;
    const imports = styles.files
      .filter((file) => emitCss && STYLE_FILE.test(file))
      .map((file) => `import ${JSON.stringify(`${file}${CSS_SUFFIX}!=!${file}`)};`);
    const exports = Object.entries(styles.exports).map(
      ([name, value]) => `export var ${name} = ${JSON.stringify(value)};`,
    );
    return [...imports, ...exports].join('\n');
  });
  // before the bundler parses it as CSS
  api.transform(
    { test: new RegExp(`\\${CSS_SUFFIX}$`), environments, enforce: 'pre' },
    async ({ resourcePath, addDependency }) => (await compile(resourcePath, addDependency)).css,
  );
}
