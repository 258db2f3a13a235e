import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { engineHash } from '../base/engine.ts';
import { sha1 } from '../base/hash.ts';
import { SOURCE, sourceFile } from '../base/importGraph.ts';

/** Entry files of the bundles, below `src`. */
export const ENTRIES = {
  /** Starts the shell in the browser. */
  boot: 'client/boot.ts',
  /** Connects the shell with the dev server. */
  connection: 'client/devConnection.ts',
  /** The inline script of every page. */
  head: 'client/head/headScript.ts',
  /** Renders the shell and articles. */
  server: 'node/render/serverEntry.tsx',
} as const;

export function entryFile(entry: keyof typeof ENTRIES): string {
  return sourceFile(ENTRIES[entry]);
}

/** All style files of the shell and the article components, without those for parts of sites: absolute paths. */
export function styleFiles(): string[] {
  return styleNames().map((name) => path.join(SOURCE, name));
}

function styleNames(): string[] {
  return globSync('{theme,ui,islands,article,shell,search}/**/*.css.{ts,js}', {
    cwd: SOURCE,
    ignore: '**/*.own.css.*',
  }).sort();
}

/** Changes with how bundles are made; the dev server watches what they are made of. */
export function bundlerVersion(): string {
  return engineHash();
}

/** Changes whenever one of the bundles may change. */
export function bundleVersion(options: unknown): string {
  const files = globSync('**/*.{ts,tsx}', { cwd: SOURCE, ignore: '**/*.test.*' }).sort();
  const contents = files.map((name) => sha1(readFileSync(path.join(SOURCE, name))));
  return sha1(JSON.stringify([engineHash(), options, files, contents])).slice(0, 16);
}
