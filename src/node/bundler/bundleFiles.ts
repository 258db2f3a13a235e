import path from 'node:path';
import type { Rspack } from '@rsbuild/core';
import { EXTRA_STYLESHEETS } from '../../shared/stylesheets.ts';
import type { BundleFiles } from '../render/shellAssets.ts';

/** Build stats by environment. */
export type BundleStats = Record<'web' | 'node', Rspack.Stats>;

/** A finished bundle of the shell. */
export interface Bundle {
  /** Contains `assets/` for browsers, `server.mjs` for rendering, and `headScript.js`. */
  folder: string;
  files: BundleFiles;
}

/** Returns the files that pages reference, from a production build. */
export function bundleFiles({ web, node }: BundleStats): BundleFiles {
  const names = (node.toJson({ all: false, assets: true }).assets ?? []).map(({ name }) => name).sort();
  return {
    scripts: bootFiles(web, '.js'),
    ...sortStylesheets(names.filter((name) => name.endsWith('.css'))),
    // preloads only the text font: the code font is optional and would compete with it
    fonts: names.filter((name) => path.basename(name).startsWith('text.') && name.endsWith('.woff2')),
  };
}

/** Returns the files that pages reference, from the dev server. */
export function devFiles(web: Rspack.Stats): BundleFiles {
  return {
    scripts: bootFiles(web, '.js'),
    stylesheets: bootFiles(web, '.css'),
    fonts: [],
    extraStylesheets: {},
  };
}

function sortStylesheets(files: string[]): Pick<BundleFiles, 'stylesheets' | 'extraStylesheets'> {
  const isExtra = (file: string, name: string) => path.basename(file).startsWith(`${name}.`);
  const extra = EXTRA_STYLESHEETS.map((name) => [name, files.find((file) => isExtra(file, name))]);
  return {
    stylesheets: files.filter((file) => !EXTRA_STYLESHEETS.some((name) => isExtra(file, name))),
    extraStylesheets: Object.fromEntries(extra.filter(([, file]) => file !== undefined)),
  };
}

function bootFiles(stats: Rspack.Stats, extension: string): string[] {
  const { entrypoints } = stats.toJson({ all: false, entrypoints: true });
  const names = (entrypoints?.boot?.assets ?? []).map(({ name }) => name);
  return names.filter((name) => name.endsWith(extension) && !name.includes('.hot-update.'));
}
