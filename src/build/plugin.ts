import path from 'node:path';
import type { RsbuildPlugin, RsbuildPluginAPI } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import type { SiteConfig } from '../shared/siteConfig.ts';
import { type BundleStats, bundlerConfig, readBundles } from './bundler.ts';
import { type ResolvedSite, resolveSite } from './config/resolveSite.ts';
import { setupDevServer } from './dev/setupDevServer.ts';
import { formatProblems } from './problems.ts';
import { SiteBuild } from './siteBuild.ts';
import { stripFunctionNames } from './stripFunctionNames.ts';

/**
 * The whole engine: makes a documentation site of a folder of pages.
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
      setup(api) {
        const site = resolveSite(config, api.context.rootPath);
        if (api.context.action === 'dev') setupDevServer(api, site);
        else setupBuild(api, site);
        stripFunctionNames(api);
      },
    },
  ];
}

function setupBuild(api: RsbuildPluginAPI, site: ResolvedSite): void {
  const build = new SiteBuild(site);
  const { staging, scratch, outDir } = build.output;
  // the bundler's own progress says nothing to somebody who writes pages
  if (api.logger.level === 'info') api.logger.level = 'warn';
  api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
    mergeRsbuildConfig(config, bundlerConfig({ dev: false, webDir: staging, serverDir: scratch })),
  );
  api.onBeforeBuild(() => build.start());
  const bundled: Partial<BundleStats> = {};
  api.onAfterEnvironmentCompile(({ environment, stats }) => {
    if (stats) bundled[environment.name as keyof BundleStats] = { stats, folder: environment.distPath };
  });
  api.onAfterBuild(async ({ stats }) => {
    const { web, head, node } = bundled;
    if (!web || !head || !node || stats?.hasErrors()) {
      await build.close();
      return;
    }
    const { pages, problems } = await build.finish(readBundles({ web, head, node }, site.space.base));
    if (problems.length > 0) api.logger.warn(`\n${formatProblems(problems)}\n`);
    console.log(`${pages} pages written to ${path.relative(process.cwd(), outDir)}`);
  });
}
