import path from 'node:path';
import type { RsbuildPlugin, RsbuildPluginAPI } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import type { SiteConfig } from '../shared/siteConfig.ts';
import { bundlerConfig, readBundles } from './bundler.ts';
import { resolveSite } from './config/resolveSite.ts';
import { setupDevServer } from './dev/setupDevServer.ts';
import { formatProblems } from './problems.ts';
import { SiteBuild } from './siteBuild.ts';

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
        else setupBuild(api, new SiteBuild(site));
      },
    },
  ];
}

function setupBuild(api: RsbuildPluginAPI, build: SiteBuild): void {
  api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
    mergeRsbuildConfig(
      config,
      bundlerConfig({ dev: false, webDir: build.output.staging, serverDir: build.output.scratch }),
    ),
  );
  api.onBeforeBuild(() => build.start());
  api.onAfterBuild(async ({ environments, stats }) => {
    if (stats?.hasErrors()) {
      await build.close();
      return;
    }
    const { pages, problems } = await build.finish(readBundles(environments));
    if (problems.length > 0) api.logger.warn(`\n${formatProblems(problems)}`);
    const folder = path.relative(process.cwd(), build.output.outDir);
    api.logger.success(`${pages} pages written to ${folder}`);
  });
}
