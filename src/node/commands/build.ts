/** `docs build`. See `USAGE`. */

import { readCommandLine, runCommand } from '../base/commandLine.ts';
import { fileSystemProblem, howToRun, PREVIOUS_SITE_REMAINS } from '../base/problems.ts';
import { bundleOptions, ShellBundles } from '../bundler/bundleCache.ts';
import { findSitePlugin, hasRsbuildConfig, loadSiteConfig } from '../config/resolveSite.ts';
import { SiteBuild } from './build/siteBuild.ts';

const USAGE = `Usage: ${howToRun('build')}
Writes the finished site to its output folder, dist; a failed build leaves the previous one in place.`;

await runCommand(USAGE, async () => {
  readCommandLine(USAGE, {});
  // the process ends after the build: its memory need not be freed piece by piece
  process.env.RSPACK_UNSAFE_FAST_DROP = 'true';
  // the threads, and what a site imports, choose by it what they load
  process.env.NODE_ENV ??= 'production';
  try {
    await buildSite(process.cwd());
  } catch (error) {
    throw fileSystemProblem(error, PREVIOUS_SITE_REMAINS);
  }
  return 0;
});

/** Builds the site of a folder. */
async function buildSite(root: string): Promise<void> {
  // the bundler alone takes a quarter of a second to load: most sites have nothing to bundle
  const loaded = hasRsbuildConfig(root)
    ? await (await import('./openSite.ts')).readConfig(root, 'build')
    : undefined;
  const site = (loaded && findSitePlugin(loaded.content)?.resolve(root)) ?? (await loadSiteConfig(root));
  const bundle = new ShellBundles(site, bundleOptions(loaded?.content ?? {})).find();
  if (bundle) {
    const siteBuild = new SiteBuild(site);
    siteBuild.start();
    await siteBuild.finish(bundle);
    return;
  }
  const { openSite } = await import('./openSite.ts');
  const { close } = await (await openSite('build')).build();
  await close();
}
