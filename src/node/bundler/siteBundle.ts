import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RsbuildConfig } from '@rsbuild/core';
import { findUpwards } from '../base/files.ts';
import { sha1 } from '../base/hash.ts';
import { SOURCE } from '../base/importGraph.ts';
import type { ResolvedSite } from '../config/resolveSite.ts';
import type { SiteModules } from '../content/own/siteModules.ts';
import type { BundleStats } from './bundleFiles.ts';

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
  const lockFile = findUpwards(root, LOCK_FILES);
  return sha1(JSON.stringify([root, space.base, modules, lockFile && sha1(readFileSync(lockFile))]));
}

/** The files of the site that a bundle was made of. */
export function siteFiles(stats: BundleStats): string[] {
  const files = Object.values(stats).flatMap((own) => [...own.stats.compilation.fileDependencies]);
  const isOwn = (file: string) =>
    !file.startsWith(SOURCE + path.sep) && !file.includes(`${path.sep}node_modules${path.sep}`);
  return [...new Set(files)].filter((file) => isOwn(file) && existsSync(file)).sort();
}

/** Packages of the shell that find React by themselves. */
const USERS_OF_REACT = ['react-dom', 'react-i18next', '@radix-ui/react-dialog', '@radix-ui/react-popover'];

/**
 * Where the engine finds React, for everything that is bundled: in a monorepo, packages that it shares with others may
 * find another version, and two of them do not work together.
 */
export function reactAlias(): Record<string, string> {
  return { react: folderOf('react'), 'react-dom': folderOf('react-dom') };
}

/** Whether all packages find the same React as the engine when Node loads them. */
export function isOneReact(): boolean {
  const own = path.join(folderOf('react'), 'package.json');
  return USERS_OF_REACT.every(
    (name) => createRequire(import.meta.resolve(name)).resolve('react/package.json') === own,
  );
}

function folderOf(name: string): string {
  return path.dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`)));
}
