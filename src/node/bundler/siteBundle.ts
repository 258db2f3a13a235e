import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildConfig } from '@rsbuild/core';
import { sha1 } from '../base/hash.ts';
import { SOURCE } from '../base/importGraph.ts';
import type { ResolvedSite } from '../config/resolveSite.ts';
import type { SiteModules } from '../content/own/siteModules.ts';
import type { BundleStats } from './bundleFiles.ts';
import { reactAlias } from './ownReact.ts';

/** What package managers know the installed packages by. */
const LOCK_FILES = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock', 'bun.lockb'];

/** What bundling needs in addition for modules of the site. */
export function modulesConfig({ space }: Pick<ResolvedSite, 'space'>): RsbuildConfig {
  return {
    // two copies of React do not work together
    resolve: { alias: reactAlias() },
    environments: {
      node: {
        output: {
          // pictures that components import
          assetPrefix: space.base,
          // for the places of errors
          sourceMap: { js: 'source-map' },
        },
        tools: {
          rspack: { output: { devtoolModuleFilenameTemplate: '[absolute-resource-path]' } },
        },
      },
    },
  };
}

/** Changes with what the bundles hold of the site, except for the content of its files, see {@link siteFiles}. */
export function modulesVersion(
  { root, space }: Pick<ResolvedSite, 'root' | 'space'>,
  modules: SiteModules,
): string {
  return sha1(JSON.stringify([root, space.base, modules, lockFile(root)]));
}

/** The files of the site that a bundle was made of. */
export function siteFiles(stats: BundleStats): string[] {
  const files = Object.values(stats).flatMap((own) => [...own.stats.compilation.fileDependencies]);
  const isOwn = (file: string) =>
    !file.startsWith(SOURCE + path.sep) && !file.includes(`${path.sep}node_modules${path.sep}`);
  return [...new Set(files)].filter((file) => isOwn(file) && existsSync(file)).sort();
}

/** Content of the nearest lock file. */
function lockFile(folder: string): string {
  const file = LOCK_FILES.map((name) => path.join(folder, name)).find((name) => existsSync(name));
  if (file !== undefined) return sha1(readFileSync(file));
  const parent = path.dirname(folder);
  return parent === folder ? '' : lockFile(parent);
}
