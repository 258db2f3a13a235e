import { isConfig, type Sample } from '../../../tools/docs/samples/samples.ts';
import { compileModule } from '../shared/compileModule.ts';
import { EMPTY_MODULE, type Resolution } from '../shared/modules.ts';
import { RUNTIME_OPTIONS } from '../shared/protocol.ts';

/** Settings of a configuration that apply to a run in the browser. */
export interface Settings {
  options: Record<string, unknown>;
  /** Specifiers of modules that run before the test file. */
  setupFiles: string[];
  resolution: Resolution;
  /** Constants, as JavaScript. */
  define: Record<string, string>;
}

/** The parts of a configuration that are read here, apart from the options of the runtime. */
interface Config extends Record<string, unknown> {
  /** Settings that an adapter takes from a build configuration. */
  extends?: BuildConfig;
  resolve?: { alias?: Record<string, unknown>; extensions?: string[] };
  source?: { define?: Record<string, unknown>; tsconfigPath?: string };
}

type BuildConfig = Pick<Config, 'resolve' | 'source'>;

/**
 * Returns the settings of `rstest.config.ts` among the files of a project. `undefined` if it can't be evaluated. What
 * has no effect in a browser is left out.
 */
export function readSettings(files: ReadonlyMap<string, Sample>): Settings | undefined {
  const config = files.get('rstest.config.ts') ?? [...files.values()].find(isConfig);
  const settings = config ? evaluate(config.code, files) : {};
  if (typeof settings !== 'object' || settings === null) return undefined;
  const all = settings as Config;
  const options = Object.fromEntries(
    RUNTIME_OPTIONS.flatMap((key) => (Object.hasOwn(all, key) ? [[key, all[key]]] : [])),
  );
  const build = all.extends ?? {};
  const { alias = {}, extensions } = { ...build.resolve, ...all.resolve };
  const define = { ...build.source?.define, ...all.source?.define };
  const aliases = [
    ...Object.entries(alias).flatMap(([prefix, target]) => parseAlias(prefix, target)),
    ...tsconfigAliases(files.get(all.source?.tsconfigPath?.replace(/^\.\//, '') ?? 'tsconfig.json')),
  ];
  return {
    options: JSON.parse(JSON.stringify(options)) as Record<string, unknown>,
    setupFiles: [all.setupFiles ?? []].flat().map(String),
    define: Object.fromEntries(Object.entries(define).map(([name, value]) => [name, String(value)])),
    resolution: {
      ...(aliases.length > 0 ? { aliases } : {}),
      ...(Array.isArray(extensions) ? { extensions } : {}),
    },
  };
}

type Alias = [prefix: string, target: string];

function parseAlias(prefix: string, target: unknown): Alias[] {
  if (target === false) return [[prefix, `./${EMPTY_MODULE}`]];
  return typeof target === 'string' && target.startsWith('./') ? [[prefix, target]] : [];
}

/** `paths` of a `tsconfig.json`: `"@/*": ["./src/*"]`. */
function tsconfigAliases(file: Sample | undefined): Alias[] {
  if (!file) return [];
  const { compilerOptions } = JSON.parse(file.code) as {
    compilerOptions?: { paths?: Record<string, string[]> };
  };
  return Object.entries(compilerOptions?.paths ?? {}).flatMap(([pattern, [target = '']]) =>
    parseAlias(pattern.replace(/\/\*$/, ''), target.replace(/\/\*$/, '')),
  );
}

/** `process` on the user's machine, which isn't CI. */
const READER_PROCESS: unknown = Object.create(process, { env: { value: {} } });

const BUILTIN = new Set(['node:path', 'node:url', 'node:util']);

class DefinePlugin {
  readonly define: Record<string, unknown>;

  constructor(define: Record<string, unknown>) {
    this.define = define;
  }
}

/** Returns the constants that an Rspack configuration defines. */
function rspackConfig(config: unknown): BuildConfig {
  const { plugins = [] } = (config ?? {}) as { plugins?: unknown[] };
  const defined = plugins.flatMap((plugin) => (plugin instanceof DefinePlugin ? [plugin.define] : []));
  return { source: { define: Object.assign({}, ...defined) } };
}

/** Returns the alias and the constants of an Rslib or Rsbuild configuration. */
function buildConfig(config: unknown): BuildConfig {
  const { resolve, source } = (config ?? {}) as BuildConfig;
  return { ...(resolve ? { resolve } : {}), ...(source ? { source } : {}) };
}

/** Plugins and reporters have no effect on tests in a browser: their packages are replaced by empty modules. */
function evaluate(code: string, files: ReadonlyMap<string, Sample>): unknown {
  const nothing: object = new Proxy(function nothing() {}, {
    get: () => nothing,
    apply: () => nothing,
    construct: () => nothing,
  });
  const readFile = (path: string) => {
    const file = files.get(path.replace(/^\/+/, ''));
    if (!file) throw new Error(`There is no file ${path}.`);
    return file.code;
  };
  const defineConfig = (value: unknown) => value;
  const packages: Record<string, object> = {
    '@rstest/core': { defineConfig },
    '@rslib/core': { defineConfig },
    '@rspack/cli': { defineConfig },
    '@rspack/core': { rspack: { DefinePlugin } },
    '@rstest/adapter-rslib': {
      withRslibConfig: () => buildConfig(evaluate(readFile('rslib.config.ts'), files)),
    },
    '@rstest/adapter-rspack': {
      withRspackConfig: () => rspackConfig(evaluate(readFile('rspack.config.ts'), files)),
    },
    'node:fs': { readFileSync: (path: unknown) => readFile(String(path)) },
  };
  const require = (specifier: string): unknown =>
    packages[specifier] ?? (BUILTIN.has(specifier) ? process.getBuiltinModule(specifier) : nothing);
  try {
    const exports: { default?: unknown } = {};
    const compiled = compileModule(code, 'rstest.config.ts').replaceAll('import.meta.dirname', '"/"');
    new Function('require', 'exports', 'process', compiled)(require, exports, READER_PROCESS);
    return exports.default;
  } catch {
    return undefined;
  }
}
