import type { Problem } from '../../base/problems.ts';
import type { ResolvedSite } from '../../config/resolveSite.ts';
import { compileSite } from '../../pipeline/compileSite.ts';
import { WorkerPool } from '../../pipeline/pool.ts';

/**
 * Everything that a build would find wrong with the content, without bundling or rendering: frontmatter, links,
 * anchors, navigation, texts, and pages whose structure differs between languages.
 */
export async function checkSite(site: ResolvedSite): Promise<{ pages: number; problems: Problem[] }> {
  const pool = new WorkerPool({ site });
  try {
    const { compiled, problems } = await compileSite(site, pool, new Map());
    return { pages: compiled.size, problems };
  } finally {
    await pool.close();
  }
}
