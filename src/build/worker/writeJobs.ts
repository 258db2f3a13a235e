import { sha1 } from '../cache/sha1.ts';
import { sourceHash } from '../cache/sourceHash.ts';
import { RENDER_SOURCES } from '../cache/sources.ts';
import type { ResolvedSite } from '../config/resolveSite.ts';
import { hasErrors } from '../problems.ts';
import type { PreparedPage } from '../site/prepareSite.ts';
import type { CompileOutcome, RenderSetup, WriteJob } from './workerTypes.ts';

/**
 * Everything needed to render and write each page that has been compiled without errors.
 * @param compiled the compiled pages, by source file
 */
export function writeJobs(
  site: ResolvedSite,
  setup: RenderSetup,
  pages: readonly PreparedPage[],
  compiled: ReadonlyMap<string, CompileOutcome>,
): WriteJob[] {
  const version = renderVersion(site, setup);
  return pages.flatMap(({ route, ...job }): WriteJob[] => {
    if (route && hasErrors(route.summary.problems)) return [];
    const { key, hash } = (route && compiled.get(route.source.file)) ?? {};
    const renderKey = sha1(JSON.stringify([version, hash, job]));
    return [{ ...job, renderKey, ...(route && key ? { source: route.source, key } : {}) }];
  });
}

/** Changes whenever anything that all pages are rendered from changes. */
function renderVersion(site: ResolvedSite, { outDir: _staging, ...setup }: RenderSetup): string {
  // the URL contains the content's hash, so it identifies the site data
  const siteData = setup.siteData.map(({ url }) => url);
  return sourceHash(RENDER_SOURCES, { ...setup, siteData, site });
}
