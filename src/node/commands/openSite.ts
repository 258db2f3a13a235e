import path from 'node:path';
import {
  createRsbuild,
  type LoadConfigResult,
  loadConfig,
  type RsbuildConfig,
  type RsbuildInstance,
} from '@rsbuild/core';
import { importGraph } from '../base/importGraph.ts';
import { findSitePlugin, loadSiteConfig, siteConfigFile } from '../config/resolveSite.ts';

/**
 * Rsbuild for the site in the current folder: as its `rsbuild.config.ts` says, if there is one, with the site that its
 * `site.config.ts` describes. It starts anew with whatever they say then.
 *
 * @param server options of the dev server, which take precedence
 */
export async function openSite(
  command: 'build' | 'dev',
  server: RsbuildConfig['server'] = {},
): Promise<RsbuildInstance> {
  const root = process.cwd();
  const loaded = await (command === 'build' ? readConfig(root, command) : devConfig(root, server));
  return createRsbuild({
    cwd: root,
    // as Rsbuild itself does; what variables say becomes a part of the bundles
    loadEnv: isRsbuildConfig(loaded.filePath) && { cwd: root },
    config: () => Promise.resolve(loaded),
    restart: async ({ options }) => {
      const next = await openSite(command, server);
      await next.startDevServer(options as Parameters<RsbuildInstance['startDevServer']>[0]);
      return true;
    },
  });
}

function isRsbuildConfig(file: string | null): boolean {
  return file !== null && path.basename(file).startsWith('rsbuild.config.');
}

async function devConfig(root: string, server: RsbuildConfig['server']): Promise<LoadConfigResult> {
  const { content, ...files } = await readConfig(root, 'dev');
  const dev = { cliShortcuts: true, ...content.dev };
  // the engine itself follows what says nothing to the bundler: see Configuration
  const followed = isRsbuildConfig(files.filePath) ? files : { filePath: null, dependencies: [] };
  return { ...followed, content: { ...content, dev, server: { ...content.server, ...server } } };
}

/** What the site's `rsbuild.config.ts` says, if there is one, with the engine among the plugins. */
export async function readConfig(root: string, command: string): Promise<LoadConfigResult> {
  const loaded = await loadConfig({ cwd: root, command });
  if (findSitePlugin(loaded.content)) return loaded;
  const { config, configName } = await loadSiteConfig(root);
  const file = siteConfigFile(root) ?? '';
  // only now: a configuration that has the plugin itself may load it in another way
  const { sitePlugins } = await import('../plugin.ts');
  return {
    content: {
      ...loaded.content,
      plugins: [...(loaded.content.plugins ?? []), sitePlugins(config, configName)],
    },
    filePath: loaded.filePath ?? file,
    dependencies: [...loaded.dependencies, ...importGraph([file]).keys()],
  };
}
