import { type Problem, ProblemsError } from '../../base/problems.ts';
import type { ResolvedSite } from '../../config/resolveSite.ts';
import { hasModules, type SiteModules, siteModules } from '../../content/own/siteModules.ts';
import { findDifferences } from '../../lint/parity.ts';
import { compileSite } from '../../pipeline/compileSite.ts';
import { WorkerPool } from '../../pipeline/pool.ts';

/**
 * Finds everything that a build would report about the content, without bundling or rendering: frontmatter, links,
 * anchors, navigation, strings, modules of the site, and pages whose structure differs between languages. Problems are
 * returned, not thrown.
 *
 * @param differences a page or folder, such as `docs/ja`: returns only its differences from the first language, but all of
 *   them. Default: all problems of the site
 * @returns the number of checked pages, and the problems
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
