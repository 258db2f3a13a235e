import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** The folder of the engine's code: `src` in its repository, `lib` in the package. */
export const SOURCE = path.resolve(import.meta.dirname, '../..');

/** The engine runs as TypeScript in its repository, and as compiled JavaScript in the package. */
export const IS_PACKAGED = path.extname(import.meta.filename) === '.js';

/** Returns the absolute path of a script of the engine, given its path below `src`. */
export function sourceFile(name: string): string {
  return path.join(SOURCE, IS_PACKAGED ? name.replace(/\.tsx?$/, '.js') : name);
}

/** Matches static and dynamic imports of files, and worker entries: `new URL('./worker.ts', import.meta.url)`. */
const IMPORT = /(?:\bfrom|\bimport|\bURL\()[\s(]*(?:\/\*.*?\*\/\s*)?(["'])(\.{1,2}\/[^"']+)\1/g;

/** Matches imports of types, which are erased at run time. */
const TYPES = /^(?:import|export) type\b[^;=]*?\bfrom\s*(["'])[^"']*\1/gm;

/** Extensions of scripts. */
const SCRIPTS = ['.ts', '.tsx', '.js', '.jsx', '.mts', '.mjs', '.cts', '.cjs'];
/** Extensions that imports can omit. */
const EXTENSIONS = ['', '.tsx', '.ts', '.jsx', '.js', '/index.tsx', '/index.ts', '/index.jsx', '/index.js'];

/** Returns the content of a file. */
export type ReadFile = (file: string) => Buffer;

/**
 * Reads files and everything that they import by relative paths, directly or indirectly, except types. Includes
 * imported fonts and JSON files.
 *
 * @param entries absolute paths
 * @returns the content of every file, by its absolute path, sorted
 */
export function importGraph(entries: readonly string[], read: ReadFile = readFileSync): Map<string, Buffer> {
  const contents = new Map<string, Buffer>();
  const files = new Set(entries);
  // an example in a comment may import a missing file
  const addFile = (name: string) => {
    const file = resolveFile(name);
    if (file !== undefined) files.add(file);
  };
  for (const file of files) {
    const content = read(file);
    contents.set(file, content);
    if (!SCRIPTS.includes(path.extname(file))) continue;
    for (const [, , name = ''] of content.toString('utf8').replace(TYPES, '').matchAll(IMPORT))
      addFile(path.resolve(path.dirname(file), name));
  }
  return new Map([...contents].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Resolves the path of an import, which may lack the extension or the name of a folder's index. Returns `undefined` if
 * no such file exists.
 */
export function resolveFile(name: string): string | undefined {
  return EXTENSIONS.map((extension) => name + extension).find((file) =>
    statSync(file, { throwIfNoEntry: false })?.isFile(),
  );
}
