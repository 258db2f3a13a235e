import { type Problem, ProblemsError } from '../../base/problems.ts';
import type { ResolvedSite } from '../../config/resolveSite.ts';
import { siteModules } from '../../content/extensions/siteModules.ts';
import { findDifferences } from '../../lint/parity.ts';
import { compileSite } from '../../pipeline/compileSite.ts';
import { WorkerPool } from '../../pipeline/pool.ts';

/**
 * Finds everything that a build would report about the content, without bundling or rendering: frontmatter, links,
 * anchors, navigation, strings, and pages whose structure differs between languages. Problems are
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
    const { compiled, problems, prepared } = await compileSite(site, pool, new Map(), { lint: true });
    if (differences === undefined)
      return { pages: compiled.size, problems: [...problems, ...findModuleProblems(site)] };
    const allDifferences = findDifferences(prepared.model);
    const isWanted = ({ file }: Problem) => `${file}/`.startsWith(`${differences.replace(/\/$/, '')}/`);
    return { pages: compiled.size, problems: allDifferences.filter(isWanted) };
  } finally {
    await pool.close();
  }
}

/** Reports configured components, slots and stylesheets that don't exist. Their code is checked by the bundler. */
function findModuleProblems(site: ResolvedSite): readonly Problem[] {
  try {
    siteModules(site);
    return [];
  } catch (error) {
    if (error instanceof ProblemsError) return error.problems;
    throw error;
  }
}
