import type { ShikiTransformer } from 'shiki';
import { type Plugin, type Processor, unified } from 'unified';
import type { Node } from 'unist';
import type { VFile } from 'vfile';
import { VFileMessage } from 'vfile-message';
import { moduleProblem } from '../../base/moduleProblem.ts';
import type { Problem } from '../../base/problems.ts';

/** Thrown when a plugin of the site fails: names its file and line. */
export class PluginError extends Error {
  readonly problem: Omit<Problem, 'advice'>;

  constructor(problem: Omit<Problem, 'advice'>) {
    super(problem.message);
    this.problem = problem;
  }
}

/**
 * A plugin of the site whose errors say that they are its own. What it reports about a page by `file.fail` stays.
 *
 * @param name as the configuration writes it
 * @param module where the plugin lies
 */
export function guarded(
  plugin: Plugin<unknown[]>,
  root: string,
  name: string,
  module: string,
): Plugin<unknown[]> {
  const explained = (error: unknown) => pluginError(error, root, name, module);
  return function guard(this: Processor, ...options: unknown[]) {
    try {
      const transformer = plugin.apply(this, options);
      if (typeof transformer !== 'function') return transformer;
      // knows all ways in which a transformer may finish
      const alone = unified().use(() => transformer);
      return (tree: Node, file: VFile) =>
        alone.run(tree, file).catch((error: unknown) => {
          throw explained(error);
        });
    } catch (error) {
      throw explained(error);
    }
  } as Plugin<unknown[]>;
}

/** The same for a transformer of code: its functions are called one by one. */
export function guardedHooks(
  transformer: ShikiTransformer,
  root: string,
  name: string,
  module: string,
): ShikiTransformer {
  const guard = (hook: unknown): unknown => {
    if (typeof hook !== 'function') return hook;
    return function guarded(this: unknown, ...args: unknown[]): unknown {
      try {
        return Reflect.apply(hook, this, args);
      } catch (error) {
        throw pluginError(error, root, name, module);
      }
    };
  };
  const entries = Object.entries(transformer).map(([key, hook]): [string, unknown] => [key, guard(hook)]);
  return Object.fromEntries(entries) as ShikiTransformer;
}

/** What a page itself is told of stays. */
function pluginError(error: unknown, root: string, name: string, module: string): unknown {
  if (error instanceof VFileMessage) return error;
  const { message, ...place } = moduleProblem(error, root, module);
  return new PluginError({ severity: 'error', ...place, message: `The plugin “${name}” failed: ${message}` });
}
