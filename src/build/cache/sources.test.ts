import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';
import { BUNDLE_SOURCES, PAGE_SOURCES, PICTURE_SOURCES, RENDER_SOURCES } from './sources.ts';

const source = path.resolve(import.meta.dirname, '../..');

const IMPORT = /(?:from|import|URL\()[\s(]*(?:\/\*.*?\*\/\s*)?'(\.{1,2}\/[^']+\.(?:tsx?|css))'/g;
/** Erased at run time. */
const TYPES = /^(?:import|export) type[^;]*;/gm;

/** Everything that a file imports, directly or indirectly, relative to `src`. */
function imported(entries: readonly string[]): string[] {
  const files = new Set(entries.map((entry) => path.join(source, entry)));
  for (const file of files) {
    const code = readFileSync(file, 'utf8').replace(TYPES, '');
    for (const [, name = ''] of code.matchAll(IMPORT)) files.add(path.resolve(path.dirname(file), name));
  }
  return [...files].map((file) => path.relative(source, file));
}

it.each<[what: string, patterns: string[], entries: string[]]>([
  ['bundle', BUNDLE_SOURCES, ['client/boot.ts', 'client/head/headScript.ts', 'build/render/serverEntry.tsx']],
  ['compiled page', PAGE_SOURCES, ['build/mdx/compilePage.ts']],
  ['rendered page', RENDER_SOURCES, ['build/render/renderPage.ts', 'build/emit/writeRoute.ts']],
  ['picture for sharing', PICTURE_SOURCES, ['build/social/drawCard.ts']],
])('a cached %s is known by all files that it is made by', (_, patterns, entries) => {
  const found = imported(entries);
  expect(found.length).toBeGreaterThan(2 * entries.length);
  const covered = new Set(globSync(patterns, { cwd: source }));
  expect(found.filter((file) => !covered.has(file))).toEqual([]);
});
