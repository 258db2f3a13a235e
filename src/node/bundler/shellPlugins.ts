import type { RsbuildPlugin, RsbuildPluginAPI, Rspack } from '@rsbuild/core';
import { IS_PACKAGED } from '../base/importGraph.ts';

/**
 * Returns Rsbuild's plugin for React; `bundlerConfig.ts` sets its chunk. Loads the plugin lazily, because worker
 * threads also import the package's main entry, for a site's Markdown plugins, but don't bundle.
 */
export async function reactPlugin(): Promise<RsbuildPlugin> {
  const { pluginReact } = await import('@rsbuild/plugin-react');
  return pluginReact({ splitChunks: false });
}

/** Compiles the shell's styles (vanilla-extract). The package contains them as CSS. */
export function transformShell(api: RsbuildPluginAPI): void {
  if (IS_PACKAGED) return;
  api.modifyRspackConfig(async (_config, { appendPlugins, environment }) => {
    const { VanillaExtractPlugin } = await import('@vanilla-extract/webpack-plugin');
    // the same class names in both environments and modes
    const plugin = new VanillaExtractPlugin({
      identifiers: 'short',
      outputCss: environment.config.output.emitCss,
    });
    appendPlugins(plugin as unknown as Rspack.RspackPluginInstance);
  });
}
