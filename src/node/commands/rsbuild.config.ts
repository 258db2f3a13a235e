// biome-ignore-all lint/plugin: Rsbuild reloads what its configuration imports by relative paths whenever it restarts
import { defineConfig, pluginDocs } from 'docs-site-engine';
import { loadSiteConfig } from 'docs-site-engine/node';

/** The Rsbuild configuration of sites without an `rsbuild.config.*`: the plugin, with their `site.config.*`. */
export default defineConfig(async () => {
  const { config } = await loadSiteConfig(process.cwd());
  return { plugins: [pluginDocs(config)] };
});
