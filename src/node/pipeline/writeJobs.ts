import { hasErrors } from '../base/problems.ts';
import type { RenderContext } from '../render/renderPage.ts';
import type { Prepared } from '../site/prepareSite.ts';
import type { CachedPage } from './pageCache.ts';

/** Data that is the same for all pages of one build. */
export interface RenderSetup extends RenderContext {
  /** Path of the bundle of `serverEntry.tsx`. */
  serverBundle: string;
  /** Folder of the site being written. */
  outDir: string;
}

/** A page to render and write. */
export interface RouteJob extends Omit<Prepared, 'route'> {
  /** Cache key of the compiled page; absent for the not-found page, which has no source. */
  key?: string;
}

/**
 * The pages that have been compiled without errors.
 *
 * @param compiled the compiled pages, by source file
 */
export function writeJobs(pages: readonly Prepared[], compiled: ReadonlyMap<string, CachedPage>): RouteJob[] {
  return pages.flatMap(({ route, ...job }): RouteJob[] => {
    if (route && hasErrors(route.summary.problems)) return [];
    return [{ ...job, key: job.source && compiled.get(job.source.file)?.key }];
  });
}
