import path from 'node:path';
import type { RsbuildPluginAPI } from '@rsbuild/core';
import { acquireFolder } from '../../base/files.ts';
import { type BundleStats, bundleFiles } from '../../bundler/bundleFiles.ts';
import { bundlerConfig } from '../../bundler/bundlerConfig.ts';
import { addSiteModules } from '../../bundler/siteParts.ts';
import type { ResolvedSite } from '../../config/resolveSite.ts';
import type { SiteModules } from '../../content/extensions/siteModules.ts';
import { SiteBuild } from './siteBuild.ts';

/** `rsbuild build`: pages are compiled while Rsbuild bundles, and rendered when both are done. */
export function setupBuild(api: RsbuildPluginAPI, site: ResolvedSite, modules: SiteModules): void {
  const build = new SiteBuild(site);
  const folder = path.join(build.output.scratch, 'bundle');
  const lock = path.join(site.cacheDir, 'build');
  // Rspack's persistent cache only supports one process: a second concurrent build runs without it
  const cached = acquireFolder(lock) === lock;
  api.modifyRsbuildConfig((current, { mergeRsbuildConfig }) =>
    mergeRsbuildConfig(current, bundlerConfig({ dev: false, site, modules, folder, cached })),
  );
  addSiteModules(api, site.root, { modules });
  api.onBeforeBuild(() => build.start());
  const stats: Partial<BundleStats> = {};
  api.onAfterEnvironmentCompile((result) => {
    if (result.stats) stats[result.environment.name as keyof BundleStats] = result.stats;
  });
  api.onAfterBuild(async (result) => {
    const { web, node } = stats;
    if (result.stats?.hasErrors() || !web || !node) await build.close();
    else await build.finish({ folder, files: bundleFiles({ web, node }) });
  });
}
