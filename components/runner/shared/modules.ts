/** Path of the empty module that an alias of `false` resolves to. */
export const EMPTY_MODULE = '(empty)';

/** Specifiers that a compiled module imports. */
export function findImports(compiled: string): string[] {
  return [...compiled.matchAll(/\brequire\((['"])([^'"\n]+)\1\)/g)].map(([, , specifier = '']) => specifier);
}

/** How imports find files; the defaults are Rstest's. */
export interface Resolution {
  /** Folders or files by prefix of the specifier. Default: none. */
  aliases?: readonly (readonly [prefix: string, target: string])[];
  /** Extensions that imports may leave out, in order of precedence. */
  extensions?: readonly string[];
}

const EXTENSIONS = ['.ts', '.tsx', '.js', '.jsx', '.mts', '.mjs', '.json'];

/** Returns the path of an imported file among the given ones; `undefined` if there is no such file. */
export function resolveImport(
  specifier: string,
  importer: string,
  has: (path: string) => boolean,
  { aliases = [], extensions = EXTENSIONS }: Resolution = {},
): string | undefined {
  const alias = aliases.find(([prefix]) => specifier === prefix || specifier.startsWith(`${prefix}/`));
  if (!alias && !/^\.{1,2}\//.test(specifier)) return undefined;
  const parts = alias ? [] : importer.split('/').slice(0, -1);
  const target = alias ? alias[1] + specifier.slice(alias[0].length) : specifier;
  for (const part of target.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  const path = parts.join('/');
  const candidates = [
    path,
    ...extensions.map((extension) => path + extension),
    ...extensions.map((extension) => `${path}/index${extension}`),
    path.replace(/\.js(x?)$/, '.ts$1'),
  ];
  return candidates.find(has);
}
