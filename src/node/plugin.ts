import type { Logger, RsbuildPlugin, RsbuildPluginAPI } from '@rsbuild/core';
import type { SiteConfig } from '../shared/siteConfig.ts';
import { checkNode } from './base/commandLine.ts';
import { fileSystemProblem, PREVIOUS_SITE_REMAINS } from './base/problems.ts';
import { reactPlugin, transformShell } from './bundler/shellPlugins.ts';
import { resolveSite, type SitePlugin } from './config/resolveSite.ts';
import { siteModules } from './content/own/siteModules.ts';

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
  return sitePlugins(config);
}

/**
 * The same, for the commands.
 *
 * @param file where the configuration stands, for messages. Default: an `rsbuild.config.ts`
 */
export function sitePlugins(config: SiteConfig, file?: string): RsbuildPlugin[] {
  const docs = {
    name: 'docs' as const,
    async setup(api: RsbuildPluginAPI) {
      checkNode();
      const site = resolveSite(config, api.context.rootPath, file);
      const isDev = api.context.action === 'dev';
      explainErrors(api.logger, isDev ? '' : PREVIOUS_SITE_REMAINS);
      if (isDev) {
        const { setupDevServer } = await import('./commands/dev/setupDevServer.ts');
        setupDevServer(api, site);
      } else {
        const { setupBuild } = await import('./commands/build/setupBuild.ts');
        setupBuild(api, site);
      }
      transformShell(api);
    },
    // the dev server asks before it restarts, and the commands where there is no “site.config.ts”
    resolve: (root: string) => {
      const site = resolveSite(config, root, file);
      siteModules(site);
      return site;
    },
  } satisfies RsbuildPlugin & SitePlugin;
  return [reactPlugin(), docs];
}

/** Where a disk is full, the bundler, its cache and the workers say so in different ways. */
function explainErrors(logger: Logger, consequence: string): void {
  const { error: print } = logger;
  logger.override({ error: (error, ...rest) => print(fileSystemProblem(error, consequence), ...rest) });
}
