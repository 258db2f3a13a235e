// biome-ignore-all lint/plugin: Rsbuild reloads what its configuration imports by relative paths whenever it restarts
import { defineConfig, pluginDocs } from 'docs-site-engine';

/** The Rsbuild configuration of sites without an `rsbuild.config.*`: the plugin, with their `site.config.*`. */
export default defineConfig({ plugins: pluginDocs() });
