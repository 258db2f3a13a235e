import { randomUUID } from 'node:crypto';
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
  const bundles = new ShellBundles(site, bundleOptions(config) ?? `once: ${randomUUID()}`);
  const { modules, own } = bundles;
  const cached = bundles.find();
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

/**
 * Everything else that the bundle depends on: all of `rsbuild.config.ts` except what Rsbuild adds by itself or only reads
 * in development. A site that sets nothing has the bundle of the package.
 * @returns `undefined` if something may change the bundle in ways that nobody can tell: plugins and functions, with all
 * that they call
 */
export function bundleOptions(config: Readonly<RsbuildConfig>): string | undefined {
  const { plugins = [], dev: _dev, _privateMeta, ...options } = config as Record<string, unknown>;
  if ((plugins as unknown[]).flat(8).some((plugin) => plugin && !isOwnPlugin(plugin))) return undefined;
  const data = dataOf(options);
  return data && JSON.stringify(data);
}

function isOwnPlugin(plugin: unknown): boolean {
  return typeof plugin === 'object' && ['docs', 'rsbuild:react'].includes(String(Object(plugin).name));
}

/** The same as JSON can hold it, without what is empty; `undefined` if there is more to it than its data. */
function dataOf(value: object): object | undefined {
  const own: object = Object.getPrototypeOf(value);
  if (own !== Object.prototype && own !== Array.prototype) return undefined;
  const found: Record<string, unknown> = {};
  for (const [key, part] of Object.entries(value)) {
    if (/function|symbol|bigint/.test(typeof part)) return undefined;
    const data =
      typeof part !== 'object' || part === null ? part : part instanceof RegExp ? String(part) : dataOf(part);
    if (data === undefined && part !== undefined) return undefined;
    if (JSON.stringify(data) !== '{}') found[key] = data;
  }
  return found;
}
