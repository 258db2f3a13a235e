import path from 'node:path';
import type { RsbuildConfig, RsbuildPlugin, RsbuildPluginAPI } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import type { SiteConfig } from '../shared/siteConfig.ts';
import { type BundleStats, bundleFiles, bundlerConfig, nothingToBundle, styleFiles } from './bundler.ts';
import { BundleCache } from './cache/bundleCache.ts';
import { type ResolvedSite, resolveSite } from './config/resolveSite.ts';
import { fileSystemProblem } from './fileSystemProblem.ts';
import { formatProblems, ProblemsError } from './problems.ts';
import { countPages } from './progress.ts';
import { stripFunctionNames } from './stripFunctionNames.ts';
import { bundleStyles } from './styles/bundleStyles.ts';

/**
 * The whole engine: turns a folder of pages into a documentation site.
 *
 * @example
 * ```ts
 * // rsbuild.config.ts
 * export default { plugins: [pluginDocs({ title: 'Example', languages: [{ lang: 'en', label: 'English' }] })] };
 * ```
 */
export function pluginDocs(config: SiteConfig): RsbuildPlugin[] {
  return [
    pluginReact({ splitChunks: false }),
    {
      name: 'docs',
      async setup(api) {
        checkNode(process.versions.node);
        const site = resolveSite(config, api.context.rootPath);
        if (api.context.action === 'dev') {
          const { setupDevServer } = await import('./dev/setupDevServer.ts');
          setupDevServer(api, site);
        } else await setupBuild(api, site);
        bundleStyles(api, path.resolve(import.meta.dirname, '../..'), styleFiles());
        stripFunctionNames(api);
      },
    },
  ];
}

/** The worker threads run TypeScript directly, without compiling it. */
const MIN_NODE = 24;

function checkNode(version: string): void {
  if (Number.parseInt(version, 10) >= MIN_NODE) return;
  const message = `This version is too old; it must be ${MIN_NODE} or later.`;
  const advice = 'Use “npm run build” or “npm run dev”: they run on the Node among the dependencies.';
  throw new ProblemsError([{ severity: 'error', file: `Node ${version}`, message, advice }]);
}

async function setupBuild(api: RsbuildPluginAPI, site: ResolvedSite): Promise<void> {
  const { SiteBuild } = await import('./siteBuild.ts');
  const build = new SiteBuild(site);
  const { scratch, outDir } = build.output;
  const folders = { webDir: path.join(scratch, 'web'), serverDir: path.join(scratch, 'server') };
  const config = api.getRsbuildConfig('original');
  const bundles = new BundleCache(site.cacheDir, bundleOptions(config));
  const cached = hasForeignPlugins(config) ? undefined : bundles.find();
  // the bundler's own progress is of no interest to people who write pages
  if (api.logger.level === 'info') api.logger.level = 'warn';
  api.modifyRsbuildConfig((current, { mergeRsbuildConfig }) =>
    mergeRsbuildConfig(
      current,
      cached ? nothingToBundle(folders.webDir) : bundlerConfig({ dev: false, ...folders }),
    ),
  );
  api.onBeforeBuild(() => build.start());
  const stats: Partial<BundleStats> = {};
  api.onAfterEnvironmentCompile((result) => {
    if (result.stats) stats[result.environment.name as keyof BundleStats] = { stats: result.stats };
  });
  api.onAfterBuild(async (result) => {
    const { web, head, node } = stats;
    const finished = !result.stats?.hasErrors() && web && head && node ? { web, head, node } : undefined;
    const bundle = finished ? bundles.store(Object.values(folders), bundleFiles(finished)) : cached;
    if (!bundle) {
      await build.close();
      return;
    }
    const { pages, problems } = await build.finish(bundle).catch((error: unknown) => {
      throw fileSystemProblem(error);
    });
    if (problems.length > 0) api.logger.warn(`to be looked at:\n\n${formatProblems(problems)}\n`);
    console.log(`${countPages(pages)} written to ${path.relative(process.cwd(), outDir)}`);
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

/** Everything else that the bundle depends on: all of `rsbuild.config.ts` except the plugins. */
function bundleOptions({ plugins: _plugins, ...options }: Readonly<RsbuildConfig>): string {
  return JSON.stringify(options, (_key, value: unknown) =>
    typeof value === 'function' ? String(value) : value,
  );
}
