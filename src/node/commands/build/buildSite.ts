import { bundleOptions, ShellBundles } from '../../bundler/bundleCache.ts';
import { findSitePlugin, hasRsbuildConfig, loadSiteConfig } from '../../config/resolveSite.ts';
import { SiteBuild } from './siteBuild.ts';

/** Builds the site of a folder. */
export async function buildSite(root: string): Promise<void> {
  // the bundler alone takes a quarter of a second to load: most sites have nothing to bundle
  const loaded = hasRsbuildConfig(root)
    ? await (await import('../openSite.ts')).readConfig(root, 'build')
    : undefined;
  const site = (loaded && findSitePlugin(loaded.content)?.resolve(root)) ?? (await loadSiteConfig(root));
  const bundle = new ShellBundles(site, bundleOptions(loaded?.content ?? {})).find();
  if (bundle) {
    const siteBuild = new SiteBuild(site);
    siteBuild.start();
    await siteBuild.finish(bundle);
    return;
  }
  const { openSite } = await import('../openSite.ts');
  const { close } = await (await openSite('build')).build();
  await close();
}
