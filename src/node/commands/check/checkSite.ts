import { type Problem, ProblemsError } from '../../base/problems.ts';
import type { ResolvedSite } from '../../config/resolveSite.ts';
import { siteModules } from '../../content/own/siteModules.ts';
import { compileSite } from '../../pipeline/compileSite.ts';
import { WorkerPool } from '../../pipeline/pool.ts';
import { findDifferences } from '../../site/checks/checkParity.ts';

/**
 * Everything that a build would find wrong with the content, without bundling or rendering: frontmatter, links,
 * anchors, navigation, texts, modules that are not there, and pages whose structure differs between languages.
 *
 * @param differences a page or folder, such as `docs/ja`: only how it differs from the first language, but all of that
 */
export async function checkSite(
  site: ResolvedSite,
  differences?: string,
): Promise<{ pages: number; problems: Problem[] }> {
  const pool = new WorkerPool(site);
  try {
    const { compiled, problems, prepared } = await compileSite(site, pool, new Map());
    if (differences === undefined)
      return { pages: compiled.size, problems: [...problems, ...moduleProblems(site)] };
    const found = findDifferences(prepared.model);
    const isWanted = ({ file }: Problem) => `${file}/`.startsWith(`${differences.replace(/\/$/, '')}/`);
    return { pages: compiled.size, problems: found.filter(isWanted) };
  } finally {
    await pool.close();
  }
}

/** What is wrong with the places of components, parts of the shell and stylesheets that the site brings along. */
function moduleProblems(site: ResolvedSite): readonly Problem[] {
  try {
    siteModules(site);
    return [];
  } catch (error) {
    if (error instanceof ProblemsError) return error.problems;
    throw error;
  }
}
