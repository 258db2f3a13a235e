import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** The folder of the engine's code: `src` in its repository, `lib` in the package. */
export const SOURCE = path.resolve(import.meta.dirname, '../..');

/** The engine runs as TypeScript in its repository, and as compiled JavaScript in the package. */
export const IS_PACKAGED = path.extname(import.meta.filename) === '.js';

/** A script of the engine, by its path below `src`: an absolute path. */
export function sourceFile(name: string): string {
  return path.join(SOURCE, IS_PACKAGED ? name.replace(/\.tsx?$/, '.js') : name);
}

/** Static and dynamic imports of files, and worker entries: `new URL('./worker.ts', import.meta.url)`. */
const IMPORT = /(?:\bfrom|\bimport|\bURL\()[\s(]*(?:\/\*.*?\*\/\s*)?(["'])(\.{1,2}\/[^"']+)\1/g;

/** Erased at run time. */
const TYPES = /^(?:import|export) type\b[^;=]*?\bfrom\s*(["'])[^"']*\1/gm;

/** Extensions of scripts. */
const SCRIPTS = ['.ts', '.tsx', '.js', '.jsx', '.mts', '.mjs', '.cts', '.cjs'];
/** Extensions that imports can omit. */
const EXTENSIONS = ['', '.tsx', '.ts', '.jsx', '.js', '/index.tsx', '/index.ts', '/index.jsx', '/index.js'];

/** Returns the content of a file. */
export type ReadFile = (file: string) => Buffer;

/**
 * Files, and everything that they import by relative paths, directly or indirectly, types apart: scripts, and what they
 * also import (fonts, JSON).
 *
 * @param entries absolute paths
 * @returns the content of every file, by its absolute path, sorted
 */
export function importGraph(entries: readonly string[], read: ReadFile = readFileSync): Map<string, Buffer> {
  const contents = new Map<string, Buffer>();
  const files = new Set(entries);
  // an example in a comment may import a missing file
  const imported = (name: string) => {
    const file = resolveFile(name);
    if (file !== undefined) files.add(file);
  };
  for (const file of files) {
    const content = read(file);
    contents.set(file, content);
    if (!SCRIPTS.includes(path.extname(file))) continue;
    for (const [, , name = ''] of content.toString('utf8').replace(TYPES, '').matchAll(IMPORT))
      imported(path.resolve(path.dirname(file), name));
  }
  return new Map([...contents].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * The file that a path means in an import: an extension, or the name of a folder's index, may be missing. `undefined` if
 * no such file exists.
 */
export function resolveFile(name: string): string | undefined {
  return EXTENSIONS.map((extension) => name + extension).find((file) =>
    statSync(file, { throwIfNoEntry: false })?.isFile(),
  );
}
