import { type Problem, ProblemsError } from '../../base/problems.ts';
import type { ResolvedSite } from '../../config/resolveSite.ts';
import { hasModules, type SiteModules, siteModules } from '../../content/own/siteModules.ts';
import { findDifferences } from '../../lint/parity.ts';
import { compileSite } from '../../pipeline/compileSite.ts';
import { WorkerPool } from '../../pipeline/pool.ts';

/**
 * Everything that a build would find wrong with the content, without bundling or rendering: frontmatter, links,
 * anchors, navigation, texts, modules of the site's own, and pages whose structure differs between languages.
 *
 * @param differences a page or folder, such as `docs/ja`: only how it differs from the first language, but all of that
 */
export async function checkSite(
  site: ResolvedSite,
  differences?: string,
): Promise<{ pages: number; problems: Problem[] }> {
  const pool = new WorkerPool(site);
  try {
    const [{ compiled, problems, prepared }, ofModules] = await Promise.all([
      compileSite(site, pool, new Map(), { lint: true }),
      differences === undefined ? findModuleProblems(site) : [],
    ]);
    if (differences === undefined) return { pages: compiled.size, problems: [...problems, ...ofModules] };
    const found = findDifferences(prepared.model);
    const isWanted = ({ file }: Problem) => `${file}/`.startsWith(`${differences.replace(/\/$/, '')}/`);
    return { pages: compiled.size, problems: found.filter(isWanted) };
  } finally {
    await pool.close();
  }
}

/** What is wrong with components, parts of the shell and stylesheets that the site brings along. */
async function findModuleProblems(site: ResolvedSite): Promise<readonly Problem[]> {
  let modules: SiteModules;
  try {
    modules = siteModules(site);
  } catch (error) {
    if (error instanceof ProblemsError) return error.problems;
    throw error;
  }
  if (!hasModules(modules)) return [];
  // only now: the bundler takes a while to load
  const { checkModules } = await import('../../bundler/checkModules.ts');
  return checkModules(site, modules);
}
