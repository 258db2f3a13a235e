import type { Logger, RsbuildPlugin, RsbuildPluginAPI } from '@rsbuild/core';
import type { SiteConfig } from '../shared/siteConfig.ts';
import { fileSystemProblem, ProblemsError } from './base/problems.ts';
import { reactPlugin, transformShell } from './bundler/shellPlugins.ts';
import { resolveSite } from './config/resolveSite.ts';

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
  const docs = {
    name: 'docs',
    async setup(api: RsbuildPluginAPI) {
      checkNode(process.versions.node);
      const site = resolveSite(config, api.context.rootPath);
      const isDev = api.context.action === 'dev';
      explainErrors(api.logger, isDev ? '' : 'The previous site is as it was.');
      if (isDev) {
        const { setupDevServer } = await import('./commands/dev/setupDevServer.ts');
        setupDevServer(api, site);
      } else {
        const { setupBuild } = await import('./commands/build/setupBuild.ts');
        setupBuild(api, site);
      }
      transformShell(api);
    },
    /** Throws if the configuration is wrong. The dev server asks before it restarts. */
    validate: (root: string) => void resolveSite(config, root),
  };
  return [reactPlugin(), docs];
}

/** Where a disk is full, the bundler, its cache and the workers say so in different ways. */
function explainErrors(logger: Logger, consequence: string): void {
  const { error: print } = logger;
  logger.override({ error: (error, ...rest) => print(fileSystemProblem(error, consequence), ...rest) });
}

/** The worker threads run TypeScript directly, without compiling it. */
const MIN_NODE = 24;

function checkNode(version: string): void {
  if (Number.parseInt(version, 10) >= MIN_NODE) return;
  const message = `This version is too old; it must be ${MIN_NODE} or later.`;
  const advice = 'Use “npm run build” or “npm run dev”: they run on the Node among the dependencies.';
  throw new ProblemsError([{ severity: 'error', file: `Node ${version}`, message, advice }]);
}
