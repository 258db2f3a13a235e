import path from 'node:path';
import type { RsbuildPluginAPI } from '@rsbuild/core';
import { bundleOptions, ShellBundles } from '../../bundler/bundleCache.ts';
import { type BundleStats, bundleFiles } from '../../bundler/bundleFiles.ts';
import { bundlerConfig } from '../../bundler/bundlerConfig.ts';
import { modulesConfig, siteFiles } from '../../bundler/siteBundle.ts';
import { addSiteModules } from '../../bundler/siteParts.ts';
import type { ResolvedSite } from '../../config/resolveSite.ts';
import { SiteBuild } from './siteBuild.ts';

/** Bundles the shell for a build that found no finished one, and for `rsbuild build`: pages are compiled meanwhile. */
export function setupBuild(api: RsbuildPluginAPI, site: ResolvedSite): void {
  const build = new SiteBuild(site);
  const { scratch } = build.output;
  const folders = { webDir: path.join(scratch, 'web'), serverDir: path.join(scratch, 'server') };
  const bundles = new ShellBundles(site, bundleOptions(api.getRsbuildConfig('original')));
  const { modules, own } = bundles;
  // the bundler's own progress is of no interest to people who write pages
  if (api.logger.level === 'info') api.logger.level = 'warn';
  api.modifyRsbuildConfig((current, { mergeRsbuildConfig }) =>
    mergeRsbuildConfig(
      current,
      bundlerConfig({ dev: false, siteStyles: modules.styles, ...folders }),
      own === '' ? {} : modulesConfig(site),
    ),
  );
  addSiteModules(api, site.root, modules);
  api.onBeforeBuild(() => build.start());
  const stats: Partial<BundleStats> = {};
  api.onAfterEnvironmentCompile((result) => {
    if (result.stats) stats[result.environment.name as keyof BundleStats] = { stats: result.stats };
  });
  api.onAfterBuild(async (result) => {
    const { web, head, node } = stats;
    if (result.stats?.hasErrors() || !web || !head || !node) {
      await build.close();
      return;
    }
    const finished = { web, head, node };
    const inputs = own ? siteFiles(finished) : [];
    await build.finish(bundles.cache.store(Object.values(folders), bundleFiles(finished), inputs));
  });
}
