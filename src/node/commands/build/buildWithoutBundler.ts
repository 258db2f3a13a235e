import { gatherWarnings } from '../../base/gatherWarnings.ts';
import { formatProblems } from '../../base/problems.ts';
import { ShellBundles } from '../../bundler/shellBundles.ts';
import { hasRsbuildConfig, loadSiteConfig } from '../../config/loadSiteConfig.ts';
import { reportPages, SiteBuild } from './siteBuild.ts';

/**
 * Builds the site of a folder if its shell has been bundled before, as that of most sites has: the bundler alone takes
 * a quarter of a second to load.
 * @returns whether that was possible
 */
export async function buildWithoutBundler(root: string): Promise<boolean> {
  if (hasRsbuildConfig(root)) return false;
  const site = await loadSiteConfig(root);
  const bundle = new ShellBundles(site).find();
  if (!bundle) return false;
  const build = new SiteBuild(site);
  build.start();
  const { pages, problems } = await build.finish(bundle);
  if (problems.length > 0) console.warn(`${formatProblems(gatherWarnings(problems))}\n`);
  reportPages(site, pages);
  return true;
}
