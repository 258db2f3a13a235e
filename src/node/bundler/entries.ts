import path from 'node:path';
import { globSync } from 'tinyglobby';
import { sourceHash } from '../base/hash.ts';
import type { ReadFile } from '../base/importGraph.ts';
import { SOURCE, sourceFile } from '../base/importGraph.ts';
import { PART_HELPERS } from './siteParts.ts';

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

/** How the bundles are made. */
const BUNDLER = ['bundlerConfig', 'shellPlugins', 'siteBundle', 'siteParts'].map(
  (name) => `node/bundler/${name}.ts`,
);

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

/**
 * Changes whenever one of the bundles may change.
 *
 * @param options everything that they depend on besides the engine's code
 */
export function bundleVersion(options: unknown, read?: ReadFile): string {
  const helpers = Object.values(PART_HELPERS);
  return sourceHash([...Object.values(ENTRIES), ...styleNames(), ...BUNDLER, ...helpers], options, read);
}

/** Changes with how bundles are made; the dev server watches what they are made of. */
export function bundlerVersion(): string {
  return sourceHash(BUNDLER, {});
}
