import path from 'node:path';
import { globSync } from 'tinyglobby';
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
  const names = globSync('{theme,ui,islands,article,shell,search}/**/*.css.{ts,js}', {
    cwd: SOURCE,
    ignore: 'islands/site/**',
  });
  return names.sort().map((name) => path.join(SOURCE, name));
}
