import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';

/** Packages that only style files import, which the package contains as CSS. */
export const STYLE_PACKAGES = ['@vanilla-extract/css'];

const IMPORTED = /(?:\bfrom\s*|\bimport\s*\(?\s*)(["'])([^"'\n]+)\1/g;

/**
 * Removes the helpers of style files from a compiled package: modules that import {@link STYLE_PACKAGES}, also
 * indirectly.
 */
export function pruneStyleHelpers(lib: string): void {
  const scripts = new Map(
    globSync('**/*.js', { cwd: lib, absolute: true }).map((file) => [
      path.normalize(file),
      findImports(file),
    ]),
  );
  const removed = new Set(STYLE_PACKAGES);
  for (let size = 0; size < removed.size; ) {
    size = removed.size;
    for (const [file, imports] of scripts) if (imports.some((name) => removed.has(name))) removed.add(file);
  }
  for (const file of removed) if (scripts.has(file)) rmSync(file);
}

/**
 * Removes the declarations of a compiled package that none of its entries imports.
 *
 * @param entries absolute paths of the declarations that the manifest names
 */
export function pruneDeclarations(lib: string, entries: readonly string[]): void {
  const used = new Set<string>();
  const queue = [...entries];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (used.has(file) || !existsSync(file)) continue;
    used.add(file);
    queue.push(...findImports(file).map((name) => name.replace(/\.js$/, '.d.ts')));
  }
  for (const file of globSync('**/*.d.ts', { cwd: lib, absolute: true }))
    if (!used.has(path.normalize(file))) rmSync(file);
}

/** Returns the modules that a script or a declaration imports: absolute paths, or names of packages. */
function findImports(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORTED)].map(([, , name = '']) =>
    name.startsWith('.') ? path.resolve(path.dirname(file), name) : name,
  );
}
