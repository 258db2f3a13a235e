import type { Logger, RsbuildConfig, RsbuildPlugin, RsbuildPluginAPI, RsbuildPlugins } from '@rsbuild/core';
import type { SiteConfig } from '../shared/siteConfig.ts';
import { checkNode } from './base/commandLine.ts';
import { fileSystemProblem, PREVIOUS_SITE_KEPT } from './base/problems.ts';
import { reactPlugin, transformShell } from './bundler/shellPlugins.ts';
import { configFileName, loadSiteConfig, resolveSite } from './config/resolveSite.ts';
import { siteModules } from './content/extensions/siteModules.ts';

/** The same as Rsbuild's `defineConfig`: sites need not depend on `@rsbuild/core` themselves. */
export function defineConfig<Config extends RsbuildConfig | (() => Promise<RsbuildConfig>)>(
  config: Config,
): Config {
  return config;
}

/**
 * Returns the plugins that turn a folder of pages into a documentation site.
 *
 * @param config Default: what the folder's `site.config.*` exports
 *
 * @example
 * ```ts
 * // rsbuild.config.ts
 * export default defineConfig({ plugins: [pluginDocs(site)] });
 * ```
 */
export function pluginDocs(config?: SiteConfig): RsbuildPlugins {
  const docs: RsbuildPlugin = {
    name: 'docs',
    async setup(api: RsbuildPluginAPI) {
      checkNode();
      const { action, rootPath, configFile } = api.context;
      const site = config
        ? resolveSite(config, rootPath, configFileName(rootPath, configFile))
        : await loadSiteConfig(rootPath);
      const modules = siteModules(site);
      explainErrors(api.logger, action === 'build' ? PREVIOUS_SITE_KEPT : '');
      if (action === 'dev') {
        const { setupDevServer } = await import('./commands/dev/setupDevServer.ts');
        setupDevServer(api, site, modules);
      } else if (action === 'build') {
        const { setupBuild } = await import('./commands/build/setupBuild.ts');
        setupBuild(api, site, modules);
      }
      transformShell(api);
    },
  };
  return [reactPlugin(), docs];
}

/**
 * Explains errors of the file system, such as a full disk: the bundler, its cache and the workers word them
 * differently.
 */
function explainErrors(logger: Logger, consequence: string): void {
  const { error: print } = logger;
  logger.override({ error: (error, ...rest) => print(fileSystemProblem(error, consequence), ...rest) });
}
