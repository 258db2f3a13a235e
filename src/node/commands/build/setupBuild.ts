import path from 'node:path';
import type { RsbuildConfig, RsbuildPluginAPI } from '@rsbuild/core';
import { gatherWarnings } from '../../base/gatherWarnings.ts';
import { formatProblems } from '../../base/problems.ts';
import { type BundleStats, bundleFiles } from '../../bundler/bundleFiles.ts';
import { bundlerConfig, nothingToBundle } from '../../bundler/bundlerConfig.ts';
import { ShellBundles } from '../../bundler/shellBundles.ts';
import { modulesConfig, siteFiles } from '../../bundler/siteBundle.ts';
import { addSiteModules } from '../../bundler/siteTransforms.ts';
import type { ResolvedSite } from '../../config/resolveSite.ts';
import { reportPages, SiteBuild } from './siteBuild.ts';

/** `rsbuild build`: compiles the pages beside the bundles, and renders them when both are there. */
export function setupBuild(api: RsbuildPluginAPI, site: ResolvedSite): void {
  const build = new SiteBuild(site);
  const { scratch } = build.output;
  const folders = { webDir: path.join(scratch, 'web'), serverDir: path.join(scratch, 'server') };
  const config = api.getRsbuildConfig('original');
  const bundles = new ShellBundles(site, bundleOptions(config));
  const { modules, own } = bundles;
  const cached = hasForeignPlugins(config) ? undefined : bundles.find();
  // the bundler's own progress is of no interest to people who write pages
  if (api.logger.level === 'info') api.logger.level = 'warn';
  api.modifyRsbuildConfig((current, { mergeRsbuildConfig }) =>
    mergeRsbuildConfig(
      current,
      cached
        ? nothingToBundle(folders.webDir)
        : bundlerConfig({ dev: false, siteStyles: modules.styles, ...folders }),
      cached || own === '' ? {} : modulesConfig(site),
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
    const finished = !result.stats?.hasErrors() && web && head && node ? { web, head, node } : undefined;
    const bundle = finished
      ? bundles.cache.store(Object.values(folders), bundleFiles(finished), own ? siteFiles(finished) : [])
      : cached;
    if (!bundle) {
      await build.close();
      return;
    }
    const { pages, problems } = await build.finish(bundle);
    if (problems.length > 0) api.logger.warn(`${formatProblems(gatherWarnings(problems))}\n`);
    reportPages(site, pages);
  });
}

function pluginsOf(config: Readonly<RsbuildConfig>): unknown[] {
  const plugins: unknown[] = config.plugins ?? [];
  return plugins.flat(8);
}

/** Other plugins may change the bundle in ways that no cache key can capture: it is then always rebuilt. */
function hasForeignPlugins(config: Readonly<RsbuildConfig>): boolean {
  const own = ['docs', 'rsbuild:react'];
  return pluginsOf(config).some(
    (plugin) =>
      plugin && !(typeof plugin === 'object' && 'name' in plugin && own.includes(String(plugin.name))),
  );
}

/**
 * Everything else that the bundle depends on: all of `rsbuild.config.ts` except the plugins, and what Rsbuild adds by
 * itself or only reads in development. A site that sets nothing has the bundle of the package.
 */
export function bundleOptions(config: Readonly<RsbuildConfig>): string {
  const { plugins: _plugins, dev: _dev, ...options } = config;
  const text = JSON.stringify(options, (key, value: unknown) => {
    if (key === '_privateMeta') return undefined;
    return typeof value === 'function' ? String(value) : value;
  });
  return JSON.stringify(JSON.parse(text, (key, value) => (key !== '' && isEmpty(value) ? undefined : value)));
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && JSON.stringify(value) === '{}';
}
