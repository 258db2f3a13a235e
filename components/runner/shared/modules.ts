/** Specifiers that a compiled module imports. */
export function importsOf(compiled: string): string[] {
  return [...compiled.matchAll(/\brequire\((['"])([^'"\n]+)\1\)/g)].map(([, , specifier = '']) => specifier);
}

const ENDINGS = [
  '',
  '.ts',
  '.tsx',
  '.js',
  '.jsx',
  '.mts',
  '.mjs',
  '.json',
  '/index.ts',
  '/index.tsx',
  '/index.js',
];

/**
 * Path of an imported file among the given ones; `undefined` if there is no such file.
 *
 * @param aliases folders by the beginning of a specifier
 */
export function resolveImport(
  specifier: string,
  importer: string,
  has: (path: string) => boolean,
  aliases: readonly (readonly [prefix: string, folder: string])[] = [],
): string | undefined {
  const alias = aliases.find(([prefix]) => specifier === prefix || specifier.startsWith(`${prefix}/`));
  if (!alias && !/^\.{1,2}\//.test(specifier)) return undefined;
  const parts = alias ? [] : importer.split('/').slice(0, -1);
  const written = alias ? alias[1] + specifier.slice(alias[0].length) : specifier;
  for (const part of written.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  const path = parts.join('/');
  const candidates = [...ENDINGS.map((ending) => path + ending), path.replace(/\.js(x?)$/, '.ts$1')];
  return candidates.find(has);
}
