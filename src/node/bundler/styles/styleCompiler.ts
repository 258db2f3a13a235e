import { mayHaveChanged } from '../../base/fileTimes.ts';
import { type ExecutedStyles, executeStyles } from './executeStyles.ts';

/** A compiled style file, ready to be bundled. */
export interface CompiledStyles {
  /** The CSS of this file alone. */
  css: string;
  /** Its exports: class names and other plain values. */
  exports: Record<string, unknown>;
  /** The files that it imports, directly or indirectly, in order of execution, and finally itself. */
  files: string[];
}

/**
 * Compiles style files, all together and once for all bundles. If the bundler bundled and executed every file
 * separately, with all its imports, that would take longer than everything else.
 */
export class StyleCompiler {
  readonly #root: string;
  readonly #files: readonly string[];
  #executed: Promise<ExecutedStyles> | undefined;
  #startedAt = 0;
  /** The files that were executed; `undefined` if that failed. */
  #known: readonly string[] | undefined;

  /**
   * @param root folder that the paths in generated class names are relative to
   * @param files all style files
   */
  constructor(root: string, files: readonly string[]) {
    this.#root = root;
    this.#files = files;
  }

  /** Must be called whenever files may have changed. */
  async refresh(): Promise<void> {
    await this.#executed?.catch(() => {});
    if (!this.#known || this.#known.some((file) => mayHaveChanged(file, this.#startedAt)))
      this.#executed = undefined;
  }

  async compile(file: string): Promise<CompiledStyles> {
    this.#executed ??= this.#execute();
    const { css, exports, imports } = await this.#executed;
    return { css: css.get(file) ?? '', exports: exports.get(file) ?? {}, files: inOrder(file, imports) };
  }

  async #execute(): Promise<ExecutedStyles> {
    this.#startedAt = Date.now();
    this.#known = [];
    try {
      const executed = await executeStyles(this.#root, this.#files);
      this.#known = [
        ...new Set([...this.#files, ...executed.imports.keys(), ...[...executed.imports.values()].flat()]),
      ];
      return executed;
    } catch (error) {
      this.#known = undefined;
      throw error;
    }
  }
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
