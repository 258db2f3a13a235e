import { existsSync, readFileSync } from 'node:fs';
import { type LoadHookSync, type ResolveHookSync, registerHooks } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { resolveFile } from 'docs-site-engine/node';

/** Imports of the old configuration that aren't installed. */
const missing = new Set<string>();
/** Modules that don't contribute to a configuration. */
const KNOWN = /^(?:node:|vitepress$|@?rspress(?:\/core|\/config)?$)/;

/**
 * Runs the configuration of another tool. As in that tool, imports can omit their extension. Packages that aren't
 * installed are replaced by functions that return their argument. Errors are passed through.
 *
 * @param replaced receives the names of replaced packages
 */
export async function importConfig(file: string, replaced: Set<string>): Promise<Record<string, unknown>> {
  missing.clear();
  const hooks = registerHooks({ resolve, load });
  try {
    const { default: config } = (await import(pathToFileURL(file).href)) as { default?: unknown };
    const mode = { mode: 'production', command: 'build' };
    const value: unknown = typeof config === 'function' ? await config(mode) : await config;
    // a package that isn't installed returns its argument
    if (value === mode) throw new Error('It is created by a package that is not installed.');
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
    throw new Error('It does not export a configuration.');
  } finally {
    hooks.deregister();
    for (const name of missing) if (!KNOWN.test(name)) replaced.add(name);
  }
}

const resolve: ResolveHookSync = (specifier, context, next) => {
  const { parentURL } = context;
  // the importing script of the old site; undefined for other importers
  const parent =
    parentURL?.startsWith('file:') && parentURL !== import.meta.url ? fileURLToPath(parentURL) : undefined;
  try {
    const resolved = next(specifier, context);
    const isKnown =
      parent === undefined ||
      !resolved.url.startsWith('file:') ||
      /\.(?:[cm]?[jt]s|json|node)$/.test(resolved.url);
    if (isKnown) return resolved;
  } catch (error) {
    if (parent === undefined || specifier.startsWith('node:')) throw error;
    const file = specifier.startsWith('.') ? resolveRelative(parent, specifier) : undefined;
    if (file !== undefined) return next(pathToFileURL(file).href, context);
  }
  missing.add(specifier);
  const text = parent === undefined ? '' : readFileSync(parent, 'utf8');
  const url = `data:text/javascript,${encodeURIComponent(stubModule(text, specifier))}`;
  // it is a script, whatever type the import attributes declare
  return { url, importAttributes: {}, shortCircuit: true };
};

/** Resolves a relative import like Vite: the extension can be missing, or be that of the compiled file. */
function resolveRelative(parent: string, specifier: string): string | undefined {
  const name = path.resolve(path.dirname(parent), specifier);
  const names = [name.replace(/\.([cm]?)js$/, '.$1ts'), `${name}.json`];
  for (const base of [name, `${name}/index`]) names.push(`${base}.mts`, `${base}.mjs`);
  return resolveFile(name) ?? names.find(existsSync);
}

/** Loads JSON without import attributes, and treats scripts with imports as modules, regardless of the package's `type`. */
const load: LoadHookSync = (url, context, next) => {
  if (!url.startsWith('file:') || url.includes('/node_modules/')) return next(url, context);
  const file = fileURLToPath(url);
  if (file.endsWith('.json')) {
    if (!context.conditions.includes('require') && context.importAttributes.type === undefined)
      return { format: 'module', source: jsonModule(readFileSync(file, 'utf8')), shortCircuit: true };
    return next(url, { ...context, format: 'json', importAttributes: { type: 'json' } });
  }
  if (!/\.m?[jt]s$/.test(file)) return next(url, context);
  const text = readFileSync(file, 'utf8');
  if (!/^\s*(?:import|export)\b/m.test(text)) return next(url, context);
  const names = `const __filename = ${JSON.stringify(file)}; const __dirname = ${JSON.stringify(path.dirname(file))};`;
  const needsNames =
    /\b__(?:dir|file)name\b/.test(text) && !/\b(?:const|let|var)\s+__(?:dir|file)name\b/.test(text);
  return {
    format: file.endsWith('ts') ? 'module-typescript' : 'module',
    source: needsNames ? `${names}${text}` : text,
    shortCircuit: true,
  };
};

/** Returns a module for a JSON file. As in Vite, its keys are named exports. */
function jsonModule(text: string): string {
  const parsed: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
  const names = Object.keys(parsed ?? {}).filter((name) => name !== 'default');
  const exports = names.map((name, index) => {
    const key = JSON.stringify(name);
    return `const key${index} = json[${key}]; export { key${index} as ${key} };`;
  });
  return `const json = ${JSON.stringify(parsed)};\nexport default json;\n${exports.join('\n')}\n`;
}

/** Returns a stub module that exports the names that a script imports. */
function stubModule(text: string, specifier: string): string {
  const names = [...text.matchAll(/\{([^{}]*)\}\s*from\s*['"]([^'"]+)['"]/g)]
    .filter(([, , from]) => from === specifier)
    .flatMap(([, imported = '']) =>
      [...imported.matchAll(/(?:^|,)\s*(?!type\s)(\w+)/g)].map(([, name = '']) => name),
    );
  const exports = [...new Set(names)]
    .filter((name) => name !== 'default')
    .map((name) => `export const ${name} = any;`);
  return `const any = new Proxy(function () {}, {
  get: (_, key) => (key === Symbol.toPrimitive ? () => '' : key === 'then' ? undefined : any),
  apply: (_, self, [first]) => (/^(?:object|function)$/.test(typeof first) && first !== null ? first : any),
  construct: () => any,
});
export default any;
${exports.join('\n')}
`;
}
