import { defineConfig } from '@rsbuild/core';

/** The Rsbuild configuration of sites without an `rsbuild.config.*`: the plugin, with their `site.config.*`. */
export default defineConfig(async () => {
  // absolute URLs: Rsbuild would reload the whole engine at every restart if it were imported by a relative path
  const { loadSiteConfig } = (await import(
    new URL('../config/resolveSite.ts', import.meta.url).href
  )) as typeof import('../config/resolveSite.ts');
  const { pluginDocs } = (await import(
    new URL('../plugin.ts', import.meta.url).href
  )) as typeof import('../plugin.ts');
  const { config } = await loadSiteConfig(process.cwd());
  return { plugins: [pluginDocs(config)] };
});
