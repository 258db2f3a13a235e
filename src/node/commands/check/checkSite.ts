import type { Problem } from '../../base/problems.ts';
import type { ResolvedSite } from '../../config/resolveSite.ts';
import { compileSite } from '../../pipeline/compileSite.ts';
import { WorkerPool } from '../../pipeline/pool.ts';
import { findDifferences } from '../../site/checks/checkParity.ts';

/**
 * Everything that a build would find wrong with the content, without bundling or rendering: frontmatter, links,
 * anchors, navigation, texts, and pages whose structure differs between languages.
 *
 * @param differences a page or folder, such as `docs/ja`: only how it differs from the first language, but all of that
 */
export async function checkSite(
  site: ResolvedSite,
  differences?: string,
): Promise<{ pages: number; problems: Problem[] }> {
  const pool = new WorkerPool({ site });
  try {
    const { compiled, problems, prepared } = await compileSite(site, pool, new Map(), true);
    if (differences === undefined) return { pages: compiled.size, problems };
    const found = findDifferences(prepared.model);
    const isWanted = ({ file }: Problem) => `${file}/`.startsWith(`${differences.replace(/\/$/, '')}/`);
    return { pages: compiled.size, problems: found.filter(isWanted) };
  } finally {
    await pool.close();
  }
}
