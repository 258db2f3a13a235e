import type { LanguageRegistration, ShikiTransformer } from 'shiki';
import { type Pluggable, type Plugin, type Processor, unified } from 'unified';
import type { Node } from 'unist';
import type { VFile } from 'vfile';
import { VFileMessage } from 'vfile-message';
import type { PluginReference } from '../../../shared/markdownConfig.ts';
import { moduleProblem } from '../../base/importFresh.ts';
import type { Problem } from '../../base/problems.ts';
import type { ResolvedSite } from '../../config/resolveSite.ts';
import {
  importFunction,
  importModule,
  moduleError,
  moduleFiles,
  moduleName,
  moduleVersion,
  parseModuleReference,
  wrapModuleError,
} from './importModule.ts';
import type { PlainFunction } from './plainForm.ts';

/** A site's Markdown plugins. */
export interface SitePlugins {
  remark: Pluggable[];
  rehype: Pluggable[];
  transformers: ShikiTransformer[];
  languages: LanguageRegistration[];
  /** Plain forms of components, by name. */
  plain: ReadonlyMap<string, PlainFunction>;
}

/** Returns a version that changes with the plugins' code. Their options are part of the configuration. */
export function pluginsVersion(site: Pick<ResolvedSite, 'root' | 'markdown' | 'config'>): string {
  return moduleNames(site)
    .map((name) => moduleVersion(site.root, name))
    .join();
}

/** Returns the site's files that the plugins consist of. */
export function pluginFiles(site: ResolvedSite): string[] {
  return moduleNames(site).flatMap((name) => moduleFiles(site.root, name));
}

/** Imports the plugins. Throws a {@link ProblemsError} that names the module which cannot be used. */
export async function loadPlugins(site: ResolvedSite): Promise<SitePlugins> {
  const { remarkPlugins, rehypePlugins, transformers, languages } = site.markdown;
  const load = async (references: readonly PluginReference[]): Promise<Pluggable[]> =>
    Promise.all(
      references.map(async (reference): Promise<Pluggable> => {
        const { name, options } = parts(reference);
        const plugin = (await importFunction(site, 'plugin', name)) as Plugin<unknown[]>;
        const guard = guarded(plugin, site.root, name, moduleName(site.root, parseModuleReference(name)));
        return options === undefined ? guard : [guard, options];
      }),
    );
  return {
    remark: await load(remarkPlugins),
    rehype: await load(rehypePlugins),
    transformers: await Promise.all(
      transformers.map(async (reference) => {
        const { name, options } = parts(reference);
        const create = await importFunction(site, 'plugin', name);
        const transformer = (await wrapModuleError(site, 'plugin', name, () =>
          create(options),
        )) as ShikiTransformer;
        return guardedHooks(transformer, site.root, name, moduleName(site.root, parseModuleReference(name)));
      }),
    ),
    languages: (await Promise.all(languages.map((name) => loadLanguages(site, name)))).flat(),
    plain: new Map(await Promise.all(plainModules(site).map((entry) => loadPlainForm(site, ...entry)))),
  };
}

/** Returns the modules of plain forms, by component name. */
function plainModules({ config }: Pick<ResolvedSite, 'config'>): [name: string, module: string][] {
  return Object.entries(config.components ?? {}).flatMap(([name, component]) =>
    typeof component === 'string' ? [] : [[name, component.plain]],
  );
}

async function loadPlainForm(
  site: ResolvedSite,
  name: string,
  module: string,
): Promise<[name: string, plain: PlainFunction]> {
  const plain = (await importFunction(site, 'plugin', module)) as PlainFunction;
  const guard: PlainFunction = (element) => {
    try {
      return plain(element);
    } catch (error) {
      throw pluginError(error, site.root, module, moduleName(site.root, module));
    }
  };
  return [name, guard];
}

function moduleNames({ markdown, config }: Pick<ResolvedSite, 'markdown' | 'config'>): string[] {
  const { remarkPlugins, rehypePlugins, transformers, languages } = markdown;
  const references: PluginReference[] = [...remarkPlugins, ...rehypePlugins, ...transformers, ...languages];
  const plain = plainModules({ config }).map(([, module]) => module);
  return [...references.map((reference) => parseModuleReference(parts(reference).name)), ...plain];
}

function parts(reference: PluginReference): { name: string; options?: unknown } {
  return typeof reference === 'string' ? { name: reference } : { name: reference[0], options: reference[1] };
}

async function loadLanguages(site: ResolvedSite, name: string): Promise<LanguageRegistration[]> {
  const module = await wrapModuleError(site, 'plugin', name, () => importModule(site.root, name));
  const grammars: unknown[] = [Reflect.get(module, 'default')].flat();
  const isGrammar = (value: unknown) => typeof value === 'object' && value !== null && 'scopeName' in value;
  if (grammars.every(isGrammar)) return grammars as LanguageRegistration[];
  const message = `"${name}" is not a TextMate grammar.`;
  throw moduleError(site, { message, advice: 'It must have "name", "scopeName" and "patterns".' });
}

/** Thrown when a plugin of the site fails: names its file and line. */
export class PluginError extends Error {
  readonly problem: Omit<Problem, 'advice'>;

  constructor(problem: Omit<Problem, 'advice'>) {
    super(problem.message);
    this.problem = problem;
  }
}

/**
 * Wraps a plugin of the site, so that its exceptions name the plugin. Problems that it reports with `file.fail` are
 * kept.
 *
 * @param name as the configuration writes it
 * @param module specifier of the plugin's module
 */
function guarded(plugin: Plugin<unknown[]>, root: string, name: string, module: string): Plugin<unknown[]> {
  const explained = (error: unknown) => pluginError(error, root, name, module);
  return function guard(this: Processor, ...options: unknown[]) {
    try {
      const transformer = plugin.apply(this, options);
      if (typeof transformer !== 'function') return transformer;
      // handles every way in which a transformer can finish
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

/** Wraps the hooks of a Shiki transformer in the same way. */
function guardedHooks(
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

/** Messages that the plugin reported on the file are passed through. */
function pluginError(error: unknown, root: string, name: string, module: string): unknown {
  if (error instanceof VFileMessage) return error;
  const { message, ...place } = moduleProblem(error, root, module);
  return new PluginError({ severity: 'error', ...place, message: `The plugin "${name}" failed: ${message}` });
}
